/**
 * The refusal of a query parameter: 400 with the parameter's name in the detail and as `propertyPath` of a violation,
 * so that several can be reported at once.
 */
import { malformed } from "../errors.ts";
import type { Problem } from "../errors.ts";

export function badParameter(name: string, message: string): Problem {
  return malformed([{ propertyPath: name, message, code: "invalid-parameter" }]);
}

/**
 * The value of a parameter as text that both databases can take.
 *
 * @throws Problem 400 if it holds U+0000, which PostgreSQL has no place for
 */
export function requireText(name: string, value: unknown): string {
  const text = String(value);
  if (text.includes("\0"))
    throw badParameter(name, "This value must not contain the NUL character (U+0000).");
  return text;
}
