/** The tables of the results in Markdown, for the terminal and for `docs/performance.md`. */
import {
  growth,
  type GroupResult,
  type Results,
  type RowResult,
  type SideResult,
  type Spread,
  type StartResult,
} from "./results.ts";
import { connections } from "./measure.ts";

/** A row that has just been measured. */
export function rowLine({ name, service, floor, base }: RowResult): string {
  const compared = (title: string, side: SideResult): string =>
    `, ${title} ${time(side.cpu)}, ratio ${range(side.ratio)}`;
  return (
    `${name.padEnd(24)}${time(service.cpu).padStart(8)}${compared("floor", floor)}` +
    (base === undefined ? "" : compared("base", base))
  );
}

/** The rows of all sizes, and their growth between the least and the greatest one. */
export function requestTable(groups: readonly GroupResult[]): string {
  const [small, large] = [groups[0], groups.at(-1)];
  if (small === undefined || large === undefined) return "Not measured.";
  const hasGrowth = groups.length > 1;
  const sides = sidesOf(groups);
  const names = [...new Set(groups.flatMap(({ rows }) => rows.map(({ name }) => name)))];
  const head = groups.flatMap(({ parts }) => [
    `CPU, ${short(parts)} parts`,
    "per second",
    ...sides.map((side) => (side === "floor" ? "ratio" : "ratio to base")),
  ]);
  const rows = names.map((name) => {
    const cells = groups.flatMap((group) => {
      const row = rowOf(group, name);
      const perSecond = row?.service.perSecond.median.toFixed(0) ?? "";
      return [time(row?.service.cpu), perSecond, ...sides.map((side) => range(row?.[side]?.ratio))];
    });
    const growths = (["service", ...sides] as const).map((side) =>
      growthOf(rowOf(small, name)?.[side], rowOf(large, name)?.[side]),
    );
    return [name, ...cells, ...(hasGrowth ? growths : [])];
  });
  const growthHead = hasGrowth ? ["growth", ...sides.map((side) => `of the ${side}`)] : [];
  return table(["Row", ...head, ...growthHead], rows);
}

export function startTable(starts: readonly StartResult[]): string {
  const rows = starts.map(({ name, milliseconds, cpuMilliseconds, memoryBytes }) => [
    name,
    ...[milliseconds, cpuMilliseconds].map(({ median }) => `${median.toFixed(0)} ms`),
    megabytes(memoryBytes.median),
  ]);
  return table(["Program", "Time until the first response", "CPU time", "Memory"], rows);
}

export function memoryText(groups: readonly GroupResult[]): string {
  const sizes = groups.map(({ parts, memoryBytes }) => `${megabytes(memoryBytes)} (${short(parts)} parts)`);
  return `Memory of the service after all rows: ${sizes.join(", ")}.`;
}

export function runText(results: Results): string {
  const { date, commit, machine, node, rounds, milliseconds } = results;
  return (
    `Measured on ${date} at commit \`${commit}\`: ${machine}, Node.js ${node}, ${connections} connections, ` +
    `${rounds} rounds of ${milliseconds} ms.`
  );
}

function sidesOf(groups: readonly GroupResult[]): readonly ("floor" | "base")[] {
  const hasBase = groups.some(({ rows }) => rows.some(({ base }) => base !== undefined));
  return hasBase ? ["floor", "base"] : ["floor"];
}

function rowOf(group: GroupResult, name: string): RowResult | undefined {
  return group.rows.find((row) => row.name === name);
}

function growthOf(small: SideResult | undefined, large: SideResult | undefined): string {
  return small && large ? range(growth(small.cpu, large.cpu)) : "";
}

function range(spread: Spread | undefined): string {
  if (spread === undefined) return "";
  const { median, min, max } = spread;
  return `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;
}

/** Formats microseconds with two or three digits. */
function time(spread: Spread | undefined): string {
  if (spread === undefined) return "";
  if (spread.median < 995) return `${spread.median.toFixed(0)} µs`;
  const milliseconds = spread.median / 1000;
  return `${milliseconds.toFixed(milliseconds < 9.95 ? 1 : 0)} ms`;
}

/** Formats 10000 as "10 k" and 1000000 as "1 M". */
function short(parts: number): string {
  return parts >= 1_000_000 ? `${parts / 1_000_000} M` : `${parts / 1000} k`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = head.map((_, index) => (index === 0 ? "---" : "--:"));
  return [head, align, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
