/** Handles `/api/imports`: creates, shows, cancels and deletes imports. `import-runner.ts` runs them. */
import type { ImportFiles } from "../../attachments/import-files.ts";
import type { StagedFile } from "../../attachments/storage.ts";
import type { ApiRequest, ApiResponse } from "../../http/handler.ts";
import type { Reader, Store, Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { invalid, problem, retryLater } from "../../util/errors.ts";
import type { Principal } from "../../identity/principal.ts";
import type { JobRunner } from "../../util/queue/job-runner.ts";
import { parseSparseFields } from "../../query/sparse-fields.ts";
import { documentWriter, selectedMembers } from "../../representation/document-writer.ts";
import { iri } from "../../representation/iri.ts";
import { hasProperty } from "../../representation/plan.ts";
import { columnsOfMapping } from "./column-mappings.ts";
import { errorDocument, errorReport, importLines, importMembers } from "./import-documents.ts";
import { repeatedLine, type OrderOptions } from "../orders/order-options.ts";
import { ImportError } from "../tables/import-error.ts";
import { readChoices } from "../transfer/column-choices.ts";
import type { TableType } from "../transfer/part-columns.ts";
import { timeOfImport } from "../transfer/imported-files.ts";
import { keptFile, releaseOldest, removeUnused, type UploadedFile } from "./kept-files.ts";
import { findImport, isUnfinished, maximumErrors, readErrors, type ImportRow } from "./import-store.ts";

interface ImportsContext {
  readonly store: Store;
  readonly files: ImportFiles;
  readonly runner: Pick<JobRunner, "wake">;
}

/** The maximum number of imports of a user that have not finished. */
const maximumUnfinished = 10;

const shownErrors = 100;

/** The formats of the files by media type. Tables are recognized by their content, so the other type also works. */
const formats: Readonly<Record<string, string>> = {
  "text/csv": "csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
};

export function importHandlers(context: ImportsContext) {
  return {
    listImports: (request: ApiRequest) => listImports(context, request),
    createImport: (request: ApiRequest) => createImport(context, request),
    getImport: (request: ApiRequest) => getImport(context, request),
    getImportReport: (request: ApiRequest) => getImportReport(context, request),
    cancelImport: (request: ApiRequest) => cancelImport(context, request),
    deleteImport: (request: ApiRequest) => deleteImport(context, request),
  };
}

/** Creates the handlers of dry runs, which delete no files. An import that only reports is not one of them. */
export function dryRunImportHandlers({ store, files }: Pick<ImportsContext, "store" | "files">) {
  const { cancelImport, deleteImport } = importHandlers({
    store,
    files: { ...files, remove: () => Promise.resolve() },
    runner: { wake: () => undefined },
  });
  return { cancelImport, deleteImport };
}

async function listImports({ store }: ImportsContext, request: ApiRequest): Promise<ApiResponse> {
  const { principal, query, format } = request;
  let rows = store.read.db
    .selectFrom("imports")
    .selectAll()
    .orderBy("id", "desc")
    .limit(Number(query["limit"]));
  if (query["before"] !== undefined) rows = rows.where("id", "<", Number(query["before"]));
  if (!seesAll(principal)) rows = rows.where("user_id", "=", principal.userId);
  const write = documentWriter(format);
  const imports = (await rows.execute()).map((row) => write.entity("Import", importMembers(row)));
  return { status: 200, document: write.root("ImportList", "/api/imports", { imports }) };
}

async function createImport(
  { store, files, runner }: ImportsContext,
  request: ApiRequest,
): Promise<ApiResponse> {
  const { principal, query, now, address } = request;
  const staged = request.uploads.get(String(request.body)) as StagedFile | undefined;
  const isOrder = query["type"] === "order";
  requireOrder(query, isOrder);
  const chosen = await chosenColumns(store.read, request);
  requireChoices(chosen, isOrder ? "order" : "parts");
  const from = query["from"] as number | undefined;
  const isDryRun = query["dry_run"] === true;
  const valuesOf = (uploaded: UploadedFile) => ({
    status: "queued",
    user_id: principal.userId,
    username: principal.username,
    tier: principal.scope,
    token_id: principal.tokenId,
    client: principal.client ?? principal.tokenName,
    address,
    dry_run: isDryRun,
    format: uploaded.format,
    file_name: uploaded.file_name,
    file: uploaded.file,
    file_size: uploaded.file_size,
    category: (query["category"] as string | undefined) ?? "",
    existing: String(query["existing"]),
    digest: isDryRun || isOrder || query["existing"] === "add-stock" ? uploaded.digest : null,
    type: String(query["type"]),
    order_options: isOrder ? JSON.stringify(orderOptions(query)) : null,
    columns: chosen.length === 0 ? null : JSON.stringify(chosen),
    sheet: (query["sheet"] as string | undefined) ?? null,
    encoding: (query["encoding"] as string | undefined) ?? null,
    decimal_mark: (query["decimal_mark"] as string | undefined) ?? null,
    added_date: timestamp(now),
  });
  const keptId = from === undefined ? null : checkedFrom(from, staged);
  const placed = keptId === null ? await placedFile(files, staged, request) : null;
  let released: readonly string[] = [];
  const insert = async (transaction: Transaction): Promise<{ readonly id: number }> => {
    await requireRoom(transaction, principal.userId);
    // In the transaction, so that the file is not removed before the import needs it.
    const kept = { id: keptId ?? 0, userId: principal.userId, now };
    const values = valuesOf(placed ?? (await keptFile(transaction, kept)));
    if (placed !== null && isDryRun) released = await releaseOldest(transaction, principal.userId);
    if (values.digest !== null && !isOrder && !values.dry_run && query["again"] !== true)
      await requireNewFile(transaction, values.digest);
    return transaction.db.insertInto("imports").values(values).returning("id").executeTakeFirstOrThrow();
  };
  const { id } = await store.transaction(insert).catch(async (error: unknown) => {
    if (placed !== null) await files.remove(placed.file);
    throw error;
  });
  await removeUnused(store, files, released);
  const response = await respondWith(store.read, request, id, 201);
  runner.wake();
  return { ...response, headers: { Location: iri("Import", id) } };
}

/** @throws {Problem} 400 if the body is empty */
async function placedFile(
  files: ImportFiles,
  staged: StagedFile | undefined,
  { query, bodyType }: ApiRequest,
): Promise<UploadedFile> {
  if (staged === undefined || staged.size === 0) {
    throw problem("bad-request", "The request body is empty. Send a CSV, .xlsx or JSON Lines file.");
  }
  return {
    file: await files.place(staged),
    file_name: (query["file_name"] as string | undefined) ?? null,
    file_size: staged.size,
    format: formats[bodyType ?? ""] ?? "jsonl",
    digest: staged.digest,
  };
}

/** @throws {Problem} 400 if there is also a file in the body */
function checkedFrom(from: number, staged: StagedFile | undefined): number {
  if (staged === undefined || staged.size === 0) return from;
  throw problem("bad-request", "Send either a file in the body, or `from` with an empty body.");
}

/**
 * Returns the columns of the request or of its mapping, as `HEADING=COLUMN`.
 * @throws {Problem} 400 if both are given; 422 if the user has no such mapping
 */
async function chosenColumns(
  read: Reader,
  { principal, query }: Pick<ApiRequest, "principal" | "query">,
): Promise<readonly string[]> {
  const chosen = (query["columns[]"] ?? []) as readonly string[];
  const mapping = query["mapping"] as string | undefined;
  if (mapping === undefined) return chosen;
  if (chosen.length > 0) throw problem("bad-request", "Send either `mapping` or `columns[]`.");
  const columns = await columnsOfMapping(read, principal.userId, mapping.trim());
  if (columns !== null) return columns;
  const message = `You have no column mapping ${JSON.stringify(mapping)}. GET /api/column_mappings returns their names.`;
  throw invalid([{ propertyPath: "mapping", message, code: "invalid-reference" }]);
}

/** @throws {Problem} 400 if a choice is malformed, names an unknown column, or contradicts another one */
function requireChoices(chosen: readonly string[], type: TableType): void {
  try {
    readChoices(chosen, type);
  } catch (error) {
    throw error instanceof ImportError ? problem("bad-request", error.message) : error;
  }
}

const orderParameters = [
  "supplier",
  "order_number",
  "location",
  "locations[]",
  "parts[]",
  "category_rules[]",
];

/** @throws {Problem} 400 if a parameter of orders is set for other files, where it would be ignored, or repeats a line */
function requireOrder(query: ApiRequest["query"], isOrder: boolean): void {
  for (const name of ["locations[]", "parts[]"]) {
    const line = repeatedLine(query[name] as readonly string[] | undefined);
    if (line !== null) {
      throw problem(
        "bad-request",
        `Line ${line} is chosen twice in "${name}". Make one choice for each line.`,
      );
    }
  }
  const unused = orderParameters.find((name) => query[name] !== undefined);
  if (isOrder || unused === undefined) return;
  throw problem("bad-request", `The parameter "${unused}" is only for orders. Also send type=order.`);
}

function orderOptions(query: ApiRequest["query"]): OrderOptions {
  const names = orderParameters.filter((name) => query[name] !== undefined);
  const given = Object.fromEntries(names.map((name) => [name.replace("[]", ""), query[name]]));
  return { ...given, again: query["again"] === true };
}

async function getImport({ store }: ImportsContext, request: ApiRequest): Promise<ApiResponse> {
  const { id } = await requireImport(store.read, request);
  return respondWith(store.read, request, id, 200);
}

async function getImportReport({ store }: ImportsContext, request: ApiRequest): Promise<ApiResponse> {
  const { id } = await requireImport(store.read, request);
  const body = errorReport(await readErrors(store.read, id, maximumErrors));
  return {
    status: 200,
    content: { mediaType: "text/csv; charset=utf-8; header=present", body },
    headers: { "Content-Disposition": `attachment; filename="import-${id}.csv"` },
  };
}

async function cancelImport({ store, files }: ImportsContext, request: ApiRequest): Promise<ApiResponse> {
  const { file, response } = await store.transaction(async (transaction) => {
    const row = await requireImport(transaction, request);
    const isQueued = row.status === "queued";
    if (isUnfinished(row)) {
      await transaction.db
        .updateTable("imports")
        .set({
          cancel_requested: true,
          ...(isQueued && { status: "canceled", finished: timestamp(request.now) }),
        })
        .where("id", "=", row.id)
        .execute();
    }
    return {
      file: isQueued ? row.file : null,
      response: await respondWith(transaction, request, row.id, 200),
    };
  });
  if (file !== null) await removeUnused(store, files, [file]);
  return response;
}

async function deleteImport({ store, files }: ImportsContext, request: ApiRequest): Promise<ApiResponse> {
  const { file } = await store.transaction(async (transaction) => {
    const row = await requireImport(transaction, request);
    if (isUnfinished(row)) {
      throw problem("conflict", `Import ${row.id} has not finished. Cancel it first.`);
    }
    await transaction.db.deleteFrom("imports").where("id", "=", row.id).execute();
    return row;
  });
  await removeUnused(store, files, [file]);
  return { status: 204 };
}

/** Returns the import in the path. @throws {Problem} 404 if it does not exist or the principal must not see it */
async function requireImport(reader: Reader, request: ApiRequest): Promise<ImportRow> {
  const row = await findImport(reader, request.id ?? 0);
  if (row === null || !canSee(request.principal, row)) throw problem("not-found");
  return row;
}

async function respondWith(read: Reader, request: ApiRequest, id: number, status: number) {
  const row = await findImport(read, id);
  if (row === null) throw problem("not-found");
  const write = documentWriter(request.format);
  const errors = await readErrors(read, id, shownErrors);
  const members = {
    ...importMembers(row),
    lines: importLines(row),
    errors: errors.map((error) => errorDocument(write, error)),
  };
  const fields = parseSparseFields(request.searchParams, (path) => hasProperty("Import", path));
  const document = write.root("Import", iri("Import", id), members);
  return { status, document: selectedMembers(document, fields?.selection ?? null) };
}

function seesAll(principal: Principal): boolean {
  return principal.can("users.edit_infos");
}

function canSee(principal: Principal, { user_id: owner }: ImportRow): boolean {
  return owner === principal.userId || seesAll(principal);
}

/** @throws {Problem} 409 if the stock of the file was already added, or will be */
async function requireNewFile(transaction: Transaction, digest: string): Promise<void> {
  const remedy = "To add it again, send again=true.";
  const added = await timeOfImport(transaction, digest);
  if (added !== null)
    throw problem("conflict", `The stock of this file was already added at ${added}. ${remedy}`);
  const other = await transaction.db
    .selectFrom("imports")
    .select("id")
    .where("digest", "=", digest)
    .where("dry_run", "=", false)
    .where("status", "in", ["queued", "running"])
    .executeTakeFirst();
  if (other !== undefined) {
    throw problem("conflict", `Import ${other.id} is adding the stock of this file. ${remedy}`);
  }
}

/** @throws {Problem} 429 if the user has too many imports that have not finished */
async function requireRoom({ db }: Transaction, userId: number): Promise<void> {
  const { count } = await db
    .selectFrom("imports")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .where("status", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  if (Number(count) < maximumUnfinished) return;
  throw problem(
    "too-many-requests",
    `A user can have ${maximumUnfinished} imports that have not finished. Wait until one has finished, or cancel it.`,
    retryLater,
  );
}
