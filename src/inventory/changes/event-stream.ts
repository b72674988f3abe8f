/** Sends the change feed as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ApiResponse, WaitingClient } from "../../http/handler.ts";
import { problem, Problem } from "../../util/errors.ts";
import type { ChangeNotifier } from "../../history/change-notifier.ts";
import type { Principal } from "../../identity/principal.ts";

interface Page {
  readonly next: number;
  readonly latest: number;
}

interface EventStreamOptions<P extends Page> {
  readonly client: WaitingClient;
  readonly notifier: ChangeNotifier;
  readonly heartbeatMilliseconds: number;
  readonly principal: Principal;
  readonly first: P;
  readonly read: (principal: Principal, after: number) => Promise<P>;
  readonly documents: (
    page: P,
    principal: Principal,
  ) => readonly { readonly id: number; readonly data: unknown }[];
  readonly end: () => void;
}

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Proxies such as nginx would otherwise collect events.
  "X-Accel-Buffering": "no",
};

/** @throws {Problem} 400 if the header is not the ID of an event */
export function parseEventId(header: string | readonly string[] | undefined): number | null {
  if (header === undefined || header === "") return null;
  if (typeof header === "string" && /^\d{1,16}$/.test(header)) return Number(header);
  throw problem("bad-request", "The Last-Event-ID header must be the ID of an event, such as 1041.");
}

/**
 * Creates the response. The stream ends when the client disconnects, the service stops, or the client may no longer read
 * the feed. A slow reader is disconnected by `http-server.ts`.
 */
export function eventStream<P extends Page>(options: EventStreamOptions<P>): ApiResponse {
  return {
    status: 200,
    headers,
    send: async (request, response) => {
      const { closed } = options.notifier;
      // The other streams end with the next event.
      const disconnectSlowReader = (): void => {
        if (response.writableNeedDrain) response.destroy();
      };
      closed.addEventListener("abort", disconnectSlowReader);
      try {
        if (request.method === "HEAD") response.end();
        else await pipeline(Readable.from(eventsOf(options)), response);
      } finally {
        closed.removeEventListener("abort", disconnectSlowReader);
        options.end();
      }
    },
  };
}

async function* eventsOf<P extends Page>({
  client,
  notifier,
  heartbeatMilliseconds,
  principal,
  first,
  read,
  documents,
}: EventStreamOptions<P>): AsyncGenerator<string> {
  let reader = principal;
  let page = first;
  let events = documents(page, reader);
  // An event without data only sets the position from which the client continues.
  yield events.length === 0 ? position(page) : lines(events);
  try {
    for (;;) {
      if (page.next >= page.latest) {
        const hasChanged = await notifier.wait(page.next, client.closed, heartbeatMilliseconds);
        if (client.closed.aborted) return;
        if (!hasChanged && !notifier.closed.aborted) {
          await client.authenticate();
          yield ":\n\n";
          continue;
        }
      }
      if (notifier.closed.aborted) return;
      reader = await client.authenticate();
      page = await read(reader, page.next);
      events = documents(page, reader);
      yield events.length === 0 ? position(page) : lines(events);
    }
  } catch (error) {
    // The client connects again and gets this error as a response, such as a 401 or 410.
    if (!(error instanceof Problem)) throw error;
  }
}

function lines(events: readonly { readonly id: number; readonly data: unknown }[]): string {
  return events.map(({ id, data }) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`).join("");
}

function position({ next }: Page): string {
  return `id: ${next}\n\n`;
}
