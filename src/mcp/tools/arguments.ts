/**
 * Validates the arguments of a call against the tool's input schema and reports all violations together.
 * `convert-arguments.ts` first converts values that models send in another type.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { ToolContract } from "../../../generated/tools.ts";
import { malformed, type Violation } from "../../util/errors.ts";
import { didYouMean } from "../../http/validation/nearest-name.ts";
import type { Validators } from "../../http/validation/validators.ts";
import { brokenRule, errorPath, wrongType } from "../../http/validation/violations.ts";
import { convertArguments } from "./convert-arguments.ts";
import type { ToolArguments } from "./tool.ts";

export type CheckArguments = (args: unknown) => ToolArguments;

/**
 * Creates the validator of a tool's arguments, which returns the converted arguments. The validator throws a 400 problem that lists all violations. For an
 * unknown argument, the problem also lists the allowed arguments.
 */
export function createArgumentCheck(
  { inputSchema, annotations }: Pick<ToolContract, "inputSchema" | "annotations">,
  validators: Validators,
): CheckArguments {
  const validate = validators.inline(inputSchema);
  return (given = {}) => {
    const args = convertArguments(given, inputSchema, annotations.readOnlyHint);
    const errors = validate(args);
    if (errors.length > 0) {
      const violations = errors.slice(0, maximumListed).map((error) => violation(error));
      throw malformed(violations, errors.length - violations.length);
    }
    return args as ToolArguments;
  };
}

const maximumListed = 20;
const maximumKnown = 10;

function violation(error: ErrorObject): Violation {
  if (error.keyword === "additionalProperties") {
    const known = Object.keys((error.parentSchema?.["properties"] ?? {}) as object);
    const name = String((error.params as Record<string, unknown>)["additionalProperty"]);
    const message = `Unknown argument.${didYouMean(name, known) || listed(known)}`;
    return { propertyPath: shownName(errorPath(error)), message, code: "unknown-argument" };
  }
  if (error.keyword !== "type") return brokenRule(error);
  const types = [error.schema].flat() as string[];
  const found = wrongType(errorPath(error) || "arguments", types, error.data);
  const remedy = types.map((type) => remedies[type]).find((sentence) => sentence !== undefined);
  return remedy === undefined ? found : { ...found, message: `${found.message} ${remedy}` };
}

/** What to send for a type. */
const remedies: Readonly<Record<string, string>> = {
  integer: "Send a whole number such as 5.",
  number: "Send a number such as 2.5.",
  boolean: "Send true or false.",
  array: "Send an array such as [1, 2].",
};

function listed(known: readonly string[]): string {
  const more = known.length > maximumKnown ? ` and ${known.length - maximumKnown} more` : "";
  return ` Allowed arguments: ${known.slice(0, maximumKnown).join(", ") || "none"}${more}.`;
}

/**
 * Returns a property path for a message. An unusual path is quoted and truncated, so that a model does not read it as
 * text of the service.
 */
export function shownName(path: string): string {
  return /^[\w$.[\]-]{1,100}$/.test(path) ? path : JSON.stringify(path.slice(0, 100));
}
