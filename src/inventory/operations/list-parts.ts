/** Handles `GET /api/parts`, which can also export parts as CSV and JSON Lines. */
import { operations } from "../../../generated/operations.ts";
import { resourceFacts } from "../../../generated/resources.ts";
import type { ApiRequest, Handler } from "../../contract/handler.ts";
import { lazily } from "../../memoize.ts";
import { parseSparseFields } from "../../query/sparse-fields.ts";
import { hasProperty } from "../../representation/plan.ts";
import { createPartCsv } from "../transfer/part-csv.ts";
import type { ListExport } from "./export-list.ts";
import type { Inventory } from "./inventory.ts";
import { listHandler } from "./list-handlers.ts";

const shape = resourceFacts.Part.listed;

export function listParts(inventory: Inventory): Handler {
  const handler = lazily(() => {
    const operation = operations.find(({ operationId }) => operationId === "listParts");
    if (operation === undefined) throw new Error("The contract has no operation listParts.");
    return listHandler(inventory, operation, "Part", {
      scope: async () => ({}),
      exportAs: async (request) => {
        if (request.mediaType === "application/x-ndjson") return jsonLines(inventory, request);
        return request.mediaType === "text/csv" ? csv(inventory, request) : null;
      },
    });
  });
  return (request) => handler()(request);
}

function jsonLines({ plans }: Inventory, { principal, searchParams }: ApiRequest): ListExport {
  const plan = plans.for(shape, principal, searchParams);
  return {
    fileName: "parts.ndjson",
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
    fileName: "parts.csv",
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
