/** The types of the client with the methods of openapi-fetch. */
import type { ClientPathsWithMethod, FetchResponse, MaybeOptionalInit, ParseAs } from "openapi-fetch";
import type { Connection, MediaTypes } from "./connection.ts";
import type { paths } from "./contract.ts";
import type { Client as ResourceClient } from "./resources.ts";

type HttpMethod = "get" | "post" | "put" | "patch" | "delete";
export type PathOf<Method extends HttpMethod> = ClientPathsWithMethod<Connection<paths>, Method>;

/** Selects properties of nested objects: `"properties[part][]": ["id", "name"]`. The contract does not list these names. */
export interface NestedSelection {
  readonly params?: {
    readonly query?: { readonly [name: `properties[${string}][]`]: readonly string[] };
  };
}

/** The options of a request. Optional if the operation requires none. */
export type InitArguments<Method extends HttpMethod, Path extends PathOf<Method>, Options = unknown> =
  undefined extends MaybeOptionalInit<paths[Path], Method>
    ? [init?: MaybeOptionalInit<paths[Path], Method> & Options]
    : [init: MaybeOptionalInit<paths[Path], Method> & Options];

type ResultOf<Operation, As extends ParseAs> =
  Operation extends Record<string | number, unknown>
    ? FetchResponse<Operation, { parseAs: As }, MediaTypes>
    : never;

/** Unlike the methods of openapi-fetch, rejects misspelled properties. */
type PathMethod<Method extends HttpMethod> = <Path extends PathOf<Method>, As extends ParseAs = "json">(
  path: Path,
  ...init: InitArguments<Method, Path, NestedSelection & { readonly parseAs?: As }>
) => Promise<ResultOf<paths[Path][Method], As>>;

/** The methods of openapi-fetch. */
export interface PathMethods extends Pick<Connection<paths>, "use" | "eject"> {
  GET: PathMethod<"get">;
  POST: PathMethod<"post">;
  PUT: PathMethod<"put">;
  PATCH: PathMethod<"patch">;
  DELETE: PathMethod<"delete">;
}

/** A client with resources and the methods of openapi-fetch. */
export interface Client extends ResourceClient, PathMethods {}
