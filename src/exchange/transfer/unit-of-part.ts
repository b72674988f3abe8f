/** Converts the amounts of a row of a list to the unit of the existing part that the row describes. */
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { convertAmount, unitFactor } from "../tables/unit-factors.ts";
import { documentsIn, type Document } from "./exported-resources.ts";
import { recordProblem } from "./find-referenced-entities.ts";
import { quotedName } from "./same-part.ts";

const unitOfPart = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("parts as p")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .select(["u.name", "u.unit"])
    .where("p.id", "=", slot("id")),
);

interface Converted {
  readonly document: Document;
  /** The size of the unit of the row in the unit of the part. */
  readonly factor: number;
}

/**
 * Returns the record with its amounts and prices in the unit of a part.
 * @throws {Problem} naming both units if they cannot be converted
 */
export async function inUnitOfPart(
  transaction: Transaction,
  part: number,
  document: Document,
): Promise<Converted> {
  const { partUnit, minamount } = document;
  const unit: unknown = Array.isArray(partUnit) ? partUnit[0] : null;
  const lots = documentsIn(document["partLots"]);
  const hasAmount = typeof minamount === "number" || lots.some(({ amount }) => typeof amount === "number");
  if (typeof unit !== "string" || !hasAmount) return { document, factor: 1 };
  const [stored] = await transaction.run(unitOfPart, { id: part });
  const names = [stored?.unit, stored?.name].filter((name) => typeof name === "string" && name !== "");
  const factor = names.map((name) => unitFactor(unit, name ?? "")).find((each) => each !== null);
  if (typeof factor !== "number") {
    const [own] = names;
    throw recordProblem(
      "partLots[0].amount",
      `The quantity is in ${quotedName(unit)}, and part ${part} is counted in ` +
        `${typeof own === "string" ? quotedName(own) : "pieces"}. Convert the quantity, or change the unit of the part.`,
    );
  }
  return { document: factor === 1 ? document : converted(document, factor), factor };
}

function converted(document: Document, factor: number): Document {
  const { partLots, orderdetails, minamount } = document;
  return {
    ...document,
    ...(typeof minamount === "number" && { minamount: convertAmount(minamount, factor) }),
    ...(partLots !== undefined && {
      partLots: documentsIn(partLots).map(({ amount, ...lot }) => ({
        ...lot,
        ...(typeof amount === "number" && { amount: convertAmount(amount, factor) }),
      })),
    }),
    ...(orderdetails !== undefined && {
      orderdetails: documentsIn(orderdetails).map(({ pricedetails, ...orderdetail }) => ({
        ...orderdetail,
        ...(pricedetails !== undefined && {
          pricedetails: documentsIn(pricedetails).map((each) => withPrice(each, factor)),
        }),
      })),
    }),
  };
}

/** The maximum number of decimals of a price. */
const priceDecimals = 10;

function withPrice(pricedetail: Document, factor: number): Document {
  const price = (Number(pricedetail["price"]) / factor).toFixed(priceDecimals);
  return { ...pricedetail, price: price.replace(/\.?0+$/, "") };
}
