/**
 * Lists the tables of an inventory archive with the kind of each column. Each table refers only to tables before it,
 * except with columns of the kind `attachment?`. The compiler reports missing columns; a test reports missing tables.
 */
import type { SelectType } from "kysely";
import type { Tables } from "../database/tables/tables.ts";

/**
 * The kinds of columns, and their form in the archive:
 * - `id`, `reference`, `attachment?`, `integer`, `real`, `boolean`, `text`: as in the database
 * - `folded`, `sortable`: text whose folded text is computed at import. For `sortable`, its sort text is also computed
 * - `decimal`: a decimal number as text (`decimal.ts`), with the decimals of its remainder
 * - `instant`: UTC with milliseconds (`timestamp.ts`)
 * - `user?`: the name of the user. The member is named like the column without `_id`
 * - `change-set?`: the position of the change set in its document. The member is named like the column without `_id`
 * - `json?`: an object
 * - `omitted` columns are not part of the inventory
 */
type KindOf<V, Text extends TextKind = TextKind> = [V] extends [boolean]
  ? "boolean"
  : [V] extends [boolean | null]
    ? "boolean?"
    : [V] extends [string]
      ? Text | "instant"
      : [V] extends [string | null]
        ? `${Text}?` | "instant?" | "json?"
        : [V] extends [number]
          ? "id" | "reference" | "integer" | "real" | "decimal" | "omitted"
          : | "reference?"
            | "attachment?"
            | "user?"
            | "change-set?"
            | "integer?"
            | "real?"
            | "decimal?"
            | "omitted";

type TextKind = "text" | "folded" | "sortable";

type TextKindOf<Row, Column extends string> = `${Column}_sort` extends keyof Row
  ? "sortable"
  : `${Column}_folded` extends keyof Row
    ? "folded"
    : "text";

/** The columns that are computed at import. */
type DerivedColumn<Row> =
  | `${string}_${"folded" | "sort" | "remainder"}`
  | ("full_path" extends keyof Row ? "full_path" | "level" : never);

type Columns<Row> = {
  readonly [Column in Exclude<keyof Row & string, DerivedColumn<Row>>]: KindOf<
    SelectType<Row[Column]>,
    TextKindOf<Row, Column>
  >;
};

export type Kind =
  | KindOf<boolean>
  | KindOf<string>
  | KindOf<string | null>
  | KindOf<number>
  | KindOf<null | boolean>
  | KindOf<number | null>;

export interface InventoryTable {
  readonly name: keyof Tables;
  readonly columns: Readonly<Record<string, Kind>>;
  /** The unique columns that define the order of the rows. */
  readonly order: readonly string[];
}

function table<Name extends keyof Tables>(
  name: Name,
  columns: Columns<Tables[Name]>,
  order: readonly (keyof Tables[Name] & string)[],
): InventoryTable {
  return { name, columns, order };
}

const entity = {
  id: "id",
  added_date: "instant",
  last_modified: "instant",
  version: "integer",
} as const;

const element = {
  ...entity,
  parent_id: "reference?",
  name: "sortable",
  comment: "folded",
  not_selectable: "boolean",
  alternative_names: "text",
  master_picture_attachment_id: "attachment?",
} as const;

const company = {
  ...element,
  address: "text",
  phone_number: "text",
  fax_number: "text",
  email_address: "text",
  website: "text",
  auto_product_url: "text",
} as const;

const owner = {
  part_id: "reference?",
  category_id: "reference?",
  footprint_id: "reference?",
  manufacturer_id: "reference?",
  of_attachment_type_id: "reference?",
  measurement_unit_id: "reference?",
  part_custom_state_id: "reference?",
  currency_id: "reference?",
  supplier_id: "reference?",
  storage_location_id: "reference?",
  project_id: "reference?",
} as const;

/** Rows of trees follow their parents. */
const parentsFirst = ["level", "id"] as const;
const byId = ["id"] as const;

