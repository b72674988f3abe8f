/** Implements `GET /api/scan`, which finds the part or lot that a scanned code identifies. */
import { sql } from "kysely";
import type { Schemas } from "../../generated/resources.ts";
import { andThen } from "../and-then.ts";
import type { Handler } from "../contract/handler.ts";
import { fold } from "../database/fold.ts";
import { textList } from "../database/id-list.ts";
import { problem } from "../errors.ts";
import { requirePermission } from "../contract/authorize.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { badParameter, requireText } from "../query/bad-parameter.ts";
import type { Document } from "../representation/row-plan.ts";
import { foundPartPlan } from "./found-part.ts";
import { gtinSpellings } from "./gtin.ts";
import { preparedSql } from "../database/prepared.ts";

type Kind = Schemas["ScanKind"];

interface Found {
  readonly kind: Kind;
  readonly id: number;
}

interface Match {
  readonly match: Kind;
  readonly element: Document;
}

/** The maximum number of further matches to return with the best match. */
const others = 20;

/** Finds matches for the IPN of a part, the barcode of a lot and the GTIN of a product, in this order. */
const byCode = preparedSql<Found, { code: string; folded: string; gtins: readonly string[] }>(
  (slot, dialect) => sql`select kind, id from (
        select 1 as place, 'ipn' as kind, id from parts where ipn_folded = ${slot("folded")}
        union all select 2, 'user_barcode', id from part_lots where user_barcode = ${slot("code")}
        union all select 3, 'gtin', id from parts where ${textList(dialect, "gtin", slot("gtins"))}
      ) found order by place, id limit ${sql.lit(others + 1)}`,
);

export function scanCode(inventory: Inventory): Handler {
  const parts = foundPartPlan(inventory);
  const lots = inventory.plans.for("PartLot");

  return (request) => {
    requirePermission(request.principal, "parts.read");
    const code = requireText("code", request.query["code"]).trim();
    if (code === "") throw badParameter("code", "This value should not be blank.");
    const linked = request.format === "jsonld";

    return inventory.store.readTransaction((reader) => {
      const documentsOf = (plan: typeof parts, ids: readonly number[]) =>
        andThen(plan.many(reader, ids), (entities) => entities.map((entity) => entity.document(linked)));
      const values = { code, folded: fold(code), gtins: gtinSpellings(code) };
      return andThen(reader.run(byCode, values), (found) => {
        if (found.length === 0)
          throw problem("not-found", `No part or lot has the code ${JSON.stringify(code)}.`);
        const partIds = idsOf(found, ["ipn", "gtin"]);
        const lotIds = idsOf(found, ["user_barcode"]);
        return andThen(documentsOf(parts, partIds), (foundParts) =>
          andThen(documentsOf(lots, lotIds), (foundLots) => {
            const matches = found.map(({ kind, id }): Match => {
              const index = (kind === "user_barcode" ? lotIds : partIds).indexOf(id);
              const element = (kind === "user_barcode" ? foundLots : foundParts)[index] ?? {};
              return { match: kind, element };
            });
            return { status: 200, document: resultOf(code, matches, linked) };
          }),
        );
      });
    });
  };
}

/** Returns the IDs of the elements that were found with one of the kinds, each once. */
function idsOf(found: readonly Found[], kinds: readonly Kind[]): number[] {
  return [...new Set(found.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id))];
}

/** @param matches at least one match, the best one first */
function resultOf(code: string, [best, ...rest]: readonly Match[], linked: boolean): Document {
  if (!linked) return { code, ...best, others: rest };
  return {
    "@context": "/api/contexts/ScanResult",
    "@id": `/api/scan?code=${encodeURIComponent(code)}`,
    "@type": "ScanResult",
    code,
    ...best,
    others: rest.map((match) => ({ "@type": "ScanMatch", ...match })),
  };
}
