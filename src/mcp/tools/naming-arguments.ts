/** Replaces property paths in an operation's problems with the arguments of the tool that called the operation. */
import { invalid, malformed, Problem, type Violation } from "../../util/errors.ts";

/**
 * Converts an error of an operation to the error that its tool throws. Errors other than problems are returned
 * unchanged.
 * @param names maps a parameter, property or path of the operation to the tool's argument
 */
export function namingArguments(thrown: unknown, names: ReadonlyMap<string, string>): unknown {
  return thrown instanceof Problem ? renameArguments(thrown, names) : thrown;
}

function renameArguments(refusal: Problem, names: ReadonlyMap<string, string>): Problem {
  const { violations, omitted, code } = refusal;
  if (violations === undefined) return refusal;
  const renamed = violations.map((violation) => named(violation, names));
  if (code === "unprocessable") return invalid(renamed, omitted);
  return code === "bad-request" ? malformed(renamed, omitted) : refusal;
}

/**
 * Matches Part-DB messages that contain unquoted user data. The data must be quoted, so that a model does not read it
 * as text of the service. All other messages already quote user data.
 */
const messagesWithData: readonly RegExp[] = [
  /^(?<before>The part name does not match the regular expression stated by the category: )(?<data>[^]*)(?<after>)$/,
  /^(?<before>The internal part number must be unique\. )(?<data>[^]*)(?<after> is already in use!)$/,
];

/** Quotes the user data in a message. */
export function quotingData(message: string): string {
  const found = messagesWithData
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
    message: quotingData(violation.message).replace(
      /`([^`]+)`/g,
      (_, name: string) => `\`${argument(name)}\``,
    ),
  };
}
