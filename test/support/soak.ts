/**
 * The size of a test run. `make test` runs a sample. `make soak` sets PARTLEDGER_TEST_SOAK=full and runs everything.
 * Continuous integration sets PARTLEDGER_TEST_SOAK=short for a two-minute soak.
 */
export type Thoroughness = "sample" | "short" | "full";

export const thoroughness = read(process.env.PARTLEDGER_TEST_SOAK ?? "");

function read(value: string): Thoroughness {
  if (value === "") return "sample";
  if (value === "short" || value === "full") return value;
  throw new Error(`PARTLEDGER_TEST_SOAK is "${value}". Set it to "short" or "full", or leave it empty.`);
}

/** Returns the value for the size of this run. Short runs use `sample` by default. */
export function byThoroughness<T>({ sample, short = sample, full }: { sample: T; short?: T; full: T }): T {
  return { sample, short, full }[thoroughness];
}

/** Returns every `step`-th item, or all items in a full run. */
export function sampled<T>(items: readonly T[], step: number): readonly T[] {
  return thoroughness === "full" ? items : items.filter((_item, index) => index % step === 0);
}
