/** Formats statements for review. The text changes only if a statement changes. */
import { createHash } from "node:crypto";

export interface Recorded {
  /** What was asked for, as far as it is written down. */
  readonly request: {
    readonly operation: { readonly operationId: string; readonly method: string };
    readonly path: string;
  };
  readonly statements: readonly string[];
}

/** Query plans by the text of the statement, as lines. */
export type Plans = ReadonlyMap<string, readonly string[]>;

/**
 * The cases of a resource with the names of their statements, each statement in full where it first occurs. A name is
 * made of the statement's text, so that a new statement does not rename the others.
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

/** Each clause on a line of its own, long ones wrapped between their members. */
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
