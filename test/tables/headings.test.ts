import { describe, expect, it } from "vitest";
import { recognizeHeadings } from "../../src/exchange/tables/recognize-headings.ts";
import { foundHeadings } from "./found-headings.ts";
import { headings, unrecognizedHeadings } from "./headings.ts";
import { heldOutHeadings } from "./held-out-headings.ts";

const roleOf = (heading: string) => recognizeHeadings([heading])[0]?.role ?? null;

describe("recognizeHeadings", () => {
  it.each(Object.entries(headings))("recognizes headings of the role %s", (role, list) => {
    const all = list.split("|");
    expect(all.map((heading) => [heading, roleOf(heading)])).toEqual(all.map((heading) => [heading, role]));
  });

  it("leaves other headings alone", () => {
    const all = unrecognizedHeadings.split("|");
    expect(all.map((heading) => [heading, roleOf(heading)])).toEqual(all.map((heading) => [heading, null]));
  });

  it.each([
    { origin: "written before the rules", list: heldOutHeadings },
    { origin: "found in files of others", list: foundHeadings },
  ])("recognizes most headings $origin, and none wrongly", ({ list }) => {
    const found = list.map(([heading, role]) => ({ heading, role, got: roleOf(heading) }));
    expect(found.filter(({ role, got }) => got !== null && got !== role)).toEqual([]);
    expect(found.filter(({ role, got }) => got === role).length / list.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each<[file: string, header: string, roles: string]>([
    [
      "Digi-Key until 2022",
      "Index,Quantity,Part Number,Manufacturer Part Number,Description,Customer Reference,Available,Backorder,Unit Price,Extended Price GBP",
      "line_number,quantity,supplier_part_number,mpn,description,customer_reference,,backorder,unit_price,extended_price",
    ],
    [
      "Altium",
      "Comment,Description,Designator,Footprint,LibRef,Quantity",
      "value,description,reference,footprint,symbol,quantity",
    ],
    [
      "EasyEDA Std",
      "ID,Name,Designator,Footprint,Quantity,Manufacturer Part,Manufacturer,Supplier,Supplier Part,Price",
      "line_number,name,reference,footprint,quantity,mpn,manufacturer,supplier,supplier_part_number,unit_price",
    ],
    [
      "KiCad pcbnew",
      "Id,Designator,Package,Quantity,Designation,Supplier and ref",
      "line_number,reference,footprint,quantity,value,",
    ],
    [
      "KiCad in German",
      "Id,Bezeichner,Footprint,Anzahl,Bezeichnung,Lieferant und Referenz",
      "line_number,reference,footprint,quantity,value,",
    ],
    ["Eagle", "Part,Value,Device,Package,Description", "reference,value,symbol,footprint,description"],
    [
      "Eagle, grouped",
      "Qty,Value,Device,Package,Parts,Description",
      "quantity,value,symbol,footprint,reference,description",
    ],
    ["OrCAD", "Item,Quantity,Reference,Part", "line_number,quantity,reference,value"],
    [
      "KiBoM",
      "Component,Description,Part,References,Value,Footprint,Quantity Per PCB",
      "line_number,description,symbol,reference,value,footprint,quantity",
    ],
    [
      "Binner",
      "PartNumber,Quantity,ManufacturerPartNumber,DigiKeyPartNumber,MouserPartNumber,Cost",
      "name,quantity,mpn,supplier_part_number,supplier_part_number,unit_price",
    ],
    [
      "Part-DB",
      "name,category.name,category.full_name,partUnit.name,partLots.0.amount,partLots.0.storage_location.name," +
        "partLots.0.storage_location.full_name,partLots.1.amount,orderdetails.0.supplier.name," +
        "orderdetails.0.supplierpartnr,orderdetails.0.pricedetails.0.price," +
        "orderdetails.0.pricedetails.0.currency.iso_code",
      "name,,category,part_unit,quantity,,location,quantity,supplier,supplier_part_number,unit_price,currency",
    ],
    [
      "a program that names itself",
      "X.location,X.name,X.quantity,X.url",
      "location,name,quantity,product_url",
    ],
    [
      "InvenTree, the stock",
      "Part Name,Quantity,Location ID,Location Name,Link",
      "name,quantity,,location,product_url",
    ],
    ["LCSC, the cart", "LCSC#,MPN,Quantity,Product Link", "supplier_part_number,mpn,quantity,"],
    [
      "a list of purchases",
      "Designator,Value (schematic),MPN (BOM),Fabricante Mouser,MPN Mouser,Order from,Quan",
      "reference,value,mpn,manufacturer,mpn,supplier,quantity",
    ],
    ["an own list", "Part,Comment,Location,Min Qty,Amount", "name,comment,location,minimum_amount,quantity"],
    [
      "a shop in German",
      "Pos.,Artikelnummer,Bezeichnung,Menge,Einzelpreis (EUR),Gesamt,Lieferant",
      "line_number,supplier_part_number,name,quantity,unit_price,extended_price,supplier",
    ],
  ])("uses the other columns of %s", (_, header, roles) => {
    const found = recognizeHeadings(header.split(","));
    expect(found.map((column) => column?.role ?? "").join(",")).toBe(roles);
  });

  it.each([
    ["Mouser #:", { role: "supplier_part_number", supplier: "Mouser" }],
    ["JLCPCB Part #", { role: "supplier_part_number", supplier: "LCSC" }],
    ["Unit Price($)", { role: "unit_price", currency: "USD" }],
    ["Extended Price GBP", { role: "extended_price", currency: "GBP" }],
    ["Prix (€)", { role: "unit_price", currency: "EUR" }],
    ["Manufacturer Part Number 2", { role: "mpn", index: 2 }],
    ["Capacitance", { role: "parameter", parameter: { name: "Capacitance", unit: "F" } }],
    [
      "Capacitance (nF)",
      { role: "parameter", parameter: { name: "Capacitance", unit: "F", valueUnit: "nF" } },
    ],
    [
      "Number of pins",
      { role: "parameter", parameter: { name: "Number of Pins", unit: "", keepsName: true } },
    ],
    ["Manufacturer Product URL", { role: "product_url" }],
  ])("reads the details of %j", (heading, expected) => {
    expect(recognizeHeadings([heading])).toEqual([expected]);
  });
});
