/**
 * Loaded into each measured process before its program. Reports CPU time and memory on request and, if BENCH_USAGE names
 * a file, at the end of the process.
 */
import { writeFileSync } from "node:fs";
import type { Usage } from "./processes.ts";

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return {
    cpuMicroseconds: user + system,
    rssBytes: process.memoryUsage.rss(),
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
  };
}

process.on("message", (message) => {
  if (message === "usage") process.send?.({ usage: usage() });
});
// The IPC channel must not keep the process alive.
process.channel?.unref();

const file = process.env["BENCH_USAGE"];
if (file !== undefined) process.on("exit", () => writeFileSync(file, JSON.stringify(usage())));
