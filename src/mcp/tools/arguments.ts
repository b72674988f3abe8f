/** Validates the arguments of a call against the tool's input schema and reports all violations together. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { malformed, type Violation } from "../../errors.ts";
import { didYouMean } from "../../contract/nearest-name.ts";
import type { JsonSchema } from "../../contract/operation.ts";
import type { Validators } from "../../contract/validators.ts";
import { brokenRule, errorPath, wrongType } from "../../contract/violations.ts";
import type { ToolArguments } from "./tool.ts";

export type CheckArguments = (args: unknown) => ToolArguments;

/**
 * Creates the validator of a tool's arguments. The validator throws a 400 problem that lists all violations. For an
 * unknown argument, the problem also lists the allowed arguments.
 */
export function createArgumentCheck(schema: JsonSchema, validators: Validators): CheckArguments {
  const validate = validators.inline(schema);
  return (args = {}) => {
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
  return wrongType(errorPath(error) || "arguments", types, error.data);
}

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
