/** Filters lists by a text pattern, as in `name=STM32%`. `like-pattern.ts` parses the patterns. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { badParameter, requireText } from "./bad-parameter.ts";
import { slotAt, type Condition } from "./condition.ts";
import { foldedColumnOf, type FieldBinding } from "./field-binding.ts";
import { literalsOf, planLike, type LikePlan } from "./like-pattern.ts";
import { substringCandidates } from "./substring-index.ts";

const maximumLength = 1000;

/**
 * Creates the condition that a text matches the pattern as a whole, ignoring case in any script. `_` matches one code
 * point of the folded text. No wildcards are added, so an empty pattern matches only empty texts. Rows with a null
 * value never match.
 * @throws {Problem} 400 naming the parameter
 */
export function likeFilter(parameter: string, value: unknown, table: string, field: FieldBinding): Condition {
  const pattern = requireText(parameter, value);
  if (pattern.length > maximumLength) {
    throw badParameter(parameter, `The pattern must not be longer than ${maximumLength} characters.`);
  }
  const plan = planLike(pattern);
  const { substringIndex } = field;
  // An index of the table finds identifiers by their beginning.
  const isLookedUp = substringIndex === "texts" || plan.kind === "like";
  return {
    shape: plan.kind,
    values: plan.values,
    sql: (slots) => comparison(plan.kind, foldedColumnOf(table, field), slots),
    ...(substringIndex !== undefined &&
      isLookedUp && { candidates: substringCandidates(substringIndex, literalsOf(pattern)) }),
  };
}

function comparison(
  kind: LikePlan["kind"],
  column: RawBuilder<unknown>,
  slots: readonly RawBuilder<unknown>[],
): RawBuilder<SqlBool> {
  // LIKE in SQLite ignores the case of ASCII letters. This makes no difference here, because folded texts are
  // lower-case.
  const like = (index: number) => sql<SqlBool>`${column} like ${slotAt(slots, index)} escape '\\'`;
  const range = () => sql<SqlBool>`${column} >= ${slotAt(slots, 0)} and ${column} < ${slotAt(slots, 1)}`;
  switch (kind) {
    case "any":
      return sql`${column} is not null`;
    case "equal":
      return sql`${column} = ${slotAt(slots, 0)}`;
    case "from":
      return sql`${column} >= ${slotAt(slots, 0)}`;
    case "range":
      return range();
    case "like":
      return like(0);
    case "range-like":
      return sql`${range()} and ${like(2)}`;
  }
}
