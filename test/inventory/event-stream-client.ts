/** A client of the event stream of `GET /api/changes`. */
import { get } from "node:http";
import { expect } from "vitest";

export interface EventStream {
  /** Waits until the received text fulfills a condition. */
  text(isComplete: (text: string) => boolean): Promise<string>;
  readonly ended: Promise<void>;
  headers(): Readonly<Record<string, unknown>>;
  close(): void;
}

export function openStream(
  url: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): EventStream {
  let text = "";
  let received: Readonly<Record<string, unknown>> = {};
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const request = get(
    `${url}/api/changes`,
    {
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: "text/event-stream",
        "Accept-Encoding": "gzip",
        ...headers,
      },
    },
    (response) => {
      received = response.headers;
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("close", end).on("error", end);
    },
  );
  request.on("error", end);
  return {
    text: async (isComplete) => {
      await expect.poll(() => isComplete(text) || text, { timeout: 10_000 }).toBe(true);
      return text;
    },
    ended,
    headers: () => received,
    close: () => void request.destroy(),
  };
}
