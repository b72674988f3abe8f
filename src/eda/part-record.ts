/** Creates the JSON record of a part for KiCad. The record contains the fields of the part's symbol. */
import type { KicadConfig } from "../config/config.ts";
import { chooseDatasheet } from "../attachments/datasheet.ts";
import { absoluteUrl } from "../attachments/external-url.ts";
import { isPrivate } from "../inventory/entities/attachment.ts";
import { formatParameter } from "../inventory/entities/parameter.ts";
import { roundAmount, hasIntegerAmounts } from "../inventory/stock/amounts.ts";
import type { Category } from "./category-tree.ts";
import type { AttachmentRow, LotRow, OrderdetailRow, OwnedRows, ParameterRow } from "./owned-rows.ts";
import type { PartRow } from "./part-queries.ts";
import { createSymbolFields, kicadBoolean, type SymbolFields } from "./symbol-fields.ts";

export interface KicadSettings extends KicadConfig {
  /** The absolute URL of the service, used for links. It has no trailing slash. */
  readonly baseUrl: string;
}

/** Creates a record that contains only the values that the symbol chooser shows. */
export function shortRecord({ id, description, tags }: PartRow, name: string): string {
  return JSON.stringify({ id: String(id), name, description, keywords: tags });
}

/** The data that records need in addition to the rows of the parts. */
export interface RecordSources {
  readonly owned: OwnedRows;
  readonly settings: KicadSettings;
}

/** @param name the unique name of the part in KiCad */
export function fullRecord(
  part: PartRow,
  name: string,
  category: Category,
  { owned, settings }: RecordSources,
): string {
  const fields = createSymbolFields();
  addOwnFields(fields, part, category, owned, settings);
  if (settings.fields.includes("supplier_numbers")) {
    addSupplierNumbers(fields, owned.orderdetails.get(part.id) ?? [], settings);
  }
  const lots = owned.lots.get(part.id) ?? [];
  if (settings.fields.includes("stock")) fields.set("Stock", stock(lots, part.unit_is_integer));
  if (settings.fields.includes("storage_locations")) addLocations(fields, lots, part.unit_is_integer);
  addParameters(fields, owned.parameters.get(part.id) ?? [], settings);

  const symbol = firstText(part.eda_kicad_symbol, category.symbol);
  const record = JSON.stringify({
    id: String(part.id),
    name,
    symbolIdStr: symbol,
    exclude_from_bom: kicadBoolean(part.eda_exclude_from_bom ?? category.excludeFromBom ?? false),
    exclude_from_board: kicadBoolean(part.eda_exclude_from_board ?? category.excludeFromBoard ?? false),
    exclude_from_sim: kicadBoolean(part.eda_exclude_from_sim ?? category.excludeFromSim ?? false),
    description: part.description,
    keywords: part.tags,
  });
  return `${record.slice(0, -1)},"fields":${fields.json()}}`;
}

/** Adds the fields of the part itself and of the elements that it refers to. */
function addOwnFields(
  fields: SymbolFields,
  part: PartRow,
  category: Category,
  owned: OwnedRows,
  { baseUrl, fieldPrefix }: KicadSettings,
): void {
  const page = `${baseUrl}/parts/${part.id}`;
  fields.set("footprint", firstText(part.eda_kicad_footprint, part.footprint_kicad_footprint));
  // Without this field, KiCad uses the reference designator of the symbol.
  const reference = firstText(part.eda_reference_prefix, category.referencePrefix);
  if (reference !== "") fields.set("reference", reference, true);
  fields.set("value", firstText(part.eda_value, part.name), true);
  fields.set("keywords", part.tags);
  fields.set("datasheet", datasheetUrl(owned.attachments.get(part.id) ?? [], baseUrl) ?? page);
  fields.set(`${fieldPrefix} URL`, page);
  fields.set("description", part.description);
  fields.set("Category", category.path);
  if (part.manufacturer !== null) fields.set("Manufacturer", part.manufacturer);
  if (part.manufacturer_product_number !== "") fields.set("MPN", part.manufacturer_product_number);
  fields.set("Manufacturing Status", statusLabels[part.manufacturing_status] ?? "");
  if (part.footprint !== null) fields.set(`${fieldPrefix} Footprint`, part.footprint);
  if (part.unit !== null) {
    const symbol = part.unit_symbol ?? "";
    fields.set(`${fieldPrefix} Unit`, symbol === "" ? part.unit : `${part.unit} (${symbol})`);
  }
  if (part.custom_state !== null) fields.set(`${fieldPrefix} Custom state`, part.custom_state);
  if (part.mass !== null && part.mass !== 0) fields.set("Mass", `${decimal(part.mass)} g`);
  fields.set(`${fieldPrefix} ID`, String(part.id));
  if (part.ipn !== null && part.ipn !== "" && part.ipn !== "0") fields.set(`${fieldPrefix} IPN`, part.ipn);
  // `manf` is the name that BOM tools use for the manufacturer.
  if (part.manufacturer !== null) fields.set("manf", part.manufacturer);
  if (part.manufacturer_product_number !== "") fields.set("manf#", part.manufacturer_product_number);
}

