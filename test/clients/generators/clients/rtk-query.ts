import { configureStore } from "@reduxjs/toolkit";
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query";
import { emptyApi, options } from "./emptyApi.ts";
import { fetchMergePatch } from "./fetch-merge-patch.ts";
import { RequestRefused, type Connection, type InventoryClient, type Problem } from "./inventory-client.ts";
import { partledger } from "./partledger.ts";

export function connect(connection: Connection): InventoryClient {
  Object.assign(options, connection);
  const { dispatch } = configureStore({
    reducer: { [emptyApi.reducerPath]: emptyApi.reducer },
    middleware: (defaults) => defaults().concat(emptyApi.middleware),
  });
  const { listParts, getPart, createPart, updatePart, deletePart, createAttachment } = partledger.endpoints;
  const fresh = { forceRefetch: true };
  return {
    listParts: async ({ "properties[]": properties, ...filter }) => {
      const query = { ...filter, order: { name: "asc" as const }, properties: { "": properties } };
      return dataOf(await dispatch(listParts.initiate(query, fresh)))["hydra:member"];
    },
    getPart: async (id) => dataOf(await dispatch(getPart.initiate({ id }, fresh))),
    createPart: async (partCreate) => dataOf(await dispatch(createPart.initiate({ partCreate }))),
    updatePart: async (id, partPatch) => dataOf(await dispatch(updatePart.initiate({ id, partPatch }))),
    updatePartAsJson: async (id, partPatch) => {
      options.fetchFn = fetch;
      const result = await dispatch(updatePart.initiate({ id, partPatch }));
      options.fetchFn = fetchMergePatch;
      return dataOf(result);
    },
    deletePart: async (id) => void dataOf(await dispatch(deletePart.initiate({ id }))),
    upload: async (attachmentCreate) =>
      dataOf(await dispatch(createAttachment.initiate({ attachmentCreate }))),
  };

  /** Mistakes that the compiler must report. */
  async function _mistakes(): Promise<void> {
    // @ts-expect-error The name must be a string.
    createPart.initiate({ partCreate: { name: 1, category: "/api/categories/1" } });
    // @ts-expect-error Parts do not have this property.
    const { data } = await dispatch(updatePart.initiate({ id: 1, partPatch: { amount: 1 } }));
    // @ts-expect-error Parts do not have this property.
    data?.amount;
  }
}

/** The generated types of errors are `unknown`. */
function dataOf<Data>(result: { data?: Data; error?: unknown }): Data {
  if (result.error === undefined) return result.data!;
  throw new RequestRefused((result.error as FetchBaseQueryError).data as Problem);
}
