/** Counts the statements of a store and passes the text of each to the `onStatement` option. */

export type StatementLog = ReturnType<typeof createStatementLog>;

/** @example const log = createStatementLog((sql) => statements.push(sql)); */
export function createStatementLog(onStatement: ((sql: string) => void) | undefined) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    record: (sql: string): void => {
      count++;
      onStatement?.(sql);
    },
  };
}