/**
 * Returns the external URL of the datasheet, or the URL of the stored file if the datasheet has no external URL. KiCad
 * opens the URL in a browser, where a private file requires a sign-in.
 * @param attachments the attachments of the part, in the part's order
 * @param baseUrl the absolute URL of the service, without a trailing slash
 * @returns an absolute URL, or `null` if there is no datasheet
 */
export function datasheetUrl(attachments: readonly AttachmentRow[], baseUrl: string): string | null {
  const chosen = chooseDatasheet(attachments);
  if (chosen === undefined) return null;
  const { id, external_path: external, internal_path: internal } = chosen;
  if (external !== null) return absoluteUrl(external);
  if (internal === null) return null;
  return isPrivate(internal) ? `${baseUrl}/attachments/${id}` : `${baseUrl}/${internal}`;
}

const statusLabels: Readonly<Record<string, string>> = {
  announced: "Announced",
  active: "Active",
  nrfnd: "Not recommended for new designs",
  eol: "End of life",
  discontinued: "Discontinued",
};

/**
 * Adds supplier part numbers. If no orderdetail sets its visibility, all numbers are added. Otherwise, orderdetails
 * that do not set their visibility have the default visibility. If a supplier has several numbers, the field
 * `supplier#` contains the last current number, or the last number if all are obsolete. This field never replaces a field
 * of the part itself.
 * @param orderdetails obsolete ones last
 */
function addSupplierNumbers(
  fields: SymbolFields,
  orderdetails: readonly OrderdetailRow[],
  { defaultOrderdetailVisibility }: KicadSettings,
): void {
  const isAnySet = orderdetails.some(({ eda_visibility: visible }) => visible !== null);
  /** Whether the number in each field of a supplier is obsolete. */
  const ofSuppliers = new Map<string, boolean>();
  for (const { supplier, supplierpartnr: number, obsolete, eda_visibility: visible } of orderdetails) {
    if (number === "" || (isAnySet && !(visible ?? defaultOrderdetailVisibility))) continue;
    fields.set(firstFree(fields, `${supplier} SPN`), number);
    const shared = `${supplier.toLowerCase()}#`;
    if (fields.hasLike(shared) && !ofSuppliers.has(shared)) continue;
    if (obsolete && ofSuppliers.get(shared) === false) continue;
    fields.set(shared, number);
    ofSuppliers.set(shared, obsolete);
  }
}

function firstFree(fields: SymbolFields, name: string): string {
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? name : `${name} ${count}`;
    if (!fields.hasLike(numbered)) return numbered;
  }
}

function stock(lots: readonly LotRow[], unitIsInteger: boolean | null): string {
  const whole = hasIntegerAmounts(unitIsInteger);
  const sum = lots.reduce((total, { amount }) => total + roundAmount(amount, whole), 0);
  return decimal(roundAmount(sum, whole));
}

function addLocations(fields: SymbolFields, lots: readonly LotRow[], unitIsInteger: boolean | null): void {
  const whole = hasIntegerAmounts(unitIsInteger);
  const names = lots.flatMap(({ amount, location }) =>
    roundAmount(amount, whole) > 0 && location !== null ? [location] : [],
  );
  if (names.length > 0) fields.set("Storage Location", [...new Set(names)].join(", "));
}

/**
 * Adds the fields of parameters. A parameter is skipped if its name equals the name of another field, ignoring case.
 */
function addParameters(
  fields: SymbolFields,
  parameters: readonly ParameterRow[],
  { defaultParameterSymbolVisibility }: KicadSettings,
): void {
  for (const parameter of parameters) {
    if (parameter.name === "" || fields.hasLike(parameter.name)) continue;
    const { value_min: min, value_typical: typical, value_max: max, unit, value_text: text } = parameter;
    const visible = parameter.eda_symbol_visibility ?? defaultParameterSymbolVisibility;
    fields.set(parameter.name, formatParameter(min, typical, max, unit, text), visible);
  }
}

function firstText(...texts: readonly (string | null)[]): string {
  return texts.find((text) => text !== null && text !== "") ?? "";
}

/** Formats a number without trailing zeros and without an exponent. */
function decimal(value: number): string {
  const text = String(value);
  if (!text.includes("e")) return text;
  return value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 });
}
