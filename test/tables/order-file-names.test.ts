/** What the names of order files tell. */
import { expect, it } from "vitest";
import { orderNumberInFileName, supplierInFileName } from "../../src/exchange/orders/order-file-name.ts";

it.each([
  ["LCSC__WM2408150001_20240815142233.csv", "LCSC", "WM2408150001"],
  ["LCSC_Exported__20240815_142233.csv", "LCSC", null],
  ["DK_PRODUCTS_89012345.csv", null, "89012345"],
  ["digikey-89012345.csv", "Digi-Key", "89012345"],
  ["mouser 271828182.xlsx", "Mouser", "271828182"],
  ["order.csv", null, null],
  ["2024-08-15.csv", null, null],
  ["LCSC_240815.csv", "LCSC", null],
  ["LCSC_15082024.csv", "LCSC", null],
  ["order 08152024 142233.csv", null, null],
  ["SO1234567.csv", null, "SO1234567"],
  ["12345678_87654321.csv", null, null],
  ["", null, null],
])("%j is an order of %j with the number %j", (name, supplier, number) => {
  expect([supplierInFileName(name), orderNumberInFileName(name)]).toEqual([supplier, number]);
});
