/**
 * Counts the events of the service in the registry of `prom-client`. `storage-metrics.ts` adds the metrics that are
 * measured at each scrape, and `exporter.ts` publishes the registry.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { waitingChannel, type WaitingChange } from "../util/queue/waiting.ts";
import { version } from "../util/version.ts";
import type { EndedRequest } from "../http/request-lifecycle.ts";
import type { Metrics } from "./metrics.ts";

interface MetricsRegistry extends Metrics {
  readonly registry: Registry;
  close(): void;
}

/** Upper bounds in seconds. Most reads take a few milliseconds, and uploads and imports several seconds. */
const buckets = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export function createMetrics(): MetricsRegistry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "partledger_build_info",
    help: "Version of Partledger as a label. The value is always 1.",
    labelNames: ["version"],
    aggregator: "max",
    registers,
  }).set({ version }, 1);
  const requests = new Counter({
    name: "partledger_http_requests_total",
    help: "HTTP requests by operation, method and class of the status.",
    labelNames: ["operation", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "partledger_http_request_duration_seconds",
    help: "Duration of HTTP requests by operation, in seconds.",
    labelNames: ["operation"],
    buckets,
    registers,
  });
  const signInFailures = new Counter({
    name: "partledger_sign_in_failures_total",
    help: "Rejected sign-ins and requests with an invalid token, by the kind of the credential.",
    labelNames: ["kind"],
    registers,
  });
  const webhookAttempts = new Counter({
    name: "partledger_webhook_attempts_total",
    help: "Attempts to send deliveries of webhooks, by result.",
    labelNames: ["result"],
    registers,
  });
  const waiting = new Gauge({
    name: "partledger_queue_waiting",
    help: "Tasks that wait in a queue until they can start.",
    labelNames: ["queue"],
    registers,
  });
  // A series that exists from the start makes the first failure and the first waiting task visible to `rate()`.
  for (const kind of ["password", "second_factor", "token"]) signInFailures.inc({ kind }, 0);
  for (const result of ["delivered", "failed"]) webhookAttempts.inc({ result }, 0);
  for (const queue of queues) waiting.set({ queue }, 0);
  const onWaiting = (message: unknown): void => {
    const { queue, change } = message as WaitingChange;
    waiting.inc({ queue }, change);
  };
  waitingChannel.subscribe(onWaiting);

  return {
    registry,
    requestEnded: (request) => {
      const operation = operationLabel(request.operation);
      requests.inc({ operation, method: methodLabel(request), status: statusLabel(request) });
      durations.observe({ operation }, request.milliseconds / 1000);
    },
    signInFailed: (kind) => signInFailures.inc({ kind }),
    webhookAttempted: (succeeded) => webhookAttempts.inc({ result: succeeded ? "delivered" : "failed" }),
    close: () => {
      waitingChannel.unsubscribe(onWaiting);
      registry.clear();
    },
  };
}

const queues = [
  "batches",
  "database_writes",
  "file_tasks",
  "host_lookups",
  "kicad_lists",
  "large_responses",
  "mcp_calls",
  "password_checks",
  "uploads",
];

/**
 * Returns a text from a limited set, because each text is a series. A batch of MCP messages can name any combination of
 * tools, and other MCP messages can name any method.
 */
function operationLabel(operation: string | null): string {
  if (operation === null) return "none";
  return operation.startsWith("MCP ") && !/^MCP tool [^,?]+$/.test(operation) ? "MCP message" : operation;
}

function methodLabel({ method = "" }: EndedRequest): string {
  return methods.has(method) ? method : "other";
}

function statusLabel({ status }: EndedRequest): string {
  return status === null ? "aborted" : `${Math.floor(status / 100)}xx`;
}
