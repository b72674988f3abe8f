/** Routes on a real port, without the rest of the service. */
import { clientAddressReader } from "../../src/contract/client-address.ts";
import type { Logger } from "../../src/contract/handler.ts";
import { listen } from "../../src/contract/http-server.ts";
import { createWeb } from "../../src/web/create-web.ts";
import type { WebRoute } from "../../src/web/route.ts";

export interface ServedRoutes {
  readonly url: string;
  /** What was logged: level and fields with the message. */
  readonly lines: { readonly level: string; readonly message: string; readonly [field: string]: unknown }[];
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly now?: () => Date;
  readonly trustedProxies?: readonly string[];
}

/** Serves routes on a free port. What no route answers is a 404 with plain text. */
export async function serveRoutes(
  routes: readonly WebRoute[],
  { now = () => new Date(), trustedProxies = [] }: ServeOptions = {},
): Promise<ServedRoutes> {
  const lines: ServedRoutes["lines"] = [];
  const note = (level: string) => (fields: object, message: string) =>
    void lines.push({ ...fields, level, message });
  const logger: Logger = {
    debug: note("debug"),
    info: note("info"),
    warn: note("warn"),
    error: note("error"),
    child: () => logger,
  };
  const web = createWeb({
    routes,
    onFault: ({ status, detail, headers }) => ({
      status,
      headers: { "Content-Type": "text/plain", ...headers },
      body: detail,
    }),
    logger,
    clientAddress: clientAddressReader(trustedProxies),
    now,
  });
  const server = await listen({ port: 0, host: "127.0.0.1", handlers: [web], logger });
  return { url: server.url, lines, close: () => server.close() };
}