export const inventoryTables: readonly InventoryTable[] = [
  table("attachment_types", { ...element, filetype_filter: "text" }, parentsFirst),
  table(
    "measurement_units",
    {
      ...element,
      unit: "folded?",
      is_integer: "boolean",
      use_si_prefix: "boolean",
    },
    parentsFirst,
  ),
  table("part_custom_states", element, parentsFirst),
  table(
    "currencies",
    {
      ...element,
      iso_code: "folded",
      exchange_rate: "decimal?",
    },
    parentsFirst,
  ),
  table(
    "categories",
    {
      ...element,
      partname_hint: "text",
      partname_regex: "text",
      part_ipn_prefix: "text",
      disable_footprints: "boolean",
      disable_manufacturers: "boolean",
      disable_autodatasheets: "boolean",
      disable_properties: "boolean",
      default_description: "text",
      default_comment: "text",
      eda_reference_prefix: "text?",
      eda_visibility: "boolean?",
      eda_exclude_from_bom: "boolean?",
      eda_exclude_from_board: "boolean?",
      eda_exclude_from_sim: "boolean?",
      eda_kicad_symbol: "text?",
    },
    parentsFirst,
  ),
  table(
    "footprints",
    { ...element, footprint_3d_attachment_id: "attachment?", eda_kicad_footprint: "text?" },
    parentsFirst,
  ),
  table("manufacturers", company, parentsFirst),
  table("suppliers", company, parentsFirst),
  table(
    "storage_locations",
    {
      ...element,
      storage_type_id: "reference?",
      is_full: "boolean",
      only_single_part: "boolean",
      limit_to_existing_parts: "boolean",
      owner_id: "user?",
      part_owner_must_match: "boolean",
    },
    parentsFirst,
  ),
  table(
    "parts",
    {
      ...entity,
      name: "sortable",
      description: "folded",
      comment: "folded",
      favorite: "boolean",
      needs_review: "boolean",
      tags: "folded",
      mass: "real?",
      ipn: "sortable?",
      gtin: "text?",
      category_id: "reference",
      footprint_id: "reference?",
      manufacturer_id: "reference?",
      manufacturer_product_url: "text",
      manufacturer_product_number: "sortable",
      manufacturing_status: "text",
      minamount: "real",
      provider_key: "text?",
      provider_id: "text?",
      provider_url: "text?",
      provider_last_updated: "text?",
      eda_reference_prefix: "text?",
      eda_value: "text?",
      eda_visibility: "boolean?",
      eda_exclude_from_bom: "boolean?",
      eda_exclude_from_board: "boolean?",
      eda_exclude_from_sim: "boolean?",
      eda_kicad_symbol: "text?",
      eda_kicad_footprint: "text?",
      master_picture_attachment_id: "attachment?",
      part_unit_id: "reference?",
      part_custom_state_id: "reference?",
    },
    byId,
  ),
  table(
    "part_lots",
    {
      ...entity,
      part_id: "reference",
      description: "sortable",
      comment: "sortable",
      expiration_date: "instant?",
      storage_location_id: "reference?",
      instock_unknown: "boolean",
      amount: "real",
      needs_refill: "boolean",
      owner_id: "user?",
      user_barcode: "folded?",
      last_stocktake_at: "instant?",
    },
    byId,
  ),
  table(
    "part_associations",
    {
      ...entity,
      part_id: "reference",
      other_part_id: "reference",
      type: "integer",
      other_type: "folded?",
      comment: "sortable?",
    },
    byId,
  ),
  table(
    "orderdetails",
    {
      ...entity,
      part_id: "reference",
      supplier_id: "reference",
      supplierpartnr: "sortable",
      obsolete: "boolean",
      eda_visibility: "boolean?",
      supplier_product_url: "folded",
      prices_includes_vat: "boolean?",
    },
    byId,
  ),
  table(
    "pricedetails",
    {
      ...entity,
      orderdetail_id: "reference",
      price: "decimal",
      currency_id: "reference?",
      price_related_quantity: "real",
      min_discount_quantity: "real",
    },
    byId,
  ),
  table(
    "projects",
    { ...element, status: "text?", description: "text", build_part_id: "reference?" },
    parentsFirst,
  ),
  table(
    "project_bom_entries",
    {
      ...entity,
      project_id: "reference",
      part_id: "reference?",
      quantity: "real",
      mountnames: "folded",
      name: "sortable?",
      comment: "folded",
      price: "decimal?",
      price_currency_id: "reference?",
    },
    byId,
  ),
  table(
    "parameters",
    {
      ...entity,
      ...owner,
      name: "sortable",
      symbol: "folded",
      value_min: "real?",
      value_typical: "real?",
      value_max: "real?",
      unit: "folded",
      value_text: "folded",
      group_name: "folded",
      eda_visibility: "boolean?",
      eda_symbol_visibility: "boolean?",
    },
    byId,
  ),
  table(
    "attachments",
    {
      ...entity,
      ...owner,
      // Attachments of users are omitted.
      user_id: "omitted",
      name: "sortable",
      attachment_type_id: "reference",
      show_in_table: "boolean",
      original_filename: "text?",
      external_path: "text?",
      internal_path: "text?",
      media_type: "text?",
      file_size: "integer?",
      file_sha256: "text?",
    },
    byId,
  ),
  table(
    "label_profiles",
    {
      ...entity,
      name: "sortable",
      comment: "folded",
      show_in_dropdown: "boolean",
      width: "real",
      height: "real",
      barcode_type: "text",
      barcode_content: "text?",
      picture_type: "text",
      supported_element: "text",
      additional_css: "text",
      process_mode: "text",
      lines: "text",
      grow_text: "boolean",
    },
    byId,
  ),
  table("import_sources", { id: "id", url: "text", keeps_ids: "boolean" }, byId),
  table(
    "imported_entities",
    {
      import_source_id: "reference",
      resource: "text",
      source_id: "integer",
      target_id: "integer",
      source_modified: "text?",
    },
    ["import_source_id", "resource", "source_id"],
  ),
  table(
    "change_sets",
    {
      // The change sets of the target contain changes of its accounts, so imported ones get new IDs in the same order.
      id: "omitted",
      datetime: "instant",
      operation: "text",
      undoes_id: "change-set?",
      compacted_elements: "integer?",
      left_count: "integer?",
      user_id: "user?",
      username: "text",
      client: "text?",
      comment: "text?",
    },
    byId,
  ),
  table(
    "imported_files",
    { id: "omitted", digest: "text", added_date: "instant", change_set_id: "change-set?" },
    byId,
  ),
  table(
    "order_lines",
    {
      id: "omitted",
      supplier_id: "reference",
      order_number: "text",
      digest: "text?",
      part_key: "text",
      occurrence: "integer",
      quantity: "real",
      part_lot_id: "reference?",
      added_date: "instant",
      change_set_id: "change-set?",
    },
    byId,
  ),
  table(
    "log_entries",
    {
      // The log of the target contains entries about its accounts, so imported entries get new IDs in the same order.
      id: "omitted",
      datetime: "instant",
      kind: "text",
      level: "text",
      user_id: "user?",
      username: "text",
      // Tokens are not part of the inventory. `client` is the name of the token.
      token_id: "omitted",
      client: "text?",
      target_type: "text?",
      target_id: "integer?",
      comment: "text?",
      changes: "json?",
      data: "json?",
      change_set_id: "change-set?",
    },
    byId,
  ),
];

export const countedTables = inventoryTables.filter(({ columns }) => columns["id"] === "id");

export function isTree({ order }: InventoryTable): boolean {
  return order === parentsFirst;
}

export function memberName(column: string, kind: Kind): string {
  return kind === "user?" || kind === "change-set?" ? column.replace(/_id$/, "") : column;
}

/** Returns the columns in the archive in alphabetical order. */
export function exportedColumns({
  columns,
}: InventoryTable): readonly { column: string; member: string; kind: Kind }[] {
  return Object.entries(columns)
    .filter(([, kind]) => kind !== "omitted")
    .map(([column, kind]) => ({ column, kind, member: memberName(column, kind) }))
    .toSorted((a, b) => (a.member < b.member ? -1 : 1));
}
