import { createOpenApiFetchClient, RequestError } from "feature-fetch";
import { fetchMergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient, type Problem } from "./inventory-client.ts";
import type { paths } from "./partledger.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
  const plain = createOpenApiFetchClient<paths>({ prefixUrl: baseUrl, headers });
  const client = createOpenApiFetchClient<paths>({ prefixUrl: baseUrl, headers, fetch: fetchMergePatch });
  return {
    listParts: async (filter) =>
      dataOf(await client.get("/api/parts", { queryParams: { ...filter, "order[name]": "asc" } })),
    getPart: async (id) =>
      dataOf(await client.get("/api/parts/{id}", { pathParams: { id }, queryParams: {} })),
    createPart: async (part) => dataOf(await client.post("/api/parts", part, { queryParams: {} })),
    updatePart: async (id, changes) =>
      dataOf(await client.patch("/api/parts/{id}", changes, { pathParams: { id }, queryParams: {} })),
    updatePartAsJson: async (id, changes) =>
      dataOf(await plain.patch("/api/parts/{id}", changes, { pathParams: { id }, queryParams: {} })),
    deletePart: async (id) => {
      const options = { parseAs: "text", pathParams: { id }, queryParams: {} } as const;
      dataOf(await client.del("/api/parts/{id}", options));
    },
    upload: async (attachment) =>
      dataOf(await client.post("/api/attachments", attachment, { queryParams: {} })),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await client.post("/api/parts", { name: 1, category: "/api/categories/1" }, { queryParams: {} });
    const options = { pathParams: { id: 1 }, queryParams: {} };
    // @ts-expect-error Parts do not have this property.
    const changed = await client.patch("/api/parts/{id}", { amount: 1 }, options);
    // @ts-expect-error Parts do not have this property.
    changed.value.data.amount;
  }
}

/** The data of an error is text, because the client only parses `application/json`. */
function dataOf<Data>(result: { unwrap(): { data: Data } }): Data {
  try {
    return result.unwrap().data;
  } catch (error) {
    if (!(error instanceof RequestError) || typeof error.data !== "string") throw error;
    throw new RequestRefused(JSON.parse(error.data) as Problem);
  }
}
