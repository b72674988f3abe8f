/** Defines the requests of each row of the benchmark table. */
import { branchCategory, categories, generator, gtin } from "./data.ts";

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
}

export interface Scenario {
  readonly name: string;
  readonly requests: readonly BenchRequest[];
  /**
   * Maximum latency in milliseconds. If it is set, the latency of every second request is measured instead of the
   * throughput. The request before each makes the cached response obsolete.
   */
  readonly target?: number;
  /** Nothing is written while the row is measured, so the service repeats responses. Other reads are measured with commits. */
  readonly unchanged?: true;
  /** If set, each request is a batch, and the baseline is the service with these single requests. */
  readonly singly?: { readonly requests: readonly BenchRequest[]; readonly operationsPerBatch: number };
}

const itemsPerPage = 30;
const distinct = 200;

/** @param cursor token from the middle of the list of parts */
export function scenarios(parts: number, cursor: string): readonly Scenario[] {
  const random = generator(7);
  const someParts = Array.from({ length: distinct }, () => 1 + Math.floor(random() * parts));
  const middle = Math.max(1, Math.floor(parts / itemsPerPage / 2));
  const creations = Array.from({ length: 500 }, (_, index) => creation(someParts[index % distinct] ?? 1));
  const rows: readonly Scenario[] = [
    { name: "token check", requests: [get("/api/tokens/current")] },
    { name: "item", requests: someParts.map((id) => get(`/api/parts/${id}`)) },
    { name: "list of 30", requests: [1, 2, 3].map((page) => get(`/api/parts?page=${page}`)) },
    {
      name: "name prefix",
      requests: ["STM32F", "tps60", "LM0"].map((text) => get(`/api/parts?name=${text}%25`)),
    },
    { name: "tree filter", requests: [get(`/api/parts?category=${branchCategory}%2B%2B`)] },
    { name: "substring", requests: ["471", "f40"].map((text) => get(`/api/parts?name=%25${text}%25`)) },
    { name: "search: rare", requests: ["tps60471", "ne5004", "lm0 ldo"].map(search) },
    { name: "search: common", requests: ["resistor", "resistor 0603", "reflow"].map(search) },
    { name: "search: typo", requests: ["resisotr", "schotky", "microcontroler lqfp"].map(search) },
    { name: "search: short", requests: ["r", "st", "3.3 v"].map(search) },
    { name: "search: none", requests: ["resistor capacitor", "diode mcu"].map(search) },
    {
      name: "scan",
      requests: someParts.map((id) => get(`/api/scan?code=0${gtin(Math.max(4, id - (id % 4)))}`)),
    },
    {
      name: "deep page",
      requests: [0, 1, 2].map((step) => get(`/api/parts?page=${middle - Math.min(step, middle - 1)}`)),
    },
    { name: "cursor page", requests: [get(`/api/parts?cursor=${cursor}`)] },
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
  const repeated = ["item", "list of 30", "search: common"];
  const unchanged = rows
    .filter(({ name }) => repeated.includes(name))
    .map(({ name, requests }): Scenario => ({ name: `same: ${name}`, requests, unchanged: true }));
  return [...rows, ...unchanged];
}

function search(query: string): BenchRequest {
  return get(`/api/search?q=${encodeURIComponent(query)}`);
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
  { method, accept = "application/ld+json", acceptEncoding }: BenchRequest,
  token: string,
): Readonly<Record<string, string>> {
  return {
    Authorization: `Bearer ${token}`,
    Accept: accept,
    ...(acceptEncoding !== undefined && { "Accept-Encoding": acceptEncoding }),
    ...(method === "POST" && { "Content-Type": "application/ld+json" }),
    ...(method === "PATCH" && { "Content-Type": "application/merge-patch+json" }),
  };
}
