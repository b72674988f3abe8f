/** Formats statements for review. The text changes only if a statement changes. */
import { createHash } from "node:crypto";

export interface Recorded {
  /** The request, as it is shown in the snapshot. */
  readonly request: {
    readonly operation: { readonly operationId: string; readonly method: string };
    readonly path: string;
  };
  readonly statements: readonly string[];
}

/** Lines of the query plan by SQL statement. */
export type Plans = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the text of a snapshot. Each statement is written in full where it first occurs, and referred to by a hash of
 * its text afterwards, so that a new statement does not rename others.
 */
export function render(cases: readonly Recorded[], plans: Plans): string {
  const known = new Set<string>();
  const sections = cases.map(({ request, statements }) => {
    const { operation, path } = request;
    const head = `-- ${operation.operationId}: ${operation.method} ${path}\n--   ${statements.map(nameOf).join(" ")}`;
    const fresh = [...new Set(statements)].filter((sql) => !known.has(sql));
    for (const sql of fresh) known.add(sql);
    return [head, ...fresh.map((sql) => renderStatement(sql, plans.get(sql) ?? []))].join("\n\n");
  });
  return `${sections.join("\n\n")}\n`;
}

function renderStatement(sql: string, plan: readonly string[]): string {
  return [`-- ${nameOf(sql)}`, `${layout(sql)};`, ...plan.map((line) => `--| ${line}`)].join("\n");
}

export function nameOf(sql: string): string {
  return createHash("sha256").update(sql).digest("hex").slice(0, 8);
}

const clause =
  / (?=(?:from|left join|inner join|where|order by|limit|union all|union|values|set|on conflict|returning) )/g;
const width = 110;

/** Puts each clause on its own line and wraps long clauses after commas. */
function layout(sql: string): string {
  return sql.trim().replace(/\s+/g, " ").replace(clause, "\n").split("\n").map(wrap).join("\n");
}

function wrap(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const member of line.split(/(?<=,) /)) {
    if (current !== "" && current.length + member.length >= width) {
      lines.push(current);
      current = `    ${member}`;
    } else {
      current = current === "" ? member : `${current} ${member}`;
    }
  }
  return [...lines, current].join("\n");
}
