/** What remains of an undo: conflicts of skipped changes, undos that were redone, and the reason of a rejection. */
import { beforeAll, expect, it } from "vitest";
import type { Answer, Api } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { idOf, plain, unique, useService } from "../running-service.ts";
import { createUserWith } from "../test-users.ts";

describeDialects("the state of change sets", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: unique("Category") });
  });

  const newPart = (body: Record<string, unknown> = {}) =>
    make("parts", { name: unique("Part"), category, ...body });
  const setOf = ({ headers }: Pick<Answer, "headers">): string => headers["partledger-change-set"] ?? "";
  const sent = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await running.client.request(method, path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return setOf(answer);
  };
  const revert = async (set: string, path: string, client: Api = running.client) =>
    client.post<Record<string, unknown>>(`/api/change_sets/${set}/${path}`, undefined, plain);
  const stateOf = async (set: string) => {
    const { body } = await running.client.get<Record<string, unknown>>(`/api/change_sets/${set}`, plain);
    return [body["undone_by"], body["partly_undone"]];
  };
  const path = (answer: Pick<Answer, "headers">) => `/api/change_sets/${setOf(answer)}`;

  it("an undo that was redone does not count", async () => {
    const part = await newPart({ description: "old" });
    const set = await sent("PATCH", part, { name: "New", description: "new" });
    await sent("PATCH", part, { name: "Newest" });
    expect(await stateOf(set)).toEqual([undefined, false]);
    const first = await revert(set, "undo?conflicts=skip");
    expect(await stateOf(set)).toEqual([path(first), true]);
    const second = await revert(set, "undo?conflicts=overwrite");
    expect(await stateOf(set)).toEqual([path(second), false]);
    // The description of the change set is in effect again.
    const redo = await revert(setOf(first), "redo");
    expect(redo.status, redo.text).toBe(200);
    expect(await stateOf(set)).toEqual([path(second), true]);
    const third = await revert(set, "undo");
    expect(await stateOf(set)).toEqual([path(third), false]);
    const list = await running.client.get<Record<string, unknown>[]>(
      "/api/change_sets?itemsPerPage=100",
      plain,
    );
    const listed = list.body.find(({ id }) => id === Number(set));
    expect([listed?.["undone_by"], listed?.["partly_undone"]]).toEqual([path(third), false]);
    await revert(setOf(second), "redo?conflicts=overwrite");
    await revert(setOf(third), "redo?conflicts=overwrite");
    expect(await stateOf(set)).toEqual([undefined, false]);
  });

  it("only selected properties are returned", async () => {
    const set = await sent("PATCH", await newPart(), { name: "A" });
    await revert(set, "undo");
    const get = async (name: string) =>
      Object.keys((await running.client.get(`/api/change_sets/${set}?properties[]=${name}`, plain)).body);
    expect([await get("undone_by"), await get("partly_undone"), await get("username")]).toEqual([
      ["undone_by"],
      ["partly_undone"],
      ["username"],
    ]);
  });

  it("skip lists all conflicts of a created element", async () => {
    const part = await newPart();
    const [set] = [
      (await running.client.get<{ id: number }[]>(`/api/change_sets?element=${part}`, plain)).body[0]?.id,
    ];
    await sent("PATCH", part, { name: unique("Part"), description: "B", comment: "C" });
    const rejected = await revert(String(set), "undo");
    const skipped = await revert(String(set), "undo?conflicts=skip");
    expect([rejected.body["conflicts"], skipped.body["left_count"]]).toEqual([
      expect.objectContaining({ length: 3 }),
      3,
    ]);
  });

  it("conflicts precede a permission that only overwrite needs", async () => {
    const footprints = [];
    for (const name of ["A", "B", "C"]) footprints.push(await make("footprints", { name: unique(name) }));
    const [a, b, c] = footprints;
    const part = await newPart({ footprint: a });
    const set = await sent("PATCH", part, { footprint: b });
    await sent("PATCH", part, { footprint: c });
    const user = await createUserWith(running.service, [
      "parts.read",
      "parts.edit",
      "parts.show_history",
      "parts.revert_element",
    ]);
    const answer = await revert(set, "undo", user.client);
    expect([answer.status, answer.body["conflicts"]]).toEqual([
      409,
      [expect.objectContaining({ property: "footprint" })],
    ]);
    expect((await revert(set, "undo?conflicts=overwrite", user.client)).status).toBe(403);
  });

  it.each(["reject", "skip", "overwrite"])(
    "an edit and the deletion of one batch are taken back together (%s)",
    async (mode) => {
      const part = await newPart();
      const type = await make("attachment_types", { name: unique("Pictures") });
      const picture = (name: string) =>
        make("attachments", {
          name,
          element: part,
          attachment_type: type,
          url: `https://example.com/${name}.png`,
        });
      const [first, second] = [await picture("A"), await picture("B")];
      await sent("PATCH", part, { master_picture_attachment: first });
      const set = await sent("POST", "/api/batch", {
        operations: [
          { method: "PATCH", path: part, body: { master_picture_attachment: second } },
          { method: "DELETE", path: part },
        ],
      });
      const undone = await revert(set, `undo?conflicts=${mode}`);
      expect([undone.status, undone.body["left"]]).toEqual([200, []]);
      const { body } = await running.client.get<{ master_picture_attachment: { id: number } }>(part, plain);
      expect(body.master_picture_attachment.id).toBe(idOf(first));
    },
  );

  it("a changed cycle of unique values has only conflicts that overwrite resolves", async () => {
    const [one, two, three, nine] = [unique("1"), unique("2"), unique("3"), unique("9")];
    const [a, b, c] = [
      await newPart({ ipn: one }),
      await newPart({ ipn: two }),
      await newPart({ ipn: three }),
    ];
    const operations = [
      { method: "PATCH", path: a, body: { ipn: null } },
      { method: "PATCH", path: c, body: { ipn: one } },
      { method: "PATCH", path: b, body: { ipn: three } },
      { method: "PATCH", path: a, body: { ipn: two } },
    ];
    const set = await sent("POST", "/api/batch", { operations });
    await sent("PATCH", a, { ipn: nine });
    await sent("PATCH", c, { ipn: two });
    const { body } = await revert(set, "undo");
    const conflicts = body["conflicts"] as readonly { replaceable: boolean }[];
    expect(conflicts.filter(({ replaceable }) => !replaceable)).toEqual([]);
    expect((await revert(set, "undo?conflicts=overwrite")).status).toBe(200);
  });
});
