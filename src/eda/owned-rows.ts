/** Reads the lots, orderdetails, parameters and attachments of parts for KiCad. */
import { sql } from "kysely";
import { idList } from "../database/id-list.ts";
import { prepared, type RowOf, type Slot } from "../database/prepared.ts";
import { sortKey } from "../database/sort-text.ts";
import type { KicadConfig } from "../config/config.ts";
import type { Reader } from "../database/store.ts";
import { isUsable } from "../inventory/stock/stock-expression.ts";
import { groupBy } from "../util/group-by.ts";

type Parts = { ids: readonly number[] };

const lots = prepared((db, slot: Slot<Parts & { now: string }>, dialect) =>
  db
    .selectFrom("part_lots")
    .leftJoin("storage_locations", "storage_locations.id", "part_lots.storage_location_id")
    .where(idList(dialect, "part_lots.part_id", slot("ids")))
    .where(isUsable("part_lots", dialect, slot("now")))
    .orderBy("part_lots.amount", "desc")
    .orderBy("part_lots.id")
    .select(["part_lots.part_id", "part_lots.amount", "storage_locations.name as location"]),
);

const orderdetails = prepared((db, slot: Slot<Parts>, dialect) =>
  db
    .selectFrom("orderdetails")
    .innerJoin("suppliers", "suppliers.id", "orderdetails.supplier_id")
    .where(idList(dialect, "orderdetails.part_id", slot("ids")))
    .orderBy("orderdetails.obsolete")
    .orderBy("orderdetails.supplierpartnr")
    .orderBy("orderdetails.id")
    .select([
      "orderdetails.part_id",
      "orderdetails.supplierpartnr",
      "orderdetails.obsolete",
      "orderdetails.eda_visibility",
      "suppliers.name as supplier",
    ]),
);

/**
 * Selects the parameters that are shown in KiCad. `visible` is the visibility of parameters that do not set their own.
 */
const parameters = prepared((db, slot: Slot<Parts & { visible: boolean }>, dialect) =>
  db
    .selectFrom("parameters")
    .where(idList(dialect, "parameters.part_id", slot("ids")))
    .where(sql<boolean>`coalesce(eda_visibility, cast(${slot("visible")} as boolean))`)
    .orderBy("group_name")
    .orderBy(sortKey("parameters", "name"))
    .orderBy("id")
    .select([
      sql<number>`part_id`.as("part_id"),
      "name",
      "value_min",
      "value_typical",
      "value_max",
      "unit",
      "value_text",
      "eda_symbol_visibility",
    ]),
);

const attachments = prepared((db, slot: Slot<Parts>, dialect) =>
  db
    .selectFrom("attachments")
    .innerJoin("attachment_types", "attachment_types.id", "attachments.attachment_type_id")
    .where(idList(dialect, "attachments.part_id", slot("ids")))
    .where(({ eb, or }) =>
      or([eb("attachments.external_path", "is not", null), eb("attachments.internal_path", "is not", null)]),
    )
    .orderBy(sortKey("attachments", "name"))
    .orderBy("attachments.id")
    .select([
      sql<number>`attachments.part_id`.as("part_id"),
      "attachments.id",
      "attachments.name",
      "attachments.external_path",
      "attachments.internal_path",
      "attachment_types.name as type",
    ]),
);

export type LotRow = RowOf<typeof lots>;
export type OrderdetailRow = RowOf<typeof orderdetails>;
export type ParameterRow = RowOf<typeof parameters>;
export type AttachmentRow = RowOf<typeof attachments>;

/** The owned rows of each kind by part ID, in display order. */
export interface OwnedRows {
  readonly lots: ReadonlyMap<number, readonly LotRow[]>;
  readonly orderdetails: ReadonlyMap<number, readonly OrderdetailRow[]>;
  readonly parameters: ReadonlyMap<number, readonly ParameterRow[]>;
  readonly attachments: ReadonlyMap<number, readonly AttachmentRow[]>;
}

export interface OwnedKinds {
  readonly lots: boolean;
  readonly orderdetails: boolean;
  /** `default` is the visibility of parameters that do not set their own. */
  readonly parameters: false | { readonly default: boolean };
  readonly attachments: boolean;
}

/** Returns the kinds of owned rows that the configured symbol fields need. */
export function neededKinds({ fields, datasheetAsPdf, defaultParameterVisibility }: KicadConfig): OwnedKinds {
  return {
    lots: fields.includes("stock") || fields.includes("storage_locations"),
    orderdetails: fields.includes("supplier_numbers"),
    parameters: fields.includes("parameters") && { default: defaultParameterVisibility },
    attachments: datasheetAsPdf,
  };
}

/**
 * Reads the owned rows of parts with one SQL statement for each kind.
 * @param now lots that expired before this timestamp are ignored
 */
export async function readOwnedRows(
  reader: Reader,
  ids: readonly number[],
  now: string,
  kinds: OwnedKinds,
): Promise<OwnedRows> {
  return {
    lots: byPart(kinds.lots ? await reader.run(lots, { ids, now }) : []),
    orderdetails: byPart(kinds.orderdetails ? await reader.run(orderdetails, { ids }) : []),
    parameters: byPart(
      kinds.parameters === false
        ? []
        : await reader.run(parameters, { ids, visible: kinds.parameters.default }),
    ),
    attachments: byPart(kinds.attachments ? await reader.run(attachments, { ids }) : []),
  };
}

function byPart<Row extends { readonly part_id: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  return groupBy(rows, (row) => row.part_id);
}
