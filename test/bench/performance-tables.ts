/** The tables and plots of `docs/performance.md`, made from recorded results. */
import { growth, short, whole } from "./report.ts";
import type { Bar, Panel } from "./plot.ts";
import type { GroupResult, Results, Row, Spread } from "./results.ts";
import type { TransferResult } from "./transfer-results.ts";
import { furtherCost } from "./transfer-results.ts";
import type { WorkersResult } from "./workers-results.ts";

/** The inventories of a run, from the smallest to the largest. */
export function inventoriesOf({ groups }: Results): readonly GroupResult[] {
  return groups.filter(({ name }) => name.startsWith("parts-")).sort((one, other) => one.parts - other.parts);
}

export function rowOfGroup(group: GroupResult | undefined, name: string): Row | undefined {
  return group?.rows.find((row) => row.name === name);
}

/** Rows whose baseline is the service itself. */
export const isComparedWithItself = ({ name }: Row): boolean => name === "create in batch";

export function machineText({
  date,
  commit,
  machine,
  node,
  rounds,
  milliseconds,
  connections,
}: Results): string {
  return (
    `Measured on ${date} at commit \`${commit}\`: ${machine}, Node.js ${node}, ${connections} connections, ` +
    `${rounds} rounds of ${milliseconds} ms.`
  );
}

/** Cost and ratio per size, and the growth between the smallest and the largest size. */
export function costTable(results: Results): string {
  const inventories = inventoriesOf(results);
  const [small, large] = [inventories[0], inventories.at(-1)];
  if (small === undefined || large === undefined) return "";
  const names = inventories.map(({ parts }) => short(parts));
  const hasGrowth = inventories.length > 1;
  const head = [
    "Row",
    ...names.flatMap((name) => [`CPU at ${name}`, "ratio"]),
    ...(hasGrowth ? ["growth", "growth of the floor"] : []),
  ];
  const rows = small.rows
    .filter((row) => !isComparedWithItself(row))
    .map(({ name }) => {
      const before = rowOfGroup(small, name);
      const after = rowOfGroup(large, name);
      return [
        name,
        ...inventories.flatMap((group) => {
          const row = rowOfGroup(group, name);
          return row === undefined ? ["", ""] : [time(row.cpu.median), ratioWithSpread(row.cpuRatio)];
        }),
        ...(hasGrowth && before !== undefined && after !== undefined
          ? [
              ratioWithSpread(growth(before.cpu, after.cpu)),
              growth(before.baselineCpu, after.baselineCpu).median.toFixed(1),
            ]
          : []),
      ];
    });
  return table(head, rows);
}

/**
 * Repeated reads of unchanged data, relative to what the bare server needs for an item of the same inventory while nothing
 * is written. The KiCad library has no such row, so it is compared with the smallest inventory.
 */
export function repeatedTable(results: Results): string {
  const smallest = inventoriesOf(results)[0];
  if (smallest === undefined) return "";
  const onSqlite = results.groups.filter(({ name }) => !name.startsWith("postgres-"));
  const rows = onSqlite.flatMap((group) => {
    const item = rowOfGroup(group, "same: item") ?? rowOfGroup(smallest, "same: item");
    if (item === undefined) return [];
    return group.rows
      .filter(({ name }) => name.startsWith("same:"))
      .map((row) => [
        `${row.name.slice("same: ".length)}, ${group.title.startsWith("A ") ? "KiCad library" : group.title}`,
        time(row.cpu.median),
        (row.cpu.median / item.baselineCpu.median).toFixed(2),
      ]);
  });
  return table(["Repeated read", "CPU", "relative to an item on the bare server"], rows);
}

export function kicadTable({ groups }: Results): string {
  const group = groups.find(({ name }) => name === "kicad");
  if (group === undefined) return "";
  const rows = group.rows.map((row) => [row.name, time(row.cpu.median), ratioWithSpread(row.cpuRatio)]);
  const first = group.latencies.map((result) => [
    `${result.name} (single request)`,
    time(result.cpuMilliseconds * 1000),
    (result.cpuMilliseconds / result.baselineCpuMilliseconds).toFixed(2),
  ]);
  return table(["Row", "CPU", "ratio"], [...rows, ...first]);
}

