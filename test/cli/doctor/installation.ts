/** Creates installations for the tests of `doctor`, and checks how it reports and repairs defects. */
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeEach, expect, it } from "vitest";
import { directory, done, partledger } from "../program.ts";

interface Report {
  ok: boolean;
  checks: { name: string; status: string; message: string; fix: string | null; fixable: boolean }[];
  repairs?: { name: string; done: boolean; message: string }[];
}

/** Runs `doctor --json` and returns its exit code and report. */
export async function examine(...options: string[]): Promise<[number | null, Report]> {
  const { code, stdout } = await partledger(["doctor", "--json", ...options]);
  return [code, JSON.parse(stdout) as Report];
}

export const found = ({ checks }: Report, name: string) => checks.find((check) => check.name === name);
export const inside = (path: string) => join(directory, path);

/** Changes the database without checks of references. */
export function change(statements: string): void {
  const database = new Database(inside("uploads/partledger.db"));
  database.unsafeMode();
  database.pragma("foreign_keys = OFF");
  database.exec(statements);
  database.close();
}

/** Fills the working directory of each test with an installation that `command` has created. */
export function useInstallation(command: "migrate" | "demo"): void {
  let template: string | undefined;
  afterAll(() => rm(template ?? "", { recursive: true, force: true }));
  beforeEach(async () => {
    if (template === undefined) {
      await done([command]);
      template = await mkdtemp(join(tmpdir(), "partledger-doctor-"));
      await cp(inside("uploads"), template, { recursive: true });
    } else {
      await cp(template, inside("uploads"), { recursive: true });
      await chmod(inside("uploads"), 0o700);
    }
  });
}

export interface Defect {
  readonly title: string;
  readonly create: () => unknown;
  readonly name: string;
  readonly status?: "warning" | "problem";
  readonly message: string | RegExp;
  /** The command that is shown; `partledger` is the program. */
  readonly fix: string | RegExp;
  /** What --fix reports. If omitted, --fix does not repair the defect. */
  readonly fixed?: string | RegExp;
  readonly deep?: boolean;
}

/** Checks that `doctor` reports each defect with its command, and that --fix repairs those that need no decision. */
export function itReports(defects: readonly Defect[]): void {
  it.each(defects)("reports $title", async (defect) => {
    const { create, name, status = "problem", message, fix, fixed, deep = false } = defect;
    await create();
    const options = ["--offline", ...(deep ? ["--deep"] : [])];
    const [code, report] = await examine(...options);
    const check = found(report, name);
    expect(check, JSON.stringify(report.checks)).toMatchObject({ status, fixable: fixed !== undefined });
    expect(check?.message).toMatch(message);
    expect(check?.fix).toMatch(fix);
    expect([code, report.ok]).toEqual(status === "problem" ? [1, false] : [0, true]);
    if (fixed === undefined) return;

    const text = await partledger(["doctor", "--offline"]);
    expect(text.stdout).toContain(`Fix: ${check?.fix}`);
    expect(text.stdout).toContain("doctor --fix` fixes 1 of them.");
    const [fixedCode, repaired] = await examine(...options, "--fix");
    expect(repaired.repairs?.map((each) => [each.name, each.done])).toEqual([[name, true]]);
    expect(repaired.repairs?.[0]?.message).toMatch(fixed);
    expect(repaired.checks.filter((each) => each.status !== "ok")).toEqual([]);
    expect([fixedCode, repaired.ok]).toEqual([0, true]);
  });
}
