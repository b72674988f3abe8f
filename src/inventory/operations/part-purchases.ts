/** Handles `GET /api/parts/{id}/purchases`, which compares the prices of all orderdetails of a part. */
import type { Handler } from "../../http/handler.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import { malformed, problem } from "../../util/errors.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import { commonBasis, competing, purchasesByOrderdetail } from "../projects/best-price.ts";
import type { Pricing } from "../projects/price-basis.ts";
import { purchaseDocument } from "../projects/response-documents.ts";
import { readPrices } from "../projects/prices.ts";
import { amountViolation, hasIntegerAmounts } from "../stock/amounts.ts";
import type { Inventory } from "./inventory.ts";

const partById = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("parts as p")
    .leftJoin("measurement_units as u", "u.id", "p.part_unit_id")
    .select(["p.id", "p.name", "u.is_integer"])
    .where("p.id", "=", slot("id")),
);

export function listPartPurchases({ store }: Pick<Inventory, "store">, pricing: Pricing): Handler {
  return ({ id, format, path, query }) =>
    store.readTransaction(async (reader) => {
      const [part] = await reader.run(partById, { id: id ?? 0 });
      if (part === undefined) throw problem("not-found");
      const isInteger = hasIntegerAmounts(part.is_integer);
      const quantity = Number(query["quantity"]);
      const violation = amountViolation(quantity, isInteger);
      if (violation !== null) throw malformed([{ propertyPath: "quantity", ...violation }]);
      const prices = await readPrices(reader, [part.id]);
      const purchases = purchasesByOrderdetail(prices, quantity, isInteger, pricing);
      const compared = competing(purchases);
      const basis = commonBasis(compared);
      const write = documentWriter(format);
      const document = write.root("PartPurchases", `${path}?quantity=${quantity}`, {
        part: write.entity("Part", { id: part.id, name: part.name }),
        quantity,
        comparable: compared.length === 0 || basis !== null,
        basis: basis ?? undefined,
        purchases: purchases.map((purchase) => purchaseDocument(write, purchase)),
      });
      return { status: 200, document };
    });
}
