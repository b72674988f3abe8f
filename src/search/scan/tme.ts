/** Reads the codes of TME: a QR code with named fields and a link, and a DataMatrix code with data identifiers. */
import { decodedCode, lineOf, quantityOf, type CodeField, type DecodedCode } from "./decoded-code.ts";

/** Returns the content of the code, or `null` for other formats. */
export function decodeTme(code: string): DecodedCode | null {
  return decodeQr(code) ?? decodeDataMatrix(code);
}

/** A space before a field. Values can contain spaces. */
const nextField = / (?=(?:QTY|PN|PO|CPO|MFR|MPN|CoO):|RoHS(?: |$)|https?:\/\/)/i;

const link = /^https?:\/\/(?:www\.)?tme\.eu\/(?:[^\s?#]*\/)?details\/([^\s/?#]+)/i;

function decodeQr(code: string): DecodedCode | null {
  const texts = code.split(nextField);
  const number = texts.map((text) => link.exec(text)?.[1]).find((found) => found !== undefined);
  const isTme = number !== undefined || /^QTY:[^]* PN:/i.test(code);
  if (!isTme) return null;
  const fields = texts.map(parseField);
  const values = new Map(fields.map(({ identifier, value }) => [identifier.toUpperCase(), value]));
  const [order, line] = orderOf(values.get("PO"));
  return decodedCode(
    "tme",
    {
      supplier: "TME",
      supplier_part_number: values.get("PN") ?? (number === undefined ? null : decodeText(number)),
      manufacturer: values.get("MFR") ?? null,
      manufacturer_product_number: values.get("MPN") ?? null,
      quantity: quantityOf(values.get("QTY")),
      order_number: order,
      order_line: line,
      customer_reference: values.get("CPO") ?? null,
      country: values.get("COO")?.toUpperCase() ?? null,
    },
    fields,
  );
}

function parseField(text: string): CodeField {
  const [, identifier = "", value = text] = /^([A-Za-z]{2,3}):(?!\/\/)([^]*)$/.exec(text) ?? [];
  return { identifier, value: value.trim() };
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const dataMatrix = /^P(\S{1,100}) 1PMPN([^]{1,200}) Q([0-9]{1,12}) K([0-9/]{1,40})$/;

function decodeDataMatrix(code: string): DecodedCode | null {
  const [found, number, own, quantity, order] = dataMatrix.exec(code) ?? [];
  if (found === undefined || number === undefined || own === undefined) return null;
  const [orderNumber, line] = orderOf(order);
  return decodedCode(
    "tme",
    {
      supplier: "TME",
      supplier_part_number: number,
      manufacturer_product_number: own,
      quantity: quantityOf(quantity),
      order_number: orderNumber,
      order_line: line,
    },
    [
      { identifier: "P", value: number },
      { identifier: "1P", value: own },
      { identifier: "Q", value: quantity ?? "" },
      { identifier: "K", value: order ?? "" },
    ],
  );
}

/** Splits the number of an order and its line, such as `32723349/7`. */
function orderOf(text: string | undefined): readonly [string | null, string | null] {
  const [order, line] = text?.split("/") ?? [];
  return [order || null, lineOf(line)];
}
