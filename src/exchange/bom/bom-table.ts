/** Defines the table that each kind of file becomes. `bom-source.ts` reads the files. */
import type { TableFacts, TableRow } from "../tables/table.ts";

export type BomFormat = "table" | "kicad_pcbnew" | "kicad_netlist" | "eagle_partlist";

export interface BomTable {
  readonly format: BomFormat;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** How the table was read. Absent for XML. */
  readonly facts?: TableFacts;
  readonly separator?: string;
}

/** The maximum number of lines of a bill of materials. */
export const maximumLines = 5000;
