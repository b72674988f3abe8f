/** Loaded into each measured process before its program. Reports CPU time and memory on request. */
import type { Usage } from "./processes.ts";

process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() };
  process.send?.({ usage });
});
// The IPC channel must not keep the process alive.
process.channel?.unref();
