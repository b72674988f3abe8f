/** Undo does not set references that an ordinary write of the same user cannot set. */
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import type { Answer, Api } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { plain, unique, useService } from "../running-service.ts";
import { createUserWith } from "../test-users.ts";

type Body = Record<string, unknown>;

describeDialects("permissions of an undo", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let project = "";
  let category = "";
  /** A client that can change projects, but cannot read parts. */
  let limited: Api;

  beforeAll(async () => {
    project = await make("projects", { name: "Project" });
    category = await make("categories", { name: "Category" });
    const operations = ["read", "edit", "create", "delete", "show_history", "revert_element"] as const;
    const user = await createUserWith(running.service, [
      ...operations.map((operation) => `projects.${operation}` as const),
    ]);
    limited = user.client;
  });

  const newPart = (): Promise<string> => make("parts", { name: unique("Part"), category });
  const newEntry = async (): Promise<string> =>
    make("project_bom_entries", { project, part: await newPart(), quantity: 1 });
  /** Returns the present time, before which the next change is not made. */
  const moment = async (): Promise<string> => {
    const at = new Date().toISOString();
    await setTimeout(2);
    return at;
  };
  const setOf = ({ headers }: Pick<Answer, "headers">): string => headers["partledger-change-set"] ?? "";
  const sent = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await running.client.request(method, path, body, plain);
    expect(answer.status, answer.text).toBeLessThan(300);
    return setOf(answer);
  };
  const undoOf = (set: string): string => `/api/change_sets/${set}/undo`;

  /** Returns the action that would set the reference of an element, and its body. */
  const cases: Readonly<
    Record<string, () => Promise<readonly [element: string, path: string, body?: Body]>>
  > = {
    "the undo of an edit": async () => {
      const entry = await newEntry();
      return [entry, undoOf(await sent("PATCH", entry, { part: await newPart() }))];
    },
    "the redo of an edit": async () => {
      const entry = await newEntry();
      const undone = await sent("POST", undoOf(await sent("PATCH", entry, { part: await newPart() })));
      return [entry, `/api/change_sets/${undone}/redo`];
    },
    "the undo of a deletion": async () => {
      const entry = await newEntry();
      return [entry, undoOf(await sent("DELETE", entry))];
    },
    "an old version": async () => {
      const entry = await newEntry();
      const at = await moment();
      await sent("PATCH", entry, { part: await newPart() });
      return [entry, `${entry}/restore`, { at }];
    },
    "a deleted version": async () => {
      const entry = await newEntry();
      const at = await moment();
      await sent("DELETE", entry);
      return [entry, `${entry}/restore`, { at }];
    },
    "the build part of a project": async () => {
      const built = await make("projects", { name: unique("Project"), build_part: await newPart() });
      return [built, undoOf(await sent("PATCH", built, { build_part: null }))];
    },
  };

  it.each(Object.keys(cases))("include those to read the targets of references: %s", async (name) => {
    const [element, path, body] = await cases[name]!();
    const state = async (): Promise<string> => (await running.client.get(element, plain)).text;
    const before = await state();
    const { status, body: denied } = await limited.post(path, body, plain);
    expect(status).toBe(403);
    expect(denied["detail"]).toContain("permission");
    expect(await state()).toBe(before);
    await running.client.post(path, body, { ...plain, expect: 200 });
    expect(await read(element)).toMatchObject({ "@id": element });
  });

  it("do not include those to read unchanged references", async () => {
    const entry = await newEntry();
    const set = await sent("PATCH", entry, { comment: "x" });
    await limited.post(undoOf(set), undefined, { ...plain, expect: 200 });
  });
});
