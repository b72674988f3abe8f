/** A request of the benchmark, and its header fields. */

export interface BenchRequest {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: string;
  readonly status: number;
  /** Default: JSON-LD. */
  readonly accept?: string;
  /** Default: none. */
  readonly acceptEncoding?: string;
  /** The service has cached the response, so the floor sends the recorded bytes. */
  readonly isCached?: boolean;
}

/** API token of all requests. It has the scope `full`, and its user has all permissions. */
export const token = "bench_token";

export function get(path: string): BenchRequest {
  return { method: "GET", path, status: 200 };
}

/** A short request, which every server of the benchmark handles. */
export const tokenRequest = get("/api/tokens/current");

export function headersOf(request: BenchRequest): Readonly<Record<string, string>> {
  const { method, accept = "application/ld+json", acceptEncoding } = request;
  return {
    Authorization: `Bearer ${token}`,
    Accept: accept,
    ...(acceptEncoding !== undefined && { "Accept-Encoding": acceptEncoding }),
    ...(method === "POST" && { "Content-Type": "application/ld+json" }),
    ...(method === "PATCH" && { "Content-Type": "application/merge-patch+json" }),
  };
}

/** Returns the bytes of a request in HTTP/1.1. */
export function serialize(request: BenchRequest, connection: "keep-alive" | "close"): Buffer {
  const { method, path, body } = request;
  const headers = {
    Host: "127.0.0.1",
    Connection: connection,
    ...headersOf(request),
    ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`);
}
