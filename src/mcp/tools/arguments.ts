/** Checks the arguments of a call against the schema of the tool; all faults at once. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { malformed, type Violation } from "../../errors.ts";
import { didYouMean } from "../../contract/nearest-name.ts";
import type { JsonSchema } from "../../contract/operation.ts";
import type { Validators } from "../../contract/validators.ts";
import { brokenRule, errorPath, wrongType } from "../../contract/violations.ts";
import type { ToolArguments } from "./tool.ts";

export type CheckArguments = (args: unknown) => ToolArguments;

/** The check throws 400 that names every fault, and the arguments that there are. */
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
    const message = `There is no such argument.${didYouMean(name, known) || listed(known)}`;
    return { propertyPath: shownName(errorPath(error)), message, code: "unknown-argument" };
  }
  if (error.keyword !== "type") return brokenRule(error);
  const types = [error.schema].flat() as string[];
  return wrongType(errorPath(error) || "arguments", types, error.data);
}

function listed(known: readonly string[]): string {
  const more = known.length > maximumKnown ? ` and ${known.length - maximumKnown} more` : "";
  return ` Known are: ${known.slice(0, maximumKnown).join(", ") || "none"}${more}.`;
}

/** A name that is none is quoted: a model should not read it as a sentence of ours. Of a long one the beginning is enough. */
export function shownName(path: string): string {
  return /^[\w$.[\]-]{1,100}$/.test(path) ? path : JSON.stringify(path.slice(0, 100));
}
