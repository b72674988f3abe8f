/** Parts that differ in all properties by which lists can be filtered, and a value for each filter. */
import { operations } from "../../generated/operations.ts";
import { idOf, type Running } from "../inventory/running-service.ts";
import { requiredOf } from "../support/trees.ts";

const count = 36;

/** The trees of the varied parts. */
const trees = [
  "categories",
  "footprints",
  "manufacturers",
  "measurement_units",
  "part_custom_states",
  "storage_locations",
  "suppliers",
  "currencies",
  "projects",
  "attachment_types",
] as const;

export type Tree = (typeof trees)[number];

/** The IDs of the elements of each tree: two roots, a child of the first root, and a child of this child. */
export type TreeIds = Readonly<Record<Tree, readonly [number, number, number, number]>>;

/** Creates the trees and the parts. Two of three parts contain the word "widget". */
export async function makeVariedParts(running: Running): Promise<TreeIds> {
  const iris: Partial<Record<Tree, [string, string, string, string]>> = {};
  for (const tree of trees) {
    const make = (name: string, parent?: string) => running.make(tree, { name, parent, ...requiredOf(tree) });
    const root = await make(`${tree} A`);
    const other = await make(`${tree} B`);
    const child = await make(`${tree} AA`, root);
    iris[tree] = [root, other, child, await make(`${tree} AAA`, child)];
  }
  const at = (tree: Tree, index: number): string => iris[tree]?.[index % 4] ?? "";
  for (let index = 0; index < count; index += 1) {
    const optional = (tree: Tree, property: string, step: number) =>
      index % step === 0 ? {} : { [property]: at(tree, index) };
    const part = await running.make("parts", {
      name: `Part ${String((index * 7) % count).padStart(2, "0")}`,
      description: index % 3 === 0 ? "gadget 10k" : "widget 10k, 4.7 kΩ",
      comment: index % 2 === 0 ? "even" : "odd",
      category: at("categories", index),
      ...optional("footprints", "footprint", 3),
      ...optional("manufacturers", "manufacturer", 2),
      ...optional("measurement_units", "partUnit", 5),
      ...optional("part_custom_states", "partCustomState", 2),
      ...(index % 4 === 0 && { ipn: `IPN-${index}`, mass: index }),
      ...(index === 7 && { gtin: "4006381333931" }),
      manufacturer_product_number: `MPN-${index % 5}`,
      tags: ["", "smd", "smd, reflow", "Smd"][index % 4],
      favorite: index % 6 === 1,
      needs_review: index % 7 === 2,
      minamount: index % 5,
      partLots: Array.from({ length: index % 4 }, (_, lot) => ({
        storage_location: at("storage_locations", index + 2 * lot),
        amount: index % 3,
        instock_unknown: lot === 1,
        needs_refill: lot === 2,
        ...(lot === 0 && index % 5 === 1 && { expiration_date: "2029-06-01T00:00:00Z" }),
      })),
      orderdetails: Array.from({ length: index % 3 }, (_, detail) => ({
        supplier: at("suppliers", index + 2 * detail),
        supplierpartnr: `S${index}-${detail}`,
        pricedetails: Array.from({ length: (index + detail) % 3 }, (_, price) => ({
          min_discount_quantity: price + 1,
          price: "1",
          ...(price > 0 && { currency: at("currencies", index + 3 * detail) }),
        })),
      })),
      attachments: Array.from({ length: index % 4 }, (_, file) => ({
        name: `File ${file}`,
        url: "https://example.com/a.pdf",
        attachment_type: at("attachment_types", index + 2 * file),
      })),
      parameters: Array.from({ length: index % 3 }, (_, parameter) => ({
        name: [index % 4 === 1 ? "resistance" : "Resistance", "Dielectric"][parameter],
        ...(parameter === 0
          ? {
              symbol: "R",
              ...(index % 4 !== 2 && { value_typical: index }),
              ...(index % 4 === 2 && { value_min: index - 0.5, value_max: index + 2 }),
              unit: index % 2 === 0 ? "\u03a9" : index % 5 === 0 ? "k\u2126" : "k\u03a9",
            }
          : { value_text: ["X7R", "C0G"][index % 2] }),
      })),
    });
    for (let entry = 0; entry < index % 3; entry += 1)
      await running.make("project_bom_entries", { project: at("projects", index + 2 * entry), part });
  }
  // These have the same elements as parts, but must not count.
  await running.make("project_bom_entries", { project: at("projects", 0), name: "Front panel" });
  const file = { name: "File", url: "https://example.com/a.pdf", attachment_type: at("attachment_types", 0) };
  await running.make("attachments", { ...file, element: at("categories", 0) });
  return Object.fromEntries(Object.entries(iris).map(([tree, some]) => [tree, some.map(idOf)])) as Record<
    Tree,
    [number, number, number, number]
  >;
}

