/**
 * The answers to KiCad, made of the inventory as JSON texts: categories, the parts of one, and a single part. A constant
 * number of statements makes each. Nothing of HTTP.
 */
import type { Reader } from "../database/store.ts";
import type { Category } from "./category-tree.ts";
import { flattened, readBranchOfPart, readCategoryTree } from "./category-tree.ts";
import type { KicadSettings } from "./kicad-settings.ts";
import { readOwnedRows } from "./owned-rows.ts";
import { fullRecord, shortRecord } from "./part-record.ts";
import type { RecordSources } from "./part-record.ts";
import { partById, visibleParts, visiblePartsOfCategories } from "./part-rows.ts";
import type { PartRow } from "./part-rows.ts";
import { symbolFieldsMaker } from "./symbol-fields.ts";
import { uniqueNames } from "./unique-names.ts";
import { listedCategories } from "./listed-categories.ts";

/** The categories that hold something for KiCad. */
export async function readCategories(reader: Reader, settings: KicadSettings): Promise<string> {
  if (settings.categoryDepth < 0) return JSON.stringify([{ id: "0", name: settings.fieldPrefix }]);
  const categories = await listedCategories(reader, settings.categoryDepth);
  return JSON.stringify(
    categories.map(({ id, path, comment }) => ({ id: String(id), name: path, description: comment })),
  );
}

/**
 * The parts that KiCad may see: of the category itself and, from the deepest level on that is listed, of those below it;
 * all that there are where there is only one category.
 *
 * @param now the stored instant at which lots may have expired
 * @param minimal only what the symbol chooser shows
 * @returns null where there is no such category
 */
export async function readPartsOfCategory(
  reader: Reader,
  settings: KicadSettings,
  categoryId: number,
  { now, minimal }: { readonly now: string; readonly minimal: boolean },
): Promise<string | null> {
  const categories = flattened(await readCategoryTree(reader));
  const category = categories.find(({ id }) => id === categoryId);
  if (category === undefined && settings.categoryDepth >= 0) return null;
  const parts = await partsOf(reader, settings, category);
  const names = await uniqueNames(reader, parts);
  const nameOf = (part: PartRow): string => names.get(part.id) ?? part.name;
  if (minimal) return list(parts.map((part) => shortRecord(part, nameOf(part))));
  const sources = await sourcesFor(reader, parts, settings, now);
  const byId = new Map(categories.map((one) => [one.id, one]));
  return list(
    parts.flatMap((part) => {
      const own = byId.get(part.category_id);
      return own === undefined ? [] : [fullRecord(part, nameOf(part), own, sources)];
    }),
  );
}

async function partsOf(
  reader: Reader,
  { categoryDepth }: KicadSettings,
  category: Category | undefined,
): Promise<readonly PartRow[]> {
  if (categoryDepth < 0 || category === undefined) return reader.run(visibleParts, {});
  const ids = (category.level >= categoryDepth ? flattened([category]) : [category]).map(({ id }) => id);
  const parts = await reader.run(visiblePartsOfCategories, { ids });
  if (ids.length === 1) return parts;
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (part: PartRow): number => place.get(part.category_id) ?? 0;
  return [...parts].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Any part, whether lists hold it or not.
 *
 * @param now the stored instant at which lots may have expired
 * @returns null where there is no such part
 */
export async function readPart(
  reader: Reader,
  settings: KicadSettings,
  id: number,
  now: string,
): Promise<string | null> {
  const [part] = await reader.run(partById, { id });
  const category = flattened(await readBranchOfPart(reader, id)).at(-1);
  if (part === undefined || category === undefined) return null;
  const name = (await uniqueNames(reader, [part])).get(id) ?? part.name;
  return fullRecord(part, name, category, await sourcesFor(reader, [part], settings, now));
}

async function sourcesFor(
  reader: Reader,
  parts: readonly PartRow[],
  settings: KicadSettings,
  now: string,
): Promise<RecordSources> {
  const { fields, datasheetAsPdf, defaultParameterVisibility } = settings;
  const ids = parts.map(({ id }) => id);
  const owned = await readOwnedRows(reader, ids, now, {
    lots: fields.includes("stock") || fields.includes("storage_locations"),
    orderdetails: fields.includes("supplier_numbers"),
    parameters: fields.includes("parameters") && { default: defaultParameterVisibility },
    attachments: datasheetAsPdf,
  });
  return { owned, settings, createFields: symbolFieldsMaker() };
}

function list(records: readonly string[]): string {
  return `[${records.join(",")}]`;
}
