/**
 * Creates the elements that requests refer to. Requests change them, so the tests of each collection start with new
 * elements. Parts and the currency are reused, because there are only about 300 currency codes.
 */
import type { Api } from "../../support/client.ts";
import { unusedCurrencyCode } from "../../support/currency-code.ts";
import { createInventory, creationBody, finishedImport, type Inventory } from "../../support/inventory.ts";

export interface Elements {
  /** IDs of elements that others reference. */
  all(): Inventory;
  /** ID of an element without references, which can be deleted. */
  unused(collection: string): Promise<number>;
  renew(): Promise<void>;
  /**
   * Replaces a deleted element: the unreferenced element if `id` is given, otherwise an element that others reference.
   */
  deleted(collection: string, id: string | undefined): Promise<void>;
}

export async function makeElements(client: Api): Promise<Elements> {
  let inventory = await createInventory(client, "generation 0");
  let generation = 0;
  const unused = new Map<string, number>();

  /** The number of webhooks is limited. */
  const deleteWebhooks = async (): Promise<void> => {
    const { body } = await client.get<{ id: number }[]>("/api/webhooks?itemsPerPage=100", {
      accept: "application/json",
      expect: 200,
    });
    for (const { id } of body)
      if (id !== inventory["webhooks"]) await client.delete(`/api/webhooks/${id}`, { expect: 204 });
  };
  const create = async (collection: string): Promise<number> => {
    const body = creationBody(collection, `unused ${(generation += 1)}`, inventory);
    if (collection === "webhooks") await deleteWebhooks();
    if (collection === "currencies") body["iso_code"] = await unusedCurrencyCode(client);
    const { body: created } = await client.post<{ id: number }>(`/api/${collection}`, body, { expect: 201 });
    if (collection === "imports") await finishedImport(client, created.id);
    return created.id;
  };
  const renew = async (): Promise<void> => {
    await deleteWebhooks();
    const { other_parts = 0, currencies = 0 } = inventory;
    const given = { other_parts, currencies };
    // An earlier request can have set `not_selectable`.
    await client.patch(`/api/currencies/${currencies}`, { not_selectable: false }, { expect: 200 });
    inventory = await createInventory(client, `generation ${(generation += 1)}`, given);
    unused.clear();
  };
  return {
    all: () => inventory,
    renew,
    unused: async (collection) => {
      const id = unused.get(collection) ?? (await create(collection));
      unused.set(collection, id);
      return id;
    },
    deleted: async (collection, id) => {
      unused.delete(collection);
      if (id !== undefined) return;
      if (collection === "currencies") inventory = { ...inventory, currencies: await create(collection) };
      await renew();
    },
  };
}
