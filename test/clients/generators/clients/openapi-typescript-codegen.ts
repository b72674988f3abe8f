import { RequestRefused, type Connection, type InventoryClient } from "./inventory-client.ts";
import { ApiError, AttachmentService, OpenAPI, PartService } from "./partledger/index.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  OpenAPI.BASE = baseUrl;
  OpenAPI.TOKEN = token;
  return {
    listParts: async ({ "properties[]": propertiesArray, ...filter }) =>
      refused(PartService.listParts({ ...filter, propertiesArray })),
    getPart: async (id) => refused(PartService.getPart({ id })),
    createPart: async (requestBody) => refused(PartService.createPart({ requestBody })),
    updatePart: async (id, requestBody) => refused(PartService.updatePart({ id, requestBody })),
    deletePart: async (id) => void (await refused(PartService.deletePart({ id }))),
    upload: async (requestBody) => refused(AttachmentService.createAttachment({ requestBody })),
  };

  /** Mistakes that the compiler must report. The body of an error is `any`, so mistakes there are not reported. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await PartService.createPart({ requestBody: { name: 1, category: "/api/categories/1" } });
    // @ts-expect-error Parts do not have this property.
    const part = await PartService.updatePart({ id: 1, requestBody: { amount: 1 } });
    // @ts-expect-error Parts do not have this property.
    part.amount;
  }
}

async function refused<Data>(call: PromiseLike<Data>): Promise<Data> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ApiError ? new RequestRefused(error.body) : error;
  }
}
