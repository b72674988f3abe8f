/**
 * Behaves like the HTTP library client of KiCad (`common/http_lib` and `eeschema/sch_io/http_lib` in its source), but
 * throws where KiCad ignores an error: wrong types, duplicate parts and duplicate fields.
 */
import { request as httpRequest } from "node:http";
import { gunzipSync, inflateSync } from "node:zlib";

/** Content of a `.kicad_httplib` file. */
export interface LibrarySource {
  readonly rootUrl: string;
  readonly token: string;
}

export interface KicadCategory {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface KicadField {
  readonly name: string;
  readonly value: string;
  readonly visible: boolean;
}

export interface KicadPart {
  readonly id: string;
  /** Name without the characters that KiCad does not allow. */
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  readonly symbol: string;
  /** `null` in the minimal list, after which KiCad requests each part separately. */
  readonly fields: readonly KicadField[] | null;
}

export interface Exchange {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The decompressed body. */
  readonly text: string;
  readonly etag: string | null;
  /** Content coding of the response. */
  readonly coding: string | null;
}

export interface KicadClient {
  /** Tests the library and reads its categories. */
  connect(): Promise<readonly KicadCategory[]>;
  selectAll(category: KicadCategory): Promise<readonly KicadPart[]>;
  selectOne(id: string): Promise<KicadPart>;
  /** Maps the name of a part to the IDs of the part and its category, over all categories read so far. */
  readonly cache: ReadonlyMap<string, { readonly part: string; readonly category: string }>;
  /** All requests so far, with their responses. */
  readonly exchanges: readonly Exchange[];
}

/** An error that KiCad would report to its user, or silently handle wrongly. */
export class KicadError extends Error {}

export function kicadClient({ rootUrl, token }: LibrarySource): KicadClient {
  const base = `${rootUrl.endsWith("/") ? rootUrl : `${rootUrl}/`}v1/`;
  const cache = new Map<string, { part: string; category: string }>();
  const exchanges: Exchange[] = [];

  async function retrieve(path: string, { checkStatus = true } = {}): Promise<unknown> {
    const { status, headers, body } = await get(base + path, token);
    const text = body.toString("utf8");
    const etag = headers["etag"];
    const coding = headers["content-encoding"];
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    exchanges.push({ path, status, headers: sent, text, etag: textOrNull(etag), coding: textOrNull(coding) });
    if (status >= 300 && status < 400) throw new KicadError(`${path} is redirected.`);
    if (checkStatus && status !== 200) throw new KicadError(`API responded with error code: ${status}`);
    if (text === "") throw new KicadError("KiCad received an empty response!");
    const parsed: unknown = JSON.parse(text);
    // A repeated key is ambiguous: some parsers use the first value, others the last.
    if (JSON.stringify(parsed).length !== text.length) throw new KicadError(`${path} holds something twice.`);
    return parsed;
  }

  return {
    cache,
    exchanges,
    async connect() {
      const root = await retrieve("");
      if (!isObject(root)) throw new KicadError("The root is no object.");
      for (const name of ["categories", "parts"]) {
        const value = root[name];
        // nlohmann::json treats null and containers without members as empty.
        if (value === undefined || value === null) throw new KicadError(`The root has no ${name}.`);
        if (typeof value === "object" && Object.keys(value).length === 0)
          throw new KicadError(`${name} is empty.`);
      }
      const list = await retrieve("categories.json");
      if (!Array.isArray(list)) throw new KicadError("The categories are no list.");
      const categories = list.map(categoryOf);
      if (new Set(categories.map(({ name }) => name)).size < categories.length)
        throw new KicadError("Two categories have one name: KiCad makes one of them.");
      return categories;
    },
    async selectAll(category) {
      // KiCad does not check the status here and would treat each member of an error document as a part.
      const list = await retrieve(`parts/category/${category.id}.json`, { checkStatus: false });
      if (!Array.isArray(list)) throw new KicadError(`The parts of ${category.name} are no list.`);
      const parts = list.map(partOf);
      for (const { id, name } of parts) {
        const other = cache.get(name);
        if (other !== undefined && other.part !== id)
          throw new KicadError(`Parts ${other.part} and ${id} are both called ${JSON.stringify(name)}.`);
        cache.set(name, { part: id, category: category.id });
      }
      return parts;
    },
    selectOne: async (id) => partOf(await retrieve(`parts/${id}.json`)),
  };
}

/** Like `LIB_ID::FixIllegalChars` for symbol names. Also replaces `/`, which older versions do not allow. */
export function fixIllegalChars(name: string): string {
  return [...name].map((character) => (isLegal(character) ? character : "_")).join("");
}

function isLegal(character: string): boolean {
  return character >= " " && !':/\\<>"'.includes(character);
}

function textOrNull(header: string | readonly string[] | undefined): string | null {
  return typeof header === "string" ? header : null;
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(entry: JsonObject, name: string): string {
  const value = entry[name];
  if (typeof value !== "string")
    throw new KicadError(`${name} of ${JSON.stringify(entry).slice(0, 200)} is no string.`);
  return value;
}

function optionalText(entry: JsonObject, name: string): string {
  return name in entry ? textOf(entry, name) : "";
}

function categoryOf(entry: unknown): KicadCategory {
  if (!isObject(entry)) throw new KicadError("A category is no object.");
  const [id, name] = [textOf(entry, "id"), textOf(entry, "name")];
  return { id, name, description: optionalText(entry, "description") };
}

function partOf(entry: unknown): KicadPart {
  if (!isObject(entry)) throw new KicadError("A part is no object.");
  const id = textOf(entry, "id");
  const name = fixIllegalChars("name" in entry ? textOf(entry, "name") : id);
  if (name === "") throw new KicadError(`Part ${id} has no name.`);
  const filters = entry["footprint_filters"] ?? [];
  if (
    typeof filters !== "string" &&
    !(Array.isArray(filters) && filters.every((one) => typeof one === "string"))
  )
    throw new KicadError(`footprint_filters of part ${id} are no strings.`);
  for (const flag of ["exclude_from_bom", "exclude_from_board", "exclude_from_sim"]) {
    if (flag in entry) boolean(entry[flag], `${flag} of part ${id}`);
  }
  return {
    id,
    name,
    description: optionalText(entry, "description"),
    keywords: optionalText(entry, "keywords"),
    symbol: optionalText(entry, "symbolIdStr"),
    fields: "fields" in entry ? fieldsOf(entry["fields"], id) : null,
  };
}

/** Fields that every symbol has. Their names are case-insensitive. */
const ownFields = ["footprint", "description", "value", "datasheet", "reference", "keywords"];

function fieldsOf(fields: unknown, id: string): readonly KicadField[] {
  if (!isObject(fields)) throw new KicadError(`The fields of part ${id} are no object.`);
  const seen = new Set<string>();
  return Object.entries(fields).map(([name, field]) => {
    if (!isObject(field)) throw new KicadError(`Field ${name} of part ${id} is dropped: it is no object.`);
    const lower = name.toLowerCase();
    const key = ownFields.includes(lower) ? lower : name;
    if (seen.has(key)) throw new KicadError(`Field ${name} of part ${id} takes the place of another one.`);
    seen.add(key);
    const visible = "visible" in field ? boolean(field["visible"], `visible of ${name} of part ${id}`) : true;
    return { name, value: textOf(field, "value"), visible };
  });
}

function boolean(value: unknown, what: string): boolean {
  if (typeof value === "boolean") return value;
  const text = typeof value === "string" ? value.toLowerCase() : "";
  if (["true", "yes", "y", "1"].includes(text)) return true;
  if (["false", "no", "n", "0"].includes(text)) return false;
  throw new KicadError(`${what} is ${JSON.stringify(value)}: KiCad takes its default.`);
}

interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

function get(url: string, token: string): Promise<Received> {
  const headers = {
    Accept: "application/json",
    Authorization: `Token ${token}`,
    "Accept-Encoding": "deflate, gzip",
    "User-Agent": "KiCad/9.0.0",
  };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { headers, timeout: 60_000 }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        try {
          const body = decoded(Buffer.concat(chunks), incoming.headers["content-encoding"]);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
    outgoing.on("timeout", () => outgoing.destroy(new KicadError(`${url} hangs.`)));
    outgoing.on("error", reject);
    outgoing.end();
  });
}

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  switch (coding) {
    case undefined:
      return bytes;
    case "gzip":
      return gunzipSync(bytes);
    case "deflate":
      return inflateSync(bytes);
    default:
      throw new KicadError(`KiCad does not know the coding ${coding}.`);
  }
}
