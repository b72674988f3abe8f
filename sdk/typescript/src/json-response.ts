/** Reads JSON responses. Their errors name the address. `connection-error.ts` reports broken connections. */
import { addressOf } from "./address.ts";

/** A successful response that is not JSON, usually of a proxy or of another server. */
export class InvalidResponseError extends Error {
  override readonly name = "InvalidResponseError";
  /** Address of the request, without its query. */
  readonly address: string;

  constructor({ method, url }: Pick<Request, "method" | "url">, fault: string, options?: ErrorOptions) {
    const address = addressOf(url);
    super(`${method} ${address} returned ${fault}. Check \`baseUrl\` and the proxy.`, options);
    this.address = address;
  }
}

/** A response with a complete body. */
class JsonResponse extends Response {
  // The constructor of `Response` sets no address.
  override readonly url: string;
  readonly #request: Request;

  constructor(body: ArrayBuffer, response: Response, request: Request) {
    const { status, statusText, url } = response;
    const headers = new Headers(response.headers);
    // openapi-fetch calls `json` only if the length is known.
    headers.set("Content-Length", String(body.byteLength));
    headers.delete("Transfer-Encoding");
    super(body.byteLength === 0 ? null : body, { status, statusText, headers });
    this.url = url;
    this.#request = request;
  }

  override async json(): Promise<unknown> {
    try {
      return await super.json();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new InvalidResponseError(this.#request, `invalid JSON (${error.message})`, { cause: error });
    }
  }
}

/** Whether the media type is JSON. Bodies of other types can be files, which callers can read as streams. */
export function isJson({ headers }: Response): boolean {
  return /^application\/([\w.-]+\+)?json *(;|$)/i.test(headers.get("Content-Type") ?? "");
}

/** Returns the response with its complete body. Rejects with the error of `fetch` if the connection breaks. */
export async function readJson(request: Request, response: Response): Promise<Response> {
  if (response.body === null || response instanceof JsonResponse) return response;
  return new JsonResponse(await response.arrayBuffer(), response, request);
}

/** @throws {InvalidResponseError} if another server returned a page */
export function rejectPage(request: Request, { headers }: Response): void {
  if (headers.get("Content-Type")?.startsWith("text/html") !== true) return;
  throw new InvalidResponseError(request, "a page instead of JSON");
}
