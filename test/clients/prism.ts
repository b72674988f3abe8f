/** Starts Prism as a proxy that validates requests and responses against the contract. Prism is a package in `prism/`. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { send } from "../support/client.ts";
import { installTools } from "./tools.ts";

export interface Violation {
  /** JSON Schema keyword. */
  readonly code?: string | number;
  readonly message: string;
  readonly path?: readonly string[];
}

/** A request whose path and method are in the contract. */
export interface Exchange {
  readonly operationId: string;
  readonly tag: string;
  /** Method, path and query. */
  readonly target: string;
  readonly status: number;
  /** Media type of the response. */
  readonly mediaType: string | undefined;
  readonly ofRequest: readonly Violation[];
  readonly ofResponse: readonly Violation[];
}

export interface Prism {
  readonly url: string;
  /** All requests so far. */
  readonly exchanges: readonly Exchange[];
  close(): Promise<void>;
}

interface Input {
  readonly method: string;
  readonly url: { readonly path: string; readonly query: Readonly<Record<string, string | string[]>> };
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Output {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Operation {
  readonly iid: string;
  readonly tags: readonly { readonly name: string }[];
}

type Either<T> =
  { readonly _tag: "Left"; readonly left: T } | { readonly _tag: "Right"; readonly right: unknown };
type Validator<Element> = (pair: {
  readonly resource: Operation;
  readonly element: Element;
}) => Either<readonly Violation[]>;

/** The parts of Prism's packages that are used here. */
interface Packages {
  "@stoplight/prism-http": { getHttpOperationsFromSpec(document: object): Promise<Operation[]> };
  "@stoplight/prism-http-server": {
    createServer(
      operations: readonly Operation[],
      options: object,
    ): { listen(port: number, host: string): Promise<string>; close(): Promise<void> };
  };
  "@stoplight/prism-http/dist/validator": {
    validateSecurity: Validator<Input>;
    validateInput: Validator<Input>;
    validateOutput: Validator<Output>;
  };
  "@stoplight/prism-http/dist/validator/utils/wildcardMediaTypeMatch": {
    wildcardMediaTypeMatch(type: string, declared: string): boolean;
  };
  "@stoplight/prism-http/dist/utils/filterRequiredProperties": {
    stripReadOnlyProperties(schema: object): unknown;
  };
}

/** Starts Prism in front of the service at `upstream`. It validates one request at a time. */
export async function startPrism(document: object, upstream: string): Promise<Prism> {
  const require = createRequire(join(await installTools("prism"), "package.json"));
  const load = <Name extends keyof Packages>(name: Name) => require(name) as Packages[Name];
  correct(load);
  const { getHttpOperationsFromSpec } = load("@stoplight/prism-http");
  const { createServer } = load("@stoplight/prism-http-server");
  const validators = load("@stoplight/prism-http/dist/validator");

  const exchanges: Exchange[] = [];
  let ofRequest: Violation[] = [];
  let target = "";

  const checkRequest =
    (validate: Validator<Input>): Validator<Input> =>
    (pair) => {
      const result = validate(pair);
      ofRequest.push(...violationsOf(result));
      // Prism would fail to write some violations as a header.
      return { _tag: "Right", right: pair.element };
    };
  const validateOutput: Validator<Output> = (pair) => {
    const result = validators.validateOutput(pair);
    const { iid: operationId, tags } = pair.resource;
    const { statusCode: status, headers } = pair.element;
    const mediaType = headers["content-type"]?.split(";", 1)[0];
    const ofResponse = violationsOf(result);
    const tag = tags[0]?.name ?? "";
    exchanges.push({ operationId, tag, target, status, mediaType, ofRequest, ofResponse });
    return { _tag: "Right", right: pair.element };
  };
  /** Replaces Prism's own function, which follows redirects and joins cookies. */
  const forward =
    ({ data }: { readonly data: Input }) =>
    () =>
    async () => {
      const { body: sent, url, method } = data;
      const query = new URLSearchParams(
        Object.entries(url.query).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
      );
      const { host: _, "content-length": _length, ...headers } = data.headers;
      const path = url.path + (query.size === 0 ? "" : `?${query.toString()}`);
      const payload = typeof sent === "string" ? sent : sent === null ? undefined : JSON.stringify(sent);
      target = `${method.toUpperCase()} ${path}`;
      const answer = await send(upstream, method.toUpperCase(), path, payload, {
        accept: null,
        contentType: null,
        headers,
      });
      // These headers describe the original message, not the one that Prism writes.
      const { "transfer-encoding": _coding, "content-length": _size, ...kept } = answer.headers;
      const replyHeaders = {
        ...kept,
        ...(answer.setCookies.length > 0 && { "set-cookie": answer.setCookies }),
      };
      return {
        _tag: "Right",
        right: { statusCode: answer.status, headers: replyHeaders, body: answer.body ?? "" },
      };
    };

  // Without this member, Prism validates OpenAPI 3.1 as draft 7, which has no `unevaluatedProperties`.
  const jsonSchemaDialect = "https://json-schema.org/draft/2020-12/schema";
  const operations = await getHttpOperationsFromSpec({ ...structuredClone(document), jsonSchemaDialect });
  const server = createServer(operations, {
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: {},
    },
    components: {
      logger: silent,
      forward,
      validateSecurity: (pair: Parameters<Validator<Input>>[0]) => {
        ofRequest = [];
        return checkRequest(validators.validateSecurity)(pair);
      },
      validateInput: checkRequest(validators.validateInput),
      validateOutput,
    },
  });
  return { url: await server.listen(0, "127.0.0.1"), exchanges, close: () => server.close() };
}

function violationsOf(result: Either<readonly Violation[]>): readonly Violation[] {
  return result._tag === "Left" ? result.left : [];
}

/** Corrects two errors of Prism 5.16 that hide mismatches or report false ones. */
function correct(load: <Name extends keyof Packages>(name: Name) => Packages[Name]): void {
  // Prism compares only the suffix of media types, so it validates `application/ld+json` with the schema of
  // `application/json`.
  load("@stoplight/prism-http/dist/validator/utils/wildcardMediaTypeMatch").wildcardMediaTypeMatch = (
    type,
    declared,
  ) => {
    const [a, b] = [type, declared].map((text) => text.split(";", 1)[0]!.trim().toLowerCase());
    return a === b || b === "*/*";
  };
  // Prism removes read-only properties from request schemas, so `additionalProperties: false` rejects them. A service can
  // accept and ignore them (JSON Schema Validation, section 9.4).
  load("@stoplight/prism-http/dist/utils/filterRequiredProperties").stripReadOnlyProperties = (schema) => ({
    _tag: "Some",
    value: schema,
  });
}

const silent: object = {
  child: () => silent,
  ...Object.fromEntries(
    ["trace", "debug", "info", "success", "warn", "error", "fatal"].map((level) => [level, () => undefined]),
  ),
};
