/**
 * `/import` and below: uploads a file, shows what an import would do, and runs it with progress. A file is uploaded once:
 * each further check and the import take it from the check before.
 */
import { readChangeSetStates } from "../../inventory/changes/change-set-states.ts";
import { iri } from "../../representation/iri.ts";
import { Problem } from "../../util/errors.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger, pathId } from "../site/path-id.ts";
import { idOf } from "../trees/tree-table.ts";
import { choicesOf, savedColumns } from "./choices.ts";
import { canContinue, isRunning, type ImportDocument } from "./import-document.ts";
import { cancelPath, importPath, importsPath, reportPath } from "./import-path.ts";
import { PreviewPage } from "./preview-page.tsx";
import { problemText } from "./problem-text.ts";
import { readImport, readPartNames, readSuggestions } from "./read-import.ts";
import { ResultPage } from "./result-page.tsx";
import { RunningPage } from "./running-page.tsx";
import { StartPage } from "./start-page.tsx";
import { readUploadedTable } from "./uploaded-table.ts";

type Dependencies = Pick<PageDependencies, "config" | "operations" | "readUpload" | "store">;

const access = ["parts.import"] as const;

/** The number of imports that are read for a list, of which the user's own are shown. */
const listedImports = 50;

/** Seconds until the page of a running import is loaded again. */
const refreshAfter = 1;

/** Maximum size of the form below the preview. It has two fields for each row of an order. */
const maximumPreviewForm = 512 * 1024;

/** The pages of imports. */
export function importRoutes(dependencies: Dependencies): PageRoute[] {
  return [startRoute(dependencies), importRoute(dependencies), ...otherRoutes(dependencies)];
}

function startRoute({ config, operations, readUpload }: Dependencies): PageRoute {
  async function show(request: SignedInRequest): Promise<PageResponse> {
    const before = parsePositiveInteger(request.query.get("before") ?? "");
    const { imports } = await operations.call(request, {
      operationId: "listImports",
      query: { limit: listedImports, ...(before !== null && { before }) },
    });
    const own = iri("User", request.signedIn.principal.userId);
    return page(
      <StartPage
        maximumBytes={config.maxAttachmentFileSize}
        imports={imports.filter(({ user }) => user === own)}
        next={imports.length < listedImports ? null : (imports.at(-1)?.id ?? null)}
      />,
    );
  }

  async function submit(request: SignedInRequest): Promise<PageResponse> {
    const table = await readUploadedTable(readUpload, request);
    try {
      const created = await operations.call(request, {
        operationId: "createImport",
        query: {
          dry_run: true,
          type: request.form.get("type") === "order" ? "order" : "parts",
          ...(table.fileName !== "" && { file_name: table.fileName }),
        },
        body: table.handle,
        bodyType: table.mediaType,
        uploads: table.uploads,
      });
      return redirect(importPath(created.id));
    } catch (error) {
      const isEmpty = error instanceof Problem && error.code === "bad-request";
      throw isEmpty ? new FormRejection({ file: "The file is empty. Choose another file." }) : error;
    } finally {
      await table.discard?.();
    }
  }

  return { method: "GET", path: importsPath, access, acceptsFile: true, handle: show, submit };
}

function importRoute(dependencies: Dependencies): PageRoute {
  const { operations, store } = dependencies;

  async function show(request: SignedInRequest): Promise<PageResponse> {
    const shown = await readImport(operations, request, pathId(request));
    if (isRunning(shown)) {
      // Reloads the page without scripts.
      return page(<RunningPage import={shown} />, { headers: { Refresh: String(refreshAfter) } });
    }
    const names = await readPartNames(dependencies, request, shown);
    if (!shown.dry_run) {
      const changeSet = shown.change_set === undefined ? null : idOf(shown.change_set);
      const states = await readChangeSetStates(store.read, [changeSet]);
      return page(<ResultPage import={shown} names={names} states={states} />);
    }
    const isUsable = isOwn(request, shown) && canContinue(shown, request.now);
    const suggestions = isUsable
      ? await readSuggestions(operations, request)
      : { categories: [], locations: [], mappings: [] };
    return page(
      <PreviewPage import={shown} names={names} suggestions={suggestions} canContinue={isUsable} />,
    );
  }

  async function submit(request: SignedInRequest): Promise<PageResponse> {
    const { form } = request;
    const id = pathId(request);
    const checked = await readImport(operations, request, id);
    const isImport = form.get("action") === "import";
    try {
      const saved = savedColumns(form, checked);
      if (saved !== null) {
        await operations.call(request, { operationId: "createColumnMapping", body: saved });
      }
      const created = await operations.call(request, {
        operationId: "createImport",
        query: { from: id, dry_run: !isImport, ...choicesOf(form, checked) },
        body: "",
      });
      return redirect(importPath(created.id));
    } catch (error) {
      throw inWordsOfForm(error);
    }
  }

  return {
    method: "GET",
    path: importPath(":id"),
    access,
    maximumBody: maximumPreviewForm,
    handle: show,
    submit,
  };
}

function isOwn({ signedIn }: SignedInRequest, { user }: ImportDocument): boolean {
  return user === iri("User", signedIn.principal.userId);
}

function inWordsOfForm(error: unknown): unknown {
  if (!(error instanceof Problem) || error.violations !== undefined) return error;
  if (error.code !== "conflict" && error.code !== "bad-request") return error;
  return new FormRejection({ "": problemText(error.detail) }, error.code === "conflict" ? 409 : 422);
}

function otherRoutes({ operations }: Dependencies): PageRoute[] {
  return [
    {
      method: "POST",
      path: cancelPath(":id"),
      access,
      handle: async (request: SignedInRequest) => {
        const id = pathId(request);
        await operations.call(request, { operationId: "cancelImport", path: { id } });
        return redirect(importPath(id));
      },
    },
    {
      method: "GET",
      path: reportPath(":id"),
      access,
      handle: async (request: SignedInRequest) => {
        const id = pathId(request);
        const { mediaType, body } = await operations.callForContent(request, {
          operationId: "getImportReport",
          path: { id },
        });
        const headers = {
          "Content-Type": mediaType,
          "Content-Disposition": `attachment; filename="import-${id}.csv"`,
        };
        return { status: 200, body, headers };
      },
    },
  ];
}
