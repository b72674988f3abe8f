/** Handles `/api/column_mappings`: the meanings of columns that a user has saved, or that imports remember. */
import { apiDate } from "../../database/timestamp.ts";
import type { Store } from "../../database/store.ts";
import type { ApiRequest, ApiResponse } from "../../http/handler.ts";
import { parseSparseFields } from "../../query/sparse-fields.ts";
import { documentWriter, selectedMembers } from "../../representation/document-writer.ts";
import { hasProperty } from "../../representation/plan.ts";
import { iri } from "../../representation/iri.ts";
import type { Document } from "../../representation/row-plan.ts";
import { invalid, problem } from "../../util/errors.ts";
import { ImportError } from "../tables/import-error.ts";
import { readChoices } from "../transfer/column-choices.ts";
import {
  columnsOf,
  columnsOfMapping,
  countNamed,
  deleteMapping,
  findMapping,
  maximumNamed,
  readMappings,
  saveMapping,
  type ColumnMappingRow,
} from "./column-mappings.ts";

interface MappingsContext {
  readonly store: Store;
}

export function columnMappingHandlers(context: MappingsContext) {
  return {
    listColumnMappings: (request: ApiRequest) => listColumnMappings(context, request),
    getColumnMapping: (request: ApiRequest) => getColumnMapping(context, request),
    createColumnMapping: (request: ApiRequest) => createColumnMapping(context, request),
    deleteColumnMapping: (request: ApiRequest) => deleteColumnMapping(context, request),
  };
}

async function listColumnMappings(
  { store }: MappingsContext,
  { principal, format }: ApiRequest,
): Promise<ApiResponse> {
  const write = documentWriter(format);
  const rows = await readMappings(store.read, principal.userId);
  const mappings = rows.map((row) => write.entity("ColumnMapping", membersOf(row)));
  const document = write.root("ColumnMappingList", "/api/column_mappings", { column_mappings: mappings });
  return { status: 200, document };
}

/** @throws {Problem} 404 if the user has no such mapping */
async function getColumnMapping(
  { store }: MappingsContext,
  { principal, id, format, searchParams }: ApiRequest,
): Promise<ApiResponse> {
  const row = await findMapping(store.read, principal.userId, id ?? 0);
  if (row === null) throw problem("not-found");
  const fields = parseSparseFields(searchParams, (path) => hasProperty("ColumnMapping", path));
  return { status: 200, document: selectedMembers(documentOf(row, format), fields?.selection ?? null) };
}

/** @throws {Problem} 422 if the columns are invalid; 409 if the user has too many named mappings */
async function createColumnMapping(
  { store }: MappingsContext,
  { principal, body, format, now }: ApiRequest,
): Promise<ApiResponse> {
  // The request was validated against the contract.
  const { name: given, columns } = body as { readonly name: string; readonly columns: readonly string[] };
  requireColumns(columns);
  const { userId } = principal;
  const name = given.trim();
  const row = await store.transaction(async (transaction) => {
    const exists = (await columnsOfMapping(transaction, userId, name)) !== null;
    if (!exists && (await countNamed(transaction, userId)) >= maximumNamed) {
      throw problem(
        "conflict",
        `A user can have ${maximumNamed} named column mappings. Delete one that is no longer needed.`,
      );
    }
    return saveMapping(transaction, { userId, name, columns, now });
  });
  const headers = { Location: iri("ColumnMapping", row.id) };
  return { status: 201, document: documentOf(row, format), headers };
}

/** @throws {Problem} 404 if the user has no such mapping */
async function deleteColumnMapping(
  { store }: MappingsContext,
  { principal, id }: ApiRequest,
): Promise<ApiResponse> {
  const isDeleted = await store.transaction((transaction) =>
    deleteMapping(transaction, principal.userId, id ?? 0),
  );
  if (!isDeleted) throw problem("not-found");
  return { status: 204 };
}

/** An order has the columns of a list of parts and others. */
function requireColumns(columns: readonly string[]): void {
  try {
    readChoices(columns, "order");
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw invalid([{ propertyPath: "columns", message: error.message, code: "invalid" }]);
  }
}

function documentOf(row: ColumnMappingRow, format: ApiRequest["format"]): Document {
  return documentWriter(format).root("ColumnMapping", iri("ColumnMapping", row.id), membersOf(row));
}

function membersOf(row: ColumnMappingRow): Document & { readonly id: number } {
  return {
    id: row.id,
    name: row.name ?? undefined,
    columns: columnsOf(row),
    last_used: apiDate(row.last_used),
  };
}
