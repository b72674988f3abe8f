/**
 * Adds the examples of problem documents, in both forms and exactly as the service writes them. An example follows from
 * the status of its response and from `x-problem`.
 */
import { dataTypes, notAcceptable, offersOf } from "../src/http/request/negotiate.ts";
import { problemDocument, readProblemDocument } from "../src/http/response/problem-document.ts";
import {
  apiOperationsOf,
  follow,
  ref,
  schemaName,
  type Contract,
  type ResponseObject,
  type Route,
} from "./document.ts";
import { responseOf } from "./operations.ts";

/** Adds the examples in place. The operations need all media types of their responses. */
export function addProblemExamples(contract: Contract): void {
  const routes = apiOperationsOf(contract);
  // First, while the shared response still has `x-problem`.
  for (const route of routes) listMediaTypes(contract, route);
  const statuses = new Map<ResponseObject, number>();
  for (const { operationId, responses } of routes.map(({ operation }) => operation)) {
    for (const [status, response] of Object.entries(responses))
      addForms(
        `${operationId} ${status}`,
        Number(status),
        follow<ResponseObject>(contract, response),
        statuses,
      );
  }
}

/** Gives a 406 its own example if the operation does not offer exactly JSON-LD and JSON. */
function listMediaTypes(contract: Contract, { path, operation }: Route): void {
  const shared = operation.responses["406"];
  if (shared?.$ref !== "#/components/responses/NotAcceptable") return;
  const { mediaTypes } = offersOf({ path, response: responseOf(contract, operation), problems: [406] });
  if (mediaTypes.join() === dataTypes.join()) return;
  const requested = mediaTypes.includes("text/csv") ? "text/turtle" : "text/csv";
  const { detail } = notAcceptable(requested, mediaTypes);
  operation.responses["406"] = {
    ...structuredClone(follow<ResponseObject>(contract, shared)),
    "x-problem": { detail },
  };
}

/**
 * Adds both forms of the example and of the schema. Does nothing if another operation has already added them.
 * @param place the operation and status, for error messages
 * @param statuses the status of each response so far. A shared response has one example, so it must have one status.
 */
function addForms(
  place: string,
  status: number,
  response: ResponseObject,
  statuses: Map<ResponseObject, number>,
): void {
  const media = response.content?.["application/problem+json"];
  if (media === undefined) return;
  const earlier = statuses.get(response) ?? status;
  if (earlier !== status) throw new Error(`${place} uses a response that also has the status ${earlier}`);
  statuses.set(response, status);
  const name = schemaName(media.schema);
  const hasBothForms = name === "BatchProblem" || name === "ConflictProblem";
  if (name !== "Problem" && name !== "ValidationProblem" && !hasBothForms) return;
  if (media.examples !== undefined) return;
  const { "x-problem": members } = response;
  if (members === undefined) throw new Error(`${place} needs x-problem`);
  const described = readProblemDocument({ status, ...members });
  // The schemas of batches and conflicts describe both forms.
  if (!hasBothForms) media.schema = { anyOf: [ref(name), ref(`${name}Jsonld`)] };
  media.examples = {
    default: { value: problemDocument(described, "json") },
    jsonld: { value: problemDocument(described, "jsonld") },
  };
  delete response["x-problem"];
}
