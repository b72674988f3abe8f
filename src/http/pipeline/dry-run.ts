/** Recognizes dry runs (`dry_run=true`), and chooses the handlers that change nothing. */
import { changeSetHeader } from "../../history/change-set.ts";
import type { ApiRequest, Handler, ResponseHeaders } from "../handler.ts";
import type { Operation } from "../operation.ts";
import { readBoolean } from "../request/parameter-reader.ts";

export const dryRunParameter = "dry_run";

/** The headers of all responses to a dry run. */
export const dryRunHeaders = Object.freeze({ "Partledger-Dry-Run": "true" });

/** Returns the handlers of dry runs. Called with the first dry run, because most processes have none. */
export type DryRunHandlers = () => Readonly<Partial<Record<string, Handler>>>;

/** Whether a query requests a dry run. The query is not validated yet, so that all responses can say what they are. */
export function requestsDryRun({ dryRun }: Operation, query: string): boolean {
  if (dryRun === undefined || query === "") return false;
  return readBoolean(new URLSearchParams(query).get(dryRunParameter) ?? "") === true;
}

/** Whether a request is a dry run that changes nothing. The dry run of an import is stored with its report. */
export function isRolledBack({ operation, query }: Pick<ApiRequest, "operation" | "query">): boolean {
  return operation.dryRun === "rolled-back" && query[dryRunParameter] === true;
}

/** Returns the query of the real request, which has the same `Idempotency-Key`. A dry run that is stored is another request. */
export function withoutDryRun({ dryRun }: Operation, query: string): string {
  if (dryRun !== "rolled-back") return query;
  const pairs = query.split("&").filter((pair) => !new URLSearchParams(pair).has(dryRunParameter));
  return pairs.join("&");
}

/**
 * Returns a handler that runs dry runs with the handlers for them. The responses have no version and name no change set,
 * because a later change can get the same ones.
 * @param handlers by default, `handler` runs them, as in the mock, which changes nothing
 */
export function withDryRuns(operation: Operation, handler: Handler, handlers?: DryRunHandlers): Handler {
  if (operation.dryRun !== "rolled-back") return handler;
  const handlerOfDryRuns = (): Handler => {
    if (handlers === undefined) return handler;
    const found = handlers()[operation.operationId];
    // The other handler would change something.
    if (found === undefined) throw new Error(`No handler for dry runs of ${operation.operationId}.`);
    return found;
  };
  return async (request) => {
    if (!isRolledBack(request)) return handler(request);
    const { version: _version, ...response } = await handlerOfDryRuns()(request);
    return { ...response, ...(response.headers && { headers: withoutChangeSet(response.headers) }) };
  };
}

/** Returns the headers without the change set. */
export function withoutChangeSet(headers: ResponseHeaders): ResponseHeaders {
  const { [changeSetHeader]: _provisional, ...others } = headers;
  return others;
}
