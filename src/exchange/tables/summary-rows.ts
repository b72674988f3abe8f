/** Recognizes the rows of a table that summarize others, or that are comments. */

/** What a row with only numbers is the sum of, in lower case and without a colon. */
const totals = new Set([
  ...["total", "totals", "subtotal", "sub-total", "sub total", "grand total", "order total", "sum", "sums"],
  ...["merchandise total", "net total", "total amount", "amount due", "balance due"],
  ...[
    "shipping",
    "shipping cost",
    "shipping costs",
    "freight",
    "handling",
    "tax",
    "sales tax",
    "vat",
    "discount",
  ],
  ...["summe", "gesamt", "gesamtsumme", "gesamtbetrag", "endsumme", "zwischensumme", "netto", "brutto"],
  ...["mwst", "mwst.", "ust", "ust.", "versand", "versandkosten", "porto", "rabatt"],
  ...["sous-total", "somme", "total ht", "total ttc", "tva", "frais de port", "remise"],
  ...["suma", "importe total", "iva", "envío", "descuento", "totale", "subtotale"],
  ...["totaal", "subtotaal", "som", "btw", "verzendkosten", "korting"],
  ...["合计", "总计", "小计", "合計", "小計", "總計"],
]);

const amount = /^(?:[\p{Sc}\s\d.,'’+%-]+|[A-Z]{3}\s*[\d.,'’ -]+|[\d.,'’ -]+\s*[A-Z]{3}|-|n\/a)$/u;

/** Longer values are neither labels nor amounts. */
const maximumValue = 40;

/** Returns whether a row consists of the label of a total and numbers, so that it describes no part. */
export function isTotal(cells: readonly string[]): boolean {
  let labels = 0;
  let amounts = 0;
  for (const cell of cells) {
    const text = cell.trim();
    if (text === "") continue;
    if (text.length > maximumValue) return false;
    if (totals.has(text.toLowerCase().replace(/\s*[:：]$/, ""))) labels += 1;
    else if (amount.test(text)) amounts += 1;
    else return false;
  }
  return labels > 0 && amounts > 0;
}

/** Returns whether the first value begins like a comment in a program. */
export function isComment(cells: readonly string[]): boolean {
  return /^\s*(?:#|\/\/)/.test(cells[0] ?? "");
}

/** Returns whether the first value ends with a colon, as in the summary that KiBoM appends. */
export function isSummaryLine(cells: readonly string[]): boolean {
  return /[:：]$/.test(cells.find((cell) => cell.trim() !== "")?.trim() ?? "");
}
