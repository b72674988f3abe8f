/**
 * Creates the JSON bodies of the KiCad API: the categories, the parts of a category, and a single part. Creating a body
 * takes a constant number of SQL statements per 2,000 parts. `eda-handlers.ts` creates the HTTP responses.
 */
import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Reader } from "../database/store.ts";
import { flattened, readBranchOfPart, readCategoryTree, type Category } from "./category-tree.ts";
import { neededKinds, readOwnedRows } from "./owned-rows.ts";
import { fullRecord, shortRecord, type KicadSettings, type RecordSources } from "./part-record.ts";
import {
  partById,
  partsByIds,
  visibleParts,
  visiblePartsOfCategories,
  type PartRow,
} from "./part-queries.ts";
import { uniqueNames } from "./unique-names.ts";
import { listedCategories } from "./listed-categories.ts";

export async function readCategories(reader: Reader, settings: KicadSettings): Promise<string> {
  if (settings.categoryDepth < 0) return JSON.stringify([{ id: "0", name: settings.fieldPrefix }]);
  const categories = await listedCategories(reader, settings.categoryDepth);
  return JSON.stringify(
    categories.map(({ category: { id, comment }, name }) => ({ id: String(id), name, description: comment })),
  );
}

/**
 * Lists the visible parts of a category. A category at the deepest listed level includes the parts of its descendants.
 * If KiCad sees only one category, this category contains all visible parts. Yields to other requests regularly.
 * @param now lots that expired before this timestamp are ignored
 * @param minimal whether to return only the fields that the symbol chooser shows
 * @returns `null` if the category does not exist
 */
export async function readPartsOfCategory(
  view: Reader,
  settings: KicadSettings,
  categoryId: number,
  { now, minimal }: { readonly now: string; readonly minimal: boolean },
): Promise<Buffer | null> {
  const reader = withYields(view);
  const categories = flattened(await readCategoryTree(reader));
  const category = categories.find(({ id }) => id === categoryId);
  if (category === undefined && settings.categoryDepth >= 0) return null;
  const ids = await listedParts(reader, settings, category);
  const byId = new Map(categories.map((one) => [one.id, one]));
  const pieces: Buffer[] = [];
  for (let first = 0; first < ids.length; first += partsPerPage) {
    const { parts, nameOf } = await readPage(reader, ids.slice(first, first + partsPerPage));
    const sources = minimal ? null : await sourcesFor(reader, parts, settings, now);
    const record = (part: PartRow): string[] => {
      if (sources === null) return [shortRecord(part, nameOf(part))];
      const own = byId.get(part.category_id);
      return own === undefined ? [] : [fullRecord(part, nameOf(part), own, sources)];
    };
    for (let start = 0; start < parts.length; start += recordsPerBatch) {
      const records = parts.slice(start, start + recordsPerBatch).flatMap(record);
      pieces.push(Buffer.from(`${pieces.length === 0 ? "[" : ","}${records.join(",")}`));
      await letOthersRun();
    }
  }
  pieces.push(Buffer.from(pieces.length === 0 ? "[]" : "]"));
  return concatenate(pieces);
}

/** The number of parts that one set of statements reads. */
const partsPerPage = 2000;

/** The number of records to create before yielding to other requests. Creating them takes a few milliseconds. */
const recordsPerBatch = 200;

/** Returns the IDs of the parts in the order of the list. */
async function listedParts(
  reader: Reader,
  { categoryDepth }: KicadSettings,
  category: Category | undefined,
): Promise<readonly number[]> {
  const numbers = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);
  if (categoryDepth < 0 || category === undefined) return numbers(await reader.run(visibleParts, {}));
  const ids = (category.level >= categoryDepth ? flattened([category]) : [category]).map(({ id }) => id);
  const rows = await reader.run(visiblePartsOfCategories, { ids });
  if (ids.length === 1) return numbers(rows);
  const ofCategory = new Map(ids.map((id): [number, number[]] => [id, []]));
  for (const { id, category_id: own } of rows) ofCategory.get(own)?.push(id);
  return [...ofCategory.values()].flat();
}

async function readPage(reader: Reader, ids: readonly number[]) {
  const rows = new Map((await reader.run(partsByIds, { ids })).map((row) => [row.id, row]));
  const parts = ids.flatMap((id) => rows.get(id) ?? []);
  const names = await uniqueNames(reader, parts);
  return { parts, nameOf: (part: PartRow): string => names.get(part.id) ?? part.name };
}

/**
 * Returns the record of a part, whether or not a list contains the part.
 * @param now lots that expired before this timestamp are ignored
 * @returns `null` if the part does not exist
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
  const sources = await sourcesFor(reader, [part], settings, now);
  return fullRecord(part, name, category, sources);
}

async function sourcesFor(
  reader: Reader,
  parts: readonly PartRow[],
  settings: KicadSettings,
  now: string,
): Promise<RecordSources> {
  const ids = parts.map(({ id }) => id);
  const owned = await readOwnedRows(reader, ids, now, neededKinds(settings));
  return { owned, settings };
}

/** Wraps a reader so that it yields to other requests before each prepared query. */
function withYields(reader: Reader): Reader {
  return {
    dialect: reader.dialect,
    get db() {
      return reader.db;
    },
    run: async (query, values) => {
      await letOthersRun();
      return reader.run(query, values);
    },
  };
}

/** Concatenates buffers like `Buffer.concat`, but yields to other requests between the pieces. */
async function concatenate(pieces: readonly Buffer[]): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const piece of pieces) {
    length += piece.copy(whole, length);
    await letOthersRun();
  }
  return whole;
}
