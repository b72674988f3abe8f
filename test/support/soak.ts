/**
 * How thorough a run of the tests is. `make test` takes a sample; `make soak` sets PARTLEDGER_TEST_SOAK=full for
 * everything, and continuous integration sets PARTLEDGER_TEST_SOAK=short for what fits into two minutes.
 */
export type Thoroughness = "sample" | "short" | "full";

export const thoroughness = read(process.env.PARTLEDGER_TEST_SOAK ?? "");

function read(value: string): Thoroughness {
  if (value === "") return "sample";
  if (value === "short" || value === "full") return value;
  throw new Error(`PARTLEDGER_TEST_SOAK is "${value}". Set it to "short" or "full", or leave it empty.`);
}

/** The value for this run; a short one takes the sample by default. */
export function byThoroughness<T>({ sample, short = sample, full }: { sample: T; short?: T; full: T }): T {
  return { sample, short, full }[thoroughness];
}

/** Every `step`-th item in a sample, all of them in a full run. */
export function sampled<T>(items: readonly T[], step: number): readonly T[] {
  return thoroughness === "full" ? items : items.filter((_item, index) => index % step === 0);
}
