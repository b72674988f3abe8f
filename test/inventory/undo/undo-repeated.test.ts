/** Repeated undo and redo: a change set that is already taken back has nothing to take back, which is no conflict. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { picture } from "../../support/inventory.ts";
import { plain, unique, useService } from "../running-service.ts";
import { differences, stateOf } from "./state.ts";

type Body = Record<string, unknown>;
type Operation = readonly [method: string, path: string, body?: unknown];

describeDialects("repeated undo", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const newLot = async (body: Body = {}): Promise<string> =>
    make("part_lots", { part: await newPart(), ...body });
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await running.client.request(method, path, body, plain);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer;
  };
  const setOf = ({ headers }: Answer): string => headers["partledger-change-set"] ?? "";
  const sent = async (...request: Operation): Promise<string> => setOf(await send(...request));
  const batch = (...operations: readonly Operation[]): Promise<string> =>
    sent("POST", "/api/batch", {
      operations: operations.map(([method, path, body]) => ({
        method,
        path,
        ...(body !== undefined && { body }),
      })),
    });
  const state = () => stateOf(running.service);

  /** Each case makes changes and returns their change set. */
  const cases: Record<string, () => Promise<string>> = {
    "an edit": async () => sent("PATCH", await newPart({ description: "0" }), { description: "1" }),
    "several edits of one property": async () => {
      const part = await newPart({ description: "0", tags: "a" });
      return batch(
        ["PATCH", part, { description: "1" }],
        ["PATCH", part, { description: "2", tags: "b" }],
        ["PATCH", part, { description: "3" }],
      );
    },
    "edits that return to the old value": async () => {
      const part = await newPart({ description: "0" });
      return batch(
        ["PATCH", part, { description: "1" }],
        ["PATCH", part, { description: "0" }],
        ["PATCH", part, { description: "2" }],
      );
    },
    "a creation": async () => sent("POST", "/api/parts", { name: unique("Part"), category }),
    "a creation with later edits and stock": async () =>
      batch(
        ["POST", "/api/parts", { name: unique("Part"), category, partLots: [{ amount: 3 }] }],
        ["PATCH", "$1.@id", { description: "1" }],
        ["PATCH", "$1.@id", { description: "2" }],
        ["POST", "/api/part_lots", { part: "$1.@id" }],
        ["POST", "/api/part_lots/$4.id/add", { amount: 4 }],
        ["POST", "/api/part_lots/$4.id/add", { amount: 5 }],
      ),
    "a deletion": async () =>
      sent("DELETE", await newPart({ partLots: [{ amount: 7 }], parameters: [{ name: "p" }] })),
    "edits before a deletion": async () => {
      const part = await newPart({ description: "0", partLots: [{ amount: 7 }] });
      return batch(
        ["PATCH", part, { description: "1" }],
        ["PATCH", part, { description: "2" }],
        ["DELETE", part],
      );
    },
    "a withdrawal": async () => sent("POST", `${await newLot({ amount: 9 })}/withdraw`, { amount: 4 }),
    "several stock changes of one lot": async () => {
      const lot = await newLot({ amount: 9 });
      return batch(
        ["POST", `${lot}/add`, { amount: 1 }],
        ["POST", `${lot}/withdraw`, { amount: 5 }],
        ["POST", `${lot}/stocktake`, { amount: 20 }],
        ["POST", `${lot}/add`, { amount: 2 }],
      );
    },
    "a stocktake of an unknown amount": async () =>
      sent("POST", `${await newLot({ instock_unknown: true })}/stocktake`, { amount: 5 }),
    "a move of stock": async () => {
      const part = await newPart();
      const from = await make("part_lots", { part, amount: 9 });
      const to = await make("part_lots", { part });
      return sent("POST", `${from}/move`, { to, amount: 4 });
    },
    "a merge": async () => {
      const [source, into] = [
        await make("footprints", { name: unique("F"), parameters: [{ name: "p" }] }),
        await make("footprints", { name: unique("F") }),
      ];
      await newPart({ footprint: source });
      return sent("POST", `${source}/merge`, { into });
    },
    "files that were replaced and deleted": async () => {
      const attachment_type = await make("attachment_types", { name: unique("T") });
      const upload = { data: picture, filename: "a.png" };
      const part = await newPart();
      const attachment = await make("attachments", { name: "a", element: part, attachment_type, upload });
      return batch(
        ["PATCH", attachment, { name: "b" }],
        ["PATCH", attachment, { name: "c" }],
        ["DELETE", attachment],
      );
    },
    "a restored version": async () => {
      const part = await newPart({ description: "0" });
      const entries = await send("GET", `${part}/log`);
      const [{ id: entry } = { id: 0 }] = entries.body as unknown as readonly { id: number }[];
      await sent("PATCH", part, { description: "1", tags: "a" });
      return sent("POST", `${part}/restore`, { log_entry: entry });
    },
    "a restored deleted element": async () => {
      const part = await newPart({ description: "0" });
      const entries = await send("GET", `${part}/log`);
      const [{ id: entry } = { id: 0 }] = entries.body as unknown as readonly { id: number }[];
      await sent("DELETE", part);
      return sent("POST", `${part}/restore`, { log_entry: entry });
    },
  };

  async function expectNothing(answer: Answer, before: Record<string, unknown>): Promise<void> {
    expect(setOf(answer)).toBe("");
    expect(answer.body).toMatchObject({ status: "succeeded", left: [], left_count: 0 });
    expect(answer.body).not.toHaveProperty("change_set");
    expect(differences(before, await state())).toEqual([]);
  }

  describe.each(Object.keys(cases))("of %s", (name) => {
    it("takes back nothing the second time", async () => {
      const set = await cases[name]!();
      const undone = await sent("POST", `/api/change_sets/${set}/undo`);
      const after = await state();
      for (const mode of ["reject", "skip", "overwrite"]) {
        await expectNothing(await send("POST", `/api/change_sets/${set}/undo?conflicts=${mode}`), after);
      }
      const made = await send("POST", `/api/change_sets/${undone}/undo`);
      const again = await state();
      await expectNothing(await send("POST", `/api/change_sets/${undone}/undo`), again);
      await expectNothing(await send("POST", `/api/change_sets/${undone}/redo`), again);
      expect(setOf(made)).not.toBe("");
    });

    it("alternates with redo", async () => {
      const set = await cases[name]!();
      const changed = await state();
      let undone = await sent("POST", `/api/change_sets/${set}/undo`);
      const unchanged = await state();
      for (let round = 0; round < 2; round += 1) {
        await sent("POST", `/api/change_sets/${undone}/redo`);
        expect(differences(changed, await state())).toEqual([]);
        undone = await sent("POST", `/api/change_sets/${set}/undo`);
        expect(differences(unchanged, await state())).toEqual([]);
      }
      const redone = await sent("POST", `/api/change_sets/${undone}/redo`);
      expect(differences(changed, await state())).toEqual([]);
      await sent("POST", `/api/change_sets/${redone}/undo`);
      expect(differences(unchanged, await state())).toEqual([]);
      await expectNothing(await send("POST", `/api/change_sets/${redone}/undo`), unchanged);
    });
  });
});
