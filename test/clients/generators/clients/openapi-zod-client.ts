import { isAxiosError } from "axios";
import { RequestRefused, type Connection, type InventoryClient } from "./inventory-client.ts";
import { createApiClient } from "./partledger.ts";

const mergePatch = { headers: { "Content-Type": "application/merge-patch+json" } };

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
  const client = createApiClient(baseUrl, { axiosConfig: { headers } });
  return {
    // @ts-expect-error Zodios cannot type the query of an operation with about 50 parameters.
    listParts: async (queries) => refused(client.listParts({ queries })),
    getPart: async (id) => refused(client.getPart({ params: { id } })),
    createPart: async (part) => refused(client.createPart(part)),
    updatePart: async (id, changes) => refused(client.updatePart(changes, { params: { id }, ...mergePatch })),
    updatePartAsJson: async (id, changes) => refused(client.updatePart(changes, { params: { id } })),
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
