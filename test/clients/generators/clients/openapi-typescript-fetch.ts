import { ApiError, Fetcher, type Middleware } from "openapi-typescript-fetch";
import { mergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient } from "./inventory-client.ts";
import type { paths } from "./partledger.ts";

const sendMergePatch: Middleware = (url, init, next) => {
  if (init.method === "PATCH") init.headers.set("Content-Type", mergePatch);
  return next(url, init);
};

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const init = { headers: { Authorization: `Bearer ${token}` } };
  const plain = Fetcher.for<paths>();
  plain.configure({ baseUrl, init });
  const client = Fetcher.for<paths>();
  client.configure({ baseUrl, init, use: [sendMergePatch] });
  const listParts = client.path("/api/parts").method("get").create();
  const getPart = client.path("/api/parts/{id}").method("get").create();
  const createPart = client.path("/api/parts").method("post").create();
  const updatePart = client.path("/api/parts/{id}").method("patch").create();
  const updatePartAsJson = plain.path("/api/parts/{id}").method("patch").create();
  const deletePart = client.path("/api/parts/{id}").method("delete").create();
  const createAttachment = client.path("/api/attachments").method("post").create();
  return {
    listParts: async (filter) => refused(listParts({ ...filter, "order[name]": "asc" })),
    getPart: async (id) => refused(getPart({ id })),
    createPart: async (part) => refused(createPart(part)),
    updatePart: async (id, changes) => refused(updatePart({ id, ...changes })),
    updatePartAsJson: async (id, changes) => refused(updatePartAsJson({ id, ...changes })),
    deletePart: async (id) => void (await refused(deletePart({ id }))),
    upload: async (attachment) => refused(createAttachment(attachment)),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await createPart({ name: 1, category: "/api/categories/1" });
    // @ts-expect-error Parts do not have this property.
    const { data } = await updatePart({ id: 1, amount: 1 });
    // @ts-expect-error Parts do not have this property.
    data.amount;
  }
}

async function refused<Data>(call: Promise<{ data: Data }>): Promise<Data> {
  try {
    return (await call).data;
  } catch (error) {
    throw error instanceof ApiError ? new RequestRefused(error.data) : error;
  }
}
