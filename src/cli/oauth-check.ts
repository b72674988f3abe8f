/** What `doctor` says about the authorization server. */
import { stat } from "node:fs/promises";
import type { Config } from "../config.ts";
import { configurationFaults } from "../oauth/configured.ts";
import { createKeyFiles, keyPaths } from "../oauth/keys.ts";
import type { Check } from "./check.ts";
import type { Terminal } from "./terminal.ts";

const name = "oauth";

export async function examineOAuth({ command }: Terminal, config: Config): Promise<Check> {
  const { oauth, uploadsDirectory, publicUrl, host } = config;
  if (!oauth.enabled) {
    return { name, status: "ok", detail: `switched off; \`${command("oauth enable")}\` switches it on` };
  }
  const keys = await createKeyFiles(uploadsDirectory).load();
  const faults = configurationFaults(command, oauth.encryptionKey, keys);
  if (faults.length > 0) return { name, status: "failed", detail: faults.join(" ") };
  const { privatePath } = keyPaths(uploadsDirectory);
  // POSIX: nobody but the owner may do anything with it.
  if (process.platform !== "win32" && ((await stat(privatePath)).mode & 0o077) !== 0) {
    return { name, status: "warning", detail: `others may read ${privatePath}; its mode should be 0600` };
  }
  const where = publicUrl === null ? host : new URL(publicUrl).hostname;
  const isLocal = ["127.0.0.1", "localhost", "::1", "[::1]"].includes(where);
  if (publicUrl === null && !isLocal) {
    return {
      name,
      status: "warning",
      detail: "PUBLIC_URL is not set, so that applications elsewhere cannot use it",
    };
  }
  if (publicUrl?.startsWith("http:") === true && !isLocal) {
    return { name, status: "warning", detail: "PUBLIC_URL is not https: tokens travel readable for others" };
  }
  return { name, status: "ok", detail: "key and key pair can be used" };
}
