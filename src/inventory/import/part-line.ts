/** What a line of the file says about a part, in the words of the API. Which entities it refers to is found later. */
import { normalizeExternalUrl } from "../../attachments/external-url.ts";
import { FileRefused } from "../../attachments/file-refused.ts";
import type { Body } from "../writing/change.ts";
import type { Cells, Column } from "./part-file.ts";

/** A line that cannot be imported: the message says why. */
export class LineRefused extends Error {}

export interface ImportedPart {
  readonly line: number;
  readonly name: string;
  /** Names of the categories from the root down, at least one. */
  readonly categoryPath: readonly string[];
  /** Name of the footprint, null without one. */
  readonly footprint: string | null;
  /** Everything but its relations. */
  readonly body: Body;
  /** Address of the datasheet, null without one. */
  readonly datasheet: string | null;
  /** Why the datasheet in the file is left out. */
  readonly datasheetFault: string | null;
}

/** @throws {LineRefused} */
export function readPart(line: number, cells: Cells): ImportedPart {
  for (const [column, text] of Object.entries(cells)) {
    if (text.includes("\0")) throw new LineRefused(`${column}: It holds a NUL character.`);
  }
  if (cells.name === "") throw new LineRefused("name: A part needs a name.");
  const categoryPath = cells.category_path.split("->").map((name) => name.trim());
  if (cells.category_path === "") throw new LineRefused("category_path: A part needs a category.");
  if (categoryPath.includes("")) {
    throw new LineRefused('category_path: A level has no name. Levels are joined with "->".');
  }
  return {
    line,
    name: cells.name,
    categoryPath,
    footprint: orNull(cells.footprint),
    body: {
      name: cells.name,
      description: cells.description,
      tags: cells.keywords
        .split(/[\s,]+/)
        .filter((tag) => tag !== "")
        .join(","),
      eda_info: {
        reference_prefix: orNull(cells.reference_prefix),
        kicad_symbol: orNull(cells.kicad_symbol),
      },
    },
    ...readDatasheet(cells.datasheet),
  };
}

function orNull(text: string): string | null {
  return text === "" ? null : text;
}

function readDatasheet(text: string): Pick<ImportedPart, "datasheet" | "datasheetFault"> {
  if (text === "") return { datasheet: null, datasheetFault: null };
  if (!/^https?:\/\//i.test(text)) {
    return { datasheet: null, datasheetFault: "It is no http or https address." };
  }
  try {
    return { datasheet: normalizeExternalUrl(text), datasheetFault: null };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { datasheet: null, datasheetFault: error.message };
  }
}

const columnOfProperty: Readonly<Record<string, Column>> = {
  tags: "keywords",
  category: "category_path",
  "eda_info.reference_prefix": "reference_prefix",
  "eda_info.kicad_symbol": "kicad_symbol",
};

/** The column that a property of a part comes from. */
export function columnOf(propertyPath: string): string {
  return columnOfProperty[propertyPath] ?? propertyPath;
}
