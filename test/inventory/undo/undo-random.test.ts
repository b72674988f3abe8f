/** Undo of random writes: in reverse order it restores each earlier state, and in any order no rule is violated. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { byThoroughness } from "../../support/soak.ts";
import { partledger, useDirectory } from "../../cli/program.ts";
import { useService } from "../running-service.ts";
import { createWriter, randomFrom } from "./random-writes.ts";
import { differences, stateOf, versionsOf } from "./state.ts";

const seeds = byThoroughness({
  sample: [1, 2, 3, 4, 5, 6],
  full: Array.from({ length: 40 }, (_, index) => index + 1),
});
const writes = 60;

/** The checks of `doctor` that read the inventory. */
const dataChecks = new Set(["integrity", "references", "tables", "codes", "files", "schema"]);

interface Step {
  readonly set: number;
  readonly before: Record<string, unknown>;
  readonly write: string;
}

describeDialects("undo of random writes", (dialect) => {
  const running = useService(dialect);
  useDirectory();

  beforeAll(async () => {
    for (const collection of [
      "categories",
      "suppliers",
      "attachment_types",
      "storage_locations",
      "projects",
    ]) {
      for (const name of ["A", "B"]) await running.make(collection, { name });
    }
    // Each seed starts with these parts, because the undo of the previous one restores them.
    for (const name of ["A", "B", "C"])
      await running.make("parts", { name, category: "/api/categories/1", partLots: [{ amount: 20 }] });
  });

  it.each(seeds)(
    "in reverse order restores each state (seed %i)",
    async (seed) => {
      const write = createWriter(running.client, randomFrom(seed));
      const steps: Step[] = [];
      let before = await stateOf(running.service);
      for (let count = 0; count < writes; count += 1) {
        const { headers, status, text } = await write();
        expect(status, text).toBeLessThan(500);
        const set = Number(headers["partledger-change-set"] ?? 0);
        const after = await stateOf(running.service);
        if (set > 0) steps.push({ set, before, write: `${count}: ${text.slice(0, 200)}` });
        else expect(differences(before, after)).toEqual([]);
        before = after;
      }
      expect(steps.length).toBeGreaterThan(writes / 4);
      for (const step of steps.reverse()) {
        const { status, text } = await running.client.post(`/api/change_sets/${step.set}/undo`);
        expect(status, `${step.write}\n${text}`).toBe(200);
        const found = differences(step.before, await stateOf(running.service));
        expect({ found, write: step.write }).toEqual({ found: [], write: step.write });
      }
    },
    120_000,
  );

  it.each(seeds.slice(0, 2))(
    "in any order violates no rule, and versions only grow (seed %i)",
    async (seed) => {
      const random = randomFrom(1000 + seed);
      const write = createWriter(running.client, random);
      const sets: number[] = [];
      let versions = await versionsOf(running.service);
      for (let count = 0; count < writes; count += 1) {
        const isUndo = sets.length > 5 && random(2) === 0;
        const set = sets[random(sets.length)] ?? 0;
        const mode = ["reject", "skip", "overwrite"][random(3)] ?? "reject";
        const { headers, status, text } = isUndo
          ? await running.client.post(`/api/change_sets/${set}/undo?conflicts=${mode}`)
          : await write();
        expect(status, text).toBeLessThan(500);
        const changed = Number(headers["partledger-change-set"] ?? 0);
        if (changed > 0) sets.push(changed);
        const present = await versionsOf(running.service);
        for (const [key, version] of present)
          expect(version, key).toBeGreaterThanOrEqual(versions.get(key) ?? 0);
        versions = new Map([...versions, ...present]);
      }
      const { databaseUrl, uploads } = running.service;
      const environment = { DATABASE_URL: databaseUrl, UPLOADS_DIR: uploads };
      const { stdout } = await partledger(["doctor", "--json"], { environment });
      const { checks } = JSON.parse(stdout) as { checks: readonly { name: string; status: string }[] };
      expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(["codes", "files"]));
      expect(checks.filter(({ name, status }) => dataChecks.has(name) && status !== "ok")).toEqual([]);
    },
    120_000,
  );
});
