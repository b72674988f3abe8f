/** `serve` with METRICS_PORT: where the metrics are published, and the sum over workers. */
import { expect, it } from "vitest";
import { api } from "../support/client.ts";
import { startProcess, type RunningProcess } from "../support/process.ts";
import { parseMetrics, valueOf } from "../metrics/exposition.ts";
import { directory, occupyPort, partledger, useDirectory } from "./program.ts";

useDirectory();

const environment = { METRICS_PORT: "0" };

/** Starts the service with metrics. `startProcess` finds the address of the metrics, which is logged first. */
async function start(parameters: readonly string[]): Promise<RunningProcess> {
  const running = await startProcess(parameters, { directory, environment });
  const address = () => /is listening on (\S+)/.exec(running.stdout())?.[1] ?? "";
  await expect.poll(address).not.toBe("");
  return { ...running, url: address() };
}

/** Returns the address of the metrics from the log. */
function metricsUrl({ stderr }: RunningProcess): string {
  const [, url = ""] = /"url":"([^"]+\/metrics)"/.exec(stderr()) ?? [];
  return url;
}

async function scrape(running: RunningProcess) {
  const response = await fetch(metricsUrl(running));
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return parseMetrics(text);
}

it("serve publishes metrics on a port of their own", async () => {
  const running = await start([]);
  await api(running).get("/healthz", { accept: "*/*", expect: 200 });
  const families = await scrape(running);
  expect(valueOf(families, "partledger_http_requests_total", { operation: "getHealth" })).toBe(1);
  expect(valueOf(families, "partledger_database_size_bytes")).toBeGreaterThan(0);
  expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
  const { code, stderr } = await running.stop("SIGTERM");
  expect(code, stderr).toBe(0);
});

it("serve publishes the sum of all workers, also after a worker was replaced", async () => {
  const free = await occupyPort();
  await free.close();
  const running = await start(["--workers", "2", "--port", free.port]);
  const workers = () => [...running.stderr().matchAll(/"pid":(\d+),"msg":"Worker is listening\."/g)];
  await expect.poll(() => workers().length).toBe(2);
  const request = () =>
    api(running).get("/healthz", { accept: "*/*", expect: 200, headers: { Connection: "close" } });
  await Promise.all(Array.from({ length: 20 }, request));
  const families = await scrape(running);
  expect(valueOf(families, "partledger_http_requests_total", { operation: "getHealth" })).toBe(20);
  expect(valueOf(families, "partledger_build_info")).toBe(1);
  const size = valueOf(families, "partledger_database_size_bytes");
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(4_000_000);

  process.kill(Number(workers()[0]?.[1]), "SIGKILL");
  await expect.poll(() => workers().length).toBe(3);
  const later = await scrape(running);
  expect(valueOf(later, "partledger_build_info")).toBe(1);
  expect(valueOf(later, "partledger_http_requests_total", { operation: "getHealth" })).toBe(20);
  const { code, stderr } = await running.stop("SIGTERM");
  expect(code, stderr).toBe(0);
});

it("serve exits with 1 and a message if the port of the metrics is in use", async () => {
  const { port, close } = await occupyPort();
  const { code, stderr } = await partledger(["serve", "--port", "0"], {
    environment: { METRICS_PORT: port },
  });
  await close();
  expect(code).toBe(1);
  expect(stderr).toContain(
    `Port ${port} on 127.0.0.1 is already in use. Set another port with METRICS_PORT.`,
  );
});