/** The rows on PostgreSQL, with the CPU time of the server. */
export function postgresTable(results: Results): string {
  const groups = postgresOf(results);
  const rows = groups.flatMap((group) =>
    group.rows.map((row) => [
      groups.length > 1 ? `${row.name}, ${short(group.parts)}` : row.name,
      time(row.cpu.median),
      ratioWithSpread(row.cpuRatio),
      time(row.serverCpu?.median ?? Number.NaN),
      time(row.baselineServerCpu?.median ?? Number.NaN),
      whole(row.perSecond.median),
      whole(row.baselinePerSecond.median),
    ]),
  );
  return table(
    ["Row", "CPU", "ratio", "CPU of PostgreSQL", "with the floor", "requests per second", "of the floor"],
    rows,
  );
}

export function postgresOf({ groups }: Pick<Results, "groups">): readonly GroupResult[] {
  return groups
    .filter(({ name }) => name.startsWith("postgres-"))
    .sort((one, other) => one.parts - other.parts);
}

export function throughputTable(results: Results): string {
  const rows = inventoriesOf(results).flatMap((group) =>
    ["create", "patch", "create in batch"].flatMap((name) => {
      const row = rowOfGroup(group, name);
      if (row === undefined) return [];
      const { median: middle, min, max } = row.perSecond;
      return [[name, short(group.parts), `${whole(middle)} (${whole(min)}–${whole(max)})`]];
    }),
  );
  return table(["Write", "Parts", "per second"], rows);
}

export function processTable(results: Results): string {
  const mb = (bytes: number): string => `${whole(bytes / 1_000_000)} MB`;
  const ms = (milliseconds: number): string => `${whole(milliseconds)} ms`;
  const rows = inventoriesOf(results).map(({ parts, process }) => [
    short(parts),
    `${ms(process.startMilliseconds)} / ${ms(process.baselineStartMilliseconds)}`,
    `${mb(process.idleBytes)} / ${mb(process.baselineIdleBytes)}`,
    mb(process.busyBytes),
  ]);
  return table(
    [
      "Parts",
      "Start to the first answer: service / floor",
      "Memory after it: service / floor",
      "Memory after all rows",
    ],
    rows,
  );
}

/** The cost of further parts between each size and the next one, and the peak memory per size. */
export function transferTable(results: readonly TransferResult[]): string {
  const sizes = [...new Set(results.map(({ parts }) => parts))].sort((one, other) => one - other);
  const names = [...new Set(results.map(({ name }) => name))];
  const intervals = sizes.slice(1).map((to, index): readonly [number, number] => [sizes[index] ?? to, to]);
  const find = (name: string, parts: number): TransferResult | undefined =>
    results.find((result) => result.name === name && result.parts === parts);
  const rows = names.map((name) => {
    const costs = intervals.map(([from, to]): number | null => {
      const [smaller, larger] = [find(name, from), find(name, to)];
      return smaller === undefined || larger === undefined ? null : furtherCost(smaller, larger);
    });
    const first = costs.find((cost) => cost !== null) ?? null;
    return [
      name,
      ...costs.map((cost) =>
        cost === null || first === null ? "" : `${time(cost)} (${(cost / first).toFixed(2)})`,
      ),
      ...sizes.map((parts) => {
        const result = find(name, parts);
        return result === undefined ? "" : `${whole(result.peakRssBytes / 1_000_000)} MB`;
      }),
    ];
  });
  const head = [
    "",
    ...intervals.map(([from, to]) => `CPU per part, ${short(from)} to ${short(to)}`),
    ...sizes.map((parts) => `peak memory at ${short(parts)}`),
  ];
  return table(head, rows);
}

export function workersTable(results: readonly WorkersResult[]): string {
  if (results.length === 0) return "Not measured yet.";
  const rows = results.map(({ database, name, single, separate, workers, toSingle, toSeparate, floors }) => [
    `${name}, ${database === "sqlite" ? "SQLite" : "PostgreSQL"}`,
    ...[single, separate, workers].map(({ median: middle }) => time(middle)),
    ratioWithSpread(toSingle),
    ratioWithSpread(toSeparate),
    ratioWithSpread(floors),
  ]);
  const ratios = ["workers / one process", "workers / two processes", "two bare servers / one"];
  return table(["Row", "One process", "Two processes", "Two workers", ...ratios], rows);
}

