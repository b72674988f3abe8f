import { RequestRefused, type Connection, type InventoryClient, type Problem } from "./inventory-client.ts";
import { createClient } from "./partledger/client/index.ts";
import {
  createAttachment,
  createPart,
  deletePart,
  getPart,
  listParts,
  updatePart,
} from "./partledger/sdk.gen.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const client = createClient({ baseUrl, auth: token });
  return {
    listParts: async (query) =>
      dataOf(await listParts({ client, query: { ...query, "order[name]": "asc" } }))["hydra:member"],
    getPart: async (id) => dataOf(await getPart({ client, path: { id } })),
    createPart: async (body) => dataOf(await createPart({ client, body })),
    updatePart: async (id, body) => dataOf(await updatePart({ client, path: { id }, body })),
    deletePart: async (id) => void dataOf(await deletePart({ client, path: { id } })),
    upload: async (body) => dataOf(await createAttachment({ client, body })),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await createPart({ client, body: { name: 1, category: "/api/categories/1" } });
    const { data, error } = await updatePart({
      client,
      path: { id: 1 },
      // @ts-expect-error Parts do not have this property.
      body: { amount: 1 },
    });
    // @ts-expect-error Parts do not have this property.
    data?.amount;
    // @ts-expect-error Problem documents do not have this property.
    error?.message;
  }
}

function dataOf<Data>(result: { data: Data; error: Problem | undefined }): NonNullable<Data> {
  if (result.error !== undefined) throw new RequestRefused(result.error);
  return result.data!;
}
