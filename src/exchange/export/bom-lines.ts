/**
 * Reads the bill of materials of a project with everything that its exports contain. Stock and prices are those of
 * `GET /api/projects/{id}/availability`.
 */
import { calculateDecimal, formatDecimal, parseDecimal } from "../../database/decimal.ts";
import type { Reader } from "../../database/store.ts";
import { resourceFacts } from "../../../generated/resources.ts";
import { actorOf } from "../../history/log-entry.ts";
import type { ApiRequest } from "../../http/handler.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { availabilityOf, type PartAvailability } from "../../inventory/projects/availability.ts";
import { bestPurchase } from "../../inventory/projects/best-price.ts";
import {
  neededFor,
  readBillOfMaterials,
  readUsableLots,
  type Project,
} from "../../inventory/projects/bill-of-materials.ts";
import type { Pricing } from "../../inventory/projects/price-basis.ts";
import { readPrices } from "../../inventory/projects/prices.ts";
import { roundQuantity } from "../../inventory/stock/amounts.ts";
import type { Document } from "../../representation/row-plan.ts";
import { groupBy } from "../../util/group-by.ts";
import { idIn, textIn } from "./document-values.ts";

export interface ExportedEntry {
  readonly entry: Document;
  /** The amount that all copies need. */
  readonly quantity: number;
  /** The API document of the part, or `null` if the entry is not a part. */
  readonly part: Document | null;
  readonly availability: PartAvailability | null;
  readonly price: LinePrice | null;
  /** The KiCad footprint of the footprint of the part. */
  readonly kicadFootprint: string | null;
}

interface LinePrice {
  /** The price of one piece. */
  readonly unit: string;
  /** The price of the quantity of the line. */
  readonly extended: string;
  readonly currency: string;
}

const entryProperties = selection({
  "": ["id", "name", "quantity", "mountnames", "comment", "price"],
  "[price_currency]": ["id"],
});

const partProperties = selection({
  "": ["id", "name", "description", "ipn", "manufacturer_product_number"],
  "[category]": ["full_path"],
  "[manufacturer]": ["name"],
  "[footprint]": ["id", "name"],
  "[eda_info]": ["value", "kicad_footprint"],
  "[partLots]": ["amount", "instock_unknown"],
  "[partLots][storage_location]": ["full_path"],
  "[orderdetails]": ["supplierpartnr", "obsolete"],
  "[orderdetails][supplier]": ["name"],
});

const currencyProperties = selection({ "": ["id", "name", "iso_code"] });

const footprintProperties = selection({ "": ["id"], "[eda_info]": ["kicad_footprint"] });

function selection(paths: Readonly<Record<string, readonly string[]>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(paths).flatMap(([path, names]) =>
      names.map((name): [string, string] => [`properties${path}[]`, name]),
    ),
  );
}

interface ReadBomOptions {
  readonly inventory: Pick<Inventory, "plans">;
  readonly pricing: Pricing;
  readonly request: Pick<ApiRequest, "principal">;
  readonly copies: number;
}

/** Reads the lines in the order of the entries. The number of statements does not depend on their number. */
export async function readBomLines(
  reader: Reader,
  project: Project,
  { inventory: { plans }, pricing, request: { principal }, copies }: ReadBomOptions,
): Promise<readonly ExportedEntry[]> {
  const { needs, others } = await readBillOfMaterials(reader, project.id);
  const lots = await readUsableLots(reader, actorOf(principal), project.id);
  const availability = new Map(availabilityOf(needs, lots, copies).parts.map((line) => [line.part.id, line]));
  const partIds = [...availability.keys()];
  const pricesOf = groupBy(await readPrices(reader, partIds), ({ part }) => part);
  const documents = async (
    shape: "Part" | "ProjectBOMEntry" | "Footprint" | "Currency",
    query: URLSearchParams,
    ids: number[],
  ) => {
    const loaded = await plans.for(resourceFacts[shape].item, principal, query).many(reader, ids);
    return new Map(
      loaded.map((one) => {
        const document = one.document(false);
        return [Number(document["id"]), document] as const;
      }),
    );
  };
  const needOf = new Map(needs.map((need) => [need.entry.id, need]));
  const entryIds = [...needOf.keys(), ...others.map(({ id }) => id)].sort((a, b) => a - b);
  const entries = await documents("ProjectBOMEntry", entryProperties, entryIds);
  const parts = await documents("Part", partProperties, partIds);
  const currencyIds = [
    ...new Set([...entries.values()].flatMap((entry) => idIn(entry["price_currency"]) ?? [])),
  ];
  const currencies = await documents("Currency", currencyProperties, currencyIds);
  const footprintOf = (part: Document | null): number | null => idIn(part?.["footprint"]);
  const footprintIds = [...new Set([...parts.values()].flatMap((part) => footprintOf(part) ?? []))];
  const footprints = await documents("Footprint", footprintProperties, footprintIds);

  const currencyOf = (entry: Document): string => {
    const currency = currencies.get(idIn(entry["price_currency"]) ?? 0);
    return textIn(currency, "iso_code") ?? textIn(currency, "name") ?? pricing.baseCurrency;
  };

  return [...entries].map(([id, entry]): ExportedEntry => {
    const need = needOf.get(id);
    const part = need === undefined ? null : (parts.get(need.part.id) ?? null);
    const line = need === undefined ? null : (availability.get(need.part.id) ?? null);
    const quantity = need === undefined ? Number(entry["quantity"] ?? 1) * copies : neededFor(need, copies);
    const footprint = footprints.get(footprintOf(part) ?? 0);
    return {
      entry,
      quantity,
      part,
      availability: line,
      price:
        line === null
          ? ownPrice(entry, quantity, currencyOf(entry))
          : partPrice(line, quantity, pricesOf.get(line.part.id) ?? [], pricing),
      kicadFootprint: textIn(footprint?.["eda_info"], "kicad_footprint"),
    };
  });
}

function partPrice(
  { needed, isInteger }: PartAvailability,
  quantity: number,
  prices: Parameters<typeof bestPurchase>[0],
  pricing: Pricing,
): LinePrice | null {
  const { best } = bestPurchase(prices, needed, isInteger, pricing);
  if (best === null) return null;
  const { price, related } = best.price;
  const by = [roundQuantity(related, isInteger)];
  return {
    unit: formatDecimal(calculateDecimal(price, { by })),
    extended: formatDecimal(calculateDecimal(price, { times: [quantity], by })),
    currency: best.currency,
  };
}

/** Returns the price that an entry without a part states for one piece. */
function ownPrice(entry: Document, quantity: number, currency: string): LinePrice | null {
  const unit = typeof entry["price"] === "string" ? parseDecimal(entry["price"]) : null;
  if (unit === null) return null;
  const extended = calculateDecimal(unit, { times: [quantity] });
  return { unit: formatDecimal(unit), extended: formatDecimal(extended), currency };
}
