/** Determines whether a user can change lots, which can have an owner. */
import type { Principal } from "../../identity/principal.ts";

interface OwnedLot {
  readonly owner?: { readonly id: number } | null;
}

/** Returns whether the user can change the amount of a lot, if the user has the permission to change the stock. */
export function canChangeLot({ owner }: OwnedLot, principal: Principal | undefined): boolean {
  return !owner || owner.id === principal?.userId;
}
