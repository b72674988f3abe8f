/**
 * The data provider of API Platform's admin: the published one, which only full runs install, and one that sends the same
 * requests. `admin.test.ts` compares the requests of both.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installTools } from "./tools.ts";

/** An entity as the provider returns it: `id` is the IRI, `originId` the ID. */
export interface AdminRecord extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly originId?: string;
}

interface ListParameters {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
  readonly filter: Readonly<Record<string, unknown>>;
}

/** The methods of the provider that the pages of the admin call. `resource` is the name of a collection. */
export interface AdminProvider {
  getList(
    resource: string,
    parameters: ListParameters,
  ): Promise<{ readonly data: readonly AdminRecord[]; readonly total?: number }>;
  getOne(resource: string, parameters: { readonly id: string }): Promise<{ readonly data: AdminRecord }>;
  getMany(
    resource: string,
    parameters: { readonly ids: readonly string[] },
  ): Promise<{ readonly data: readonly AdminRecord[] }>;
  create(
    resource: string,
    parameters: { readonly data: Readonly<Record<string, unknown>> },
  ): Promise<{ readonly data: AdminRecord }>;
  update(
    resource: string,
    parameters: {
      readonly id: string;
      readonly data: Readonly<Record<string, unknown>>;
      readonly previousData: AdminRecord;
    },
  ): Promise<{ readonly data: AdminRecord }>;
  delete(
    resource: string,
    parameters: { readonly id: string; readonly previousData: AdminRecord },
  ): Promise<unknown>;
}

interface Connection {
  readonly url: string;
  readonly token: string;
}

type RequestOptions = RequestInit & { headers?: HeadersInit };

/** Loads the published provider. It runs in Node.js if there is a global `window.location.href`. */
export async function publishedProvider({ url, token }: Connection): Promise<AdminProvider> {
  const directory = await installTools("admin");
  const load = <Module>(file: string) =>
    import(pathToFileURL(join(directory, "node_modules/@api-platform", file)).href) as Promise<Module>;
  const { default: createProvider } = await load<{
    default: (options: object) => AdminProvider & { introspect(): Promise<unknown> };
  }>("admin/lib/hydra/dataProvider.js");
  const { default: fetchHydra } = await load<{
    default: (url: URL, options: RequestOptions) => Promise<unknown>;
  }>("admin/lib/hydra/fetchHydra.js");
  const { parseHydraDocumentation } = await load<{
    parseHydraDocumentation: (entrypoint: string, options: RequestOptions) => Promise<unknown>;
  }>("api-doc-parser/lib/index.js");
  const authorized = (headers?: HeadersInit): Headers => {
    const all = new Headers(headers);
    all.set("Authorization", `Bearer ${token}`);
    return all;
  };
  const provider = createProvider({
    entrypoint: `${url}/api`,
    mercure: false,
    httpClient: (target: URL, options: RequestOptions = {}) =>
      fetchHydra(target, { ...options, headers: authorized(options.headers) }),
    apiDocumentationParser: (entrypoint: string) =>
      parseHydraDocumentation(entrypoint, { headers: authorized() }),
  });
  await provider.introspect();
  return provider;
}

/**
 * Creates a provider that sends the requests of the published one. Entities are sent back as a whole, with `id` and
 * `originId`. All requests have the content type of JSON-LD, except PATCH.
 */
export function replayedProvider({ url, token }: Connection): AdminProvider {
  async function send(method: string, target: URL, data?: object): Promise<unknown> {
    const contentType = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
    const body = data === undefined ? undefined : JSON.stringify(data);
    const response = await fetch(target, {
      method,
      headers: {
        Accept: "application/ld+json",
        "Content-Type": contentType,
        Authorization: `Bearer ${token}`,
      },
      ...(body !== undefined && { body }),
    });
    if (!response.ok)
      throw new Error(`${method} ${target.href} returned ${response.status}: ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  }
  const listUrl = (resource: string): URL => new URL(`/api/${resource}`, url);
  const itemUrl = (id: string): URL => new URL(id, url);

  async function list(target: URL): Promise<{ data: AdminRecord[]; total: number }> {
    const found = (await send("GET", target)) as {
      readonly "hydra:member": readonly Document[];
      readonly "hydra:totalItems": number;
    };
    return { data: found["hydra:member"].map(toRecord), total: found["hydra:totalItems"] };
  }

  return {
    getList: (resource, { pagination, sort, filter }) => {
      const target = listUrl(resource);
      target.searchParams.set(`order[${sort.field}]`, sort.order);
      target.searchParams.set("page", String(pagination.page));
      target.searchParams.set("itemsPerPage", String(pagination.perPage));
      for (const [name, value] of Object.entries(filter)) target.searchParams.set(name, String(value));
      return list(target);
    },
    getOne: async (_resource, { id }) => ({ data: toRecord((await send("GET", itemUrl(id))) as Document) }),
    getMany: (resource, { ids }) => {
      const target = listUrl(resource);
      target.searchParams.set("page", "1");
      target.searchParams.set("itemsPerPage", String(ids.length));
      for (const [index, id] of ids.entries()) target.searchParams.set(`id[${index}]`, id);
      return list(target);
    },
    create: async (resource, { data }) => ({
      data: toRecord((await send("POST", listUrl(resource), data)) as Document),
    }),
    update: async (resource, { id, data }) => {
      // The provider uses the first operation of the API documentation that edits the entity.
      const method = resource === "attachments" ? "PUT" : "PATCH";
      return { data: toRecord((await send(method, itemUrl(id), data)) as Document) };
    },
    delete: (_resource, { id }) => send("DELETE", itemUrl(id)),
  };
}

interface Document extends Readonly<Record<string, unknown>> {
  readonly "@id": string;
  readonly id: number;
}

function toRecord(document: Document): AdminRecord {
  return { ...document, originId: String(document.id), id: document["@id"] };
}
