/** Finds the elements in the tree of a storage location: the locations themselves, or the lots or parts in them. */
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import { sortKey } from "../../database/sort-text.ts";
import type { Reader } from "../../database/store.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Principal } from "../../identity/principal.ts";
import { referencedId } from "../../inventory/writing/resolve-references.ts";
import { malformed } from "../../util/errors.ts";
import type { LabelElementType } from "../label-element.ts";
import { maximumLabels, tooManyLabels } from "./label-limit.ts";

type Ids = { readonly ids: readonly number[] };

interface TreeRow {
  readonly id: number;
  readonly parent_id: number | null;
}

const treeBelow = prepared<TreeRow, { id: number }>(
  (_db, slot) => sql<TreeRow>`
    with recursive below(id) as (
      select id from storage_locations where id = ${slot("id")}
      union
      select l.id from storage_locations l join below on l.parent_id = below.id
    ) select l.id, l.parent_id from storage_locations l join below on below.id = l.id
    order by ${sortKey("l", "name")}, l.id`,
);

const countLots = prepared((db, slot: Slot<Ids>, dialect) =>
  db
    .selectFrom("part_lots")
    .select(({ fn }) => [
      fn.countAll<number>().as("part_lot"),
      fn.count<number>("part_id").distinct().as("part"),
    ])
    .where(idList(dialect, "storage_location_id", slot("ids"))),
);

const lotsIn = prepared((db, slot: Slot<Ids>, dialect) =>
  db
    .selectFrom("part_lots as l")
    .innerJoin("parts as p", "p.id", "l.part_id")
    .select(["l.id", "l.part_id", "l.storage_location_id"])
    .where(idList(dialect, "l.storage_location_id", slot("ids")))
    .orderBy(sortKey("p", "name"))
    .orderBy("l.part_id")
    .orderBy("l.id"),
);

/** Returns the IDs in the order of the tree. The lots of a location are sorted by the names of their parts. */
export async function idsInLocation(
  reader: Reader,
  principal: Principal,
  type: LabelElementType,
  reference: unknown,
): Promise<readonly number[]> {
  requirePermission(principal, "storelocations.read");
  const locations = await readTree(reader, reference);
  if (type === "storelocation") {
    if (locations.length > maximumLabels) throw tooManyLabels(locations.length);
    return locations;
  }
  const [counts] = await reader.run(countLots, { ids: locations });
  const count = Number(counts?.[type] ?? 0);
  if (count > maximumLabels) throw tooManyLabels(count);
  const places = new Map(locations.map((id, index) => [id, index]));
  const placeOf = (lot: { readonly storage_location_id: number | null }): number =>
    places.get(lot.storage_location_id ?? 0) ?? 0;
  const lots = (await reader.run(lotsIn, { ids: locations })).toSorted((a, b) => placeOf(a) - placeOf(b));
  return type === "part_lot" ? lots.map(({ id }) => id) : [...new Set(lots.map((lot) => lot.part_id))];
}

/** Returns the IDs of a location and its descendants: each location is followed by its descendants. */
async function readTree(reader: Reader, reference: unknown): Promise<readonly number[]> {
  const propertyPath = "elements.storage_location";
  const id = referencedId("StorageLocation", reference);
  if (id === null) {
    const message = 'Invalid IRI. Send an IRI such as "/api/storage_locations/1".';
    throw malformed([{ propertyPath, message, code: "invalid-iri" }]);
  }
  const rows = await reader.run(treeBelow, { id });
  if (rows.length === 0) {
    const message = `Storage location ${id} does not exist.`;
    throw malformed([{ propertyPath, message, code: "not-found" }]);
  }
  const children = new Map<number, number[]>();
  for (const row of rows) {
    if (row.id === id || row.parent_id === null) continue;
    const siblings = children.get(row.parent_id);
    if (siblings === undefined) children.set(row.parent_id, [row.id]);
    else siblings.push(row.id);
  }
  const ordered: number[] = [];
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    ordered.push(next);
    open.push(...(children.get(next) ?? []).toReversed());
  }
  return ordered;
}
