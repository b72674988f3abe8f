/**
 * Reads the components of a netlist of KiCad in XML ("legacy BOM"), which has one element per component. Returns a table
 * with a column per field, so that the fields are recognized like the columns of other files.
 */
import { parseXml } from "../tables/xml-events.ts";
import { ImportError } from "../tables/import-error.ts";
import { bytesOf } from "../tables/source-bytes.ts";
import type { TableRow } from "../tables/table.ts";
import { maximumLines, type BomTable } from "./bom-table.ts";

export function isXml(start: Buffer): boolean {
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|export[\s>])/i.test(start.toString("latin1"));
}

const maximumFields = 200;

/** Properties that describe the schematic, not the component. */
const schematicProperties =
  /^(?:ki_.*|Sheetname|Sheetfile|exclude_from_board|exclude_from_pos_files|exclude_from_sim)$/i;

interface Component {
  readonly line: number;
  readonly fields: Map<string, string>;
}

/** @throws {ImportError} if the file is no netlist, is damaged or has too many components */
export async function readNetlist(path: string): Promise<BomTable> {
  const components: Component[] = [];
  let current: Component | null = null;
  let field: string | null = null;
  let text = "";
  let depth = 0;
  let isNetlist = false;
  let isDone = false;
  const variants = { depth: 0 };
  const handlers = {
    open(name: string, attributes: Readonly<Record<string, string>>, line: number) {
      depth += 1;
      if (depth === 1 && name !== "export") {
        throw new ImportError(
          `${path} is an XML file, but no netlist of KiCad. Export the bill of materials as CSV or .xlsx.`,
        );
      }
      if (name === "components") isNetlist = true;
      if (name === "variants") variants.depth += 1;
      if (variants.depth > 0) return;
      if (name === "comp") current = { line, fields: new Map([["Reference", attributes["ref"] ?? ""]]) };
      if (current === null) return;
      text = "";
      if (name === "field") field = attributes["name"] ?? null;
      const property = attributes["name"] ?? "";
      if (name !== "property" || property === "" || schematicProperties.test(property)) return;
      // A property without a value is a set flag.
      const value = attributes["value"] ?? "1";
      if (!current.fields.has(property) && current.fields.size < maximumFields)
        current.fields.set(property, value);
    },
    text(found: string) {
      if (current !== null && variants.depth === 0) text += found;
    },
    close(name: string) {
      depth -= 1;
      if (name === "variants") variants.depth -= 1;
      if (name === "components") isDone = true;
      if (variants.depth > 0 || current === null) return;
      const known = { value: "Value", footprint: "Footprint", description: "Description" }[name] ?? null;
      const target = name === "field" ? field : known;
      if (target !== null && current.fields.size < maximumFields) current.fields.set(target, text.trim());
      if (name === "field") field = null;
      if (name !== "comp") return;
      components.push(current);
      current = null;
      if (components.length > maximumLines) isDone = true;
    },
  };
  for await (const _ of parseXml(path, bytesOf(path), handlers, "Export the netlist again.")) {
    void _;
    if (isDone) break;
  }
  if (!isNetlist) {
    throw new ImportError(`${path} is a netlist without components. Export it from the schematic editor.`);
  }
  if (components.length > maximumLines) {
    throw new ImportError(`${path} has more than ${maximumLines} components.`);
  }
  return { format: "kicad_netlist", ...asTable(components) };
}

function asTable(components: readonly Component[]): Pick<BomTable, "header" | "rows"> {
  const header = [...new Set(["Reference", "Value", "Footprint"].concat(namesOf(components)))];
  const rows: TableRow[] = components.map(({ line, fields }) => ({
    line,
    cells: header.map((name) => fields.get(name) ?? ""),
    error: null,
  }));
  return { header, rows };
}

function namesOf(components: readonly Component[]): string[] {
  const names = new Set<string>();
  for (const { fields } of components) {
    for (const name of fields.keys()) if (names.size < maximumFields) names.add(name);
  }
  return [...names];
}
