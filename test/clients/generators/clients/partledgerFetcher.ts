/** The function that sends the requests of the client of @openapi-codegen, which creates this file only if it is missing. */
import { fetchMergePatch } from "./fetch-merge-patch.ts";

/** Options that the test sets before it sends requests. */
export const options = {
  baseUrl: "",
  token: "",
  /** Whether to test the client without the wrapper. */
  withoutWrapper: false,
};

export type ErrorWrapper<TError> = TError | { status: "unknown"; payload: string };

interface Request<TBody, THeaders, TQueryParams, TPathParams> {
  readonly url: string;
  readonly method: string;
  readonly body?: TBody;
  readonly headers?: THeaders;
  readonly queryParams?: TQueryParams;
  readonly pathParams?: TPathParams;
  readonly signal?: AbortSignal;
}

/** Sends a request. The type parameters are those that the generated functions pass. */
export async function partledgerFetch<
  TData,
  _TError,
  TBody,
  THeaders extends object,
  TQueryParams extends object,
  TPathParams extends object,
>(request: Request<TBody, THeaders, TQueryParams, TPathParams>): Promise<TData> {
  const path = request.url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(new Map(Object.entries(request.pathParams ?? {})).get(name))),
  );
  const query = Object.entries(request.queryParams ?? {}).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => [name, String(item)]),
  );
  const send = options.withoutWrapper ? fetch : fetchMergePatch;
  const response = await send(`${options.baseUrl}${path}?${new URLSearchParams(query)}`, {
    method: request.method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${options.token}`,
      Accept: "application/json",
      "Content-Type": "application/json",
      ...request.headers,
    },
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal: request.signal ?? null,
  });
  const data = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw data;
  return data;
}
