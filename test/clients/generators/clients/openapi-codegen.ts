import { RequestRefused, type Connection, type InventoryClient, type Problem } from "./inventory-client.ts";
import {
  createAttachment,
  createPart,
  deletePart,
  getPart,
  listParts,
  updatePart,
} from "./partledgerComponents.ts";
import { options } from "./partledgerFetcher.ts";

export function connect(connection: Connection): InventoryClient {
  Object.assign(options, connection);
  return {
    listParts: async (filter) => refused(listParts({ queryParams: { ...filter, "order[name]": "asc" } })),
    getPart: async (id) => refused(getPart({ pathParams: { id } })),
    createPart: async (body) => refused(createPart({ body })),
    updatePart: async (id, body) => refused(updatePart({ pathParams: { id }, body })),
    updatePartAsJson: async (id, body) => {
      options.withoutWrapper = true;
      return refused(updatePart({ pathParams: { id }, body })).finally(() => {
        options.withoutWrapper = false;
      });
    },
    deletePart: async (id) => refused(deletePart({ pathParams: { id } })),
    upload: async (body) => refused(createAttachment({ body })),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await createPart({ body: { name: 1, category: "/api/categories/1" } });
    // @ts-expect-error Parts do not have this property.
    const part = await updatePart({ pathParams: { id: 1 }, body: { amount: 1 } });
    // @ts-expect-error Parts do not have this property.
    part.amount;
  }
}

/** The fetcher throws the problem document. Its generated types are `void`. */
async function refused<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof Error ? error : new RequestRefused(error as Problem);
  }
}
