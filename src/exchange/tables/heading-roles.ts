/** The roles of columns, and the meanings of words that name them. `heading-words.ts` lists the words. */
import type { Meaning } from "./heading-words.ts";

/**
 * Combinations of meanings that name a role, separated by commas. Meanings can be in any order, "?" marks those that can
 * be left out, and "shop" is the name of a supplier. A heading has a role only if all of its words are part of one
 * combination.
 */
export const roleCombinations = {
  reference:
    "refdes, ref refdes, part refdes, board refdes, part ref refdes, ref part, ref designation, " +
    "ref schematic, refdes schematic",
  value: "value part? schematic?",
  name: "name part? item?, part name, item name",
  mpn:
    "mpn maker?, maker number name?, maker part name?, maker part number id?, maker pn, maker part pn, " +
    "maker code, maker ref number?, maker part ref, maker part code, maker item number?, maker sku, " +
    "supplier part mpn, maker designation number?, mpn number, mpn line, maker type, mpn part, " +
    "mpn maker part number, mpn shop, model, model number, maker model number?, part model",
  manufacturer: "maker name? path?, part maker, maker company, maker shop",
  supplier: "supplier name? path?, default supplier, supplier company, order source, purchase source",
  supplier_part_number:
    "sku part?, supplier sku, shop sku, supplier part sku, supplier number, supplier part item?, " +
    "supplier part number item?, supplier part id, supplier pn, supplier part pn, supplier code, " +
    "supplier part code, supplier ref, supplier part ref, supplier item number?, supplier order? code, " +
    "supplier bestell number, supplier part designation, bestell number, bestell code, order code, " +
    "stock code, shop, shop number, shop part, shop part number, shop pn, shop part pn, shop code, " +
    "shop part code, shop item number?, shop order code, shop order? part number, shop stock number, " +
    "shop stock code, shop bestell number, shop ref, shop part ref, shop symbol, shop id, shop part id, " +
    "shop supplier part? number?",
  quantity:
    "quantity stock?, stock, stock level, stock total, stock current, quantity current stock?, " +
    "total quantity, piece, number piece, quantity piece, stock piece, number part, hand, quantity hand, " +
    "quantity stock hand, amount stock, quantity board, quantity board required?, quantity part board?, " +
    "quantity item, quantity order, quantity bestell, quantity purchase, quantity required, quantity unit, " +
    "order amount, order required quantity, quantity line, lot amount, part stock, storage stock, " +
    "quantity storage",
  unit_price:
    "price unit? shop?, purchase, price part unit?, price item unit?, price piece unit?, price supplier unit?, " +
    "price purchase unit?, price average unit?, price default, price order unit, price quantity unit, " +
    "value unit, price default supplier unit?",
  extended_price:
    "price total unit?, total line, price line, price order, price line total, total amount line?, " +
    "line amount, line value, value total, price total order, price total shop, price total supplier",
  currency:
    "currency code?, price currency code?, price unit currency, purchase price currency, order currency",
  footprint:
    "package name? path?, package type part?, package part, package board, package part board, package code, " +
    "package kicad, package ref, package size? type?, package size code, package library ref?, " +
    "package supplier, package maker",
  location:
    "location name? path? part?, location storage name? path?, location stock name? path?, location default, " +
    "location number, location code, location id, storage name? path?, storage part, " +
    "location storage number, location lot name?, location current, location storage lot name?",
  category:
    "category name? path?, category part name? path?, category item, group part, group item, category type, " +
    "type part, category shop, category maker, category default, group",
  description:
    "description part?, description item, description short part?, description material, description shop, " +
    "description line, description supplier, description maker part?, description value, part designation, " +
    "material designation",
  comment: "comment part?, comment item, comment internal, comment line, comment order, comment lot",
  tags: "tags part?",
  ipn:
    "internal part number, internal number, internal pn, internal part pn, internal part, internal ref, " +
    "internal part ref, internal sku, internal code, internal part code, internal part id, " +
    "internal item number?, ipn part? number? partdb?, material number",
  gtin: "gtin part? code?, gtin number",
  datasheet: "datasheet url?, datasheet url part?, datasheet maker url?, datasheet path",
  product_url: "url maker, url maker part number?, url maker article",
  minimum_amount:
    "minimum stock level?, minimum stock quantity?, minimum stock amount?, minimum amount, minimum level, " +
    "minimum storage stock, minimum part stock, minimum low stock, low stock level, low level, order level, " +
    "minimum stock piece",
  part_unit: "unit part? name?, measure, unit measure part? default?, unit quantity measure, unit stock",
  mass: "mass, mass part, mass unit, mass item, mass gram unit?",
  lot_code:
    "lot number?, lot code, lot datecode, datecode, datecode code, lot id, lot part, lot name, lot ref",
  order_number:
    "order number, order id, order ref, po number? id? ref?, purchase order number?, purchase order id, " +
    "purchase order ref, customer po number?, customer order number, customer purchase order number?, " +
    "supplier po number?, shop order number, sales order number?, sales order id, sales order ref, " +
    "sales order shop number?, order supplier number, order supplier ref",
  customer_reference:
    "customer number, customer ref number?, customer part number?, customer part ref, customer pn, " +
    "customer part pn, customer comment, customer item number?",
  dnp:
    "dnp, not populate, number populate, not location, number location populate, dnp board, " +
    "not populate board, not populate part",
  populate: "populate, populate board, populate part, populate status",
  line_number: "line, line number, line item? number?, number, item number, line id, line ref",
  status: "status, order status, line status, stock status",
  date: "date, order date, bestell date, date purchase, created date, date sales, date order sales",
  backorder: "backorder quantity?",
  project: "project name?, project id, project number",
  part_id: "partdb id, partdb, part id, partdb part? number, partdb number",
  symbol: "symbol name?, symbol kicad, symbol library, symbol part, part library, symbol ref, device",
} as const satisfies Readonly<Record<string, string>>;

/** Headings whose role depends on the other columns. `recognize-headings.ts` decides. */
export const ambiguousCombinations = {
  part: "part, article",
  item: "item",
  part_number: "pn, part number, part code, part ref number, part pn, number part item",
  comment_or_value: "comment",
  designation: "designation",
  id: "id",
  reference: "ref",
  article_number: "article number, article ref number?, article code, article pn",
  total: "total",
  minimum_quantity: "minimum quantity, minimum",
  amount: "amount",
  page: "url, url part, url article, url name",
} as const satisfies Readonly<Record<string, string>>;

export type Role = keyof typeof roleCombinations;
export type Ambiguity = keyof typeof ambiguousCombinations;

/** Meanings that only tokens can have. */
export type TokenMeaning = Meaning | "shop";
