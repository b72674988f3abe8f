/** The pages of parts: the list of their routes. */
import type { Store } from "../../database/store.ts";
import type { Plans } from "../../representation/plans.ts";
import type { PageRoute } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { fileRoute } from "./file-route.ts";
import { formerAddressRoutes } from "./former-addresses.ts";
import { partPageRoute } from "./part-page.tsx";
import { partReader } from "./read-part.ts";

export interface PartsParts {
  readonly store: Pick<Store, "readTransaction">;
  /** How parts are read for the API. */
  readonly plans: Plans;
  /** The deepest level of categories that KiCad sees. */
  readonly categoryDepth: number;
}

export function createPartRoutes({ store, plans, categoryDepth }: PartsParts): PageRoute[] {
  return [
    partPageRoute(partReader(store, plans, categoryDepth)),
    fileRoute("/attachments/:id", pathId),
    ...formerAddressRoutes(),
  ];
}
