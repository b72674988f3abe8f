/** A `fetch` that validates each response against the contract before the client gets it. */
import { assertDeclaredResponse } from "../support/reached.ts";

/** @throws {ContractViolation} for an answer that the contract does not declare */
export async function checkingFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const response = await fetch(request.clone());
  await assertDeclaredResponse(request, response);
  return response;
}
