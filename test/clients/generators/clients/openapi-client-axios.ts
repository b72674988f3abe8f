import { isAxiosError } from "axios";
import { OpenAPIClientAxios } from "openapi-client-axios";
import { mergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient } from "./inventory-client.ts";
import type { Client } from "./partledger.d.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  const headers = { Authorization: `Bearer ${token}` };
  /** The client reads the document at run time. */
  const createClient = async () => {
    const definition = `${baseUrl}/api/docs.json`;
    const options = { definition, axiosConfigDefaults: { headers }, applyMethodCommonHeaders: true };
    const client = await new OpenAPIClientAxios(options).init<Client>();
    client.defaults.headers.common.Accept = "application/ld+json";
    return client;
  };
  const plain = createClient();
  const ready = createClient().then((client) => {
    client.defaults.headers.patch["Content-Type"] = mergePatch;
    return client;
  });
  return {
    listParts: async (filter) => (await refused((await ready).listParts(filter)))["hydra:member"],
    getPart: async (id) => refused((await ready).getPart(id)),
    createPart: async (part) => refused((await ready).createPart(null, part)),
    updatePart: async (id, changes) => refused((await ready).updatePart(id, changes)),
    updatePartAsJson: async (id, changes) => refused((await plain).updatePart(id, changes)),
    deletePart: async (id) => void (await refused((await ready).deletePart(id))),
    upload: async (attachment) => refused((await ready).createAttachment(null, attachment)),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(client: Client): Promise<void> {
    // @ts-expect-error The name must be a string.
    await client.createPart(null, { name: 1, category: "/api/categories/1" });
    // @ts-expect-error Parts do not have this property.
    const { data } = await client.updatePart(1, { amount: 1 });
    // @ts-expect-error Parts do not have this property.
    data.amount;
  }
}

/** Errors are untyped. */
async function refused<Data>(call: Promise<{ data: Data }>): Promise<Data> {
  try {
    return (await call).data;
  } catch (error) {
    throw isAxiosError(error) ? new RequestRefused(error.response?.data) : error;
  }
}
