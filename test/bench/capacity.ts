/**
 * Calculates the table of `docs/scaling.md`: nodes and database for a number of requests a day. Service times are those
 * measured on PostgreSQL; everything else is an assumption that the document states.
 */
import { erlangC, p99Wait } from "./queueing.ts";
import { postgresOf, rowOfGroup, table } from "./performance-tables.ts";
import type { Results } from "./results.ts";

/** The share of each measured row in all requests. */
const mix: Readonly<Record<string, number>> = {
  item: 0.4,
  "list of 30": 0.25,
  "search: common": 0.15,
  "same: item": 0.1,
  patch: 0.07,
  create: 0.03,
};

const peakFactor = 3;
const coresPerNode = 8;
const maximumUtilization = 0.6;
const connectionsPerWorker = 4;
const bytesPerLogEntry = 600;
const daysOfHistory = 365;

export function capacityText(results: Results): string {
  const [group] = postgresOf(results);
  if (group === undefined) throw new Error("The results have no rows on PostgreSQL.");
  // Seconds of CPU time of a request, with the mix of requests.
  let [onNode, onDatabase] = [0, 0];
  for (const [name, share] of Object.entries(mix)) {
    const row = rowOfGroup(group, name);
    if (row?.serverCpu === undefined) throw new Error(`The results have no row "${name}" on PostgreSQL.`);
    onNode += (share * row.cpu.median) / 1_000_000;
    onDatabase += (share * row.serverCpu.median) / 1_000_000;
  }
  const ms = (seconds: number): string => `${(seconds * 1000).toFixed(1)} ms`;
  const rows = [10, 100, 1000].map((millions) => capacityRow(millions, onNode, onDatabase));
  return (
    `CPU time of a request: ${ms(onNode)} on the node, ${ms(onDatabase)} in PostgreSQL.\n\n` +
    table(
      [
        ...["Requests a day", "Peak a second", "Nodes", "Busy", "Waiting", "p99 wait"],
        ...["PostgreSQL cores", "Connections", "In use", "History a year"],
      ],
      rows,
    )
  );
}

/** @param onNode and `onDatabase` in seconds per request */
function capacityRow(millions: number, onNode: number, onDatabase: number): readonly string[] {
  const perSecond = (millions * 1_000_000 * peakFactor) / 86_400;
  // One more node than needed, so that a node can fail or be replaced.
  const nodes = Math.ceil((perSecond * onNode) / (coresPerNode * maximumUtilization)) + 1;
  const load = { servers: coresPerNode, arrivals: perSecond / nodes, service: onNode };
  const cores = Math.max(2, Math.ceil((perSecond * onDatabase) / maximumUtilization));
  const writes = (mix["patch"] ?? 0) + (mix["create"] ?? 0);
  const history = millions * 1_000_000 * writes * bytesPerLogEntry * daysOfHistory;
  return [
    `${millions} million`,
    perSecond.toFixed(0),
    String(nodes),
    `${Math.round(((load.arrivals * onNode) / coresPerNode) * 100)} %`,
    `${(erlangC(coresPerNode, load.arrivals * onNode) * 100).toFixed(1)} %`,
    `${(p99Wait(load) * 1000).toFixed(1)} ms`,
    String(cores),
    String(nodes * coresPerNode * connectionsPerWorker),
    // By Little's law: a request has its connection for its whole time, on the node and in PostgreSQL.
    String(Math.ceil(perSecond * (onNode + onDatabase))),
    `${Math.round(history / 1e9)} GB`,
  ];
}
