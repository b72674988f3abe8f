/**
 * Mutation testing: makes many small changes to the code, one at a time, and runs the tests that execute the changed
 * line. A change that no test detects is a gap in the suite.
 *
 * npm run mutation -- [--count 130] [--seed 1] [--only 17,18]
 *
 * Works on a copy in `.cache/mutation` and resumes after an interruption. Delete that directory to start again.
 */
import { spawn, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { instrument, mutantsOf, type Mutant } from "./mutants.ts";

const folders = ["query", "inventory/writing", "inventory/rules", "identity", "oauth", "contract"];
const root = fileURLToPath(new URL("../../", import.meta.url));
const state = join(root, ".cache/mutation");
const copy = join(state, "copy");
/** Sizes of the first two batches of test files. Each batch starts with the nearest and fastest files. */
const batchSizes = [8, 32];
const secondsPerRun = 900;

interface Chosen extends Mutant {
  readonly path: string;
}

interface Result {
  readonly mutant: number;
  readonly outcome: "found" | "timeout" | "survived" | "not reached";
  readonly files: number;
  readonly seconds: number;
}

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "130" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    x: { type: "boolean" },
  },
});

const chosen = choose(Number(values.count), randomFrom(Number(values.seed)));
prepare(chosen);
const reached = await findTests();
const only = values.only?.split(",").map(Number);
const results = new Map(readResults().map((result) => [result.mutant, result]));
for (const [mutant, place] of chosen) {
  if (only === undefined ? results.has(mutant) : !only.includes(mutant)) continue;
  const result = await testMutant(mutant, place, reached.get(mutant) ?? []);
  results.set(mutant, result);
  writeFileSync(join(state, "results.json"), JSON.stringify([...results.values()], null, 1));
  console.log(`${mutant} ${result.outcome} (${result.files} files, ${result.seconds} s) ${describe(place)}`);
}
report();

/**
 * Selects mutants that are spread evenly over the directories and do not overlap. The selection depends only on the
 * seed and the sources.
 */
function choose(count: number, random: () => number): ReadonlyMap<number, Chosen> {
  const listed = join(state, "mutants.json");
  if (existsSync(listed)) return new Map(JSON.parse(readFileSync(listed, "utf8")) as [number, Chosen][]);
  const found = new Map<number, Chosen>();
  for (const [index, folder] of folders.entries()) {
    const candidates = tracked(`src/${folder}`).flatMap((path) =>
      mutantsOf(path, readFileSync(join(root, path), "utf8")).map((mutant): Chosen => ({ ...mutant, path })),
    );
    const wanted = Math.floor(((index + 1) * count) / folders.length);
    while (found.size < wanted && candidates.length > 0) {
      const [candidate] = candidates.splice(Math.floor(random() * candidates.length), 1);
      if (candidate !== undefined && ![...found.values()].some((other) => overlap(candidate, other))) {
        found.set(found.size, candidate);
      }
    }
  }
  mkdirSync(state, { recursive: true });
  writeFileSync(listed, JSON.stringify([...found]));
  return found;
}

function overlap(one: Chosen, other: Chosen): boolean {
  return one.path === other.path && one.start < other.end && other.start < one.end;
}

/** Returns a generator of pseudorandom numbers (mulberry32), which returns the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function tracked(folder: string): readonly string[] {
  const output = execFileSync("git", ["ls-files", folder], { cwd: root, encoding: "utf8" });
  return output.split("\n").filter((path) => /\.tsx?$/.test(path));
}

/** Copies the files that git tracks, inserts the mutants and bundles the copy. */
function prepare(mutants: ReadonlyMap<number, Chosen>): void {
  if (existsSync(join(copy, "dist"))) return;
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  execFileSync("bash", ["-c", `git ls-files -z | tar -c --null -T - | tar -x -C "${copy}"`], { cwd: root });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  execFileSync("git", ["init", "-q", copy]);
  execFileSync("git", ["-C", copy, "add", "-A"]);
  activate(-1);
  const switchText = readFileSync(new URL("switch.ts", import.meta.url), "utf8");
  writeFileSync(join(copy, "src/mutation-switch.ts"), switchText.replace("@DIRECTORY@", state));
  for (const path of new Set([...mutants.values()].map((mutant) => mutant.path))) {
    const here = new Map([...mutants].filter(([, mutant]) => mutant.path === path));
    const file = join(copy, path);
    const switchPath = relative(dirname(path), "src/mutation-switch.ts");
    const specifier = switchPath.startsWith(".") ? switchPath : `./${switchPath}`;
    writeFileSync(file, instrument(readFileSync(file, "utf8"), here, specifier));
  }
  execFileSync("npm", ["run", "--silent", "build"], { cwd: copy, stdio: "inherit" });
}

function activate(mutant: number): void {
  writeFileSync(join(state, "active"), String(mutant));
}

