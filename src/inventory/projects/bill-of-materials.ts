/** Reads the bill of materials (BOM) of a project, and the lots that a build can use. */
import { sql } from "kysely";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Actor } from "../../history/log-entry.ts";
import { hasIntegerAmounts, roundAmount, roundQuantity, storedAmount } from "../stock/amounts.ts";
import { canChangeLot } from "../stock/check-lot-owner.ts";
import { isUsable } from "../stock/stock-expression.ts";

export interface NamedEntity {
  readonly id: number;
  readonly name: string;
}

export interface Project extends NamedEntity {
  readonly full_path: string;
  readonly buildPart: number | null;
}

/** The name of a BOM entry. Entries with a part often have no name. */
export interface EntryName {
  readonly id: number;
  readonly name: string | null;
}

export interface Need {
  readonly entry: EntryName;
  readonly part: NamedEntity;
  /** The quantity for one copy, rounded to the unit of the part. */
  readonly quantity: number;
  readonly isInteger: boolean;
}

export interface BillOfMaterials {
  readonly needs: readonly Need[];
  readonly others: readonly EntryName[];
}

/** A lot that a build can use if the request does not name lots. */
export interface UsableLot {
  readonly id: number;
  readonly part: number;
  readonly amount: number;
}

const projectById = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("projects")
    .select(["id", "name", "full_path", "build_part_id as buildPart"])
    .where("id", "=", slot("id")),
);

/** Reads a project, or returns `null` if it does not exist. */
export async function readProject(reader: Reader, id: number): Promise<Project | null> {
  return (await reader.run(projectById, { id }))[0] ?? null;
}

const entriesOf = prepared((db, slot: Slot<{ project: number }>) =>
  db
    .selectFrom("project_bom_entries as e")
    .leftJoin("parts as p", "p.id", "e.part_id")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .select(["e.id", "e.name", "e.quantity", "p.id as partId", "p.name as partName", "u.is_integer"])
    .where("e.project_id", "=", slot("project"))
    .orderBy("e.id"),
);

export async function readBillOfMaterials(reader: Reader, project: number): Promise<BillOfMaterials> {
  const rows = await reader.run(entriesOf, { project });
  const needs: Need[] = [];
  const others: EntryName[] = [];
  for (const { id, name, quantity, partId, partName, is_integer } of rows) {
    const entry = { id, name };
    if (partId === null || partName === null) others.push(entry);
    else {
      // The quantity is rounded when it is read, because the unit can become an integer unit after the quantity was
      // stored.
      const isInteger = hasIntegerAmounts(is_integer);
      const counted = roundQuantity(quantity, isInteger);
      needs.push({ entry, part: { id: partId, name: partName }, quantity: counted, isInteger });
    }
  }
  return { needs, others };
}

/** Returns the amount of a part that a BOM entry needs for a number of copies. */
export function neededFor({ quantity, isInteger }: Need, copies: number): number {
  return roundAmount(quantity * copies, isInteger);
}

const usableLots = prepared((db, slot: Slot<{ project: number }>, dialect) =>
  db
    .selectFrom("part_lots as l")
    .innerJoin("parts as p", "p.id", "l.part_id")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .select(["l.id", "l.part_id", "l.amount", "l.owner_id", "u.is_integer"])
    .where("l.part_id", "in", (entries) =>
      entries
        .selectFrom("project_bom_entries as e")
        .select("e.part_id")
        .where("e.project_id", "=", slot("project")),
    )
    .where(isUsable("l", dialect))
    .where("l.amount", ">", 0)
    .orderBy(sql`l.expiration_date is null`)
    .orderBy("l.expiration_date")
    .orderBy("l.amount")
    .orderBy("l.id"),
);

/**
 * Reads the lots that a user can use to build a project. Excludes lots of other users. The lots are ordered by
 * expiration date, then by amount, then by ID.
 */
export async function readUsableLots(
  reader: Reader,
  actor: Pick<Actor, "userId">,
  project: number,
): Promise<UsableLot[]> {
  const rows = await reader.run(usableLots, { project });
  return rows
    .filter((row) => canChangeLot(actor, row.owner_id))
    .map(({ id, part_id: part, amount, is_integer }) => ({
      id,
      part,
      amount: storedAmount(amount, is_integer),
    }));
}
