/** Asks a running service for its state, as load balancers do, and whether it uses the database of a command. */
import type { Config } from "../config/config.ts";
import { isWildcard, serviceUrl } from "../http/request/service-url.ts";
import { createProbe, probeHeader } from "../database/service-probe.ts";
import type { Store } from "../database/store.ts";
import { describe } from "./failure.ts";

const timeoutMilliseconds = 5000;

/** Returns the URL at which a process on this machine reaches the service. A wildcard address becomes loopback. */
export function localUrl({ host, port }: Pick<Config, "host" | "port">): string {
  if (!isWildcard(host)) return serviceUrl(host, port);
  // Containers without /etc/hosts cannot resolve `localhost`.
  return serviceUrl(host.includes(":") ? "::1" : "127.0.0.1", port);
}

/** Returns `null` if the service is ready, otherwise the reason. */
export async function whyNotReady(url: string): Promise<string | null> {
  try {
    const response = await askReadiness(url);
    const body = await beginningOf(response);
    if (response.status === 200) return body === "ready\n" ? null : "another program responded";
    return `status ${response.status}${detailOf(body)}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * What listens on an address: the service with the database of this command, another program or a service that is not
 * ready, or nothing.
 */
export type Listener = "this service" | "other" | "nothing";

/**
 * Finds the service that uses the database: at PUBLIC_URL, otherwise on this machine. Returns the URL on this machine if
 * the service does not run.
 */
export async function findService(
  config: Pick<Config, "host" | "port" | "publicUrl">,
  store: Pick<Store, "transaction">,
): Promise<{ readonly url: string; readonly listener: Listener }> {
  const { publicUrl, port } = config;
  if (publicUrl !== null && (await listenerAt(publicUrl, store)) === "this service")
    return { url: publicUrl, listener: "this service" };
  const url = localUrl(config);
  return { url, listener: port === 0 ? "nothing" : await listenerAt(url, store) };
}

/**
 * Finds out what listens at a URL. Sends no secret: the service proves that it uses the database of `store`.
 */
async function listenerAt(url: string, store: Pick<Store, "transaction">): Promise<Listener> {
  const { probe, answer, remove } = await createProbe(store);
  try {
    const response = await askReadiness(url, `?probe=${probe}`);
    await response.body?.cancel();
    return response.headers.get(probeHeader) === answer ? "this service" : "other";
  } catch (error) {
    return isRefused(error) ? "nothing" : "other";
  } finally {
    await remove();
  }
}

function askReadiness(url: string, query = ""): Promise<Response> {
  return fetch(new URL(`/readyz${query}`, url), {
    headers: { Accept: "application/problem+json, text/plain" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
}

/** Reads at most about 10,000 characters of the body, which another program could send without end. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (reader !== undefined && text.length < 10_000) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return text.slice(0, 10_000);
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const errors = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  return errors.every((each) => (each as NodeJS.ErrnoException | undefined)?.code === "ECONNREFUSED");
}

function detailOf(body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    return typeof detail === "string" ? `: ${detail.replace(/\.$/, "")}` : "";
  } catch {
    return "";
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") {
    return `no response within ${timeoutMilliseconds / 1000} seconds`;
  }
  // `fetch` reports only "fetch failed". The reason is in the cause.
  return describe(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
