/** Reads the body of a request as text, bounded in size and time. */
import type { IncomingMessage } from "node:http";
import { ClientGone } from "../contract/body.ts";
import { problem } from "../errors.ts";
import type { Problem } from "../errors.ts";
import { maximumBody } from "./route.ts";

const timeoutMilliseconds = 30_000;

/**
 * @throws {Problem} `payload-too-large` beyond {@link maximumBody}; `unsupported-media-type` when it is compressed;
 *   `bad-request` when it is not UTF-8
 * @throws {ClientGone} when it does not arrive whole, or not in time
 */
export async function readText(
  request: IncomingMessage,
  timeout: number = timeoutMilliseconds,
): Promise<string> {
  const { "content-length": length = "0", "content-encoding": coding = "identity" } = request.headers;
  if (coding.trim().toLowerCase() !== "identity") {
    throw problem("unsupported-media-type", "The body must not have a content coding.", {
      headers: { "Accept-Encoding": "identity" },
    });
  }
  if (Number(length) > maximumBody) throw tooLarge();
  const bytes = await collect(request, timeout);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw problem("bad-request", "The body is not UTF-8.", { cause });
  }
}

async function collect(request: IncomingMessage, timeout: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => request.destroy(), timeout);
  try {
    // Leaving the loop must not close the connection, or nobody would read the refusal.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maximumBody) break;
      chunks.push(chunk);
    }
  } catch {
    throw new ClientGone("The body did not arrive whole.");
  } finally {
    clearTimeout(timer);
  }
  if (size > maximumBody) throw tooLarge();
  if (!request.complete) throw new ClientGone("The body did not arrive whole.");
  return Buffer.concat(chunks);
}

function tooLarge(): Problem {
  return problem(
    "payload-too-large",
    `The body is larger than ${maximumBody} bytes, the most that is accepted.`,
  );
}
