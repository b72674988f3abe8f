/**
 * Publishes metrics at `/metrics` on a port of their own. With several workers, each worker measures, and the primary
 * process combines their metrics.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { AggregatorRegistry, Registry } from "prom-client";
import type { Logger } from "../contract/handler.ts";
import { listen } from "../contract/http-server.ts";

interface ExporterOptions {
  readonly port: number;
  readonly host: string;
  readonly logger: Logger;
  /** Returns all metrics in the Prometheus text format. */
  readonly collect: () => Promise<string>;
}

interface Exporter {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the HTTP server of the metrics.
 * @throws {Error} with the system error code if the server cannot bind to the address
 */
export async function startExporter({ collect, logger, ...address }: ExporterOptions): Promise<Exporter> {
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

/** Returns a function that collects the metrics of all workers. Call it in the primary process. */
export function workerMetrics(): () => Promise<string> {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
}

/** Makes the metrics of this worker available to the primary process. */
export function offerToPrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}
