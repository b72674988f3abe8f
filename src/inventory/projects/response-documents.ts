/** Creates the response documents of the availability and build operations. */
import { formatDecimal } from "../../database/decimal.ts";
import type { Writer } from "../../representation/document-writer.ts";
import { iri } from "../../representation/iri.ts";
import type { Document } from "../../representation/row-plan.ts";
import type { Availability, PartAvailability } from "./availability.ts";
import { totalCosts, type BestPurchase, type Purchase } from "./best-price.ts";
import type { EntryName, NamedEntity, Project } from "./bill-of-materials.ts";
import type { Withdrawal } from "./choose-lots.ts";

/** The availability of parts for a number of copies, and the cheapest purchases of missing parts. */
interface AvailabilityFacts extends Availability {
  readonly project: Project;
  readonly copies: number;
  readonly others: readonly EntryName[];
  /** The cheapest purchases by part ID. Parts without a price are missing. */
  readonly purchases: ReadonlyMap<number, BestPurchase>;
  readonly baseCurrency: string;
}

export function availabilityDocument(write: Writer, facts: AvailabilityFacts): Document {
  const { project, copies, parts, purchases, baseCurrency } = facts;
  const id = `${iri("Project", project.id)}/availability?quantity=${copies}`;
  const unpriced = parts.filter(({ part, missing }) => missing > 0 && !purchases.has(part.id));
  const best = [...purchases.values()].flatMap((found) => found.best ?? []);
  const incomparable = parts.filter(({ part }) => purchases.get(part.id)?.best === null);
  return write.root("ProjectAvailability", id, {
    project: projectRef(write, project),
    quantity: copies,
    buildable: facts.buildable ?? undefined,
    parts: parts.map((line) => partLine(write, line, purchases.get(line.part.id))),
    costs: totalCosts(best, baseCurrency).map(({ currency, basis, amount }) =>
      write.value("ProjectCost", { currency, basis, amount: formatDecimal(amount) }),
    ),
    without_price: unpriced.map(({ part }) => partRef(write, part)),
    not_comparable: incomparable.map(({ part }) => partRef(write, part)),
    not_parts: facts.others.map((entry) => entryRef(write, entry)),
  });
}

function partLine(write: Writer, line: PartAvailability, found: BestPurchase | undefined): Document {
  return write.value("ProjectPartAvailability", {
    part: partRef(write, line.part),
    bom_entries: line.entries.map((entry) => entryRef(write, entry)),
    needed: line.needed,
    in_stock: line.inStock,
    missing: line.missing,
    ...bestPurchaseMembers(write, found),
  });
}

/** Returns the members `purchase` and `alternatives` of a part to buy. */
export function bestPurchaseMembers(write: Writer, found: BestPurchase | undefined): Document {
  const { best = null, alternatives = [] } = found ?? {};
  return {
    ...(best !== null && { purchase: purchaseDocument(write, best) }),
    ...(alternatives.length > 0 && {
      alternatives: alternatives.map((purchase) => purchaseDocument(write, purchase)),
    }),
  };
}

export function purchaseDocument(write: Writer, purchase: Purchase): Document {
  const { price, quantity, cost, currency, baseCost, includesVat, basis, costAtBasis } = purchase;
  const hasNetCost = basis === "net" && baseCost !== null;
  return write.value("ProjectPurchase", {
    orderdetail: write.entity("Orderdetail", { id: price.orderdetail }),
    supplier: write.entity("Supplier", { ...price.supplier }),
    supplierpartnr: price.supplierpartnr,
    quantity,
    cost: formatDecimal(cost),
    currency,
    base_cost: baseCost === null ? undefined : formatDecimal(baseCost),
    prices_includes_vat: includesVat,
    net_base_cost: hasNetCost ? formatDecimal(costAtBasis) : undefined,
  });
}

/** The withdrawals of a build, and the lot that received the finished copies. */
export interface BuildFacts {
  readonly project: Project;
  readonly copies: number;
  /** The time of the build, which makes the `@id` of the document unique. */
  readonly at: Date;
  readonly withdrawals: readonly Withdrawal[];
  readonly left: ReadonlyMap<number, number>;
  /** The ID of the lot that received the finished copies. */
  readonly addedTo: number | null;
  readonly others: readonly EntryName[];
}

export function buildDocument(write: Writer, facts: BuildFacts): Document {
  const { project, copies, at, addedTo } = facts;
  const id = `/api/.well-known/genid/ProjectBuild-${project.id}-${at.getTime()}`;
  return write.root("ProjectBuild", id, {
    project: projectRef(write, project),
    quantity: copies,
    withdrawals: facts.withdrawals.map(({ need, lot, amount }) =>
      write.value("ProjectBuildWithdrawal", {
        bom_entry: entryRef(write, need.entry),
        part: partRef(write, need.part),
        lot: write.entity("PartLot", { id: lot }),
        amount,
        left: facts.left.get(lot) ?? 0,
      }),
    ),
    added:
      addedTo === null
        ? undefined
        : write.value("ProjectBuildAddition", {
            lot: write.entity("PartLot", { id: addedTo }),
            amount: copies,
          }),
    not_parts: facts.others.map((entry) => entryRef(write, entry)),
  });
}

function projectRef(write: Writer, { id, name, full_path }: Project): Document {
  return write.entity("Project", { id, name, full_path });
}

function partRef(write: Writer, { id, name }: NamedEntity): Document {
  return write.entity("Part", { id, name });
}

function entryRef(write: Writer, { id, name }: EntryName): Document {
  return write.entity("ProjectBOMEntry", { id, name: name ?? undefined });
}
