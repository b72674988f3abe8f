/**
 * A `fetch` that validates each response against the contract before the client gets it. Clients that do not call
 * `fetch` are not validated: the client of openapi-zod-client uses axios.
 */
import { assertDeclaredResponse } from "../support/reached.ts";

/** Tests replace the global one with {@link checkingFetch}. */
const nativeFetch = globalThis.fetch;

/** @throws {ContractViolation} for an answer that the contract does not declare */
export async function checkingFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const response = await nativeFetch(request.clone());
  await assertDeclaredResponse(request, response);
  return response;
}
