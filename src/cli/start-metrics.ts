/** Starts the metrics if METRICS_PORT is set. Otherwise, their code is not loaded and requests are not measured. */
import type { Config } from "../config/config.ts";
import type { Logger } from "../http/handler.ts";
import type { Store } from "../database/store.ts";
import { offerToPrimary, startExporter, workerMetrics } from "../metrics/exporter.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { createMetrics } from "../metrics/registry.ts";
import { addBackupMetrics, addDatabaseMetrics } from "../metrics/storage-metrics.ts";
import { startListening } from "./listening.ts";

interface ProcessMetrics {
  readonly metrics: Metrics;
  /** Adds the metrics of the database and its backups, and starts to publish all metrics unless the primary process publishes them. */
  publish(store: Store, logger: Logger): Promise<void>;
  close(): Promise<void>;
}

interface Closable {
  close(): Promise<void>;
}

/**
 * Measures this process.
 * @param isWorker whether the primary process publishes the metrics
 * @returns `null` if metrics are disabled
 */
export async function measure(config: Config, isWorker: boolean): Promise<ProcessMetrics | null> {
  if (config.metrics === null) return null;
  const metrics = createMetrics();
  const { registry } = metrics;
  if (isWorker) offerToPrimary(registry);
  let exporter: Closable | null = null;
  return {
    metrics,
    publish: async (store, logger) => {
      addDatabaseMetrics(registry, config.databaseUrl, store.read);
      addBackupMetrics(registry, config.uploadsDirectory);
      if (!isWorker) exporter = await publish(config, logger, () => registry.metrics());
    },
    close: async () => {
      await exporter?.close();
      metrics.close();
    },
  };
}

/**
 * Publishes the metrics of all workers. Call it in the primary process.
 * @returns `null` if metrics are disabled
 */
export async function publishWorkerMetrics(config: Config, logger: Logger): Promise<Closable | null> {
  if (config.metrics === null) return null;
  return publish(config, logger, workerMetrics());
}

/** @throws {CommandFailed} if the port cannot be used */
async function publish(
  { metrics }: Config,
  logger: Logger,
  collect: () => Promise<string>,
): Promise<Closable | null> {
  if (metrics === null) return null;
  const exporter = await startListening(
    metrics,
    (address) => startExporter({ ...address, logger, collect }),
    { host: "METRICS_HOST", port: "METRICS_PORT" },
  );
  logger.info({ url: `${exporter.url}/metrics` }, "Metrics are available.");
  return exporter;
}
