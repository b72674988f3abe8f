/**
 * What the pipeline knows of an operation of the contract: the shape of one row of the generated operations table.
 * It is said here structurally, so that tests can write operations by hand.
 */
import type { Tier } from "../identity/tier.ts";

/** A JSON Schema (2020-12). A `$ref` points into `#/components/schemas/` of the contract. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Filter {
  readonly kind: string;
  readonly property: string;
  readonly operator?: string;
  readonly resource?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "header" | "path";
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly filter?: Filter;
}

export interface Operation<Id extends string = string> {
  readonly operationId: Id;
  readonly method: Method;
  /** Template as in the contract: `/api/parts/{id}`. */
  readonly path: string;
  readonly resource: string | null;
  readonly role: string;
  /** The lowest tier that may call it; `null`: public, no credentials are looked at. */
  readonly tier: Tier | null;
  /** `group.operation`, or `element.…` where the handler asks the owner of the object. */
  readonly permission: string | null;
  /** Describes the service and holds no data of it: open to all origins, cacheable. */
  readonly documentation: boolean;
  /** Bodies may be larger than {@link import("./body.ts").bodyLimit}. */
  readonly uploads: boolean;
  readonly parameters: readonly Parameter[];
  /** `schema` is the name of a component. */
  readonly body: { readonly mediaTypes: readonly string[]; readonly schema: string } | null;
  /** By status: what the answer may look like. */
  readonly answers: Readonly<
    Record<string, { readonly mediaTypes: readonly string[]; readonly schema: string | null }>
  >;
}

/** The components of the contract that schemas refer to, by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;
