import createClient from "openapi-fetch";
import { fetchMergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient, type Problem } from "./inventory-client.ts";
import type { paths } from "./partledger.ts";

type MediaTypes = "application/json" | "application/problem+json";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
  const plain = createClient<paths, MediaTypes>({ baseUrl, headers });
  const client = createClient<paths, MediaTypes>({ baseUrl, headers, fetch: fetchMergePatch });
  return {
    listParts: async (query) => dataOf(await client.GET("/api/parts", { params: { query } })),
    getPart: async (id) => dataOf(await client.GET("/api/parts/{id}", { params: { path: { id } } })),
    createPart: async (body) => dataOf(await client.POST("/api/parts", { body })),
    updatePart: async (id, body) =>
      dataOf(await client.PATCH("/api/parts/{id}", { params: { path: { id } }, body })),
    updatePartAsJson: async (id, body) =>
      dataOf(await plain.PATCH("/api/parts/{id}", { params: { path: { id } }, body })),
    deletePart: async (id) => {
      const { error } = await client.DELETE("/api/parts/{id}", { params: { path: { id } } });
      if (error !== undefined) throw new RequestRefused(error);
    },
    upload: async (body) => dataOf(await client.POST("/api/attachments", { body })),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await client.POST("/api/parts", { body: { name: 1, category: "/api/categories/1" } });
    const { data, error } = await client.PATCH("/api/parts/{id}", {
      params: { path: { id: 1 } },
      // @ts-expect-error The amount must be a number. Unknown properties are not reported here.
      body: { minamount: "1" },
    });
    // @ts-expect-error Parts do not have this property.
    data?.amount;
    // @ts-expect-error Problem documents do not have this property.
    error?.message;
  }
}

function dataOf<Data>(result: { data?: Data; error?: Problem }): Data {
  if (result.error !== undefined) throw new RequestRefused(result.error);
  return result.data!;
}