/** A query for each filter. `{0}` is the ID of the first root, and `{2}` the ID of its child. */
const queries: Readonly<Record<string, readonly string[]>> = {
  id: ["1,2,3"],
  category: ["{0}", "{0}+", "{0}++", "{2}++"],
  footprint: ["{0}++"],
  manufacturer: ["{2}"],
  partUnit: ["{0}+"],
  partCustomState: ["{2}++"],
  storage_location: ["{0}", "{0}++", "{2}++"],
  supplier: ["{0}++", "{2}"],
  currency: ["{0}", "{0}++", "{2}+"],
  project: ["{0}", "{0}++"],
  attachment_type: ["{0}++", "{2}"],
  supplierpartnr: ["S1%"],
  description: ["widget%"],
  ipn: ["IPN-1%"],
  manufacturer_product_number: ["mpn-3"],
  gtin: ["4006381333931"],
  tags: ["smd", "reflow"],
  favorite: ["true", "false"],
  needs_review: ["true"],
  in_stock: ["true", "false"],
  below_minimum: ["true"],
  needs_refill: ["true", "false"],
  instock_unknown: ["true", "false"],
  "expiration_date[before]": ["2030-01-01"],
  "expiration_date[strictly_before]": ["2030-01-01"],
  "expiration_date[after]": ["2020-01-01"],
  "expiration_date[strictly_after]": ["2020-01-01"],
  parameter: ["Resistance:10..20", "Dielectric:X7R"],
  "mass[gt]": ["8"],
  "mass[gte]": ["8"],
  "mass[lt]": ["8"],
  "mass[lte]": ["8"],
  "mass[between]": ["4..16"],
  "minamount[gt]": ["2"],
  "minamount[gte]": ["2"],
  "minamount[lt]": ["2"],
  "minamount[lte]": ["2"],
  "minamount[between]": ["1..3"],
  name: ["part 1%"],
  comment: ["even"],
};

/** The trees of the filters whose values are IDs. */
export const treeOfFilter: Readonly<Record<string, Tree>> = {
  category: "categories",
  footprint: "footprints",
  manufacturer: "manufacturers",
  partUnit: "measurement_units",
  partCustomState: "part_custom_states",
  storage_location: "storage_locations",
  supplier: "suppliers",
  currency: "currencies",
  project: "projects",
  attachment_type: "attachment_types",
};

/** The parameters of the list of parts that filter or sort. */
export const listFilters = operations
  .filter(({ operationId }) => operationId === "listParts")
  .flatMap(({ parameters }) => parameters.filter(({ filter }) => filter !== undefined));

/** A query string for each filter of the list of parts, and some combinations. */
export const filterQueries: readonly string[] = [
  ...listFilters
    .filter(({ filter }) => filter?.kind !== "order")
    .flatMap(({ name }) => {
      const date = /^(?:added|last).*\[(?:strictly_)?(before|after)\]$/.exec(name);
      const values =
        queries[name] ?? (date === null ? [] : [date[1] === "after" ? "2020-01-01" : "2100-01-01"]);
      if (values.length === 0) throw new Error(`The filter ${name} needs a value.`);
      return values.map((value) => `${name}=${value}`);
    }),
  "category={0}++&in_stock=true&tags=smd",
  "supplier={0}++&storage_location={0}++&favorite=false",
  "name=nothing",
];

/** Replaces the placeholders in a query of {@link filterQueries} and encodes the values. */
export function withIds(query: string, ids: TreeIds): string {
  if (query === "") return "";
  return new URLSearchParams(
    query.split("&").map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      const tree = treeOfFilter[name];
      const filled = value.replace(/\{(\d)\}/, (_, index: string) =>
        String(tree === undefined ? "" : ids[tree][Number(index)]),
      );
      return [name, filled] as [string, string];
    }),
  ).toString();
}
