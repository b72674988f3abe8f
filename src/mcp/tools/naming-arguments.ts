/** Refusals of operations in the words of the tool that called them: with the names that its arguments have. */
import { invalid, malformed, Problem, type Violation } from "../../errors.ts";

/**
 * What a tool throws in place of what its operation has thrown; anything but a refusal is left as it is.
 *
 * @param names argument by parameter, property or path of the operation
 */
export function namingArguments(thrown: unknown, names: ReadonlyMap<string, string>): unknown {
  return thrown instanceof Problem ? refusalNaming(thrown, names) : thrown;
}

function refusalNaming(refusal: Problem, names: ReadonlyMap<string, string>): Problem {
  const { violations, omitted, code } = refusal;
  if (violations === undefined) return refusal;
  const renamed = violations.map((violation) => named(violation, names));
  if (code === "unprocessable") return invalid(renamed, omitted);
  return code === "bad-request" ? malformed(renamed, omitted) : refusal;
}

/**
 * The sentences that the API shares with Part-DB, word by word, and that hold what people wrote unquoted, which a model
 * must not take for ours: what comes before it and, where there is any, what comes after. All others quote it themselves.
 */
const holdingData: readonly RegExp[] = [
  /^(?<before>The part name does not match the regular expression stated by the category: )(?<data>[^]*)(?<after>)$/,
  /^(?<before>The internal part number must be unique\. )(?<data>[^]*)(?<after> is already in use!)$/,
];

function quotingData({ message }: Violation): string {
  const found = holdingData
    .map((sentence) => sentence.exec(message)?.groups)
    .find((each) => each !== undefined);
  if (found === undefined) return message;
  const { before = "", data = "", after = "" } = found;
  return before + JSON.stringify(data) + after;
}

function named(violation: Violation, names: ReadonlyMap<string, string>): Violation {
  const argument = (name: string): string => names.get(name) ?? name;
  return {
    ...violation,
    propertyPath: names.get(violation.propertyPath) ?? violation.propertyPath.replace(/^[^.[]+/, argument),
    message: quotingData(violation).replace(/`([^`]+)`/g, (_, name: string) => `\`${argument(name)}\``),
  };
}
