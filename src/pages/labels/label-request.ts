/** Converts the query of the page that prints labels to the body of the operations that create labels. */
import type { components } from "../../../generated/types.ts";
import { problem, type Problem } from "../../util/errors.ts";
import { sheets, type SheetName } from "../../labels/sheets.ts";
import { labelTypes } from "../../labels/requests/label-types.ts";
import { formBody } from "../site/form-body.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import type { LabelElementType } from "./labels-path.ts";

type LabelElements = components["schemas"]["LabelElements"];

/** The fields that select the elements. They are hidden in the form. */
export const elementFields = ["type", "ids", "filter", "search", "storage_location"] as const;

export const sheetField = "medium.sheet";
export const startField = "medium.start";
/** The sheet that {@link startField} belongs to. */
export const startSheetField = "start_sheet";
/** The first label that is unused after the document is printed. */
export const nextStartField = "next_start";
export const measurePrefix = "medium.measures.";

export const paperField = `${measurePrefix}paper`;

/** Fields that a roll ignores. */
const sheetOnly = new Set([startField, "medium.offset_x", "medium.offset_y"]);

/** The value of {@link sheetField} for a sheet with own measures. */
export const ownSheet = "own";

/** @throws {Problem} `bad-request` if the query names no type */
export function labelType(query: URLSearchParams): LabelElementType {
  const type = query.get("type") ?? "";
  if (!isLabelType(type)) throw noElements();
  return type;
}

function isLabelType(name: string): name is LabelElementType {
  return Object.hasOwn(labelTypes, name);
}

function noElements(): Problem {
  return problem(
    "bad-request",
    "The address names no elements to label. Open a part, a lot or a storage location, and choose “Print label” there.",
  );
}

/** @throws {Problem} `bad-request` if the query contains no IDs, or other texts */
export function labelIds(query: URLSearchParams): readonly number[] {
  const given = (query.get("ids") ?? "").split(",").filter((text) => text.trim() !== "");
  if (given.length === 0) throw noElements();
  return given.map((text) => idIn(text, labelTypes[labelType(query)].singular));
}

/** Returns null if the query names no storage location. */
export function labelLocation(query: URLSearchParams): number | null {
  const location = query.get("storage_location");
  return location === null ? null : idIn(location, labelTypes.storelocation.singular);
}

function idIn(text: string, noun: string): number {
  const id = parsePositiveInteger(text.trim());
  if (id !== null) return id;
  const message = `“${text.slice(0, 40)}” in the address is not the ID of a ${noun}. Open the ${noun}, and choose “Print label” there.`;
  throw problem("bad-request", message);
}

/**
 * Returns the body of `previewLabels` and `createLabels`. Empty fields get the defaults of the operation.
 * @param found the IDs of the parts of a search. Null without a search.
 * @throws {FormRejection} with the error of each field that is not a valid number, and if an own sheet has no measures
 */
export function labelRequest(
  query: URLSearchParams,
  found: readonly number[] | null,
): Record<string, unknown> {
  const sheet = query.get(sheetField) ?? "";
  const isUsed = (name: string, value: string): boolean => {
    if (value.trim() === "" || name === "profile") return false;
    if (name === sheetField) return sheet !== ownSheet;
    if (sheetOnly.has(name)) return sheet !== "";
    return !name.startsWith(measurePrefix) || sheet === ownSheet;
  };
  const used = new URLSearchParams([...query].filter(([name, value]) => isUsed(name, value)));
  const hasMeasures = [...used.keys()].some((name) => name.startsWith(measurePrefix) && name !== paperField);
  if (sheet === ownSheet && !hasMeasures)
    throw new FormRejection({ [sheetField]: "Enter the measures of the sheet." });
  return {
    ...formBody("LabelRequest", used),
    profile: `/api/label_profiles/${query.get("profile") ?? ""}`,
    elements: found === null ? labelElements(query) : { ids: found },
  };
}

function labelElements(query: URLSearchParams): LabelElements {
  const location = labelLocation(query);
  if (location !== null) return { storage_location: `/api/storage_locations/${location}` };
  const filter = query.get("filter");
  return filter === null ? { ids: [...labelIds(query)] } : { filter };
}

export interface SheetGrid {
  readonly columns: number;
  readonly rows: number;
}

/** Returns the columns and rows of the chosen sheet. Null for a roll, and if own measures are incomplete. */
export function chosenGrid(query: URLSearchParams): SheetGrid | null {
  const name = query.get(sheetField) ?? "";
  if (isSheetName(name)) return sheets[name];
  const [columns = 0, rows = 0] = ["columns", "rows"].map((each) => Number(query.get(measurePrefix + each)));
  const isGrid = [columns, rows].every((count) => Number.isInteger(count) && count > 0 && count <= 100);
  return name === ownSheet && isGrid ? { columns, rows } : null;
}

function isSheetName(name: string): name is SheetName {
  return Object.hasOwn(sheets, name);
}
