import type { Connection, InventoryClient, Problem } from "./inventory-client.ts";
import { RequestRefused } from "./inventory-client.ts";
import { Api } from "./partledger.ts";

/** Sends the media type that the generator does not know, which a request cannot set. */
const fetchWithMergePatch: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  if (init?.method === "PATCH") headers.set("Content-Type", "application/merge-patch+json");
  return fetch(address, { ...init, headers });
};

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const baseApiParams = { headers: { Authorization: `Bearer ${token}` } };
  const { api: plain } = new Api({ baseUrl, baseApiParams });
  const { api } = new Api({ baseUrl, baseApiParams, customFetch: fetchWithMergePatch });
  return {
    listParts: async (filter) => (await refused(api.listParts(filter)))["hydra:member"],
    getPart: async (id) => refused(api.getPart(id)),
    createPart: async (part) => refused(api.createPart(part)),
    updatePart: async (id, changes) => refused(api.updatePart(id, changes)),
    updatePartAsJson: async (id, changes) => refused(plain.updatePart(id, changes)),
    deletePart: async (id) => void (await refused(api.deletePart(id))),
    upload: async (attachment) => refused(api.createAttachment(attachment)),
  };

  /** Mistakes that the compiler must find. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error A name is a string.
    await api.createPart({ name: 1, category: "/api/categories/1" });
    // @ts-expect-error Parts have no such property.
    const { data, error } = await api.updatePart(1, { amount: 1 });
    // @ts-expect-error Parts have no such property.
    data.amount;
    // @ts-expect-error Problems have no such property.
    error.message;
  }
}

/** A failed call throws its response. */
async function refused<Data>(call: Promise<{ data: Data; error: Problem | void }>): Promise<Data> {
  try {
    return (await call).data;
  } catch (response) {
    if (!(response instanceof Response) || !("error" in response)) throw response;
    throw new RequestRefused(response.error as Problem);
  }
}
