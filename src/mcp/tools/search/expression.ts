/**
 * Regular expressions of searches, run by an engine whose time is linear in its input: whoever may search can write
 * one. They are matched against folded texts, without regard to case.
 */
import { RE2JS } from "re2js";
import { malformed, type Problem } from "../../../errors.ts";
import { expandedSize } from "./expression-size.ts";
import { normalize } from "../../../database/normalize.ts";

/** Whether a folded text has it anywhere. */
export type Expression = (text: string) => boolean;

/** Larger ones, `(a{100}){100}`, would take long for each text. That of a keyword without repetitions is its length. */
const maximumSize = 600;

/** Of longer texts only the beginning is looked at: one text is what a search cannot be interrupted in. */
export const charactersOfText = 4000;

/**
 * Not kept for the next search: while it runs it grows tables of some megabytes, and compiling takes less than running.
 *
 * @throws {Problem} 400 that says what is wrong with it
 */
export function compileExpression(keyword: string): Expression {
  const text = normalize(keyword, "NFC");
  // Looked at before as well: compiling what is very large takes long by itself.
  if (expandedSize(text) > 4 * maximumSize) throw tooLarge();
  const expression = compile(text);
  if (expression.programSize() > maximumSize) throw tooLarge();
  return (subject) => expression.test(subject);
}

function compile(text: string): RE2JS {
  try {
    return RE2JS.compile(text, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be understood";
    throw badKeyword(
      `This is not a regular expression that can be used (syntax of RE2: no lookaround, no back references): ${reason}`,
    );
  }
}

function tooLarge(): Problem {
  return badKeyword(
    `This regular expression is too large: with its repetitions written out it may have about ${maximumSize} characters. ` +
      "Repeat less in it (.* for a long gap), or search without regex.",
  );
}

export function badKeyword(message: string): Problem {
  return malformed([{ propertyPath: "keyword", message, code: "invalid-keyword" }]);
}
