/**
 * Reads the recordings of Part-DB: one request with its complete response per line. Each file starts from the rows of
 * fixture.json.
 */
import { readFileSync } from "node:fs";

export interface RecordedCase {
  /** File name without extension, such as `crud-parts`. */
  readonly file: string;
  /** Position in the recording. Each request depends on the earlier ones. */
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

/** Returns the cases of one recording in order. */
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
