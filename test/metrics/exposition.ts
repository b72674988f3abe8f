/** Reads metrics in the Prometheus text format. */
import parse, { type Family } from "parse-prometheus-text-format";

/**
 * Parses the metrics and checks what Prometheus requires or recommends of every family.
 * @throws {Error} if a family has no type, no help or a name without a base unit
 */
export function parseMetrics(text: string): readonly Family[] {
  const families = parse(text);
  for (const { name, help, type } of families) {
    const isCounter = type === "COUNTER";
    if (help === "" || !text.includes(`# TYPE ${name} ${type.toLowerCase()}\n`) || type === "UNTYPED") {
      throw new Error(`${name} has no help or no type.`);
    }
    if (!name.startsWith("partledger_")) continue;
    if (isCounter !== name.endsWith("_total"))
      throw new Error(`${name} must end in _total if it is a counter.`);
    if (/milliseconds|minutes|kilobytes|_ms\b|percent/.test(name))
      throw new Error(`${name} has no base unit.`);
  }
  return families;
}

/** Returns the value of a counter or gauge. Missing samples have the value null. */
export function valueOf(
  families: readonly Family[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | null {
  const samples = families.find((family) => family.name === name)?.metrics ?? [];
  const sample = samples.find(({ labels: own = {} }) =>
    Object.entries(labels).every(([label, value]) => own[label] === value),
  );
  return sample?.value === undefined ? null : Number(sample.value);
}
