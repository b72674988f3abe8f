/**
 * Regular expressions of searches, run by an engine whose time is linear in its input: whoever may search can write
 * one. They are matched against folded texts, without regard to case.
 */
import { RE2JS } from "re2js";
import { malformed, type Problem } from "../../../errors.ts";
import { recentlyUsed } from "../../../query/recently-used.ts";

/** Whether a folded text has it anywhere. */
export type Expression = (text: string) => boolean;

/** Larger ones, `(a{100}){100}`, would take long for each text. */
const maximumSize = 1500;

/** Of longer texts only the beginning is looked at. */
export const charactersOfText = 10_000;

const compiled = recentlyUsed<Expression | string>(100);

/** @throws {Problem} 400 that says what is wrong with it */
export function compileExpression(keyword: string): Expression {
  const made = compiled(keyword, () => compile(keyword.normalize("NFC")));
  if (typeof made === "string") throw badKeyword(made);
  return made;
}

function compile(text: string): Expression | string {
  try {
    const expression = RE2JS.compile(text, RE2JS.CASE_INSENSITIVE);
    if (expression.programSize() > maximumSize)
      return "This regular expression is too large: repeat less in it, or search without regex.";
    return (subject) => expression.test(subject);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be understood";
    return `This is not a regular expression that can be used (syntax of RE2: no lookaround, no back references): ${reason}`;
  }
}

export function badKeyword(message: string): Problem {
  return malformed([{ propertyPath: "keyword", message, code: "invalid-keyword" }]);
}
