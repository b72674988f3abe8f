/** Binds part lots to their table. `rules/` checks storage locations, and `stock/` changes amounts. */
import { resource } from "../../representation/definition.ts";
import { storedAmount } from "../stock/amounts.ts";

export const partLot = resource(
  "PartLot",
  "part_lots",
  (bind) => ({
    id: bind.column("id"),
    name: bind.writeOnly(),
    description: bind.text("description", "sortable"),
    comment: bind.text("comment", "sortable"),
    part: bind.reference("Part", "part_id"),
    storage_location: bind.reference("StorageLocation", "storage_location_id"),
    amount: bind.derived("amount", ["amount", "part.partUnit.is_integer"], storedAmount),
    instock_unknown: bind.column("instock_unknown"),
    needs_refill: bind.column("needs_refill"),
    expiration_date: bind.instant("expiration_date"),
    owner: bind.reference("User", "owner_id"),
    user_barcode: bind.code("user_barcode"),
    last_stocktake_at: bind.instant("last_stocktake_at"),
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
  }),
  { partOf: ["part"] },
);
