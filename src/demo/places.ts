/** Defines the storage locations, suppliers, units, custom states and currencies of the demo inventory. */
import type { DemoNode } from "./demo-data.ts";

function named(name: string, children: readonly DemoNode[] = []): DemoNode {
  return { name, children };
}

const drawers = Array.from({ length: 8 }, (_, index) => named(`Drawer ${index + 1}`));
const reels = ["A", "B", "C"].map((row) => named(`Row ${row}`));

export const storageLocations: readonly DemoNode[] = [
  {
    name: "Workshop",
    not_selectable: true,
    comment: "First floor, door on the left.",
    children: [
      { name: "Reel rack", not_selectable: true, children: reels },
      { name: "Drawer cabinet", not_selectable: true, children: drawers },
      { name: "Dry cabinet", comment: "Kept below 5 % relative humidity." },
      { name: "Cable wall" },
      { name: "Chemicals", limit_to_existing_parts: false, comment: "Check the expiration dates." },
    ],
  },
  {
    name: "Storeroom",
    children: [{ name: "Finished devices" }, { name: "Quarantine", is_full: true }],
  },
];

function supplier(name: string, website: string, auto_product_url = ""): DemoNode {
  return { name, website, auto_product_url };
}

export const suppliers: readonly DemoNode[] = [
  supplier(
    "DigiKey",
    "https://www.digikey.com",
    "https://www.digikey.com/en/products/result?keywords=%PARTNUMBER%",
  ),
  supplier("Farnell", "https://uk.farnell.com", "https://uk.farnell.com/search?st=%PARTNUMBER%"),
  supplier("LCSC", "https://www.lcsc.com", "https://www.lcsc.com/search?q=%PARTNUMBER%"),
  supplier("Mouser", "https://www.mouser.com", "https://www.mouser.com/c/?q=%PARTNUMBER%"),
  supplier("Reichelt", "https://www.reichelt.com", "https://www.reichelt.com/index.html?SEARCH=%PARTNUMBER%"),
];

export const measurementUnits: readonly DemoNode[] = [
  { name: "Metre", unit: "m", use_si_prefix: true },
  { name: "Gram", unit: "g", use_si_prefix: true },
  { name: "Pair", unit: "pr", is_integer: true },
];

export const partCustomStates: readonly DemoNode[] = [
  named("Approved"),
  named("Prototypes only"),
  named("Not for new designs", [named("Use up")]),
];

/** The currencies with their exchange rates to the euro. */
export const currencies: readonly DemoNode[] = [
  { name: "US dollar", iso_code: "USD", exchange_rate: "0.92" },
  { name: "Pound sterling", iso_code: "GBP", exchange_rate: "1.17" },
  // This currency has no exchange rate, to show that totals exclude its prices.
  { name: "Swiss franc", iso_code: "CHF" },
];
