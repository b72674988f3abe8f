/** Limits the time in which a file is read. The time in which its rows are imported does not count. */
import { ImportError } from "./import-error.ts";

/** The default limit. Reading a spreadsheet with a million rows takes about a tenth of it. */
const maximumMilliseconds = 60_000;

export interface ReadingTimeOptions {
  /** The limit in milliseconds. */
  readonly timeLimit?: number;
  /** Returns a time in milliseconds. */
  readonly clock?: () => number;
}

export interface ReadingTime {
  /** @throws {ImportError} if reading takes longer than the limit */
  check(): void;
  /** Counts the time until the promise that `read` returns is settled. */
  during<T>(read: () => Promise<T>): Promise<T>;
  /**
   * Counts the time in which the next value is waited for.
   * @throws {ImportError} if reading takes longer than the limit
   */
  of<T>(values: AsyncIterable<T>): AsyncGenerator<T>;
}

export function createReadingTime(
  path: string,
  { timeLimit = maximumMilliseconds, clock = () => performance.now() }: ReadingTimeOptions = {},
): ReadingTime {
  let used = 0;
  let started: number | null = null;
  const check = (): void => {
    const running = started === null ? 0 : clock() - started;
    if (used + running < timeLimit) return;
    throw new ImportError(
      `${path} takes longer than ${timeLimit / 1000} seconds to read. ` +
        "Delete the sheets and rows that are not needed, or save it as CSV.",
    );
  };
  async function during<T>(read: () => Promise<T>): Promise<T> {
    started = clock();
    try {
      const value = await read();
      check();
      return value;
    } finally {
      used += clock() - started;
      started = null;
    }
  }
  return {
    check,
    during,
    async *of(values) {
      const iterator = values[Symbol.asyncIterator]();
      try {
        for (;;) {
          const next = await during(() => iterator.next());
          if (next.done === true) return;
          yield next.value;
        }
      } finally {
        await iterator.return?.();
      }
    },
  };
}
