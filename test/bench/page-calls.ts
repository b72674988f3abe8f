/** Records what a page does: the API requests with the same operations, and the number of SQL statements. */
import type { OperationId } from "../../generated/operations.ts";
import { operations } from "../../generated/operations.ts";
import { readConfig } from "../../src/config.ts";
import type { Logger } from "../../src/contract/handler.ts";
import type { Call } from "../../src/contract/invoke.ts";
import { calledOperation } from "../../src/pages/site/operations.ts";
import { createService } from "../../src/service.ts";
import { getWithAgent } from "./page-request.ts";

export interface PageCalls {
  /** Paths and queries of GET requests. */
  readonly requests: readonly string[];
  readonly statements: number;
}

export interface PageCallRecorder {
  record(path: string): Promise<PageCalls>;
  close(): Promise<void>;
}

/** Runs a service with the variables in `environment` in this process. */
export async function startPageCallRecorder(
  environment: Readonly<Record<string, string>>,
  cookie: string,
): Promise<PageCallRecorder> {
  let statements = 0;
  let requests: string[] = [];
  const logger: Logger = {
    debug: (fields, message) => {
      // The fields of this message are those of a call.
      if (message === calledOperation) requests.push(requestOf(fields as LoggedCall));
    },
    info: () => undefined,
    warn: () => undefined,
    error: (fields, message) => console.error(message, fields),
    child: () => logger,
  };
  const service = await createService(readConfig({ ...environment, LOG_LEVEL: "debug" }), {
    logger,
    onStatement: () => void (statements += 1),
  });
  const { url } = await service.listen(0, "127.0.0.1");
  const port = Number(new URL(url).port);
  return {
    record: async (path) => {
      // The first request compiles queries.
      await getWithAgent({ port, path, cookie });
      statements = 0;
      requests = [];
      await getWithAgent({ port, path, cookie });
      const recorded = { requests, statements };
      requests = [];
      return recorded;
    },
    close: () => service.close(),
  };
}

interface LoggedCall extends Pick<Call<OperationId>, "operationId" | "query"> {
  readonly pathParameters?: Call["path"];
}

function requestOf({ operationId, pathParameters = {}, query = {} }: LoggedCall): string {
  const operation = operations.find((each) => each.operationId === operationId);
  if (operation?.method !== "GET") throw new Error(`${operationId} is not a read.`);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(pathParameters[name] ?? ""),
  );
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((each) => each !== undefined)
        .map((each): [string, string] => [name, String(each)]),
    ),
  );
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}
