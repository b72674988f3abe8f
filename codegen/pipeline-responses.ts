/**
 * Adds what the request pipeline does before and after each handler: error responses, and headers of all responses. A
 * response that an operation defines itself is kept.
 */
import {
  apiOperationsOf,
  operationsOf,
  ref,
  type Contract,
  type Operation,
  type ResponseObject,
  type Route,
} from "./document.ts";

/** Completes the operations and shared responses in place. */
export function addPipelineResponses(contract: Contract): void {
  const shared = Object.values(contract.components.responses ?? {});
  for (const route of apiOperationsOf(contract)) {
    for (const [status, name, applies] of errorResponses(route))
      if (applies)
        route.operation.responses[status] ??= { $ref: `#/components/responses/${name}` } as ResponseObject;
  }
  for (const response of [...shared, ...operationsOf(contract).flatMap(ownResponses)]) {
    if (response["x-problem"] !== undefined)
      response.content ??= { "application/problem+json": { schema: ref("Problem") } };
    addHeaders(response, { "X-Request-Id": "RequestId" });
  }
  for (const response of shared)
    if (response.content?.["application/problem+json"] !== undefined) addHeaders(response, { Link: "Link" });
  for (const route of apiOperationsOf(contract)) {
    for (const response of ownResponses(route)) addHeaders(response, { Link: "Link" });
    for (const status of ["200", "201", "206"]) addSuccessHeaders(route, route.operation.responses[status]);
  }
}

/** Each error response, with the condition under which an operation has it. */
function errorResponses(route: Route): [status: string, name: string, applies: boolean][] {
  const { operation } = route;
  const { "x-role": role = "other", requestBody, responses } = operation;
  const isStandard = role !== "other" && role !== "documentation";
  const needsCredential = operation["x-permission"] !== undefined;
  const hasBody = needsCredential && requestBody !== undefined;
  // KiCad always receives JSON.
  const returnsJson =
    Object.values(responses).some(({ content }) => content?.["application/json"]) && !isKicad(operation);
  return [
    ["304", "NotModified", takes(route, "IfNoneMatch")],
    ["400", "BadRequest", needsCredential || role === "documentation"],
    ["401", "Unauthorized", needsCredential],
    ["403", "Forbidden", needsCredential],
    ["404", "NotFound", needsCredential && takes(route, "Id")],
    ["406", "NothingAcceptable", role === "delete"],
    ["406", "NotAcceptable", isStandard || (needsCredential && returnsJson)],
    ["409", "IdempotencyConflict", takes(route, "IdempotencyKey")],
    ["410", "HistoryGone", takes(route, "At")],
    ["412", "PreconditionFailed", takes(route, "IfMatch")],
    ["413", "UploadTooLarge", operation["x-upload"] === true],
    ["413", "PayloadTooLarge", hasBody],
    ["414", "UriTooLong", true],
    ["415", "UnsupportedPatchType", role === "update"],
    ["415", "UnsupportedMediaType", hasBody],
    ["422", "ValidationFailed", hasBody],
    ["429", "TooManyRequests", needsCredential],
    ["500", "InternalServerError", true],
    ["503", "Unavailable", needsCredential || role === "documentation"],
  ];
}

function addSuccessHeaders(route: Route, response: ResponseObject | undefined): void {
  const { operation } = route;
  if (response === undefined) return;
  if (takes(route, "At"))
    response.headers = { ...response.headers, ETag: { $ref: "#/components/headers/PresentETag" } };
  if (takes(route, "IdempotencyKey")) addHeaders(response, { "Idempotent-Replayed": "IdempotentReplayed" });
  if (operation["x-permission"] === undefined) return;
  if (takes(route, "Comment")) addHeaders(response, { "Partledger-Change-Set": "ChangeSet" });
  addHeaders(response, { "Partledger-Ignored": "Ignored" });
  if (!isKicad(operation))
    addHeaders(response, { "RateLimit-Policy": "RateLimitPolicy", RateLimit: "RateLimit" });
}

function takes({ pathItem, operation }: Route, name: string): boolean {
  return [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].some(
    (parameter) => "$ref" in parameter && parameter.$ref === `#/components/parameters/${name}`,
  );
}

function isKicad({ tags }: Operation): boolean {
  return tags?.[0] === "KiCad";
}

function ownResponses({ operation }: Route): ResponseObject[] {
  return Object.values(operation.responses).filter(({ $ref }) => $ref === undefined);
}

/** @param headers names of components by name of the header */
function addHeaders(response: ResponseObject, headers: Readonly<Record<string, string>>): void {
  response.headers ??= {};
  for (const [header, name] of Object.entries(headers))
    response.headers[header] ??= { $ref: `#/components/headers/${name}` };
}
