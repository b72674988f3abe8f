/** Counts the statements of a store, and tells a test of each. */

export interface StatementLog {
  readonly count: number;
  record(sql: string): void;
}

export function createStatementLog(onStatement: ((sql: string) => void) | undefined): StatementLog {
  let count = 0;
  return {
    get count() {
      return count;
    },
    record: (sql) => {
      count++;
      onStatement?.(sql);
    },
  };
}
