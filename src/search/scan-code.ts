/** Implements `GET /api/scan`, which finds the part, lot or storage location that a scanned code identifies. */
import { sql } from "kysely";
import type { ResourceName, Schemas } from "../../generated/resources.ts";
import type { Handler } from "../http/handler.ts";
import { trimCode } from "../database/code-text.ts";
import { fold } from "../database/fold.ts";
import { textList } from "../database/id-list.ts";
import { normalize } from "../database/normalize.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import { typed } from "../database/sql-functions.ts";
import { problem } from "../util/errors.ts";
import { requirePermission } from "../http/pipeline/authorize.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { badParameter, requireText } from "../query/bad-parameter.ts";
import type { Document } from "../representation/row-plan.ts";
import { foundPartPlan } from "./found-part.ts";
import { gtinSpellings } from "./gtin.ts";
import { parsePrintedId, type PrintedId } from "./printed-id.ts";

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

/** The slots of {@link byCode}. The forms of the code in NFC and NFD are equal in nearly all codes. */
interface CodeSlots {
  readonly [name: string]: string | number | null | readonly string[];
  readonly nfc: string;
  readonly nfd: string;
  readonly folded: string;
  readonly gtins: readonly string[];
  readonly part: number | null;
  readonly lot: number | null;
  readonly location: number | null;
}

/** Finds matches in the order that the description of the operation states. */
const byCode = prepared((_db, slot: Slot<CodeSlots>, dialect) => {
  const isExact = (column: string) => sql`${sql.ref(column)} in (${slot("nfc")}, ${slot("nfd")})`;
  const id = (name: PrintedId["kind"]) => typed(dialect, slot(name), "bigint");
  return sql<Found>`select kind, id from (
        select case when ${isExact("ipn")} then 1 else 3 end as place, 'ipn' as kind, id
          from parts where ipn_folded = ${slot("folded")}
        union all select 2, 'user_barcode', id from part_lots where ${isExact("user_barcode")}
        union all select 4, 'gtin', id from parts where ${textList(dialect, "gtin", slot("gtins"))}
        union all select 5, 'part_id', id from parts where id = ${id("part")}
        union all select 5, 'lot_id', id from part_lots where id = ${id("lot")}
        union all select 5, 'location_id', id from storage_locations where id = ${id("location")}
      ) found order by place, id limit ${sql.lit(others + 1)}`;
});

/** The resource that a match of each kind returns. */
const resources = {
  ipn: "Part",
  user_barcode: "PartLot",
  gtin: "Part",
  part_id: "Part",
  lot_id: "PartLot",
  location_id: "StorageLocation",
} as const satisfies Record<Kind, ResourceName>;

type Scanned = (typeof resources)[Kind];

export function scanCode(inventory: Inventory): Handler {
  const parts = foundPartPlan(inventory);

  return async (request) => {
    const { principal } = request;
    requirePermission(principal, "parts.read");
    const code = trimCode(requireText("code", request.query["code"]));
    if (code === "") throw badParameter("code", "This value should not be blank.");
    const linked = request.format === "jsonld";
    const printed = parsePrintedId(code);
    const idOf = (kind: PrintedId["kind"]) => (printed?.kind === kind ? printed.id : null);

    return inventory.store.readTransaction(async (reader) => {
      const documentsOf = async (resource: Scanned, found: readonly Found[]) => {
        const ids = found.flatMap(({ kind, id }) => (resources[kind] === resource ? [id] : []));
        const plan = resource === "Part" ? parts : inventory.plans.for(resource, principal);
        const entities = await plan.many(reader, ids);
        return entities.map((entity) => entity.document(linked)).values();
      };
      const values = {
        nfc: normalize(code, "NFC"),
        nfd: normalize(code, "NFD"),
        folded: fold(code),
        gtins: gtinSpellings(code),
        part: idOf("part"),
        lot: idOf("lot"),
        location: idOf("location"),
      };
      const elements = withoutRepeated(await reader.run(byCode, values));
      const found = elements.filter(
        ({ kind }) => kind !== "location_id" || principal.can("storelocations.read"),
      );
      if (found.length === 0) {
        if (elements.length > 0) requirePermission(principal, "storelocations.read");
        throw problem("not-found", `No part, lot or storage location has the code ${JSON.stringify(code)}.`);
      }
      const queues = {
        Part: await documentsOf("Part", found),
        PartLot: await documentsOf("PartLot", found),
        StorageLocation: await documentsOf("StorageLocation", found),
      };
      const matches = found.map(({ kind }): Match => {
        return { match: kind, element: queues[resources[kind]].next().value ?? {} };
      });
      return { status: 200, document: resultOf(code, matches, linked) };
    });
  };
}

/** Keeps only the best match of each element. */
function withoutRepeated(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found;
  const best = new Map<string, Found>();
  for (const match of found) {
    const key = `${resources[match.kind]} ${match.id}`;
    if (!best.has(key)) best.set(key, match);
  }
  return [...best.values()];
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
