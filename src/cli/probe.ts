/** Asks a running service for its state, as load balancers do. */
import type { Config } from "../config.ts";
import { isWildcard, serviceUrl } from "../contract/service-url.ts";
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
    const response = await fetch(new URL("/readyz", url), {
      headers: { Accept: "application/problem+json, text/plain" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const body = (await response.text()).slice(0, 10_000);
    if (response.status === 200) return null;
    return `status ${response.status}${detailOf(body)}`;
  } catch (error) {
    return reasonOf(error);
  }
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
