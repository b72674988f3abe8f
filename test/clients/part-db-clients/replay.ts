/** Replays the calls of a client of Part-DB from a table. */
import { expect } from "vitest";
import type { Api, Answer, Json } from "../../support/client.ts";

/** `strict` and `part-db` are the values of `API_COMPATIBILITY`. */
export type Mode = "strict" | "part-db";

export interface Call {
  /** Method, path and query. `{name}` is a saved value, here and in the body. */
  readonly request: string;
  /** Headers instead of those of the client. */
  readonly headers?: ClientHeaders;
  readonly body?: object;
  /** A saved response to which the body adds its properties, and the properties that the client removes from it. */
  readonly sendsBack?: { readonly response: string; readonly without: readonly string[] };
  /** Expected status in both modes. Default: 200. */
  readonly status?: number;
  /** What the strict mode returns instead: a status, or the documentation page. */
  readonly strict?: number | "page";
  /** Whether the client ignores an error in the strict mode. By default, it ends. */
  readonly continues?: boolean;
  /** The header `Partledger-Ignored` in the mode `part-db`. */
  readonly ignored?: string;
  /** Values to save: the path of a member in the response by name. An empty path is the whole response. */
  readonly save?: Readonly<Record<string, string>>;
  /** Checks what the client reads from the response. */
  readonly reads?: (body: Json) => void;
}

export interface ClientHeaders {
  readonly accept: string | null;
  readonly contentType?: string;
  /** The `Authorization` header; `null` sends none. Default: a bearer token. */
  readonly authorization?: string | null;
}

export interface PartDbClient {
  /** The repository on GitHub. */
  readonly name: string;
  readonly headers: ClientHeaders;
  readonly calls: readonly Call[];
}

/**
 * Sends the calls in their order.
 * @param saved values for `{name}`
 * @returns whether the client reached its end
 */
export async function replay(
  { headers, calls }: PartDbClient,
  mode: Mode,
  api: Api,
  saved: Record<string, unknown>,
): Promise<boolean> {
  const insert = (text: string): string =>
    text.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => String(saved[name] ?? "None"));
  for (const call of calls) {
    const [method = "", path = ""] = insert(call.request).split(" ", 2);
    const { response = "", without = [] } = call.sendsBack ?? {};
    const sentBack = Object.entries(saved[response] ?? {}).filter(
      ([property]) => !without.includes(property),
    );
    const body =
      call.body === undefined
        ? undefined
        : { ...Object.fromEntries(sentBack), ...(JSON.parse(insert(JSON.stringify(call.body))) as object) };
    const { contentType = null, ...otherHeaders } = call.headers ?? headers;
    const answer = await api.request(method, path, body, { contentType, ...otherHeaders });
    const { status = 200, strict = status } = call;
    expect(outcomeOf(answer), `${method} ${path}: ${answer.text.slice(0, 500)}`).toBe(
      mode === "strict" ? strict : status,
    );
    if (mode === "strict" && strict !== status) {
      if (call.continues !== true) return false;
      continue;
    }
    if (mode === "part-db") expect(answer.headers["partledger-ignored"], call.request).toBe(call.ignored);
    call.reads?.(answer.body);
    for (const [name, member] of Object.entries(call.save ?? {})) saved[name] = memberOf(answer.body, member);
  }
  return true;
}

function outcomeOf({ status, mediaType }: Answer): number | "page" {
  return mediaType === "text/html" ? "page" : status;
}

function memberOf(body: Json, path: string): unknown {
  return path === "" ? body : path.split(".").reduce<Json | undefined>((value, step) => value?.[step], body);
}
