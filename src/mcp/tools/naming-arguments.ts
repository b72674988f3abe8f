/** Refusals of operations in the words of the tool that called them: with the names that its arguments have. */
import { invalid, malformed, type Problem, type Violation } from "../../errors.ts";

/** @param names argument by parameter, property or path of the operation */
export function namingArguments(refusal: Problem, names: ReadonlyMap<string, string>): Problem {
  const { violations, code } = refusal;
  if (violations === undefined) return refusal;
  const renamed = violations.map((violation) => named(violation, names));
  if (code === "unprocessable") return invalid(renamed);
  return code === "bad-request" ? malformed(renamed) : refusal;
}

function named(violation: Violation, names: ReadonlyMap<string, string>): Violation {
  const argument = (name: string): string => names.get(name) ?? name;
  return {
    ...violation,
    propertyPath: names.get(violation.propertyPath) ?? violation.propertyPath.replace(/^[^.[]+/, argument),
    message: violation.message.replace(/`([^`]+)`/g, (_, name: string) => `\`${argument(name)}\``),
  };
}
