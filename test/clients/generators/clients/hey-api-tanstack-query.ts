import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { RequestRefused, type Connection, type InventoryClient, type Problem } from "./inventory-client.ts";
import {
  createAttachmentMutation,
  createPartMutation,
  deletePartMutation,
  getPartOptions,
  listPartsOptions,
  updatePartMutation,
} from "./partledger/@tanstack/react-query.gen.ts";
import { createClient } from "./partledger/client/index.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const client = createClient({ baseUrl, auth: token });
  const queries = new QueryClient();
  const createPart = new MutationObserver(queries, createPartMutation({ client }));
  const updatePart = new MutationObserver(queries, updatePartMutation({ client }));
  const deletePart = new MutationObserver(queries, deletePartMutation({ client }));
  const createAttachment = new MutationObserver(queries, createAttachmentMutation({ client }));
  return {
    listParts: async (filter) => {
      const options = listPartsOptions({ client, query: { ...filter, "order[name]": "asc" } });
      return (await refused(queries.fetchQuery(options)))["hydra:member"];
    },
    getPart: async (id) => refused(queries.fetchQuery(getPartOptions({ client, path: { id } }))),
    createPart: async (body) => refused(createPart.mutate({ body })),
    updatePart: async (id, body) => refused(updatePart.mutate({ path: { id }, body })),
    deletePart: async (id) => void (await refused(deletePart.mutate({ path: { id } }))),
    upload: async (body) => refused(createAttachment.mutate({ body })),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await createPart.mutate({ body: { name: 1, category: "/api/categories/1" } });
    // @ts-expect-error Parts do not have this property.
    const part = await updatePart.mutate({ path: { id: 1 }, body: { amount: 1 } });
    // @ts-expect-error Parts do not have this property.
    part.amount;
    // @ts-expect-error Problem documents do not have this property.
    updatePart.getCurrentResult().error?.message;
  }
}

/** The mutations and queries throw the problem document. */
async function refused<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof Error ? error : new RequestRefused(error as Problem);
  }
}
