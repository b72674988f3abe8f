/** Handles `POST /api/projects/{id}/bom_imports` and `GET /api/project_bom_entries/{id}/candidates`. */
import type { StagedFile } from "../../attachments/storage.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { write } from "../../inventory/operations/write.ts";
import { readProject } from "../../inventory/projects/bill-of-materials.ts";
import { rowById } from "../../inventory/writing/read-rows.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import { invalid, problem } from "../../util/errors.ts";
import { isEncoding } from "../tables/encodings.ts";
import { ImportError } from "../tables/import-error.ts";
import { bomImportDocument, candidateDocument } from "./bom-documents.ts";
import type { Bom } from "./bom-line.ts";
import { lineOfEntry } from "./entry-line.ts";
import { importBom } from "./import-bom.ts";
import { matchLines } from "./match-parts.ts";
import { readBom } from "./read-bom.ts";

export function bomHandlers(inventory: Inventory): {
  readonly importProjectBom: Handler;
  readonly listProjectBomEntryCandidates: Handler;
} {
  return {
    importProjectBom: (request) => importProjectBom(inventory, request),
    listProjectBomEntryCandidates: (request) => listCandidates(inventory, request),
  };
}

async function importProjectBom(inventory: Inventory, request: ApiRequest): Promise<ApiResponse> {
  requirePermission(request.principal, "parts.read");
  const { query, now, format, comment } = request;
  const staged = request.uploads.get(String(request.body)) as StagedFile | undefined;
  if (staged === undefined || staged.size === 0) {
    throw problem("bad-request", "The request body is empty. Send the file of a bill of materials.");
  }
  const bom = await readFile(staged.path, request);
  const fileName = query["file_name"] as string | undefined;
  const own = { ...request, comment: comment ?? (fileName === undefined ? null : `Import of ${fileName}`) };
  return write({ inventory, request: own }, async (context) => {
    const project = await readProject(context.transaction, request.id ?? 0);
    if (project === null) throw problem("not-found");
    const result = await importBom(context, project.id, bom, { removes: query["remove"] !== false });
    const { id, name, full_path } = project;
    const document = bomImportDocument(documentWriter(format), {
      project: { id, name, full_path },
      bom,
      result,
      at: now,
    });
    return { status: 200, document };
  });
}

/** @throws {Problem} 422 if the file as a whole cannot be imported */
async function readFile(path: string, { query }: ApiRequest): Promise<Bom> {
  const { encoding, sheet, decimal_mark: mark } = query;
  try {
    return await readBom(path, {
      ...(typeof encoding === "string" && isEncoding(encoding) && { encoding }),
      ...(typeof sheet === "string" && { sheet }),
      ...((mark === "." || mark === ",") && { decimalMark: mark }),
    });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const message = error.message.replaceAll(path, "the file");
    throw invalid([
      {
        propertyPath: "",
        message: `${message.charAt(0).toUpperCase()}${message.slice(1)}`,
        code: "invalid",
      },
    ]);
  }
}

async function listCandidates({ store, definitions }: Inventory, request: ApiRequest): Promise<ApiResponse> {
  requirePermission(request.principal, "parts.read");
  return store.readTransaction(async (reader) => {
    const row = await rowById(reader, definitions.ProjectBOMEntry, request.id ?? 0);
    if (row === null) throw problem("not-found");
    const write = documentWriter(request.format);
    const [match] = await matchLines(reader, row.project_id, [lineOfEntry(row)]);
    const { part = null, matchedBy = null, candidates = [] } = match ?? {};
    const found = part === null || matchedBy === null ? candidates : [{ part, matchedBy, isFull: true }];
    const document = write.root("BomCandidates", request.path, {
      candidates: found.map((candidate) => candidateDocument(write, candidate)),
    });
    return { status: 200, document };
  });
}
