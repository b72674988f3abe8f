/** Defines the requests of each row of the benchmark table. */
import { branches, categories, families, generator, gtin } from "./data.ts";

export interface BenchRequest {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: string;
  readonly status: number;
  /** Default: JSON-LD. */
  readonly accept?: string;
  /** Default: none. */
  readonly acceptEncoding?: string;
  /** The service has cached the response, so the baseline sends the recorded bytes. */
  readonly ready?: boolean;
  readonly ifNoneMatch?: string;
}

export interface Scenario {
  readonly name: string;
  readonly requests: readonly BenchRequest[];
  /**
   * Maximum latency in milliseconds. If it is set, the latency of every second request is measured instead of the
   * throughput. The request before each makes the cached response obsolete.
   */
  readonly target?: number;
  /**
   * changing (default): another process commits all the time, so the service can use no result that it kept.
   * unchanged: nothing is written, so the service repeats responses.
   * once: nothing is written, and no request is repeated, so the service can use only what it kept for other requests.
   */
  readonly reads?: "changing" | "unchanged" | "once";
  /** If set, each request is a batch, and the baseline is the service with these single requests. */
  readonly singly?: { readonly requests: readonly BenchRequest[]; readonly operationsPerBatch: number };
}

/** The default number of items on a page. */
export const itemsPerPage = 30;
const distinct = 200;
/** The largest number of pages in the rows that read different pages. */
const maximumPages = 300;

/** A list of 30 that no other row reads or changes. */
export const taggedList = "/api/footprints";

export interface ListPosition {
  /** Tokens from the middle of the list of parts, one per page. */
  readonly cursors: readonly string[];
  /** The `ETag` of {@link taggedList}. */
  readonly etag: string;
}

/** @param position in the list of parts */
export function scenarios(parts: number, { cursors, etag }: ListPosition): readonly Scenario[] {
  const random = generator(7);
  const someParts = Array.from({ length: distinct }, () => 1 + Math.floor(random() * parts));
  const middle = Math.max(1, Math.floor(parts / itemsPerPage / 2));
  const pages = Math.min(maximumPages, middle);
  const page = (number: number): BenchRequest => get(`/api/parts?page=${number}`);
  const creations = Array.from({ length: 500 }, (_, index) => creation(someParts[index % distinct] ?? 1));
  const rows: readonly Scenario[] = [
    { name: "token check", requests: [get("/api/tokens/current")] },
    { name: "item", requests: someParts.map((id) => get(`/api/parts/${id}`)) },
    { name: "list of 30", requests: numbers(10).map(page) },
    {
      name: "name prefix",
      requests: families
        .flatMap((family) => [family, `${family}0`, `${family}1`])
        .map((prefix) => get(`/api/parts?name=${prefix}%25`)),
    },
    {
      name: "tree filter",
      requests: numbers(branches).flatMap((branch) =>
        [1, 2, 3].map((number) => get(`/api/parts?category=${branch}%2B%2B&page=${number}`)),
      ),
    },
    {
      name: "substring",
      requests: numbers(10).flatMap((number) => [
        containing("name", `47${number % 10}`),
        containing("name", `f4${number % 10}`),
      ]),
    },
    {
      name: "substring: number",
      requests: numbers(10).map((number) => containing("manufacturer_product_number", `47${number % 10}`)),
    },
    {
      name: "substring: text",
      requests: ["lqfp-64", "cortex", "ldo", "schottky"].map((text) => containing("description", text)),
    },
    {
      name: "substring: comment",
      requests: ["check", "date", "code", "lot"].map((text) => containing("comment", text)),
    },
    {
      name: "tag filter",
      requests: ["power", "tht", "mlcc", "mcu"].map((tag) => get(`/api/parts?tags=${tag}`)),
    },
    { name: "search: rare", requests: ["tps60471", "ne5004", "lm0 ldo"].map(search) },
    { name: "search: common", requests: ["resistor", "resistor 0603", "reflow"].map(search) },
    { name: "search: typo", requests: ["resisotr", "schotky", "microcontroler lqfp"].map(search) },
    { name: "search: short", requests: ["r", "st", "3.3 v"].map(search) },
    { name: "search: three letters", requests: ["ldo", "tht", "mcu"].map(search) },
    { name: "search: none", requests: ["resistor capacitor", "diode mcu"].map(search) },
    {
      name: "scan",
      requests: someParts.map((id) => get(`/api/scan?code=0${gtin(Math.max(4, id - (id % 4)))}`)),
    },
    {
      name: "deep page",
      requests: numbers(10).map((step) => page(middle - Math.min(step, middle - 1))),
    },
    { name: "cursor page", requests: cursors.map((cursor) => get(`/api/parts?cursor=${cursor}`)) },
  ];
  const repeated = ["item", "list of 30", "search: common"];
  const unchanged = rows
    .filter(({ name }) => repeated.includes(name))
    .map(({ name, requests }): Scenario => ({ name: `same: ${name}`, requests, reads: "unchanged" }));
  return [
    ...rows,
    ...unchanged,
    {
      name: "same: If-None-Match",
      requests: [{ ...get(taggedList), status: 304, ifNoneMatch: etag }],
      reads: "unchanged",
    },
    { name: "walk: from page 1", requests: numbers(pages).map(page), reads: "once" },
    {
      name: "walk: from the middle",
      requests: numbers(pages).map((step) => page(middle + step)),
      reads: "once",
    },
    // Writes are last, because the search index is merged after them.
    { name: "create", requests: creations.slice(0, 50) },
    {
      name: "create in batch",
      requests: [batchOf(creations)],
      singly: { requests: creations, operationsPerBatch: creations.length },
    },
    // Two requests for each part, so that every request changes something.
    {
      name: "patch",
      requests: ["one", "other"].flatMap((comment) =>
        [...new Set(someParts)].map((id) => patch(id, comment)),
      ),
    },
  ];
}

