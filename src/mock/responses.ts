/**
 * Provides the example responses from the contract. `openapi-backend` finds the examples. `openapi-sampler` generates
 * bodies and headers for which only the schema has examples.
 */
import { OpenAPIBackend, type Document } from "openapi-backend";
import { sample } from "openapi-sampler";
import { problem } from "../util/errors.ts";
import type { JsonSchema } from "../http/operation.ts";
import type { Preference } from "./preference.ts";

export interface MockResponse {
  readonly status: number;
  /** The response headers, except those that the pipeline sets. */
  readonly headers: Readonly<Record<string, string>>;
  /** The media type of the body, or `null` if the response has no body. */
  readonly mediaType: string | null;
  readonly body: unknown;
}

/** Chooses one of the declared media types. Returns `undefined` if none of them is acceptable. */
type ChooseMediaType = (declared: readonly string[]) => string | undefined;

interface DeclaredMedia {
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface DeclaredResponse {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema: JsonSchema }>>;
  readonly content?: Readonly<Record<string, DeclaredMedia>>;
}

export interface MockResponses {
  readonly backend: OpenAPIBackend;
  /** @throws {Problem} 400 if the contract does not declare the preferred status code or example */
  find(operationId: string, preference: Preference, choose: ChooseMediaType): MockResponse;
}

/** @param contract an OpenAPI document */
export async function createMockResponses(contract: Document): Promise<MockResponses> {
  // The pipeline validates requests, so validation is off here.
  const backend = await new OpenAPIBackend({ definition: contract, quick: true, validate: false }).init();
  return {
    backend,
    find(operationId, preference, choose) {
      // openapi-backend has resolved all references, so the responses contain no `$ref`.
      const declared = (backend.getOperation(operationId)?.responses ?? {}) as Readonly<
        Record<string, DeclaredResponse>
      >;
      const status = preference.code ?? Object.keys(declared).find((code) => /^[23]/.test(code)) ?? "200";
      const response = declared[status];
      if (response === undefined) {
        throw unknownPreference("code", status, operationId, Object.keys(declared));
      }
      const headers = headersOf(response);
      const content = response.content ?? {};
      const mediaType = choose(Object.keys(content)) ?? Object.keys(content)[0];
      const media = mediaType === undefined ? undefined : content[mediaType];
      if (mediaType === undefined || media === undefined) {
        return { status: Number(status), headers, mediaType: null, body: undefined };
      }
      const { examples = {}, schema = {} } = media;
      const names = Object.keys(examples);
      const name = preference.example ?? names[0];
      if (name === undefined)
        return { status: Number(status), headers, mediaType, body: sample({ ...schema }) };
      const example = examples[name];
      if (example === undefined) throw unknownPreference("example", name, operationId, names);
      return { status: Number(status), headers, mediaType, body: example.value };
    },
  };
}

/** The headers that the pipeline sets in every response. */
const pipelineHeaders: ReadonlySet<string> = new Set(["Link", "X-Request-Id"]);

/** Optional headers of all responses but special ones: documentation pages have no total, and dry runs no entity tag. */
const usualHeaders: ReadonlySet<string> = new Set(["X-Total-Count", "ETag"]);

/** Returns the required headers, and optional ones that nearly all responses have. */
function headersOf({ headers = {} }: DeclaredResponse): Record<string, string> {
  const sent = Object.entries(headers).filter(
    ([name, { required }]) => !pipelineHeaders.has(name) && (required === true || usualHeaders.has(name)),
  );
  return Object.fromEntries(sent.map(([name, { schema }]) => [name, String(sample({ ...schema }))]));
}

function unknownPreference(name: string, value: string, operationId: string, known: readonly string[]) {
  const remedy =
    known.length === 0 ? "No value is declared for this preference." : `Use one of: ${known.join(", ")}.`;
  return problem(
    "bad-request",
    `"Prefer: ${name}=${value.slice(0, 100)}" is not declared for this response of ${operationId}. ${remedy}`,
  );
}
