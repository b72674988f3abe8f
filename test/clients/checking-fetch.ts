/**
 * A `fetch` that validates each response against the contract before the client receives it. Clients that do not use
 * `fetch` are not validated: the client of openapi-zod-client uses axios.
 */
import { assertDeclaredResponse } from "../support/reached.ts";

/** The original `fetch`. Tests replace the global `fetch` with {@link checkingFetch}. */
const nativeFetch = globalThis.fetch;

/** @throws {ContractViolation} if the contract does not declare the response */
export async function checkingFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const response = await nativeFetch(request.clone());
  await assertDeclaredResponse(request, response);
  return response;
}
