/** Recognizes constraint violations in the errors of SQLite and PostgreSQL. */

type ViolationKind = "unique" | "foreign-key" | "check" | "not-null";

interface ConstraintViolation {
  readonly kind: ViolationKind;
  /**
   * For `unique`, the name of the index, such as `users_name_key`. For `check`, the name of the constraint. For
   * `not-null`, `table.column`. Null for foreign keys, because SQLite does not report their names.
   */
  readonly name: string | null;
}

/** Maps PostgreSQL error codes to kinds of violations. PostgreSQL 18 reports 23001 for `on delete restrict`. */
const postgresKinds: Readonly<Record<string, ViolationKind>> = {
  "23505": "unique",
  // An exclusion constraint of values that are equal.
  "23P01": "unique",
  "23503": "foreign-key",
  "23001": "foreign-key",
  "23514": "check",
  "23502": "not-null",
};

const sqliteKinds: Readonly<Record<string, ViolationKind>> = {
  SQLITE_CONSTRAINT_UNIQUE: "unique",
  SQLITE_CONSTRAINT_PRIMARYKEY: "unique",
  SQLITE_CONSTRAINT_ROWID: "unique",
  SQLITE_CONSTRAINT_FOREIGNKEY: "foreign-key",
  // SQLite implements `on delete restrict` as an internal trigger, so a violation is reported as a trigger error.
  SQLITE_CONSTRAINT_TRIGGER: "foreign-key",
  SQLITE_CONSTRAINT_CHECK: "check",
  SQLITE_CONSTRAINT_NOTNULL: "not-null",
};

/**
 * Returns the constraint violation that caused `error`, or null if `error` has another cause.
 * @example if (constraintViolation(error)?.kind === "unique") throw problem("conflict");
 */
export function constraintViolation(error: unknown): ConstraintViolation | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const onPostgres = postgresKinds[error.code];
  if (onPostgres !== undefined) return { kind: onPostgres, name: postgresName(onPostgres, error) };
  const onSqlite = sqliteKinds[error.code];
  if (onSqlite !== undefined) return { kind: onSqlite, name: sqliteName(onSqlite, error) };
  return null;
}

function postgresName(kind: ViolationKind, error: object): string | null {
  const { table, column, constraint } = error as { table?: string; column?: string; constraint?: string };
  if (kind === "foreign-key") return null;
  return (kind === "not-null" ? `${table}.${column}` : constraint) ?? null;
}

/**
 * Returns the name from an error message of SQLite: `UNIQUE constraint failed: users.name`, `… failed: index
 * 'categories_parent_id_name_key'` (an index on an expression), `CHECK constraint failed: attachments_one_owner` or
 * `NOT NULL constraint failed: users.name`.
 */
function sqliteName(kind: ViolationKind, error: Error): string | null {
  const subject = /constraint failed: (.*)$/.exec(error.message)?.[1];
  if (subject === undefined || kind === "foreign-key") return null;
  if (kind !== "unique") return subject;
  const index = /^index '(.*)'$/.exec(subject)?.[1];
  if (index !== undefined) return index;
  const columns = subject.split(", ").map((column) => column.split("."));
  const suffix = "code" in error && error.code === "SQLITE_CONSTRAINT_PRIMARYKEY" ? "pkey" : "key";
  return suffix === "pkey"
    ? `${columns[0]?.[0]}_pkey`
    : [columns[0]?.[0], ...columns.map((column) => column[1]), suffix].join("_");
}
