/** Handles `GET /api/projects/{id}/bom_export`. */
import { buffer } from "node:stream/consumers";
import type { ApiResponse, Handler } from "../../http/handler.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { readProject } from "../../inventory/projects/bill-of-materials.ts";
import type { Pricing } from "../../inventory/projects/price-basis.ts";
import { problem } from "../../util/errors.ts";
import { readBomLines } from "./bom-lines.ts";
import { bomTable, type BomExportFormat } from "./bom-table.ts";
import { exportDisposition } from "./file-name.ts";
import { tableFormat } from "./table-formats.ts";

const kinds: Readonly<Record<BomExportFormat, string>> = {
  csv: "BOM",
  jlcpcb: "BOM JLCPCB",
  kicad: "BOM KiCad",
  xlsx: "BOM",
};

export function exportProjectBom(inventory: Inventory, pricing: Pricing): Handler {
  return async (request): Promise<ApiResponse> => {
    requirePermission(request.principal, "parts.read");
    // The cast is safe, because the pipeline has validated the query.
    const format = request.query["format"] as BomExportFormat;
    const copies = Number(request.query["quantity"]);
    const { project, lines } = await inventory.store.readTransaction(async (reader) => {
      const found = await readProject(reader, request.id ?? 0);
      if (found === null) throw problem("not-found");
      return {
        project: found,
        lines: await readBomLines(reader, found, { inventory, pricing, request, copies }),
      };
    });
    const { columns, rows } = bomTable(format, lines);
    const { mediaType, extension, head, row, pack } = tableFormat(
      format === "xlsx" ? "xlsx" : "csv",
      columns,
    );
    const text = [head, ...rows.map(row)];
    return {
      status: 200,
      content: {
        mediaType,
        body: pack === undefined ? text.join("") : await buffer(pack(inOrder(text))),
      },
      headers: { "Content-Disposition": exportDisposition(project.name, kinds[format], extension) },
    };
  };
}

async function* inOrder(text: readonly string[]): AsyncGenerator<string> {
  yield* text;
}
