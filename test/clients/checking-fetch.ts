/** A `fetch` for clients that are tested: each answer is held against the contract before the client sees it. */
import { assertDeclaredResponse } from "../support/reached.ts";

/** @throws {ContractViolation} for an answer that the contract does not declare */
export async function checkingFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const response = await fetch(request.clone());
  await assertDeclaredResponse(request, response);
  return response;
}
