/** Prints the tables of the benchmark: one line per row as soon as it is measured, and the growth between two sizes. */
import type { GroupResult, Row, Spread } from "./results.ts";

type Column = readonly [title: string, width: number];

const columns: readonly Column[] = [
  ["", 26],
  ["req/s", 8],
  ["baseline", 8],
  ["ratio", 7],
  ["CPU µs", 9],
  ["(spread)", 17],
  ["baseline", 9],
  ["(spread)", 17],
  ["ratio", 7],
  ["(spread)", 13],
];

const serverColumns: readonly Column[] = [...columns, ["server µs", 12], ["baseline", 9]];

/** @param hasServer whether the database is a server, whose CPU time is shown, too */
export function tableHead(baseline: string, hasServer: boolean): string {
  return line(
    serverColumns,
    (hasServer ? serverColumns : columns).map(([title]) => (title === "baseline" ? baseline : title)),
  );
}

export function tableRow(row: Row): string {
  const { serverCpu, baselineServerCpu } = row;
  return line(serverColumns, [
    row.name,
    whole(row.perSecond.median),
    whole(row.baselinePerSecond.median),
    row.perSecondRatio.median.toFixed(2),
    whole(row.cpu.median),
    range(row.cpu, whole),
    whole(row.baselineCpu.median),
    range(row.baselineCpu, whole),
    row.cpuRatio.median.toFixed(2),
    range(row.cpuRatio, (ratio) => ratio.toFixed(2)),
    ...[serverCpu, baselineServerCpu].flatMap((spread) => (spread ? [whole(spread.median)] : [])),
  ]);
}

/** Growth of the CPU time per request between two sizes, of the service and of its baseline. */
export function growthTable(small: GroupResult, large: GroupResult, baseline: string): string {
  const growthColumns: readonly Column[] = [
    ["CPU µs", 26],
    [short(small.parts), 9],
    [short(large.parts), 9],
    ["growth", 8],
    ["(spread)", 15],
    [short(small.parts), 11],
    [short(large.parts), 9],
    [baseline, 8],
  ];
  const rows = large.rows.flatMap((after) => {
    const before = small.rows.find(({ name }) => name === after.name);
    if (before === undefined) return [];
    return [
      line(growthColumns, [
        after.name,
        whole(before.cpu.median),
        whole(after.cpu.median),
        growth(before.cpu, after.cpu).median.toFixed(2),
        range(growth(before.cpu, after.cpu), (value) => value.toFixed(2)),
        whole(before.baselineCpu.median),
        whole(after.baselineCpu.median),
        growth(before.baselineCpu, after.baselineCpu).median.toFixed(2),
      ]),
    ];
  });
  const head = line(
    growthColumns,
    growthColumns.map(([title]) => title),
  );
  return [head, ...rows].join("\n");
}

/** The extremes are those of the greatest and the least possible growth. */
export function growth(before: Spread, after: Spread): Spread {
  return {
    median: after.median / before.median,
    min: after.min / before.max,
    max: after.max / before.min,
  };
}

/** Formats 10000 as "10 k" and 1000000 as "1 M". */
export function short(parts: number): string {
  if (parts >= 1_000_000) return `${parts / 1_000_000} M`;
  return parts >= 1000 ? `${parts / 1000} k` : String(parts);
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function range({ min, max }: Spread, format: (value: number) => string): string {
  return `(${format(min)}–${format(max)})`;
}

function line(widths: readonly Column[], cells: readonly string[]): string {
  return cells
    .map((cell, index) => {
      const width = widths[index]?.[1] ?? 0;
      return index === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join("")
    .trimEnd();
}
