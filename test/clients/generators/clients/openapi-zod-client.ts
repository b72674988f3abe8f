import { isAxiosError } from "axios";
import { mergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient } from "./inventory-client.ts";
import { createApiClient } from "./partledger.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
  const plain = createApiClient(baseUrl, { axiosConfig: { headers } });
  const client = createApiClient(baseUrl, { axiosConfig: { headers } });
  client.axios.defaults.headers.patch["Content-Type"] = mergePatch;
  return {
    // @ts-expect-error Zodios cannot type the query of an operation with about 50 parameters.
    listParts: async (queries) => refused(client.listParts({ queries })),
    getPart: async (id) => refused(client.getPart({ params: { id } })),
    createPart: async (part) => refused(client.createPart(part)),
    updatePart: async (id, changes) => refused(client.updatePart(changes, { params: { id } })),
    updatePartAsJson: async (id, changes) => refused(plain.updatePart(changes, { params: { id } })),
    deletePart: async (id) => void (await refused(client.deletePart(undefined, { params: { id } }))),
    upload: async (attachment) => refused(client.createAttachment(attachment)),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await client.createPart({ name: 1, category: "/api/categories/1" });
    const part = await client.updatePart({}, { params: { id: 1 } });
    // @ts-expect-error The amount is a number.
    part.minamount satisfies string;
  }
}

/** Errors are untyped, because the generator ignores `application/problem+json`. */
async function refused<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    throw isAxiosError(error) ? new RequestRefused(error.response?.data) : error;
  }
}
