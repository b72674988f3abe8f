/** Codes of currencies for tests: each currency needs one that no other has. */
const names = new Intl.DisplayNames(["en"], { type: "currency", fallback: "none" });
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters
  .flatMap((first) => letters.flatMap((second) => letters.map((third) => first + second + third)))
  .filter((code) => names.of(code) !== undefined);
let taken = 0;

/** One that was not given out yet, until all some three hundred were. */
export function currencyCode(): string {
  taken += 1;
  return codes[taken % codes.length]!;
}
