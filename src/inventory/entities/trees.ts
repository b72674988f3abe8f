/** Binds resources that form trees, such as categories and storage locations, to their tables. */
import { calculateDecimal, decimalScale, formatFixed, fromStored, placesOf } from "../../database/decimal.ts";
import { binder } from "../../representation/binding.ts";
import type { StructuralTable } from "../../database/tables/tables.ts";
import { resource } from "../../representation/definition.ts";

const common = binder<StructuralTable>();

/** Bindings that all tree resources share. */
const treeBindings = {
  id: common.column("id"),
  name: common.text("name", "sortable"),
  full_path: common.column("full_path"),
  level: common.column("level"),
  comment: common.text("comment"),
  not_selectable: common.column("not_selectable"),
  alternative_names: common.column("alternative_names"),
  attachments: common.owned("Attachment", ["name_sort"]),
  master_picture_attachment: common.reference("Attachment", "master_picture_attachment_id"),
  parameters: common.owned("Parameter", ["group_name", "name_sort"]),
  addedDate: common.timestamp("added_date"),
  lastModified: common.timestamp("last_modified"),
};

const company = binder<"manufacturers" | "suppliers">();

/** Bindings that manufacturers and suppliers share. */
const companyBindings = {
  ...treeBindings,
  address: company.column("address"),
  phone_number: company.column("phone_number"),
  fax_number: company.column("fax_number"),
  email_address: company.column("email_address"),
  website: company.column("website"),
  auto_product_url: company.column("auto_product_url"),
};

export const attachmentType = resource(
  "AttachmentType",
  "attachment_types",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("AttachmentType", "parent_id"),
    filetype_filter: bind.column("filetype_filter"),
  }),
  { tree: true },
);

export const category = resource(
  "Category",
  "categories",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("Category", "parent_id"),
    partname_hint: bind.column("partname_hint"),
    partname_regex: bind.column("partname_regex"),
    part_ipn_prefix: bind.column("part_ipn_prefix"),
    disable_footprints: bind.column("disable_footprints"),
    disable_manufacturers: bind.column("disable_manufacturers"),
    disable_autodatasheets: bind.column("disable_autodatasheets"),
    disable_properties: bind.column("disable_properties"),
    default_description: bind.column("default_description"),
    default_comment: bind.column("default_comment"),
    eda_info: bind.value({
      reference_prefix: "eda_reference_prefix",
      visibility: "eda_visibility",
      exclude_from_bom: "eda_exclude_from_bom",
      exclude_from_board: "eda_exclude_from_board",
      exclude_from_sim: "eda_exclude_from_sim",
      kicad_symbol: "eda_kicad_symbol",
    }),
  }),
  { tree: true },
);

export const currency = resource(
  "Currency",
  "currencies",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("Currency", "parent_id"),
    iso_code: bind.text("iso_code"),
    exchange_rate: bind.decimal("exchange_rate"),
    inverseExchangeRate: bind.computed(["exchange_rate", "exchange_rate_remainder"], inverse),
  }),
  { tree: true },
);

/** Returns the reciprocal of an exchange rate. As in Part-DB, it has as many decimals as the rate. */
function inverse(stored: number | null, remainder: number): string | null {
  if (stored === null) return null;
  const rate = fromStored(stored, remainder);
  return formatFixed(calculateDecimal(decimalScale, { by: [rate], places: placesOf(rate) }));
}

export const footprint = resource(
  "Footprint",
  "footprints",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("Footprint", "parent_id"),
    footprint_3d: bind.reference("Attachment", "footprint_3d_attachment_id"),
    eda_info: bind.value({ kicad_footprint: "eda_kicad_footprint" }),
  }),
  { tree: true },
);

export const manufacturer = resource(
  "Manufacturer",
  "manufacturers",
  (bind) => ({
    ...companyBindings,
    parent: bind.reference("Manufacturer", "parent_id"),
  }),
  { tree: true },
);

export const measurementUnit = resource(
  "MeasurementUnit",
  "measurement_units",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("MeasurementUnit", "parent_id"),
    unit: bind.text("unit"),
    is_integer: bind.column("is_integer"),
    use_si_prefix: bind.column("use_si_prefix"),
  }),
  { tree: true },
);

export const partCustomState = resource(
  "PartCustomState",
  "part_custom_states",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("PartCustomState", "parent_id"),
  }),
  { tree: true },
);

export const project = resource(
  "Project",
  "projects",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("Project", "parent_id"),
    status: bind.column("status"),
    description: bind.column("description"),
    build_part: bind.reference("Part", "build_part_id"),
  }),
  { tree: true },
);

export const storageLocation = resource(
  "StorageLocation",
  "storage_locations",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("StorageLocation", "parent_id"),
    storage_type: bind.reference("MeasurementUnit", "storage_type_id"),
    is_full: bind.column("is_full"),
    only_single_part: bind.column("only_single_part"),
    limit_to_existing_parts: bind.column("limit_to_existing_parts"),
    owner: bind.reference("User", "owner_id"),
    part_owner_must_match: bind.column("part_owner_must_match"),
  }),
  { tree: true },
);

export const supplier = resource(
  "Supplier",
  "suppliers",
  (bind) => ({
    ...companyBindings,
    parent: bind.reference("Supplier", "parent_id"),
  }),
  { tree: true },
);
