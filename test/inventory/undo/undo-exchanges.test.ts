/** Undo and redo of requests in which elements exchanged unique values. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { plain, unique, useService } from "../running-service.ts";
import { differences, stateOf } from "./state.ts";

type Body = Record<string, unknown>;

/** Two elements, with the property whose values they exchange, and another value for the time between. */
interface Pair {
  readonly elements: readonly [string, string];
  readonly property: string;
  readonly values: readonly [unknown, unknown];
  readonly between: unknown;
}

describeDialects("undo of an exchange", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const setOf = ({ headers }: Answer): string => headers["partledger-change-set"] ?? "";
  const sent = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await running.client.request(method, path, body, plain);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer;
  };
  const state = () => stateOf(running.service);

  /** Creates two elements whose property has different values. */
  async function pairOf(
    property: string,
    create: (body: Body) => Promise<string>,
    values: readonly [unknown, unknown],
    between: unknown = null,
  ): Promise<Pair> {
    const [first, second] = values;
    const elements = [await create({ [property]: first }), await create({ [property]: second })] as const;
    return { elements, property, values, between };
  }

  const texts = (): [string, string] => [unique("U"), unique("V")];

  const kinds: Readonly<Record<string, () => Promise<Pair | readonly Pair[]>>> = {
    "internal part numbers": () => pairOf("ipn", newPart, texts()),
    "names of siblings": async () => {
      const parent = await make("footprints", { name: unique("F") });
      const create = async (body: Body) => {
        const footprint = await make("footprints", { parent, ...body });
        await make("footprints", { parent: footprint, name: "child" });
        return footprint;
      };
      return pairOf("name", create, texts(), unique("between"));
    },
    "names of parents, with the parents of their children": async () => {
      const between = await make("categories", { name: unique("C") });
      const pair = await pairOf("name", (body) => make("categories", body), texts(), unique("between"));
      const [a, b] = pair.elements;
      const children = [await make("categories", { parent: a, name: "x" })];
      children.push(await make("categories", { parent: b, name: "x" }));
      for (const parent of children) await make("categories", { parent, name: "child" });
      const [x, y] = children as [string, string];
      return [pair, { elements: [x, y], property: "parent", values: [a, b], between }];
    },
    "barcodes of lots": async () => {
      const part = await newPart();
      return pairOf("user_barcode", (body) => make("part_lots", { part, ...body }), texts());
    },
    "ISO codes": () =>
      pairOf("iso_code", (body) => make("currencies", { name: unique("C"), ...body }), ["USD", "CHF"], "JPY"),
    "unit symbols": () =>
      pairOf("unit", (body) => make("measurement_units", { name: unique("M"), ...body }), texts()),
    "build parts": async () =>
      pairOf("build_part", (body) => make("projects", { name: unique("P"), ...body }), [
        await newPart(),
        await newPart(),
      ]),
    "parts of BOM entries": async () => {
      const project = await make("projects", { name: unique("P") });
      const create = (body: Body) => make("project_bom_entries", { project, quantity: 1, ...body });
      return pairOf("part", create, [await newPart(), await newPart()], await newPart());
    },
    "names of BOM entries": async () => {
      const project = await make("projects", { name: unique("P") });
      const create = (body: Body) => make("project_bom_entries", { project, quantity: 1, ...body });
      return pairOf("name", create, texts(), unique("between"));
    },
    "minimum quantities of prices": async () => {
      const supplier = await make("suppliers", { name: unique("S") });
      const orderdetail = await make("orderdetails", { part: await newPart(), supplier });
      const create = (body: Body) => make("pricedetails", { orderdetail, price: "1", ...body });
      return pairOf("min_discount_quantity", create, [10, 20], 30);
    },
    "other parts of associations": async () => {
      const owner = await newPart();
      const create = (body: Body) => make("part_associations", { owner, type: 1, ...body });
      return pairOf("other", create, [await newPart(), await newPart()], await newPart());
    },
    "names of parameters": async () => {
      const element = await newPart();
      return pairOf("name", (body) => make("parameters", { element, ...body }), texts(), unique("between"));
    },
  };

  /** Exchanges the values of pairs in one request. */
  function exchange(...pairs: readonly Pair[]): Promise<Answer> {
    const operations = pairs.flatMap(({ elements: [a, b], property, values: [first, second], between }) => [
      { method: "PATCH", path: a, body: { [property]: between } },
      { method: "PATCH", path: b, body: { [property]: first } },
      { method: "PATCH", path: a, body: { [property]: second } },
    ]);
    return sent("POST", "/api/batch", { operations });
  }

  describe.each(Object.keys(kinds))("of %s", (name) => {
    it("alternates with redo", async () => {
      const pairs = await kinds[name]!();
      const before = await state();
      let set = setOf(await exchange(...[pairs].flat()));
      const exchanged = await state();
      expect(differences(before, exchanged)).not.toEqual([]);
      for (let round = 0; round < 2; round += 1) {
        set = setOf(await sent("POST", `/api/change_sets/${set}/undo`));
        expect(differences(before, await state())).toEqual([]);
        set = setOf(await sent("POST", `/api/change_sets/${set}/${round === 0 ? "redo" : "undo"}`));
        expect(differences(exchanged, await state())).toEqual([]);
      }
    });
  });

  it("leaves an exchange of which a value is used by another element, and takes back the others", async () => {
    const [taken, free] = [await pairOf("ipn", newPart, texts()), await pairOf("ipn", newPart, texts())];
    const changed = setOf(await exchange(taken, free));
    const undone = setOf(await sent("POST", `/api/change_sets/${changed}/undo`));
    const [first] = taken.elements;
    await sent("PATCH", first, { ipn: unique("newer") });
    await newPart({ ipn: taken.values[0] });
    const before = await state();
    const rejected = await running.client.post(`/api/change_sets/${undone}/redo`, undefined, plain);
    expect(rejected.status).toBe(409);
    // The second part keeps the value that overwrite would restore for the first one.
    expect(rejected.body["conflicts"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ element: first, property: "ipn", code: "changed" }),
        expect.objectContaining({ element: taken.elements[1], property: "ipn", code: "rejected" }),
      ]),
    );
    expect(differences(before, await state())).toEqual([]);
    const { body } = await sent("POST", `/api/change_sets/${undone}/redo?conflicts=skip`);
    expect(body).toMatchObject({ status: "succeeded", left_count: 2 });
    for (const part of taken.elements) {
      const key = `parts ${part.split("/").at(-1)}`;
      expect((await state())[key]).toEqual(before[key]);
    }
    const [a, b] = free.elements;
    expect([(await read(a))["ipn"], (await read(b))["ipn"]]).toEqual(free.values.toReversed());
  });
});
