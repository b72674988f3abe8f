/** Unique currency codes for tests. */
import type { Api } from "./client.ts";

const names = new Intl.DisplayNames(["en"], { type: "currency", fallback: "none" });
/** Codes that tests use as literals. `currencyCode` never returns them. */
const named = new Set("CHF DEM DKK EUR FRF GBP ISK ITL JPY MXN NOK SEK USD".split(" "));
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters
  .flatMap((first) => letters.flatMap((second) => letters.map((third) => first + second + third)))
  .filter((code) => names.of(code) !== undefined && !named.has(code));
let taken = 0;

/**
 * Returns an unused code.
 * @throws {Error} after about 300 calls, when all codes are used
 */
export function currencyCode(): string {
  taken += 1;
  return codes[taken % codes.length]!;
}

/** Returns a code that no currency in the service has. */
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
