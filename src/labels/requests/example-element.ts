/** Elements with example values, for previews of labels without elements. */
import type { LabelElement, LabelElementType, LabelLocation, LabelPart } from "../label-element.ts";

const times = { addedDate: "2026-01-15T09:30:00+00:00", lastModified: "2026-11-02T14:05:00+00:00" };

const location: LabelLocation = {
  ...{ id: 12, name: "Drawer 4", full_path: "Workshop → Shelf B → Drawer 4", comment: "Small parts" },
  parent: { name: "Shelf B", full_path: "Workshop → Shelf B" },
  ...times,
};

const part: LabelPart = {
  ...{ id: 123, name: "LM358", description: "Dual operational amplifier", comment: "", tags: "opamp,SMD" },
  category: { name: "Operational amplifiers", full_path: "Semiconductors → Operational amplifiers" },
  footprint: { name: "SOIC-8", full_path: "SMD → SOIC-8" },
  manufacturer: { name: "Texas Instruments", full_path: "Texas Instruments" },
  ...{ manufacturer_product_number: "LM358DR", manufacturing_status: "active", mass: 0.07 },
  ...{ ipn: "IC-0042", gtin: "4006381333931", total_instock: 50, unit: null },
  partLots: [{ instock_unknown: false }],
  orderdetails: [
    {
      ...{ supplier: { name: "Mouser" }, supplierpartnr: "595-LM358DR", obsolete: false },
      pricedetails: [{ price_per_unit: "0.42", currency_iso_code: null, min_discount_quantity: 1 }],
    },
  ],
  parameters: [{ name: "Supply voltage", symbol: "V_CC", formatted: "3 V to 32 V" }],
  ...times,
};

const elements: Readonly<Record<LabelElementType, LabelElement>> = {
  part: { type: "part", part },
  part_lot: {
    type: "part_lot",
    part,
    lot: {
      ...{ id: 45, description: "Reel", comment: "", amount: 50, instock_unknown: false },
      ...{ storage_location: location, user_barcode: "LOT-0045" },
    },
  },
  storelocation: { type: "storelocation", location },
};

export function exampleElement(type: LabelElementType): LabelElement {
  return elements[type];
}
