import { fetchMergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient, type Problem } from "./inventory-client.ts";
import { Api } from "./partledger.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const baseApiParams = { headers: { Authorization: `Bearer ${token}` } };
  const { api: plain } = new Api({ baseUrl, baseApiParams });
  const { api } = new Api({ baseUrl, baseApiParams, customFetch: fetchMergePatch });
  return {
    listParts: async (filter) => (await refused(api.listParts(filter)))["hydra:member"],
    getPart: async (id) => refused(api.getPart(id)),
    createPart: async (part) => refused(api.createPart(part)),
    updatePart: async (id, changes) => refused(api.updatePart(id, changes)),
    updatePartAsJson: async (id, changes) => refused(plain.updatePart(id, changes)),
    deletePart: async (id) => void (await refused(api.deletePart(id))),
    upload: async (attachment) => refused(api.createAttachment(attachment)),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await api.createPart({ name: 1, category: "/api/categories/1" });
    // @ts-expect-error Parts do not have this property.
    const { data, error } = await api.updatePart(1, { amount: 1 });
    // @ts-expect-error Parts do not have this property.
    data.amount;
    // @ts-expect-error Problem documents do not have this property.
    error.message;
  }
}

/** Converts the response that a failed call throws to an error. */
async function refused<Data>(call: Promise<{ data: Data; error: Problem | void }>): Promise<Data> {
  try {
    return (await call).data;
  } catch (response) {
    if (!(response instanceof Response) || !("error" in response)) throw response;
    throw new RequestRefused(response.error as Problem);
  }
}
