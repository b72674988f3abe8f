/** The inventories of the benchmark, and the scenarios that are measured on each. */
import type { Store } from "../../src/database/store.ts";
import { seed } from "./data.ts";
import { kicadParts, kicadScenarios, seedKicad } from "./kicad.ts";
import type { BenchPostgres } from "./postgres-server.ts";
import type { Recorder } from "./record.ts";
import { whole } from "./report.ts";
import type { Scenario } from "./scenarios.ts";
import { itemsPerPage, postgresRows, scenarios, taggedList } from "./scenarios.ts";

/** An inventory and the scenarios that are measured on it. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly parts: number;
  /** `null` for SQLite. */
  readonly server: BenchPostgres | null;
  /** The script with `fill`. */
  readonly script: string;
  readonly fill: (store: Store, now: Date) => Promise<void>;
  readonly scenarios: (recorder: Recorder) => Promise<readonly Scenario[]>;
}

export function kicadLibrary(): Group {
  return {
    name: "kicad",
    server: null,
    title: `A KiCad library of ${whole(kicadParts)} parts in one category, with all that is known of them`,
    parts: kicadParts,
    script: "kicad.ts",
    fill: seedKicad,
    scenarios: () => Promise.resolve(kicadScenarios()),
  };
}

/** @param server `null` for SQLite */
export function inventory(parts: number, server: BenchPostgres | null): Group {
  const isPostgres = server !== null;
  return {
    name: `${isPostgres ? "postgres" : "parts"}-${parts}`,
    title: `${whole(parts)} parts${isPostgres ? " on PostgreSQL" : ""}`,
    parts,
    server,
    script: "data.ts",
    fill: (store, now) => seed(store, parts, now),
    scenarios: async (recorder) => {
      const { etag } = await recorder.read(taggedList);
      const all = scenarios(parts, { cursors: await middleCursors(recorder, parts), etag });
      return isPostgres ? all.filter(({ name }) => postgresRows.has(name)) : all;
    },
  };
}

/**
 * Returns the cursors of successive pages from the middle of the list of parts. The pages are not read, so the statement
 * of each is recorded.
 */
async function middleCursors(recorder: Recorder, parts: number): Promise<string[]> {
  const half = Math.min(5000, Math.ceil(parts / 2));
  const cursors: string[] = [];
  for (let page = 9; page >= 0; page -= 1) {
    const before = half - page * itemsPerPage;
    cursors.push(await nextCursor(recorder, `/api/parts?cursor=&itemsPerPage=${before}&properties[]=id`));
  }
  return cursors;
}

async function nextCursor(recorder: Recorder, path: string): Promise<string> {
  const { document } = await recorder.read(path);
  const next = (document as { "hydra:view"?: { "hydra:next"?: string } })["hydra:view"]?.["hydra:next"];
  const cursor = new URL(next ?? "", "http://localhost").searchParams.get("cursor");
  if (cursor === null) throw new Error(`${path} has no next page.`);
  return cursor;
}
