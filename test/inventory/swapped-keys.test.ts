/** List items can exchange unique values in any order. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { unique, useService } from "./running-service.ts";

type Body = Record<string, unknown>;
type Element = Record<string, Json>;

/** Returns all orders of a list. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) =>
    permutations(list.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

describeDialects("a list whose records exchange unique values", (dialect) => {
  const running = useService(dialect);
  const { make, read, refused, logged } = running;
  let category = "";
  const iris: Record<string, string> = {};

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    for (const name of ["first", "second", "third"]) {
      iris[`type-${name}`] = await make("attachment_types", { name });
      iris[`supplier-${name}`] = await make("suppliers", { name });
    }
    iris["other"] = await make("parts", { name: "Other", category });
  });

  interface Kind {
    readonly list: string;
    /** Properties that all records have in addition to the exchanged value. */
    readonly common: () => Body;
    readonly property: string;
    /** Returns the values of three records of a part. The values differ for each `text`. */
    readonly values: (text: string) => readonly [unknown, unknown, unknown];
    /** The property that identifies a record in the tests. */
    readonly mark: string;
    readonly violation?: string;
  }

  const kinds: readonly Kind[] = [
    {
      list: "parameters",
      common: () => ({ name: "Voltage" }),
      property: "group",
      values: () => ["in", "out", "aux"],
      mark: "symbol",
      violation: "name",
    },
    {
      list: "parameters",
      common: () => ({ group: "Limits" }),
      property: "name",
      values: () => ["in", "out", "aux"],
      mark: "symbol",
    },
    {
      list: "attachments",
      common: () => ({ name: "Sheet" }),
      property: "attachment_type",
      values: () =>
        ["first", "second", "third"].map((name) => iris[`type-${name}`]) as [string, string, string],
      mark: "url",
      violation: "name",
    },
    {
      list: "orderdetails",
      common: () => ({ supplier: iris["supplier-first"] }),
      property: "supplierpartnr",
      values: () => ["A", "B", "C"],
      mark: "supplier_product_url",
    },
    {
      list: "orderdetails",
      common: () => ({ supplierpartnr: "N" }),
      property: "supplier",
      values: () =>
        ["first", "second", "third"].map((name) => iris[`supplier-${name}`]) as [string, string, string],
      mark: "supplier_product_url",
      violation: "supplierpartnr",
    },
    {
      list: "partLots",
      common: () => ({}),
      property: "user_barcode",
      values: (text) => [`${text} A`, `${text} B`, `${text} C`],
      mark: "description",
    },
    {
      list: "associated_parts_as_owner",
      common: () => ({ other: iris["other"], other_type: "x" }),
      property: "type",
      values: () => [0, 1, 2],
      mark: "comment",
      violation: "other",
    },
  ];

  describe.each(kinds)("$list by $property", ({ list, common, property, values, mark, violation }) => {
    const markOf = (name: string) =>
      mark === "url" || mark.endsWith("_url") ? `https://a.example/${name}` : name;
    const element = (name: string, value: unknown): Body => ({
      ...common(),
      [property]: value,
      [mark]: markOf(name),
    });

    /** Creates a part with the records a, b and c. */
    const newPart = async () => {
      const text = unique("Part");
      const [first, second, third] = values(text);
      const part = await make("parts", {
        name: text,
        category,
        [list]: [element("a", first), element("b", second), element("c", third)],
      });
      const ids = new Map((await elementsOf(part)).map((found) => [nameOf(found), found["@id"]]));
      return { part, text, first, second, third, a: ids.get("a"), b: ids.get("b"), c: ids.get("c") };
    };
    const elementsOf = async (part: string): Promise<Element[]> => {
      const found = (await read(part))[list] as unknown as (string | Element)[];
      return Promise.all(found.map((one) => read(typeof one === "string" ? one : String(one["@id"]))));
    };
    const nameOf = (found: Element): string =>
      String(found[mark === "url" ? "external_path" : mark]).replace("https://a.example/", "");
    const valueOf = (found: Element): unknown => {
      const value = found[property] as Json | Element | undefined;
      return typeof value === "object" && value !== null ? value["@id"] : value;
    };
    /** Returns the exchanged value of each record, and expects that the other values did not change. */
    const state = async (part: string) => {
      const elements = await elementsOf(part);
      const { name, group, supplierpartnr } = common();
      for (const found of elements) {
        expect(found).toMatchObject(JSON.parse(JSON.stringify({ name, group, supplierpartnr })));
      }
      return Object.fromEntries(elements.map((found) => [nameOf(found), valueOf(found)]));
    };
    /** Returns the last entries of the change log, with names instead of IDs. */
    const logOf = async (count: number, names: ReadonlyMap<string, number>): Promise<string[]> => {
      const { body } = await running.client.get<Element[]>(
        `/api/log_entries?order[id]=desc&itemsPerPage=${count}`,
        {
          accept: "application/json",
          expect: 200,
        },
      );
      return body
        .map(({ kind, target, target_type: type, changes }) =>
          JSON.stringify([kind, type, names.get(String(target)) ?? "new", changes]),
        )
        .sort();
    };

    it("an exchange has the same result and the same log in every order", async () => {
      const results = new Set<string>();
      for (const order of permutations([0, 1, 2])) {
        const { part, text, first, second, third, a, b, c } = await newPart();
        const changes = [
          { "@id": a, [property]: second },
          { "@id": b, [property]: first },
          // The new record takes the value of the deleted third record.
          element("new", third),
        ];
        const body = { [list]: order.map((index) => changes[index]) };
        const before = await logged();
        const answer = await running.client.patch(part, body);
        expect(answer.status, answer.text).toBe(200);
        expect(await state(part)).toEqual({ a: second, b: first, new: third });
        const names = new Map([part, a, b, c].map((iri, index) => [String(iri), index]));
        const log = await logOf((await logged()) - before, names);
        results.add(log.join("\n").replaceAll(text, "Part"));
        for (const edited of [1, 2]) {
          expect(
            log.filter((entry) => entry.startsWith('["element_edited"') && entry.includes(`,${edited},`)),
          ).toHaveLength(1);
        }
      }
      expect([...results]).toHaveLength(1);
    });

    it("values can be passed on in a cycle", async () => {
      const { part, first, second, third, a, b, c } = await newPart();
      const circle = [
        { "@id": a, [property]: second },
        { "@id": b, [property]: third },
        { "@id": c, [property]: first },
      ];
      await running.client.patch(part, { [list]: circle }, { expect: 200 });
      expect(await state(part)).toEqual({ a: second, b: third, c: first });
    });

    it("a duplicate value is reported for the later of two records", async () => {
      const { part, first, second, third, a, b, c } = await newPart();
      const elements = [{ "@id": a, [property]: second }, { "@id": b }, { "@id": c }];
      for (const order of permutations([0, 1, 2])) {
        const body = { [list]: order.map((index) => elements[index]) };
        expect(await refused(running.client.patch(part, body))).toEqual([
          `${list}[${Math.max(order.indexOf(0), order.indexOf(1))}].${violation ?? property}: unique`,
        ]);
      }
      expect(await state(part)).toEqual({ a: first, b: second, c: third });
    });
  });

  it("reports the list index of a barcode that a lot of another part has", async () => {
    const user_barcode = unique("code");
    await make("parts", { name: unique("Part"), category, partLots: [{ user_barcode }] });
    const body = { name: unique("Part"), category, partLots: [{}, { user_barcode }] };
    expect(await refused(running.client.post("/api/parts", body))).toEqual([
      "partLots[1].user_barcode: unique",
    ]);
  });
});
