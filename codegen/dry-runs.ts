/**
 * Adds dry runs to all operations that write: the parameter `dry_run` and the header of their responses. An operation that
 * declares a parameter `dry_run` itself keeps it.
 */
import {
  apiOperationsOf,
  follow,
  type Contract,
  type Operation,
  type Parameter,
  type ResponseObject,
} from "./document.ts";

const name = "dry_run";
const sharedParameter = { $ref: "#/components/parameters/DryRun" };

/** Changes the operations and their responses in place. */
export function addDryRuns(contract: Contract): void {
  for (const { method, operation } of apiOperationsOf(contract)) {
    if (method === "get") continue;
    const { parameters = [], security } = operation;
    const isDeclared = parameters.some((parameter) => follow<Parameter>(contract, parameter).name === name);
    // The default security is that of operations that only read. A batch declares the parameter, since it can write.
    if (!isDeclared && security === undefined) continue;
    if (!isDeclared) operation.parameters = [...parameters, sharedParameter];
    for (const response of Object.values(operation.responses)) addHeaders(follow(contract, response));
  }
}

function addHeaders(response: ResponseObject): void {
  response.headers ??= {};
  response.headers["Partledger-Dry-Run"] ??= { $ref: "#/components/headers/DryRun" };
  if ("ETag" in response.headers) response.headers["ETag"] = { $ref: "#/components/headers/WrittenETag" };
}

/** Returns the member of the operation table. */
export function dryRunOf({ parameters = [] }: Operation): { readonly dryRun?: "rolled-back" | "reported" } {
  if (parameters.some((parameter) => "$ref" in parameter && parameter.$ref === sharedParameter.$ref))
    return { dryRun: "rolled-back" };
  const isOwn = parameters.some((parameter) => "name" in parameter && parameter.name === name);
  return isOwn ? { dryRun: "reported" } : {};
}
