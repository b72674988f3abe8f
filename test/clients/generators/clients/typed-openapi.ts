import { fetchMergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient } from "./inventory-client.ts";
import { createApiClient, TypedStatusError, type ApiClient, type Fetcher } from "./partledger.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const client = createApiClient({ fetch: createFetcher(token, fetchMergePatch) }, baseUrl);
  const plain = createApiClient({ fetch: createFetcher(token, fetch) }, baseUrl);
  const update = async (api: ApiClient, id: number, body: { name?: string; minamount?: number }) =>
    refused(api.patch("/api/parts/{id}", { path: { id }, query: {}, header: {}, body }));
  return {
    listParts: async (filter) => {
      const query = { ...filter, "order[name]": "asc" } as const;
      const list = await refused(client.get("/api/parts", { query, header: {} }));
      if (Array.isArray(list)) return list;
      throw new Error("The list is not JSON.");
    },
    getPart: async (id) => refused(client.get("/api/parts/{id}", { path: { id }, query: {}, header: {} })),
    createPart: async (body) => refused(client.post("/api/parts", { query: {}, header: {}, body })),
    updatePart: async (id, changes) => update(client, id, changes),
    updatePartAsJson: async (id, changes) => update(plain, id, changes),
    deletePart: async (id) =>
      void (await refused(client.delete("/api/parts/{id}", { path: { id }, query: {}, header: {} }))),
    upload: async (body) => refused(client.post("/api/attachments", { query: {}, header: {}, body })),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    const query = {};
    // @ts-expect-error The name must be a string.
    await client.post("/api/parts", { query, header: {}, body: { name: 1, category: "/api/categories/1" } });
    const path = { id: 1 };
    // @ts-expect-error Parts do not have this property.
    const part = await client.patch("/api/parts/{id}", { path, query, header: {}, body: { amount: 1 } });
    // @ts-expect-error Parts do not have this property.
    part.amount;
    const result = await client.patch("/api/parts/{id}", {
      path,
      query,
      header: {},
      body: {},
      withResponse: true,
    });
    // @ts-expect-error Problem documents do not have this property.
    if (!result.ok) result.data.message;
  }
}

/** The generated client has no fetcher: it passes the parts of a request to this function. */
function createFetcher(token: string, send: typeof fetch): Fetcher["fetch"] {
  return async ({ method, url, urlSearchParams, parameters }) => {
    url.search = urlSearchParams?.toString() ?? "";
    return send(url, {
      method: method.toUpperCase(),
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: "application/json",
        "Content-Type": "application/json",
      },
      body: parameters?.body === undefined ? null : JSON.stringify(parameters.body),
    });
  };
}

async function refused<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof TypedStatusError ? new RequestRefused(error.response.data) : error;
  }
}
