/** Implements `GET /api/scan`, which decodes a scanned code and finds the part, lot or storage location of it. */
import type { Handler } from "../../http/handler.ts";
import { trimCode } from "../../database/code-text.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { problem } from "../../util/errors.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Principal } from "../../identity/principal.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { badParameter, requireText } from "../../query/bad-parameter.ts";
import type { Document } from "../../representation/row-plan.ts";
import { foundPartPlan } from "../found-part.ts";
import { readContradictions, type Contradiction } from "./contradictions.ts";
import { decodeCode } from "./decode-code.ts";
import type { DecodedCode } from "./decoded-code.ts";
import { readingsOf } from "./keyboard-layouts.ts";
import { matchCode, matchResources, type Match, type MatchKind } from "./match-code.ts";

/** What a code means, in the reading that has a meaning. */
interface Meaning {
  readonly decoded: DecodedCode | null;
  readonly matches: readonly Match[];
}

interface FoundElement {
  readonly match: MatchKind;
  readonly element: Document;
  readonly contradictions: readonly Contradiction[];
}

/** The maximum number of lots whose locations are returned. */
const maximumLots = 50;

const lotsOf = prepared((db, slot: Slot<{ parts: readonly number[] }>, dialect) =>
  db
    .selectFrom("part_lots")
    .select("id")
    .where(idList(dialect, "part_id", slot("parts")))
    .orderBy("id")
    .limit(maximumLots),
);

export function scanCode(inventory: Inventory): Handler {
  const parts = foundPartPlan(inventory);

  return async (request) => {
    const { principal } = request;
    requirePermission(principal, "parts.read");
    const code = trimCode(requireText("code", request.query["code"]));
    if (code === "") throw badParameter("code", "This value should not be blank.");
    const linked = request.format === "jsonld";

    return inventory.store.readTransaction(async (reader) => {
      const { decoded, matches: all } = await meaningOf(reader, code);
      const matches = all.filter(
        ({ kind }) => kind !== "location_id" || principal.can("storelocations.read"),
      );
      if (matches.length === 0 && decoded === null) {
        if (all.length > 0) requirePermission(principal, "storelocations.read");
        throw problem("not-found", `No part, lot or storage location has the code ${JSON.stringify(code)}.`);
      }
      const read = async (resource: (typeof matchResources)[MatchKind]) => {
        const ids = matches.flatMap(({ kind, id }) => (matchResources[kind] === resource ? [id] : []));
        const plan = resource === "Part" ? parts : inventory.plans.for(resource, principal);
        const loaded = await plan.many(reader, ids);
        return loaded.map((entity) => entity.document(linked)).values();
      };
      const queues = {
        Part: await read("Part"),
        PartLot: await read("PartLot"),
        StorageLocation: await read("StorageLocation"),
      };
      const contradictions = await readContradictions(reader, decoded, matches);
      const elements = matches.map(({ kind, id }): FoundElement => ({
        match: kind,
        element: queues[matchResources[kind]].next().value ?? {},
        contradictions: matchResources[kind] === "Part" ? (contradictions.get(id) ?? []) : [],
      }));
      const locations = await locationsOf(reader, inventory, principal, matches[0]);
      const lots = locations.map((lot) => lot.document(linked));
      return { status: 200, document: resultOf({ code, decoded, elements, lots, linked }) };
    });
  };
}

/** Returns the meaning of the first reading that has one. */
async function meaningOf(reader: Reader, code: string): Promise<Meaning> {
  const readings = readingsOf(code);
  const [first = code] = readings;
  // An element that has the typed text, such as the barcode of a lot, precedes what another layout makes of it.
  const typed = first === code ? [] : await matchCode(reader, code, null);
  if (typed.length > 0) return { decoded: decodeCode(first), matches: typed };
  let meaning: Meaning = { decoded: null, matches: [] };
  for (const reading of readings) {
    const decoded = decodeCode(reading);
    meaning = { decoded, matches: await matchCode(reader, reading, decoded) };
    if (decoded !== null || meaning.matches.length > 0) break;
  }
  return meaning;
}

/** Returns the lots of the best match: those of a part, or the lot itself. */
async function locationsOf(
  reader: Reader,
  { plans }: Inventory,
  principal: Principal,
  best: Match | undefined,
) {
  const resource = best && matchResources[best.kind];
  if (best === undefined || resource === "StorageLocation") return [];
  const ids =
    resource === "PartLot" ? [best.id] : (await reader.run(lotsOf, { parts: [best.id] })).map(({ id }) => id);
  return plans.for("LotFound", principal).many(reader, ids);
}

interface Result {
  readonly code: string;
  readonly decoded: DecodedCode | null;
  readonly elements: readonly FoundElement[];
  readonly lots: readonly Document[];
  readonly linked: boolean;
}

function resultOf({ code, decoded, elements: [best, ...rest], lots, linked }: Result): Document {
  const { match = null, element = null, contradictions = [] } = best ?? {};
  const found = { match, element, contradictions, locations: lots };
  if (!linked) return { code, ...found, others: rest, decoded };
  return {
    "@context": "/api/contexts/ScanResult",
    "@id": `/api/scan?code=${encodeURIComponent(code)}`,
    "@type": "ScanResult",
    code,
    ...found,
    contradictions: contradictions.map(linkedContradiction),
    others: rest.map((other) => ({
      "@type": "ScanMatch",
      ...other,
      contradictions: other.contradictions.map(linkedContradiction),
    })),
    decoded: decoded && {
      "@type": "DecodedCode",
      ...decoded,
      fields: decoded.fields.map((field) => ({ "@type": "CodeField", ...field })),
    },
  };
}

const linkedContradiction = (contradiction: Contradiction) => ({
  "@type": "ScanContradiction",
  ...contradiction,
});