/** The rows that are measured on PostgreSQL. */
export const postgresRows: ReadonlySet<string> = new Set([
  ...["token check", "item", "list of 30", "name prefix", "tree filter", "search: common"],
  ...["cursor page", "create", "patch", "same: item"],
]);

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function search(query: string): BenchRequest {
  return get(`/api/search?q=${encodeURIComponent(query)}`);
}

function containing(parameter: string, text: string): BenchRequest {
  return get(`/api/parts?${parameter}=%25${text}%25`);
}

function get(path: string): BenchRequest {
  return { method: "GET", path, status: 200 };
}

function creation(number: number): BenchRequest {
  const body = {
    name: `Created ${number}`,
    description: "Made while measuring",
    tags: "bench",
    category: `/api/categories/${1 + (number % categories)}`,
    footprint: "/api/footprints/1",
    manufacturer: "/api/manufacturers/1",
    mass: 1.5,
  };
  return { method: "POST", path: "/api/parts", body: JSON.stringify(body), status: 201 };
}

function batchOf(requests: readonly BenchRequest[]): BenchRequest {
  const operations = requests.map(({ method, path, body }) => ({
    method,
    path,
    ...(body !== undefined && { body: JSON.parse(body) as unknown }),
  }));
  return { method: "POST", path: "/api/batch", body: JSON.stringify({ operations }), status: 200 };
}

function patch(id: number, comment: string): BenchRequest {
  return { method: "PATCH", path: `/api/parts/${id}`, body: JSON.stringify({ comment }), status: 200 };
}

/** Returns the header fields of a request, including the token. */
export function headersOf(
  { method, accept = "application/ld+json", acceptEncoding, ifNoneMatch }: BenchRequest,
  token: string,
): Readonly<Record<string, string>> {
  return {
    Authorization: `Bearer ${token}`,
    Accept: accept,
    ...(acceptEncoding !== undefined && { "Accept-Encoding": acceptEncoding }),
    ...(ifNoneMatch !== undefined && { "If-None-Match": ifNoneMatch }),
    ...(method === "POST" && { "Content-Type": "application/ld+json" }),
    ...(method === "PATCH" && { "Content-Type": "application/merge-patch+json" }),
  };
}
