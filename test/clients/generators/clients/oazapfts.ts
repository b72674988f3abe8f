import { fetchMergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient, type Problem } from "./inventory-client.ts";
import {
  createAttachment,
  createPart,
  defaults,
  deletePart,
  getPart,
  listParts,
  updatePart,
} from "./partledger.ts";

export function connect({ baseUrl, token }: Connection): InventoryClient {
  defaults.baseUrl = baseUrl;
  defaults.fetch = fetchMergePatch;
  defaults.headers = { Authorization: `Bearer ${token}` };
  // The runtime asks for JSON, but the types are JSON-LD.
  const jsonLd = { headers: { Accept: "application/ld+json" } };
  return {
    listParts: async ({ "properties[]": properties, ...filter }) => {
      const answer = await listParts({ ...filter, orderName: "asc", properties }, jsonLd);
      if (answer.status === 200) return answer.data["hydra:member"];
      throw new Error(`status ${answer.status}`);
    },
    getPart: async (id) => {
      const answer = await getPart(id, {}, jsonLd);
      if (answer.status === 200 && typeof answer.data !== "string") return answer.data;
      throw refusal(answer);
    },
    createPart: async (part) => {
      const answer = await createPart(part, {}, jsonLd);
      if (answer.status === 201) return answer.data;
      throw refusal(answer);
    },
    updatePart: async (id, changes) => {
      const answer = await updatePart(id, changes, {}, jsonLd);
      if (answer.status === 200) return answer.data;
      throw refusal(answer);
    },
    updatePartAsJson: async (id, changes) => {
      const answer = await updatePart(id, changes, {}, { ...jsonLd, fetch });
      if (answer.status === 200) return answer.data;
      throw refusal(answer);
    },
    deletePart: async (id) => {
      const answer = await deletePart(id);
      if (answer.status !== 204) throw refusal(answer);
    },
    upload: async (attachment) => {
      const answer = await createAttachment(attachment, {}, jsonLd);
      if (answer.status === 201) return answer.data;
      throw refusal(answer);
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

function refusal({ status, data }: { status: number; data?: Problem | object | string }): Error {
  const refused = typeof data === "object" && "detail" in data;
  return refused ? new RequestRefused(data) : new Error(`status ${status}`);
}
