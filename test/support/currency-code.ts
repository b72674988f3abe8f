/** Codes of currencies for tests: each currency needs one that no other has. */
import type { Api } from "./client.ts";

const names = new Intl.DisplayNames(["en"], { type: "currency", fallback: "none" });
/** Tests name these themselves. */
const named = new Set(["CHF", "DEM", "EUR", "FRF", "GBP", "ITL", "JPY", "MXN", "USD"]);
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters
  .flatMap((first) => letters.flatMap((second) => letters.map((third) => first + second + third)))
  .filter((code) => names.of(code) !== undefined && !named.has(code));
let taken = 0;

/** One that was not given out yet, until all some three hundred were. */
export function currencyCode(): string {
  taken += 1;
  return codes[taken % codes.length]!;
}

/** One that no currency of the service has, whoever created it. */
export async function unusedCurrencyCode(client: Api): Promise<string> {
  const { body } = await client.get<{ iso_code: string }[]>("/api/currencies?itemsPerPage=1000", {
    accept: "application/json",
    expect: 200,
  });
  const used = new Set(body.map(({ iso_code }) => iso_code));
  const code = codes.find((candidate) => !used.has(candidate));
  if (code === undefined) throw new Error("Every currency code is used.");
  return code;
}
