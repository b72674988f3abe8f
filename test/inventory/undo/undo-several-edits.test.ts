/** Undo of several edits of one element, with other changes in between. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { plain, unique, useService } from "../running-service.ts";

type Operation = readonly [method: string, path: string, body?: unknown];
interface Entry {
  readonly kind: string;
  readonly changes?: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;
}

describeDialects("undo of several edits", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  const newPart = (body: Record<string, unknown> = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const sent = async (...[method, path, body]: Operation) => {
    const answer = await running.client.request(method, path, body, plain);
    expect(answer.status, answer.text).toBeLessThan(300);
    return { body: answer.body, set: answer.headers["partledger-change-set"] ?? "" };
  };
  const batch = async (...operations: readonly Operation[]): Promise<string> => {
    const bodies = operations.map(([method, path, body]) => ({
      method,
      path,
      ...(body !== undefined && { body }),
    }));
    return (await sent("POST", "/api/batch", { operations: bodies })).set;
  };
  const logOf = async (set: string): Promise<readonly Entry[]> =>
    (await running.client.get<readonly Entry[]>(`/api/change_sets/${set}/log`, plain)).body;

  it("logs the edits before and after a deletion separately", async () => {
    const part = await newPart({ description: "oldest" });
    const { body } = await sent("GET", `${part}/log`);
    const [{ id: entry } = { id: 0 }] = body as unknown as readonly { id: number }[];
    await sent("PATCH", part, { description: "0" });
    const changed = await batch(
      ["PATCH", part, { description: "1" }],
      ["DELETE", part],
      ["POST", `${part}/restore`, { log_entry: entry }],
      ["PATCH", part, { description: "2" }],
    );
    const undone = (await sent("POST", `/api/change_sets/${changed}/undo`)).set;
    expect(await read(part)).toMatchObject({ description: "0" });
    const edits = (await logOf(undone)).filter(({ kind }) => kind === "element_edited");
    expect(edits.flatMap(({ changes }) => changes?.["description"] ?? [])).toEqual([
      { old: "2", new: "oldest" },
    ]);
    await sent("POST", `/api/change_sets/${undone}/redo`);
    expect(await read(part)).toMatchObject({ description: "2" });
  });

  it("does not need the value between two edits after which a file was deleted", async () => {
    const [first, between, last] = [unique("I"), unique("I"), unique("I")];
    const part = await newPart({ ipn: first });
    const attachment = await make("attachments", {
      name: "a",
      element: part,
      attachment_type: await make("attachment_types", { name: unique("T") }),
      url: "https://files.example/a",
    });
    const changed = await batch(
      ["PATCH", part, { ipn: between }],
      ["DELETE", attachment],
      ["PATCH", part, { ipn: last }],
    );
    await newPart({ ipn: between });
    const { body } = await sent("POST", `/api/change_sets/${changed}/undo`);
    expect(body).toMatchObject({ status: "succeeded", left_count: 0 });
    expect(await read(part)).toMatchObject({ ipn: first, attachments: [{ name: "a" }] });
  });
});
