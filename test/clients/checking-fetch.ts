/** A `fetch` for clients that are tested: each answer is held against the contract before the client sees it. */
import { checkAnswer } from "../support/contract.ts";

/** @throws {ContractViolation} for an answer that the contract does not declare */
export async function checkingFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const response = await fetch(request);
  const { pathname, search } = new URL(request.url);
  checkAnswer({
    method: request.method,
    target: pathname + search,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.clone().arrayBuffer()),
  });
  return response;
}
