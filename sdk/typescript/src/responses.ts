/** Remembers the responses of results, because results are only their bodies. */

const responses = new WeakMap<object, Response>();

/** Makes the response available to `responseOf` if the result is an object. */
export function rememberResponse(result: unknown, response: Response): void {
  if (isObject(result)) responses.set(result, response);
}

/** Gives a result the response of the result from which it was created. */
export function copyResponse(source: object, result: object): void {
  const response = responses.get(source);
  if (response !== undefined) responses.set(result, response);
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

/**
 * Returns the ID of the change set that contains the changes of a call, or `null` if the call changed nothing, such as a
 * dry run. For a method without a result, pass its promise: `await changeSetOf(client.parts.delete(8))`.
 *
 * @param call a result of the client, or the promise that the method returned
 * @throws the error of the call, and {TypeError} as `responseOf` does
 */
export async function changeSetOf(call: object): Promise<number | null> {
  const result = await Promise.resolve<unknown>(call);
  const id = responseOf(isObject(result) ? result : call).headers.get("Partledger-Change-Set");
  return id === null ? null : Number(id);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
