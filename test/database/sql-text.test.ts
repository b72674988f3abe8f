import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { idList } from "../../src/database/id-list.ts";
import { kyselyFor } from "../../src/database/kysely.ts";
import { preparedSql } from "../../src/database/prepared.ts";
import { joinText, nameText, rawText, sqlText } from "../../src/database/sql-text.ts";

const dialects = ["sqlite", "postgres"] as const;

/** A statement with nested text, names, values that occur twice, and lists. */
function statement(dialect: (typeof dialects)[number]) {
  const columns = joinText([nameText('t.odd"name'), sqlText`${7} + ${null} as ${nameText("sum")}`]);
  const conditions = [idList(dialect, "t.id", [1, 2]), sqlText`${nameText("name")} = ${"a"}`];
  const order = joinText([], "");
  return sqlText`select ${columns} from ${rawText("parts")} as t where ${joinText(conditions, " or ")}${order}`;
}

describe.each(dialects)("SQL text (%s)", (dialect) => {
  it("has the same SQL and parameters as in a query of Kysely", () => {
    const text = statement(dialect).textFor(dialect);
    const { sql: compiled, parameters } = sql`${statement(dialect)}`.compile(kyselyFor(dialect));
    expect(text).toEqual({ sql: compiled, parameters });
    expect(text.parameters).toEqual([7, null, [1, 2], "a"]);
    expect(text.sql).toContain('"t"."odd""name"');
  });

  it("cannot contain an expression of Kysely, which would be bound as a parameter", () => {
    const query = preparedSql(() => sqlText`select ${sql`1`}`);
    expect(() => query.compiledFor(dialect)).toThrow("An expression of Kysely cannot be part of SQL text.");
  });
});
