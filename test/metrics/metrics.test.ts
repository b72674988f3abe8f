/** The metrics that a service reports, and the server that publishes them. */
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordBackup } from "../../src/backup/status.ts";
import type { Logger } from "../../src/http/handler.ts";
import type { Dialect } from "../../src/database/store.ts";
import { startExporter } from "../../src/metrics/exporter.ts";
import { createMetrics } from "../../src/metrics/registry.ts";
import { addBackupMetrics, addDatabaseMetrics } from "../../src/metrics/storage-metrics.ts";
import { createFairQueue } from "../../src/util/queue/fair-queue.ts";
import { api, send } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { openTestStore } from "../support/dialects.ts";
import { startService, type TestService } from "../support/service.ts";
import { visitor } from "../support/visitor.ts";
import { parseMetrics, valueOf } from "./exposition.ts";

const silent: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silent,
};

const requests = "partledger_http_requests_total";
const durations = "partledger_http_request_duration_seconds";
const failures = "partledger_sign_in_failures_total";

const dialects: readonly Dialect[] = ["sqlite", "postgres"];

describe.each(dialects)("the metrics of a service on %s", (dialect) => {
  let service: TestService;
  const metrics = createMetrics();
  const scrape = async () => parseMetrics(await metrics.registry.metrics());
  beforeAll(async () => {
    service = await startService({ dialect, overrides: { metrics } });
    addDatabaseMetrics(metrics.registry, service.databaseUrl, service.store.read);
  });
  afterAll(async () => {
    await service.close();
    metrics.close();
  });

  it("count requests by operation, method and status", async () => {
    const client = api(service, tokens.full);
    await client.get("/api/parts", { expect: 200 });
    await client.get("/api/parts", { expect: 200 });
    await client.get("/api/parts/999", { expect: 404 });
    await client.post("/api/categories", { name: "Resistors" }, { expect: 201 });
    await client.request("HEAD", "/api/parts", undefined, { expect: 200 });
    await api(service).get("/api/nonsense", { expect: 404 });
    await api(service).get("/login", { accept: "text/html", expect: 200 });
    await send(service.url, "GET", "/assets/pages.css", undefined, { accept: "*/*" });
    const families = await scrape();
    const count = (operation: string, method: string, status: string) =>
      valueOf(families, requests, { operation, method, status });
    expect(count("listParts", "GET", "2xx")).toBe(2);
    expect(count("listParts", "HEAD", "2xx")).toBe(1);
    expect(count("getPart", "GET", "4xx")).toBe(1);
    expect(count("getPart", "GET", "2xx")).toBeNull();
    expect(count("createCategory", "POST", "2xx")).toBe(1);
    expect(count("none", "GET", "4xx")).toBe(1);
    expect(count("page GET /login", "GET", "2xx")).toBe(1);
    // The parser does not keep the labels of histograms.
    const text = await metrics.registry.metrics();
    expect(text).toContain(`${durations}_count{operation="listParts"} 3\n`);
    expect(text).toContain(`${durations}_bucket{le="+Inf",operation="listParts"} 3\n`);
  });

  it("have a limited number of labels, whatever clients send", async () => {
    const call = (method: string, params: object) => ({ jsonrpc: "2.0", id: 1, method, params });
    const client = api(service, tokens.full);
    const accept = "application/json, text/event-stream";
    await client.post("/mcp", call("tools/call", { name: "list_categories", arguments: {} }), { accept });
    for (const name of ["a", "b", "c"]) {
      await client.post("/mcp", call(`any/${name}`, {}), { accept });
      await client.post("/mcp", call("tools/call", { name, arguments: {} }), { accept });
      await client.get(`/${name}`, { accept: "text/html" });
    }
    const families = await scrape();
    const labels = new Set(
      families.flatMap(({ name, metrics }) =>
        name === requests ? metrics.map(({ labels }) => labels?.["operation"]) : [],
      ),
    );
    expect([...labels].filter((label) => label?.startsWith("MCP")).sort()).toEqual([
      "MCP message",
      "MCP tool list_categories",
    ]);
    expect([...labels].some((label) => label?.includes("/a"))).toBe(false);
  });

  it("count failed sign-ins", async () => {
    const before = await scrape();
    expect(valueOf(before, failures, { kind: "password" })).toBe(0);
    await visitor(service).signIn("admin", "wrong password");
    await visitor(service).signIn("unknown", "wrong password");
    await api(service, "plt_wrong").get("/api/parts", { expect: 401 });
    await api(service).get("/api/parts", { expect: 401 });
    const families = await scrape();
    expect(valueOf(families, failures, { kind: "password" })).toBe(2);
    expect(valueOf(families, failures, { kind: "token" })).toBe(1);
    expect(valueOf(families, failures, { kind: "second_factor" })).toBe(0);
  });

  it("contain the size of the database, the event-loop delay and the process", async () => {
    const families = await scrape();
    const size = valueOf(families, "partledger_database_size_bytes");
    const wal = valueOf(families, "partledger_database_wal_size_bytes");
    if (dialect === "sqlite") {
      const path = service.databaseUrl.replace("sqlite:", "");
      expect([size, wal]).toEqual([(await stat(path)).size, (await stat(`${path}-wal`)).size]);
    } else {
      expect(size).toBeGreaterThan(1_000_000);
      expect(wal).toBeNull();
    }
    expect(valueOf(families, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    expect(valueOf(families, "process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(valueOf(families, "partledger_build_info")).toBe(1);
  });
});

it("the metrics contain the number of waiting tasks of each queue", async () => {
  const metrics = createMetrics();
  const waiting = async () =>
    valueOf(parseMetrics(await metrics.registry.metrics()), "partledger_queue_waiting", { queue: "uploads" });
  const queue = createFairQueue({ name: "uploads", total: 1 });
  const end = await queue.enter();
  const other = queue.enter();
  const abort = new AbortController();
  const aborted = queue.enter("", abort.signal);
  expect(await waiting()).toBe(2);
  abort.abort(new Error("aborted"));
  await expect(aborted).rejects.toThrow("aborted");
  expect(await waiting()).toBe(1);
  end();
  (await other)();
  expect(await waiting()).toBe(0);
  metrics.close();
});

it("the metrics contain the size of the write-ahead log of a database behind a symbolic link", async () => {
  const folder = await mkdtemp(join(tmpdir(), "partledger-metrics-"));
  const metrics = createMetrics();
  await mkdir(join(folder, "disk"));
  await writeFile(join(folder, "disk/real.db"), "");
  await writeFile(join(folder, "disk/real.db-wal"), "12345");
  await symlink("disk/real.db", join(folder, "link.db"));
  const { store, close } = await openTestStore("sqlite");
  addDatabaseMetrics(metrics.registry, `sqlite:${join(folder, "link.db")}`, store.read);
  const families = parseMetrics(await metrics.registry.metrics());
  expect(valueOf(families, "partledger_database_wal_size_bytes")).toBe(5);
  metrics.close();
  await close();
  await rm(folder, { recursive: true });
});

it("the metrics contain the time and the outcome of the last backups", async () => {
  const uploads = await mkdtemp(join(tmpdir(), "partledger-metrics-"));
  const metrics = createMetrics();
  addBackupMetrics(metrics.registry, uploads);
  const values = async () => {
    const families = parseMetrics(await metrics.registry.metrics());
    return ["last_success_timestamp_seconds", "last_failed"].map((name) =>
      valueOf(families, `partledger_backup_${name}`),
    );
  };
  expect(await values()).toEqual([null, null]);
  const success = { succeededAt: "2026-01-02T03:04:05.500Z", file: "backup" };
  await recordBackup(uploads, { scheduled: success });
  const succeeded = Date.UTC(2026, 0, 2, 3, 4, 5, 500) / 1000;
  expect(await values()).toEqual([succeeded, 0]);
  const failedAt = "2026-01-03T03:04:05.500Z";
  await recordBackup(uploads, { scheduled: { failedAt, error: "disk full" } });
  expect(await values()).toEqual([succeeded, 1]);
  const later = { succeededAt: "2026-01-03T12:00:00.000Z", file: "manual" };
  await recordBackup(uploads, { manual: later });
  expect(await values()).toEqual([Date.parse(later.succeededAt) / 1000, 1]);
  metrics.close();
  await rm(uploads, { recursive: true });
});

describe("the metrics server", () => {
  const start = (collect: () => Promise<string>) =>
    startExporter({ port: 0, host: "127.0.0.1", logger: silent, collect });

  it.each([
    ["GET", "/metrics", 200],
    ["GET", "/metrics?name=x", 200],
    ["HEAD", "/metrics", 200],
    ["POST", "/metrics", 405],
    ["GET", "/", 404],
    ["GET", "/api/parts", 404],
  ])("returns for %s %s the status %i", async (method, path, status) => {
    const exporter = await start(() => Promise.resolve("up 1\n"));
    const response = await fetch(exporter.url + path, { method });
    expect(response.status).toBe(status);
    if (status === 200) {
      expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
      expect(await response.text()).toBe(method === "HEAD" ? "" : "up 1\n");
    }
    await exporter.close();
  });

  it("returns 503 if the metrics cannot be collected", async () => {
    const exporter = await start(() => Promise.reject(new Error("no worker responds")));
    expect((await fetch(`${exporter.url}/metrics`)).status).toBe(503);
    await exporter.close();
  });
});
