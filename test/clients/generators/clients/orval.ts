import { RequestRefused, type Connection, type InventoryClient } from "./inventory-client.ts";
import { createAttachment, createPart, deletePart, getPart, listParts, updatePart } from "./partledger.ts";

/** The client uses the server URL of the document. */
export function connect({ token }: Connection): InventoryClient {
  const options = { headers: { Authorization: `Bearer ${token}`, Accept: "application/json" } };
  return {
    listParts: async (filter) => {
      const answer = await listParts({ ...filter, "order[name]": "asc" }, options);
      if (answer.status === 200 && Array.isArray(answer.data)) return answer.data;
      throw new Error(`status ${answer.status}`);
    },
    getPart: async (id) => {
      const answer = await getPart(id, undefined, options);
      if (answer.status === 200 && typeof answer.data !== "string") return answer.data;
      if (answer.status === 404) throw new RequestRefused(answer.data);
      throw new Error(`status ${answer.status}`);
    },
    createPart: async (part) => {
      const answer = await createPart(part, undefined, options);
      if (answer.status === 201) return answer.data;
      throw new Error(`status ${answer.status}`);
    },
    updatePart: async (id, changes) => {
      const answer = await updatePart(id, changes, undefined, options);
      if (answer.status === 200) return answer.data;
      if (answer.status === 422) throw new RequestRefused(answer.data);
      throw new Error(`status ${answer.status}`);
    },
    deletePart: async (id) => {
      const { status } = await deletePart(id, undefined, options);
      if (status !== 204) throw new Error(`status ${status}`);
    },
    upload: async (attachment) => {
      const answer = await createAttachment(attachment, undefined, options);
      if (answer.status === 201) return answer.data;
      throw new Error(`status ${answer.status}`);
    },
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    await createPart({ name: 1, category: "/api/categories/1" });
    // @ts-expect-error Parts do not have this property.
    const answer = await updatePart(1, { amount: 1 });
    // @ts-expect-error Parts do not have this property.
    if (answer.status === 200) answer.data.amount;
    // @ts-expect-error Problem documents do not have this property.
    if (answer.status === 422) answer.data.message;
  }
}
