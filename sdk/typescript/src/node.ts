/** OAuth for programs on Node.js: receives the redirect on the loopback interface (RFC 8252 §7.3). */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  finishAuthorization,
  startAuthorization,
  type Authorization,
  type AuthorizationOptions,
  type Tokens,
} from "./oauth.ts";

export interface LoopbackOptions extends Omit<AuthorizationOptions, "redirectUri"> {
  /** Opens the page in the browser of the user. By default, its address is printed to standard error. */
  readonly open?: (url: string) => void | Promise<void>;
}

/**
 * Lets the user authorize the program in the browser, and waits for the result until `signal` aborts. A client that an
 * administrator has registered needs the redirect URI `http://127.0.0.1/callback`.
 *
 * @throws {OAuthError} if the user refuses
 * @throws {Error} as `startAuthorization`
 */
export async function authorizeOnLoopback({ open = print, ...options }: LoopbackOptions): Promise<Tokens> {
  const { signal } = options;
  signal?.throwIfAborted();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  try {
    const { port } = server.address() as AddressInfo;
    const redirectUri = `http://127.0.0.1:${port}/callback`;
    const authorization = await startAuthorization({ ...options, redirectUri });
    const callback = receiveCallback(server, authorization, signal);
    // Awaited below, unless `open` throws.
    callback.catch(() => undefined);
    await Promise.race([callback, open(authorization.url)]);
    return await finishAuthorization(authorization, await callback, signal === undefined ? {} : { signal });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Returns the redirect URI with the parameters of the response. Requests with another `state` are rejected. */
function receiveCallback(
  server: Server,
  { redirectUri, state }: Authorization,
  signal: AbortSignal | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    server.on("request", ({ url: target = "" }, response) => {
      const url = target.startsWith("/callback?") ? new URL(target, redirectUri) : null;
      const isCallback = url?.searchParams.get("state") === state;
      const headers = { "Content-Type": "text/plain; charset=utf-8", Connection: "close" };
      response.writeHead(isCallback ? 200 : 404, headers);
      response.end(isCallback ? "Return to the program. You can close this page." : "Not found.", () => {
        if (isCallback) resolve(url.href);
      });
    });
  });
}

function print(url: string): void {
  console.error(`Open this page in your browser: ${url}`);
}
