/**
 * Publishes metrics at `/metrics` on a port of their own. With several workers, each worker measures, and the primary
 * process combines their metrics.
 */
import cluster, { type Worker } from "node:cluster";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AggregatorRegistry, Registry } from "prom-client";
import type { Logger } from "../http/handler.ts";
import { listen } from "../http/http-server.ts";

interface ExporterOptions {
  readonly port: number;
  readonly host: string;
  readonly logger: Logger;
  readonly collect: () => Promise<string>;
}

/** @throws {Error} with the system error code if the server cannot bind to the address */
export async function startExporter({ collect, logger, ...address }: ExporterOptions) {
  const handler = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [path] = (request.url ?? "").split("?", 1);
    if (path !== "/metrics") {
      response.writeHead(404, plainText).end("Not found. The metrics are at /metrics.\n");
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...plainText, Allow: "GET, HEAD" }).end("Use GET.\n");
    } else {
      await collect().then(
        (text) => response.writeHead(200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
        (error: unknown) => {
          logger.warn({ err: error }, "Collecting the metrics failed.");
          response.writeHead(503, plainText).end("Collecting the metrics failed. See the log.\n");
        },
      );
    }
    return true;
  };
  return listen({ ...address, logger, handlers: [handler], graceMilliseconds: 1000 });
}

const plainText = { "Content-Type": "text/plain; charset=utf-8" };

interface MetricsRequest {
  readonly metricsRequest: number;
}

interface MetricsResponse {
  readonly metricsResponse: number;
  readonly metrics: readonly Measured[];
}

/** A metric with its values, as `prom-client` exchanges it. */
interface Measured {
  /** A string, although the types of `prom-client` declare a number. */
  readonly type: unknown;
}

/** A worker that does not respond within this time, in milliseconds, makes the scrape fail. */
const responseTimeout = 5000;

/**
 * Returns a function that collects the metrics of all listening workers, and the counters and histograms of ended ones,
 * which must not decrease. Call it in the primary process before the workers start. `clusterMetrics` of `prom-client` is
 * not used, because it waits for workers that start or exit.
 */
export function workerMetrics(): () => Promise<string> {
  const listening = new Set<Worker>();
  const known = new Map<Worker, readonly Measured[]>();
  let ended: readonly Measured[] = [];
  cluster.on("listening", (worker) => listening.add(worker));
  cluster.on("exit", (worker) => {
    listening.delete(worker);
    const last = known.get(worker) ?? [];
    known.delete(worker);
    ended = [...ended, ...last.filter(({ type }) => type === "counter" || type === "histogram")];
  });
  let requests = 0;
  return async () => {
    requests += 1;
    const asked = [...listening].filter((worker) => worker.isConnected());
    await Promise.all(
      asked.map(async (worker) => {
        const metrics = await ask(worker, requests);
        if (metrics !== null && listening.has(worker)) known.set(worker, metrics);
      }),
    );
    // Each metric once, regardless of the number of ended workers.
    const before = ended;
    const sum = await AggregatorRegistry.aggregate([[...before]]).getMetricsAsJSON();
    if (ended === before) ended = sum;
    return AggregatorRegistry.aggregate([ended, ...known.values()].map((metrics) => [...metrics])).metrics();
  };
}

/** Returns the metrics of a worker, or `null` if the worker exits. */
function ask(worker: Worker, metricsRequest: number): Promise<readonly Measured[] | null> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("exit", onExit);
    };
    const onMessage = ({ metricsResponse, metrics }: Partial<MetricsResponse>): void => {
      if (metricsResponse !== metricsRequest || metrics === undefined) return;
      end();
      resolve(metrics);
    };
    const onExit = (): void => {
      end();
      resolve(null);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(`The worker ${worker.process.pid} does not respond.`));
    }, responseTimeout);
    worker.on("message", onMessage).on("exit", onExit);
    worker.send({ metricsRequest } satisfies MetricsRequest);
  });
}

/** Makes the metrics of this worker available to the primary process. */
export function offerToPrimary(registry: Registry): void {
  process.on("message", ({ metricsRequest }: Partial<MetricsRequest>) => {
    if (metricsRequest === undefined) return;
    void registry.getMetricsAsJSON().then((metrics) => {
      process.send?.({ metricsResponse: metricsRequest, metrics } satisfies MetricsResponse);
    });
  });
}