/**
 * Compares two runs. CPU times are relative to the calibration, because the two runs can be from different machines. The
 * third ratio compares the service with the statements that it ran before.
 */
export function beforeTable(before: Results, results: Results): string {
  const small = inventoriesOf(results)[0];
  const old = inventoriesOf(before).find(({ parts }) => parts === small?.parts);
  const large = inventoriesOf(results).at(-1);
  const oldLarge = inventoriesOf(before).find(({ parts }) => parts === large?.parts);
  if (small === undefined || large === undefined || old === undefined || oldLarge === undefined) return "";
  const head = [
    "Row",
    `cost at ${short(small.parts)}, relative to before`,
    "ratio before",
    "ratio",
    "ratio to the floor before",
    `cost at ${short(large.parts)}, relative to before`,
    "growth before",
    "growth",
  ];
  const rows = small.rows.flatMap((row) => {
    const was = rowOfGroup(old, row.name);
    const [now1m, was1m] = [rowOfGroup(large, row.name), rowOfGroup(oldLarge, row.name)];
    if (was === undefined || now1m === undefined || was1m === undefined || isComparedWithItself(row))
      return [];
    return [
      [
        row.name,
        fraction(row.units, was.units),
        was.cpuRatio.median.toFixed(2),
        row.cpuRatio.median.toFixed(2),
        fraction(row.units, was.baselineUnits),
        fraction(now1m.units, was1m.units),
        (was1m.cpu.median / was.cpu.median).toFixed(1),
        (now1m.cpu.median / row.cpu.median).toFixed(1),
      ],
    ];
  });
  return table(head, rows);
}

function fraction(above: Spread | null, below: Spread | null): string {
  return above === null || below === null ? "" : (above.median / below.median).toFixed(2);
}

/** The rows of the plot of cost against size. */
const plotted = [
  ...["item", "list of 30", "name prefix", "tree filter"],
  ...["substring", "search: rare", "search: common", "search: none"],
  ...["deep page", "cursor page", "create", "patch"],
];

export function costPanels(results: Results): {
  readonly positions: readonly string[];
  readonly panels: readonly Panel[];
} {
  const inventories = inventoriesOf(results);
  const panels = plotted.flatMap((name): Panel[] => {
    const rows = inventories.map((group) => rowOfGroup(group, name));
    if (rows.some((row) => row === undefined)) return [];
    const values = (key: "cpu" | "baselineCpu"): number[] =>
      rows.map((row) => row?.[key].median ?? Number.NaN);
    return [
      {
        title: name,
        lines: [
          { values: values("baselineCpu"), style: "baseline" },
          { values: values("cpu"), style: "service" },
        ],
      },
    ];
  });
  return { positions: inventories.map(({ parts }) => short(parts)), panels };
}

export function ratioBars(results: Results): readonly Bar[] {
  const kicad = results.groups.find(({ name }) => name === "kicad")?.rows ?? [];
  return barsOf([...(inventoriesOf(results)[0]?.rows ?? []), ...kicad]);
}

export function postgresBars(results: Results): readonly Bar[] {
  return barsOf(postgresOf(results)[0]?.rows ?? []);
}

function barsOf(rows: readonly Row[]): readonly Bar[] {
  return rows
    .filter((row) => !isComparedWithItself(row) && !row.name.startsWith("same:"))
    .map(({ name, cpuRatio: { median: value, min, max } }) => ({ name, value, min, max }));
}

/** Formats microseconds with two or three digits. */
export function time(microseconds: number): string {
  if (microseconds < 995) return `${whole(microseconds)} µs`;
  const milliseconds = microseconds / 1000;
  return `${milliseconds < 9.95 ? milliseconds.toFixed(1) : whole(milliseconds)} ms`;
}

function ratioWithSpread({ median: middle, min, max }: Spread): string {
  const digits = middle < 10 ? 2 : 0;
  return `${middle.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = head.map((_, index) => (index === 0 ? "---" : "--:"));
  return [head, align, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
