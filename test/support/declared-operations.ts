/**
 * The operations in generated/openapi.json, and a function that finds the operation of a request. `contract.ts` checks
 * responses.
 */
import { readFileSync } from "node:fs";

export type Json = Record<string, unknown>;

export interface DeclaredHeader {
  readonly required?: boolean;
  readonly schema?: Json;
}

export interface DeclaredAnswer {
  readonly headers?: Record<string, DeclaredHeader | { $ref: string }>;
  readonly content?: Record<string, { readonly schema?: Json; readonly examples?: Record<string, Json> }>;
}

export interface DeclaredParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Json;
  readonly "x-filter"?: { readonly kind: string; readonly property: string };
}

export interface DeclaredOperation {
  readonly operationId: string;
  readonly method: string;
  /** Path template, such as `/api/parts/{id}`. */
  readonly path: string;
  readonly parameters: readonly DeclaredParameter[];
  /** Schema of the request body by media type; `null` if the operation has no body. */
  readonly body: Readonly<Record<string, Json>> | null;
  readonly answers: Readonly<Record<string, DeclaredAnswer>>;
  readonly documentation: boolean;
  readonly scope: string | null;
  readonly permission: string | null;
  readonly role: string | null;
  /** The value of `x-protocol`; null for API operations. */
  readonly protocol: string | null;
}

const methods = ["get", "post", "put", "patch", "delete"] as const;

interface RawOperation {
  operationId: string;
  parameters?: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Json>;
  security?: Record<string, string[]>[];
  "x-permission"?: string;
  "x-role"?: string;
  "x-protocol"?: string;
}

export interface ContractDocument {
  paths: Record<string, Partial<Record<(typeof methods)[number], RawOperation>> & { parameters?: Json[] }>;
  components: { schemas: Record<string, Json> };
  security?: Record<string, string[]>[];
}

function readDocument(): ContractDocument {
  const file = new URL("../../generated/openapi.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as ContractDocument;
}

/** Returns a function that computes its value once, on the first call. */
export function once<T>(make: () => T): () => T {
  let value: { readonly is: T } | undefined;
  return () => (value ??= { is: make() }).is;
}

export const contractDocument = once(readDocument);

/** Resolves a `$ref`. Returns any other value unchanged. */
export function follow(value: Json): Json {
  if (typeof value.$ref !== "string") return value;
  let target: unknown = contractDocument();
  for (const step of value.$ref.replace(/^#\//, "").split("/")) {
    target = (target as Json)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return follow(target as Json);
}

/** All operations of the document. References are resolved, except in schemas. */
const allOperations = once((): readonly DeclaredOperation[] => {
  const document = contractDocument();
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): DeclaredOperation[] => {
      const operation = item[method];
      if (operation === undefined) return [];
      const security = operation.security ?? document.security ?? [];
      const content = operation.requestBody && follow(operation.requestBody).content;
      return [
        {
          operationId: operation.operationId,
          method: method.toUpperCase(),
          path,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
            (parameter) => follow(parameter) as unknown as DeclaredParameter,
          ),
          body:
            content === undefined
              ? null
              : Object.fromEntries(
                  Object.entries(content as Record<string, { schema: Json }>).map(([type, media]) => [
                    type,
                    media.schema,
                  ]),
                ),
          answers: Object.fromEntries(
            Object.entries(operation.responses).map(([status, answer]) => [status, follow(answer)]),
          ),
          documentation: operation["x-role"] === "documentation",
          scope: Object.values(security[0] ?? {})[0]?.[0] ?? null,
          permission: operation["x-permission"] ?? null,
          role: operation["x-role"] ?? null,
          protocol: operation["x-protocol"] ?? null,
        },
      ];
    }),
  );
});

/** Operations of the API, without OAuth and MCP. */
export const declaredOperations = once((): readonly DeclaredOperation[] =>
  allOperations().filter(({ protocol }) => protocol === null),
);

/** Operations with `x-protocol`: OAuth and MCP. */
export const declaredProtocolOperations = once((): readonly DeclaredOperation[] =>
  allOperations().filter(({ protocol }) => protocol !== null),
);

const routes = once(() =>
  allOperations()
    .map((operation) => ({
      operation,
      pattern: new RegExp(
        `^${operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{[^}]+\}/g, "[^/]+")}$`,
      ),
      placeholders: operation.path.split("{").length - 1,
    }))
    .sort((a, b) => a.placeholders - b.placeholders),
);

/** Returns the operation of a request, or `null`. API paths can have a format suffix or a trailing slash. */
export function operationOf(method: string, target: string): DeclaredOperation | null {
  const wanted = method === "HEAD" ? "GET" : method;
  const exact = target.split(/[?#]/, 1)[0]!;
  const bare = exact.replace(/(?<=.)\/$/, "");
  for (const path of [exact, bare, bare.replace(/\.(json|jsonld)$/, "")]) {
    const route = routes().find(
      ({ operation, pattern }) =>
        operation.method === wanted && pattern.test(path) && (path === exact || operation.protocol === null),
    );
    if (route !== undefined) return route.operation;
  }
  return null;
}
