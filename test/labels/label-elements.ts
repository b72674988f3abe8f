/** Elements with all properties that labels show. */
import type {
  LabelContext,
  LabelElement,
  LabelLocation,
  LabelLot,
  LabelPart,
} from "../../src/labels/label-element.ts";

export const context: LabelContext = {
  instanceName: "R&D lab",
  baseUrl: "https://parts.example.com/inventory",
  baseCurrency: "EUR",
  user: { name: "ann", fullName: "Ann Lee" },
  time: new Date("2026-11-30T22:05:00Z"),
  timeZone: "Europe/Berlin",
  locale: "de",
};

const dates = { addedDate: "2026-01-02T03:04:05+00:00", lastModified: "2026-07-08T09:10:11+00:00" };

export const part: LabelPart = {
  ...dates,
  id: 12,
  name: "LM358",
  description: "**Dual** op amp",
  comment: "Check the *date code*.\nSee https://example.com",
  tags: "op amp,SMD",
  category: { name: "Amplifiers", full_path: "ICs → Amplifiers" },
  footprint: { name: "SOIC-8", full_path: "SMD → SOIC-8" },
  manufacturer: { name: "TI", full_path: "USA → TI" },
  partCustomState: { name: "tested", full_path: "good → tested" },
  manufacturer_product_number: "LM358BIDR",
  manufacturing_status: "nrfnd",
  mass: 0.07,
  ipn: "IC-12",
  gtin: "4006381333931",
  total_instock: 4850,
  unit: null,
  partLots: [{ instock_unknown: false }],
  orderdetails: [
    { supplier: { name: "Old" }, supplierpartnr: "O-1", obsolete: true, pricedetails: [] },
    { supplier: { name: "Shop" }, supplierpartnr: "", obsolete: false, pricedetails: [] },
    {
      supplier: { name: "Mouser" },
      supplierpartnr: "595-LM358BIDR",
      obsolete: false,
      pricedetails: [
        { price_per_unit: "0.21000", currency_iso_code: "USD", min_discount_quantity: 100 },
        { price_per_unit: "0.35000", currency_iso_code: "USD", min_discount_quantity: 1 },
      ],
    },
  ],
  parameters: [
    { name: "Supply voltage", symbol: "V", formatted: "5 V (3 V ... 36 V)" },
    { name: "Note", symbol: "", formatted: "" },
    { name: "Größe <max>", symbol: "", formatted: "5 × 4 mm" },
  ],
};

export const lot: LabelLot = {
  id: 7,
  description: "Bag 2",
  comment: "from **A**",
  amount: 12.5,
  instock_unknown: false,
  expiration_date: "2029-01-31T00:00:00+00:00",
  storage_location: { name: "Drawer 3", full_path: "Cabinet → Drawer 3" },
  owner: { name: "bob", fullName: "Bob Ray" },
  user_barcode: "4711",
};

const location: LabelLocation = {
  ...dates,
  id: 9,
  name: "Drawer 3",
  full_path: "Lab → Cabinet → Drawer 3",
  comment: "**dry**",
  parent: { name: "Cabinet", full_path: "Lab → Cabinet" },
  owner: { name: "bob", fullName: "" },
};

export const partLabel = (changes: Partial<LabelPart> = {}): LabelElement => ({
  type: "part",
  part: { ...part, ...changes },
});

export const lotLabel = (
  changes: Partial<LabelLot> = {},
  partChanges: Partial<LabelPart> = {},
): LabelElement => ({
  type: "part_lot",
  lot: { ...lot, ...changes },
  part: { ...part, ...partChanges },
});

export const locationLabel = (changes: Partial<LabelLocation> = {}): LabelElement => ({
  type: "storelocation",
  location: { ...location, ...changes },
});

/** The properties of a part that can be empty. */
export const emptyPart: Partial<LabelPart> = {
  category: null,
  footprint: undefined,
  manufacturer: null,
  partCustomState: null,
  manufacturing_status: "",
  mass: null,
  ipn: null,
  gtin: null,
  orderdetails: [],
  parameters: [],
};
