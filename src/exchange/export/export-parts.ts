/** Handles `GET /api/parts/export`. `transfer/export-part-list.ts` exports `GET /api/parts`. */
import { resourceFacts } from "../../../generated/resources.ts";
import type { ApiRequest, Handler } from "../../http/handler.ts";
import type { Reader } from "../../database/store.ts";
import { changeVersion } from "../../history/change-version.ts";
import {
  createExportList,
  idsPerStatement,
  type ExportedList,
  type ListExport,
} from "../../inventory/operations/export-list.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { collectionOf } from "../../inventory/operations/list-handlers.ts";
import { badParameter, requireText } from "../../query/bad-parameter.ts";
import { compileList } from "../../query/list-query.ts";
import { findParts } from "../../search/find-parts.ts";
import { partFilters } from "../../search/part-filter.ts";
import { createPause, usualSteps } from "../../search/pause.ts";
import { maximumHits } from "../../search/rank-parts.ts";
import { lazily } from "../../util/memoize.ts";
import { createPartLines } from "../transfer/part-csv.ts";
import { exportDisposition } from "./file-name.ts";
import {
  defaultPartColumns,
  partCells,
  partColumns,
  partProperties,
  type PartColumn,
} from "./part-columns.ts";
import { jsonLinesMediaType, tableFormat, type TableFormatName } from "./table-formats.ts";

export function exportParts(inventory: Inventory): Handler {
  const create = lazily(() => {
    const list = compileList(
      { ...collectionOf(inventory, "Part", []), version: changeVersion },
      inventory.cache,
    );
    return { list, exportList: createExportList(inventory), parseFilter: partFilters(inventory) };
  });

  return async (request) => {
    const exported = exportFor(inventory, request);
    const { list, exportList, parseFilter } = create();
    const { query, searchParams } = request;
    const respond = (read: ExportedList["read"]) => exportList(request, { exported, headers: {}, read });
    if (query["q"] !== undefined) {
      const search = {
        parameter: "q",
        query: requireText("q", query["q"]),
        mode: "words",
        fields: null,
        filter: parseFilter(request).filter,
      } as const;
      const pause = createPause("q", usualSteps, { remedy: "Add a word to the query." });
      const page = { offset: 0, limit: maximumHits };
      const { ids } = await findParts(inventory.store.read, search, page, pause);
      return respond(async () => ({ ids, next: null }));
    }
    const pageAfter = (cursor: string) =>
      list.parse({ ...query, itemsPerPage: idsPerStatement, cursor }, searchParams);
    // Reports invalid filters before the response begins.
    pageAfter("");
    return respond(async (reader, cursor) => {
      const { rows, next } = await list.readCursorPage(reader, pageAfter(cursor), {});
      return { ids: rows.map(({ id }) => id), next };
    });
  };
}

function exportFor(inventory: Inventory, request: ApiRequest): ListExport {
  // The cast is safe, because the pipeline has validated the query.
  const name = request.query["format"] as TableFormatName;
  const columns = requestedColumns(request);
  if (name === "jsonl") return lines(inventory);
  const { mediaType, extension, head, row, pack } = tableFormat(name, columns);
  const plan = inventory.plans.for(resourceFacts.Part.item, request.principal, partProperties(columns));
  const { baseCurrency } = inventory;
  return {
    disposition: exportDisposition("Parts", "list", extension),
    contentType: mediaType,
    head,
    text: async (reader: Reader, ids: readonly number[]) => {
      const parts = await plan.many(reader, ids);
      return parts.map((part) => row(partCells(columns, part.document(false), { baseCurrency }))).join("");
    },
    pack,
  };
}

function lines({ definitions }: Inventory): ListExport {
  const { head, rows } = createPartLines(definitions);
  return {
    disposition: exportDisposition("Parts", "list", "jsonl"),
    contentType: jsonLinesMediaType,
    head,
    text: (reader, ids) =>
      rows(
        reader,
        ids.map((id) => ({ id })),
      ),
  };
}

/** @throws {Problem} 400 if a column is unknown or repeated */
function requestedColumns({ query }: ApiRequest): readonly PartColumn[] {
  // The cast is safe, because the pipeline has validated the query.
  const text = query["columns"] as string | undefined;
  if (text === undefined) return defaultPartColumns;
  const names = text.split(",").map((name) => name.trim());
  const found = names.flatMap((name) => partColumns.find((column) => column === name) ?? []);
  const unknown = names.find((name) => !partColumns.some((column) => column === name));
  if (unknown !== undefined) {
    const message = `Unknown column ${JSON.stringify(unknown.slice(0, 100))}. Use a comma-separated list of these columns: ${partColumns.join(", ")}.`;
    throw badParameter("columns", message);
  }
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw badParameter("columns", `The column "${repeated}" is repeated. Remove it.`);
  return found;
}
