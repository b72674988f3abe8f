/**
 * Creates the 400 problem for an invalid query parameter. The violation has the parameter name as its `propertyPath`,
 * so several errors can be reported together.
 */
import { malformed, type Problem } from "../util/errors.ts";

/** @example badParameter("page", "This value should be an integer.").status // 400 */
export function badParameter(name: string, message: string): Problem {
  return malformed([{ propertyPath: name, message, code: "invalid-parameter" }]);
}

/**
 * Returns the value of a parameter as text that both databases accept.
 * @throws {Problem} 400 if the text contains U+0000, which PostgreSQL cannot store
 * @example requireText("name", 74) // "74"
 */
export function requireText(name: string, value: unknown): string {
  const text = String(value);
  if (text.includes("\0"))
    throw badParameter(name, "This value must not contain the NUL character (U+0000).");
  return text;
}
