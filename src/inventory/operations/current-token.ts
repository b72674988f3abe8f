/** Handles `GET /api/tokens/current`, which returns the API token that authenticates the request. */
import type { Handler } from "../../http/handler.ts";
import { problem } from "../../util/errors.ts";
import { itemDocument } from "../../representation/collection.ts";
import type { Inventory } from "./inventory.ts";

export function currentToken(inventory: Inventory): Handler {
  return async ({ principal, searchParams, format }) => {
    const plan = inventory.plans.for("ApiToken", principal, searchParams);
    const { tokenId } = principal;
    const token = tokenId === null ? null : await plan.one(inventory.store.read, tokenId);
    if (token === null) throw problem("not-found", "The request was not authenticated with an API token.");
    const linked = format === "jsonld";
    return { status: 200, document: itemDocument("ApiToken", token, linked) };
  };
}
