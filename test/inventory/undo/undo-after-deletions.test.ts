/** Undo of a deletion after other elements were deleted too, and undo in a location that is full since. */
import { beforeAll, expect, it } from "vitest";
import type { Answer } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { plain, unique, useService } from "../running-service.ts";

type Body = Record<string, unknown>;

describeDialects("undo after other deletions", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const sent = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await running.client.request(method, path, body, plain);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.headers["partledger-change-set"] ?? "";
  };
  const undo = (set: string): Promise<Answer> =>
    running.client.post(`/api/change_sets/${set}/undo`, undefined, plain);

  /** Returns the part, the change set of its deletion, and the element that cannot be restored. */
  const cases: Readonly<Record<string, () => Promise<readonly [part: string, set: string, left: string]>>> = {
    "the project of a BOM entry": async () => {
      const part = await newPart();
      const project = await make("projects", { name: unique("P") });
      const entry = await make("project_bom_entries", { project, part, quantity: 1 });
      const set = await sent("DELETE", part);
      await sent("DELETE", project);
      return [part, set, entry];
    },
    "a BOM entry": async () => {
      const part = await newPart();
      const project = await make("projects", { name: unique("P") });
      const entry = await make("project_bom_entries", { project, part, quantity: 1 });
      const set = await sent("DELETE", part);
      await sent("DELETE", entry);
      return [part, set, entry];
    },
    "the other part of an association": async () => {
      const [part, other] = [await newPart(), await newPart()];
      const association = await make("part_associations", { owner: part, other, type: 1 });
      const set = await sent("DELETE", part);
      await sent("DELETE", other);
      return [part, set, association];
    },
    "the supplier of an orderdetail": async () => {
      const supplier = await make("suppliers", { name: unique("S") });
      const part = await newPart();
      const orderdetail = await make("orderdetails", { part, supplier });
      const set = await sent("DELETE", part);
      await sent("DELETE", supplier);
      return [part, set, orderdetail];
    },
  };

  it.each(Object.keys(cases))("restores a part without %s", async (name) => {
    const [part, set, element] = await cases[name]!();
    const { status, body, text } = await undo(set);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ left: [{ element }], left_count: 1 });
    expect(await read(part)).toMatchObject({ "@id": part });
  });

  it("keeps the conflict of an element that was deleted alone", async () => {
    const [owner, other] = [await newPart(), await newPart()];
    const set = await sent("DELETE", await make("part_associations", { owner, other, type: 1 }));
    await sent("DELETE", other);
    expect((await undo(set)).body).toMatchObject({ conflicts: [{ code: "missing-reference" }] });
  });

  it("takes back a withdrawal from a location that is full since", async () => {
    const storage_location = await make("storage_locations", { name: unique("L") });
    const lot = await make("part_lots", { part: await newPart(), amount: 9, storage_location });
    const set = await sent("POST", `${lot}/withdraw`, { amount: 4 });
    await sent("PATCH", storage_location, { is_full: true });
    expect((await undo(set)).status).toBe(200);
    expect(await read(lot)).toMatchObject({ amount: 9 });
  });
});
