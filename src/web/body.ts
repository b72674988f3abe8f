/** Reads the body of a request as text, bounded in size and time. */
import type { IncomingMessage } from "node:http";
import { problem } from "../errors.ts";
import { maximumBody } from "./route.ts";

const timeoutMilliseconds = 30_000;

/**
 * @throws {Problem} `payload-too-large` beyond {@link maximumBody}, `bad-request` when it does not arrive whole or in
 * time, or is not UTF-8
 */
export async function readText(request: IncomingMessage): Promise<string> {
  if (Number(request.headers["content-length"] ?? 0) > maximumBody) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(
    () => request.destroy(new Error("The body did not arrive in time.")),
    timeoutMilliseconds,
  );
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maximumBody) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw problem("bad-request", "The body is not UTF-8.", { cause });
  }
}

function tooLarge(): Error {
  return problem("payload-too-large", `The body is larger than ${maximumBody} bytes.`);
}
