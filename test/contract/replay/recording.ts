/**
 * Reads the recorded answers of Part-DB: one request with its whole answer a line, in files that each started
 * from the rows of fixture.json.
 */
import { readFileSync } from "node:fs";

export interface RecordedCase {
  /** Name of the recording without its ending, `crud-parts` for example. */
  readonly file: string;
  /** Order inside the recording; each request met what the earlier ones had left. */
  readonly seq: number;
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
}

export type FixtureRow = Readonly<Record<string, unknown>>;
export type Fixture = Readonly<Record<string, readonly FixtureRow[]>>;

/** The cases of one recording, in order. */
export function readRecording(folder: string, file: string): readonly RecordedCase[] {
  return readFileSync(`${folder}/${file}.jsonl`, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ file, ...(JSON.parse(line) as Omit<RecordedCase, "file">) }))
    .sort((a, b) => a.seq - b.seq);
}

export function readFixture(folder: string): Fixture {
  return JSON.parse(readFileSync(`${folder}/fixture.json`, "utf8")) as Fixture;
}
