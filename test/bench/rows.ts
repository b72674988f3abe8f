/** Defines the rows of the benchmark: their names and their requests. */
import { get, tokenRequest, type BenchRequest } from "./requests.ts";
import { branches, categories, families, generator, kicadCategory, kicadParts } from "./seed.ts";

export interface Inventory {
  readonly parts: number;
  /** Cursors from the middle of the list of parts, one per page. */
  readonly cursors: readonly string[];
}

export interface Row {
  readonly name: string;
  readonly requests: (inventory: Inventory) => readonly BenchRequest[];
  /** The requests that the floor handles. Default: the same. */
  readonly floorRequests?: (inventory: Inventory) => readonly BenchRequest[];
  /** Whether another process commits during the measurement, so that the service cannot repeat responses. */
  readonly hasCommits: boolean;
}

/** The size of the KiCad library, which is a part of each inventory. */
export const minimumParts = kicadParts;
/** The default number of items on a page. */
export const itemsPerPage = 30;
const distinct = 200;

type Requests = Row["requests"];

const items: Requests = ({ parts }) => someParts(parts).map((id) => get(`/api/parts/${id}`));
const pages: Requests = () => numbers(10).map(page);
const commonSearches: Requests = () => ["resistor", "resistor 0603", "reflow"].map(search);

/** A list of 2,000 parts, which has the same size in each inventory. */
const kicadList: BenchRequest = {
  ...get(`/eda-api/v1/parts/category/${kicadCategory}.json?minimal=false`),
  accept: "application/json",
  acceptEncoding: "gzip, deflate",
  isCached: true,
};

/** The rows of an inventory. Writes are last, because they change it. */
export const rows: readonly Row[] = [
  read("token check", () => [tokenRequest]),
  read("item", items),
  read("list", pages),
  read("cursor page", ({ cursors }) => cursors.map((cursor) => get(`/api/parts?cursor=${cursor}`))),
  read("deep page", ({ parts }) => {
    const middle = Math.max(1, Math.floor(parts / itemsPerPage / 2));
    return numbers(10).map((step) => page(Math.max(1, middle - step)));
  }),
  read("filter: name prefix", namePrefixes),
  read("filter: category tree", trees),
  read("filter: tag", () => ["power", "tht", "mlcc", "mcu"].map((tag) => get(`/api/parts?tags=${tag}`))),
  read("filter: name contains", () => ["471", "472", "f43", "f44"].map((text) => containing("name", text))),
  read("filter: text contains", () =>
    ["lqfp-64", "cortex", "ldo", "schottky"].map((text) => containing("description", text)),
  ),
  read("search: rare", () => ["tps60471", "ne5004", "lm0 ldo"].map(search)),
  read("search: common", commonSearches),
  read("search: typo", () => ["resisotr", "schotky", "microcontroler lqfp"].map(search)),
  read("search: short", () => ["r", "st", "3.3 v", "ldo"].map(search)),
  read("search: none", () => ["resistor capacitor", "diode mcu"].map(search)),
  unchanged("unchanged item", items),
  unchanged("unchanged list", pages),
  unchanged("unchanged search", commonSearches),
  { name: "unchanged KiCad list", requests: () => [kicadList], hasCommits: false },
  write("create", ({ parts }) => someParts(parts).slice(0, 50).map(creation)),
  // Two requests for each part, so that every request changes something.
  write("patch", ({ parts }) => {
    const ids = [...new Set(someParts(parts))];
    return ["one", "other"].flatMap((comment) => ids.map((id) => patch(id, { comment })));
  }),
];

function read(name: string, requests: Requests): Row {
  return { name, requests, hasCommits: true };
}

/** A row that reads unchanged data, compared with what an item costs on the floor. */
function unchanged(name: string, requests: Requests): Row {
  return { name, requests, floorRequests: items, hasCommits: false };
}

function write(name: string, requests: Requests): Row {
  return { name, requests, hasCommits: false };
}

function someParts(parts: number): readonly number[] {
  const random = generator(7);
  return Array.from({ length: distinct }, () => 1 + Math.floor(random() * parts));
}

function namePrefixes(): BenchRequest[] {
  return families
    .flatMap((family) => [family, `${family}0`, `${family}1`])
    .map((prefix) => get(`/api/parts?name=${prefix}%25`));
}

function trees(): BenchRequest[] {
  return numbers(branches).flatMap((branch) =>
    [1, 2, 3].map((number) => get(`/api/parts?category=${branch}%2B%2B&page=${number}`)),
  );
}

function page(number: number): BenchRequest {
  return get(`/api/parts?page=${number}`);
}

function search(query: string): BenchRequest {
  return get(`/api/search?q=${encodeURIComponent(query)}`);
}

function containing(parameter: string, text: string): BenchRequest {
  return get(`/api/parts?${parameter}=%25${text}%25`);
}

function creation(number: number): BenchRequest {
  const body = {
    name: `Created ${number}`,
    description: "Created by the benchmark",
    tags: "bench",
    category: `/api/categories/${1 + (number % categories)}`,
    footprint: "/api/footprints/1",
    manufacturer: "/api/manufacturers/1",
    mass: 1.5,
  };
  return { method: "POST", path: "/api/parts", body: JSON.stringify(body), status: 201 };
}

function patch(id: number, body: unknown): BenchRequest {
  return { method: "PATCH", path: `/api/parts/${id}`, body: JSON.stringify(body), status: 200 };
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
