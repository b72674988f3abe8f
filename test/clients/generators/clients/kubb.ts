import { RequestRefused, type Connection, type InventoryClient } from "./inventory-client.ts";
import { fetch, type Client } from "./partledger/.kubb/fetch.ts";
import {
  createAttachment,
  createPart,
  deletePart,
  getPart,
  listParts,
  updatePart,
  type UpdatePart422,
} from "./partledger/index.ts";

/**
 * Repeats array parameters and throws an error for an error status. The client that Kubb provides joins arrays with
 * commas, and returns error documents like data, typed as the errors of all operations.
 */
const client: Client = async ({ url, params, ...request }) => {
  const query = Object.entries(params ?? {}).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => [name, String(item)]),
  );
  const answer = await fetch<never>({ ...request, url: `${url}?${new URLSearchParams(query)}` });
  if (answer.status >= 400) throw new RequestRefused(answer.data satisfies UpdatePart422);
  return answer;
};

export function connect({ baseUrl, token }: Connection): InventoryClient {
  fetch.setConfig({ baseURL: baseUrl, headers: { Authorization: `Bearer ${token}` } });
  const config = { client };
  return {
    listParts: async (filter) =>
      (await listParts({ ...filter, "order[name]": "asc" }, undefined, config))["hydra:member"],
    getPart: async (id) => getPart(id, undefined, undefined, config),
    createPart: async (part) => createPart(part, undefined, undefined, config),
    updatePart: async (id, changes) => updatePart(id, changes, undefined, undefined, config),
    deletePart: async (id) => void (await deletePart(id, undefined, undefined, config)),
    upload: async (attachment) => createAttachment(attachment, undefined, undefined, config),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await createPart({ name: 1, category: "/api/categories/1" });
    // @ts-expect-error Parts do not have this property.
    const part = await updatePart(1, { amount: 1 });
    // @ts-expect-error Parts do not have this property.
    part.amount;
    const problem = {} as UpdatePart422;
    // @ts-expect-error Problem documents do not have this property.
    problem.message;
  }
}
