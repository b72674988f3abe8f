/** Handles `GET …/availability` and `POST …/build` of projects. */
import type { Schemas } from "../../../generated/resources.ts";
import type { Handler } from "../../http/handler.ts";
import { problem } from "../../util/errors.ts";
import { actorOf } from "../../history/log-entry.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import { availabilityOf } from "../projects/availability.ts";
import { bestPurchase, type BestPurchase } from "../projects/best-price.ts";
import { readBillOfMaterials, readProject, readUsableLots } from "../projects/bill-of-materials.ts";
import { build, type BuildOptions } from "../projects/build.ts";
import { availabilityDocument, buildDocument } from "../projects/response-documents.ts";
import { groupBy } from "../../util/group-by.ts";
import type { Pricing } from "../projects/price-basis.ts";
import { readPrices } from "../projects/prices.ts";
import type { WriteContext } from "../writing/write-context.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Inventory } from "./inventory.ts";
import { noteOf } from "./stock-actions.ts";
import { write } from "./write.ts";

interface ProjectActions {
  readonly getProjectAvailability: Handler;
  readonly buildProject: Handler;
}

/**
 * Creates the handlers of both operations.
 */
export function projectActions(inventory: Inventory, pricing: Pricing): ProjectActions {
  return {
    getProjectAvailability: (request) => {
      requirePermission(request.principal, "parts.read");
      return inventory.store.readTransaction(async (reader) => {
        const project = await readProject(reader, request.id ?? 0);
        if (project === null) throw problem("not-found");
        const copies = Number(request.query["quantity"]);
        const { needs, others } = await readBillOfMaterials(reader, project.id);
        const lots = await readUsableLots(reader, actorOf(request.principal), project.id);
        const availability = availabilityOf(needs, lots, copies);
        const missing = availability.parts.filter((line) => line.missing > 0);
        const ids = missing.map(({ part }) => part.id);
        const pricesOf = groupBy(await readPrices(reader, ids), ({ part }) => part);
        const purchases = new Map<number, BestPurchase>();
        for (const { part, missing: quantity, isInteger } of missing) {
          const prices = pricesOf.get(part.id);
          if (prices !== undefined)
            purchases.set(part.id, bestPurchase(prices, quantity, isInteger, pricing));
        }
        const facts = {
          ...availability,
          project,
          copies,
          others,
          purchases,
          baseCurrency: pricing.baseCurrency,
        };
        return { status: 200, document: availabilityDocument(documentWriter(request.format), facts) };
      });
    },
    buildProject: (request) => {
      // The contract has validated the body.
      const body = request.body as Schemas["ProjectBuildRequest"];
      for (const permission of permissionsFor(body)) requirePermission(request.principal, permission);
      return inventory.locks.builds.run("", () =>
        write({ inventory, request }, async (context) => {
          const project = await readProject(context.transaction, request.id ?? 0);
          if (project === null) throw problem("not-found");
          const facts = await build(context, project, buildOptionsOf(context, body));
          return { status: 200, document: buildDocument(documentWriter(request.format), facts) };
        }),
      );
    },
  };
}

/**
 * Returns the permissions that a build requires in addition to the permission of the operation. The response contains
 * parts and lots, and the build can create a lot or add stock to an existing lot.
 */
function permissionsFor({ add_build_part: target = null }: Schemas["ProjectBuildRequest"]): PermissionName[] {
  const required: PermissionName[] = ["projects.read", "parts.read"];
  if (target === null) return required;
  const isNew = (target.lot ?? null) === null;
  return [...required, "parts_stock.add", ...(isNew ? (["parts.create"] as const) : [])];
}

function buildOptionsOf(context: WriteContext, body: Schemas["ProjectBuildRequest"]): BuildOptions {
  return {
    copies: body.quantity,
    sources: body.lots ?? [],
    target: body.add_build_part ?? null,
    note: noteOf(context, "withdraw", body),
  };
}
