/** Serves routes outside the API on a free port and sends raw bytes, which HTTP clients cannot send. */
import { connect } from "node:net";
import type { Logger } from "../../src/http/handler.ts";
import { listen } from "../../src/http/http-server.ts";
import { createWeb, type WebOptions } from "../../src/web/create-web.ts";

export interface LoggedLine {
  readonly level: "debug" | "info" | "warn" | "error";
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns a logger that appends to `lines`. */
export function memoryLogger(lines: LoggedLine[] = []): Logger & { readonly lines: LoggedLine[] } {
  const make = (bound: Readonly<Record<string, unknown>>): Logger => {
    const at = (level: LoggedLine["level"]) => (fields: object, message: string) => {
      lines.push({ level, message, fields: { ...bound, ...fields } });
    };
    return {
      debug: at("debug"),
      info: at("info"),
      warn: at("warn"),
      error: at("error"),
      child: (fields) => make({ ...bound, ...fields }),
    };
  };
  return { ...make({}), lines };
}

export interface StartedWeb {
  readonly url: string;
  readonly lines: LoggedLine[];
  /**
   * Sends text as one byte per character and reads the response until the server closes the connection. Add
   * `Connection: close` if the request does not end the connection.
   */
  raw(text: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the routes on a free port. The caller closes the server. Without `onError`, unmatched requests get a
 * plain-text response.
 */
export async function startWeb(
  options: Pick<WebOptions, "routes"> & Partial<Omit<WebOptions, "routes">>,
): Promise<StartedWeb> {
  const logger = memoryLogger();
  const web = createWeb({
    onError: async ({ status, detail, headers }) => ({
      status,
      body: `${detail}\n`,
      headers: { "Content-Type": "text/plain", ...headers },
    }),
    clientAddress: ({ socket }) => socket.remoteAddress ?? "",
    now: () => new Date(),
    logger,
    ...options,
  });
  const { url, close } = await listen({ port: 0, host: "127.0.0.1", handlers: [web], logger });
  return { url, lines: logger.lines, close, raw: (text) => exchange(Number(new URL(url).port), text) };
}

function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => (answer += chunk));
    socket.on("close", () => resolve(answer)).on("error", reject);
  });
}
