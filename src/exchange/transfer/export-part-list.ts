/** Exports the parts that `GET /api/parts` lists as CSV or JSON Lines. */
import { resourceFacts } from "../../../generated/resources.ts";
import type { ApiRequest } from "../../http/handler.ts";
import { parseSparseFields } from "../../query/sparse-fields.ts";
import { hasProperty } from "../../representation/plan.ts";
import { createPartCsv } from "./part-csv.ts";
import type { ExportAs, ListExport } from "../../inventory/operations/export-list.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";

const shape = resourceFacts.Part.listed;

/** Returns the function that creates the export for the media type of a request, or `null` if the type is JSON. */
export function exportPartList(inventory: Inventory): ExportAs {
  return async (request) => {
    if (request.mediaType === "application/x-ndjson") return jsonLines(inventory, request);
    return request.mediaType === "text/csv" ? csv(inventory, request) : null;
  };
}

function jsonLines({ plans }: Inventory, { principal, searchParams }: ApiRequest): ListExport {
  const plan = plans.for(shape, principal, searchParams);
  return {
    disposition: 'attachment; filename="parts.ndjson"',
    head: "",
    text: async (reader, ids) => {
      const parts = await plan.many(reader, ids);
      return parts.map((part) => `${JSON.stringify(part.document(true))}\n`).join("");
    },
  };
}

async function csv(
  { definitions, plans }: Inventory,
  { principal, searchParams }: ApiRequest,
): Promise<ListExport> {
  const fields = parseSparseFields(searchParams, (path) => hasProperty(shape, path));
  const { head, readOnly, rows } = createPartCsv(definitions, fields?.selection ?? null);
  const properties = ["id", ...readOnly].map((name): [string, string] => ["properties[]", name]);
  const plan = plans.for(shape, principal, new URLSearchParams(properties));
  return {
    disposition: 'attachment; filename="parts.csv"',
    head,
    text: async (reader, ids) => {
      const parts = await plan.many(reader, ids);
      return rows(
        reader,
        parts.map((part) => part.document(false)),
      );
    },
  };
}
