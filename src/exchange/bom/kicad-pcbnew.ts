/**
 * Recognizes the bill of materials of KiCad's PCB editor. Its header is translated to the language of the user, so the
 * shape of the rows decides: number, designators, footprint, quantity, value, and an empty column at the end.
 */
import { isBlank } from "../tables/blank-values.ts";
import type { BomTable } from "./bom-table.ts";
import { readReferences } from "./references.ts";

const columns = 6;

export function isKicadPcbnew({ format, separator, header, rows }: BomTable): boolean {
  if (format !== "table" || separator !== ";") return false;
  const named = header.filter((name) => name !== "").length;
  if (named !== columns || header.length > columns + 1 || rows.length === 0) return false;
  return rows.every(({ cells, error }) => {
    if (error !== null) return false;
    const [id = "", designators = "", , quantity = ""] = cells.map((cell) => cell.trim());
    const { references, placeholders } = readReferences(designators);
    return (
      /^\d+$/.test(id) &&
      /^\d+$/.test(quantity) &&
      !isBlank(designators) &&
      references.length + placeholders.length === Number(quantity)
    );
  });
}