/** Runs the whole suite once. Maps each mutant to the test files that execute it, fastest first. */
async function findTests(): Promise<ReadonlyMap<number, readonly string[]>> {
  const done = join(state, "durations.json");
  if (!existsSync(done)) {
    activate(-1);
    writeFileSync(join(state, "reached"), "");
    // Each test file runs in its own process, so that code at module level counts as executed by each file.
    const output = join(state, "first-run.json");
    const passed = await vitest(
      ["--isolate", "--reporter=dot", "--reporter=json", `--outputFile.json=${output}`],
      0,
    );
    if (passed !== "passed") console.log("Tests fail without any mutant. They are left out.");
    writeFileSync(done, JSON.stringify(durations(output)));
  }
  const seconds = new Map(Object.entries(JSON.parse(readFileSync(done, "utf8")) as Record<string, number>));
  const tests = new Map<number, Set<string>>();
  for (const line of readFileSync(join(state, "reached"), "utf8").trim().split("\n")) {
    const [mutant = "", path = ""] = line.split(" ");
    const files = tests.get(Number(mutant)) ?? new Set<string>();
    tests.set(Number(mutant), files);
    // Processes started by a test record nothing.
    const reachedBy =
      path === ""
        ? [...seconds.keys()].filter((file) => file.startsWith("test/cli/"))
        : [relative(copy, path)];
    for (const file of reachedBy) if (seconds.has(file)) files.add(file);
  }
  const quickest = (one: string, other: string): number =>
    (seconds.get(one) ?? 0) - (seconds.get(other) ?? 0);
  return new Map([...tests].map(([mutant, files]) => [mutant, [...files].sort(quickest)]));
}

/** Returns the duration in seconds of each test file that passes without a mutant. */
function durations(output: string): Record<string, number> {
  const { testResults } = JSON.parse(readFileSync(output, "utf8")) as {
    testResults: { name: string; status: string; startTime: number; endTime: number }[];
  };
  const passed = testResults.filter(({ status }) => status === "passed");
  return Object.fromEntries(
    passed.map(({ name, startTime, endTime }) => [relative(copy, name), (endTime - startTime) / 1000]),
  );
}

async function testMutant(mutant: number, { path }: Chosen, files: readonly string[]): Promise<Result> {
  const began = Date.now();
  const result = (outcome: Result["outcome"], count: number): Result => ({
    mutant,
    outcome,
    files: count,
    seconds: Math.round((Date.now() - began) / 1000),
  });
  if (files.length === 0) return result("not reached", 0);
  activate(mutant);
  const folder = path.split("/")[1] ?? "";
  const near = files.filter((file) => file.split("/")[1]?.startsWith(folder));
  const left = [...near, ...files.filter((file) => !near.includes(file))];
  const batches = [...batchSizes, left.length].map((size) => left.splice(0, size));
  let count = 0;
  for (const batch of batches.filter(({ length }) => length > 0)) {
    count += batch.length;
    const outcome = await vitest(["--bail=1", "--reporter=dot", ...batch], secondsPerRun);
    if (outcome !== "passed") return result(outcome === "failed" ? "found" : "timeout", count);
  }
  return result("survived", count);
}

/**
 * Runs vitest in the copy.
 *
 * @param limit maximum duration in seconds, or 0 for no limit
 */
function vitest(options: readonly string[], limit: number): Promise<"passed" | "failed" | "timeout"> {
  return new Promise((resolve, reject) => {
    const command = join(root, "node_modules/vitest/vitest.mjs");
    // A separate process group, so that the limit also ends the workers and servers.
    const child = spawn(process.execPath, [command, "run", ...options], {
      cwd: copy,
      detached: true,
      stdio: ["ignore", "ignore", "ignore"],
      // Only the process of the test records which mutants it executes.
      env: { ...process.env, PARTLEDGER_TEST_SOURCE: "1" },
    });
    const stop = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    };
    let isLate = false;
    const timer =
      limit === 0
        ? undefined
        : setTimeout(() => {
            isLate = true;
            stop();
          }, limit * 1000);
    child.on("error", reject);
    child.on("exit", (code) => {
      clearTimeout(timer);
      resolve(isLate ? "timeout" : code === 0 ? "passed" : "failed");
    });
  });
}

function readResults(): readonly Result[] {
  const path = join(state, "results.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Result[]) : [];
}

function describe({ path, line, kind, original }: Chosen): string {
  return `${path}:${line} ${kind}: ${original.replace(/\s+/g, " ").slice(0, 80)}`;
}

function report(): void {
  const all = [...results.values()];
  const found = all.filter(({ outcome }) => outcome === "found" || outcome === "timeout");
  console.log(
    `${found.length} of ${all.length} mutants were found (${Math.round((100 * found.length) / all.length)} %).`,
  );
  for (const { mutant, outcome } of all) {
    const place = chosen.get(mutant);
    if (outcome !== "found" && outcome !== "timeout" && place !== undefined) {
      console.log(`  ${mutant} ${outcome}: ${describe(place)}`);
    }
  }
}
