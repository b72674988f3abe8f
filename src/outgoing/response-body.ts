/** Reads the bodies of responses of other servers, up to a maximum size. */
import type { IncomingMessage } from "node:http";

interface BodyErrors {
  readonly tooLarge: () => Error;
  /** Returns the error for a connection that was lost before the end of the body. */
  readonly incomplete: (cause: unknown) => Error;
}

/** Yields the chunks of a body. Checks the announced size first, then the number of received bytes. */
export async function* boundedBody(
  response: IncomingMessage,
  maxBytes: number,
  { tooLarge, incomplete }: BodyErrors,
): AsyncGenerator<Buffer> {
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  let received = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > maxBytes) break;
      yield chunk;
    }
  } catch (error) {
    throw incomplete(error);
  }
  if (received > maxBytes) throw tooLarge();
}
