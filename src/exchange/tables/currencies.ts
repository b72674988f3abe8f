/** The currencies that headings and amounts name by a symbol or an ISO 4217 code. */

/** The codes that are recognized in headings and after amounts. Other three-letter words are not currencies. */
const codes = new Set(
  (
    "AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HRK HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD " +
    "PEN PHP PLN RON RSD RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR"
  ).split(" "),
);

/** "¥" is the sign of the yen and of the yuan, and "kr" of several crowns, so they name no currency. */
const symbols: Readonly<Record<string, string | null>> = {
  "€": "EUR",
  "£": "GBP",
  $: "USD",
  us$: "USD",
  usd$: "USD",
  ca$: "CAD",
  c$: "CAD",
  au$: "AUD",
  a$: "AUD",
  nz$: "NZD",
  hk$: "HKD",
  "¥": null,
  "₹": "INR",
  "₽": "RUB",
  "₩": "KRW",
  "₺": "TRY",
  "₴": "UAH",
  zł: "PLN",
  kč: "CZK",
  rmb: "CNY",
  euro: "EUR",
  euros: "EUR",
  kr: null,
  "kr.": null,
  fr: "CHF",
  "fr.": "CHF",
};

/** Whether the text is the ISO 4217 code of a common currency, in capital letters. */
export function isCurrencyCode(text: string): boolean {
  return codes.has(text);
}

/** Returns the code of a currency, `null` if the text is a symbol of several, or `undefined` if it names none. */
export function currencyOf(text: string): string | null | undefined {
  const name = text.trim();
  if (codes.has(name.toUpperCase())) return name.toUpperCase();
  const key = name.toLowerCase();
  return Object.hasOwn(symbols, key) ? symbols[key] : undefined;
}
