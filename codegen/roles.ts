/**
 * Adds to each operation what its `x-role` implies (`openapi/common/roles.yaml`): parameters, security, body and
 * responses. `pipeline-responses.ts` adds headers and error responses.
 */
import {
  apiOperationsOf,
  follow,
  operationsInRole,
  type Contract,
  type Operation,
  type Parameter,
  type ResponseObject,
} from "./document.ts";
import { nounOf, pluralOf } from "./nouns.ts";

/** What operations of a role contain unless they define it themselves. */
export type Role = Partial<Operation>;

/**
 * Completes the operations in place.
 * @throws {Error} if a role, or the list in `x-filters`, does not exist
 */
export function applyRoles(contract: Contract, roles: Readonly<Record<string, Role>>): void {
  const operations = apiOperationsOf(contract).map(({ operation }) => operation);
  for (const operation of operations) {
    const role = roles[operation["x-role"] ?? ""];
    if (role === undefined) throw new Error(`${operation.operationId}: x-role is not in common/roles.yaml`);
    complete(contract, operation, withResource(contract, role, operation));
    addLinks(contract, operation);
  }
  for (const operation of operations) addFiltersOfList(contract, operation, operations);
}

/** Links the response of a creation to the operations that read, change and delete the new element. */
function addLinks(contract: Contract, operation: Operation): void {
  const created = operation.responses["201"];
  if (operation["x-role"] !== "create" || created === undefined) return;
  const others = operationsInRole(contract, resourceOf(operation), "get", "update", "delete");
  created.links = Object.fromEntries(
    others.map(({ operation: { operationId } }) => [
      operationId,
      { operationId, parameters: { id: "$response.body#/id" } },
    ]),
  );
}

function complete(contract: Contract, operation: Operation, role: Role): void {
  const shared = role.parameters?.filter((parameter) => applies(contract, operation, parameter)) ?? [];
  const parameters = [...(operation.parameters ?? []), ...shared];
  const responses = { ...operation.responses };
  for (const [status, standard] of Object.entries(role.responses ?? {}))
    responses[status] = completeResponse(responses[status], standard);
  const { "x-omit": _omit, ...own } = operation;
  delete operation["x-omit"];
  Object.assign(operation, { ...role, ...own, ...(parameters.length > 0 && { parameters }), responses });
}

/** Whether the resource has the property that a parameter of the role filters or sorts by, or the role that it requires. */
function applies(contract: Contract, operation: Operation, parameter: Parameter | { $ref: string }): boolean {
  const { name, "x-filter": filter, "x-requires-role": role } = follow<Parameter>(contract, parameter);
  if (role !== undefined) {
    const isOmitted = operation["x-omit"]?.includes(name) === true;
    return !isOmitted && operationsInRole(contract, resourceOf(operation), role).length > 0;
  }
  const property = filter?.property;
  if (property === undefined) return true;
  const { properties = {} } = contract.components.schemas[resourceOf(operation)] ?? {};
  return property in properties && !operation["x-omit"]?.includes(property);
}

/** A response that the operation defines without a schema for JSON gets that of the role. */
function completeResponse(own: ResponseObject | undefined, standard: ResponseObject): ResponseObject {
  if (own === undefined || own.$ref !== undefined) return own ?? standard;
  const { content = standard.content } = own;
  const json = content?.["application/json"];
  if (json === undefined) return { ...own, ...(content && { content }) };
  const media = { ...standard.content?.["application/json"], ...json };
  return { ...own, content: { ...content, "application/json": media } };
}

/** Adds the filters of the list that `x-filters` names and, if required, its sort orders. */
function addFiltersOfList(contract: Contract, operation: Operation, operations: readonly Operation[]): void {
  const { "x-filters": filters, parameters = [] } = operation;
  if (filters === undefined) return;
  const list = operations.find(({ operationId }) => operationId === filters.of);
  if (list === undefined) throw new Error(`${operation.operationId}: x-filters names no operation`);
  const added = (list.parameters ?? []).filter((parameter) => {
    const kind = follow<Parameter>(contract, parameter)["x-filter"]?.kind;
    return kind !== undefined && (kind !== "order" || filters.orders === true);
  });
  operation.parameters = [...parameters, ...added];
  delete operation["x-filters"];
}

/** Fills `{resource}`, and adds the schemas of pages to the contract. `XListed` means X if it does not exist. */
function withResource(contract: Contract, role: Role, operation: Operation): Role {
  const { schemas } = contract.components;
  const itemOf = (resource: string): string =>
    `${resource}Listed` in schemas ? `${resource}Listed` : resource;
  const resource = resourceOf(operation);
  const text = JSON.stringify(role)
    .replaceAll("{resource}Listed", itemOf(resource))
    .replaceAll("{resource}", resource);
  for (const [, item = ""] of text.matchAll(/schemas\/(\w+)List"/g)) {
    schemas[`${item}List`] ??= {
      description: `One page of ${pluralOf(nounOf(item))}.`,
      type: "array",
      items: { $ref: `#/components/schemas/${itemOf(item)}` },
    };
  }
  return JSON.parse(text) as Role;
}

function resourceOf({ operationId, tags }: Operation): string {
  const [resource] = tags ?? [];
  if (resource === undefined) throw new Error(`${operationId}: an operation with a role needs a tag`);
  return resource;
}
