/** Remembers the responses of results, because results are only their bodies. */

const responses = new WeakMap<object, Response>();

/** Makes the response available to `responseOf` if the result is an object. */
export function rememberResponse(result: unknown, response: Response): void {
  if (typeof result === "object" && result !== null) responses.set(result, response);
}

/**
 * Returns the response that contained a result of the client, for its headers: `ETag`, `X-Total-Count`.
 *
 * @throws {TypeError} if the value is not a result, but for example a copy of one
 */
export function responseOf(result: object): Response {
  const response = responses.get(result);
  if (response === undefined) throw new TypeError("The value is not a result of a method of the client.");
  return response;
}
