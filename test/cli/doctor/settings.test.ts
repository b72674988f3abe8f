/** `doctor` checks the settings, the reverse proxy, the uploads folder and the free disk space. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checkDiskSpace } from "../../../src/cli/checks/uploads.ts";
import { readConfig } from "../../../src/config/config.ts";
import { partledger, useDirectory } from "../program.ts";
import { examine, found, inside, itReports, useInstallation } from "./installation.ts";

useDirectory();

describe("settings of an installation", () => {
  useInstallation("migrate");

  itReports([
    {
      title: "an invalid setting",
      create: () => writeFile(inside(".env"), "PORT=many\n"),
      name: "settings",
      message: "PORT must be a whole number",
      fix: "echo 'PORT=VALUE' >> .env.local",
    },
    {
      title: "several invalid settings",
      create: () => writeFile(inside(".env.local"), "PORT=many\nBASE_CURRENCY=Euro\n"),
      name: "settings",
      message: /PORT must .* BASE_CURRENCY must/,
      fix: "echo 'PORT=VALUE' >> .env.local && echo 'BASE_CURRENCY=VALUE' >> .env.local",
    },
    {
      title: "a settings file that cannot be read",
      create: () => mkdir(inside(".env.local")),
      name: "settings",
      message: /^Cannot read .*\.env\.local: illegal operation on a directory\.$/,
      fix: "ls -ld .env .env.local",
    },
    {
      title: "an uploads folder that is a file",
      create: async () => {
        await rm(inside("uploads"), { recursive: true });
        await writeFile(inside("uploads"), "");
      },
      name: "uploads",
      message: "uploads is a file, not a directory",
      fix: "echo 'UPLOADS_DIR=FOLDER' >> .env.local",
    },
    {
      title: "an invalid backup schedule",
      create: () => writeFile(inside(".env"), "BACKUP_SCHEDULE=99 99 * * *\n"),
      name: "settings",
      message: "BACKUP_SCHEDULE is not a valid cron expression: ",
      fix: "echo 'BACKUP_SCHEDULE=VALUE' >> .env.local",
    },
    {
      title: "an untrusted reverse proxy",
      create: () => writeFile(inside(".env"), "PUBLIC_URL=https://parts.example\n"),
      name: "proxy",
      status: "warning",
      message: "Set TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1.",
      fix: "echo 'TRUSTED_PROXIES=127.0.0.1' >> .env.local",
    },
  ]);
});

it.each([
  ["PUBLIC_URL=https://parts.example\nHOST=::1", true],
  ["PUBLIC_URL=https://parts.example\nTRUSTED_PROXIES=127.0.0.1", false],
  ["PUBLIC_URL=https://parts.example\nHOST=192.0.2.1", false],
  ["PUBLIC_URL=http://parts.example", false],
])("warns of an untrusted reverse proxy only if there is one: %j", async (settings, isWarned) => {
  await writeFile(inside(".env"), `${settings}\n`);
  const [, report] = await examine("--offline");
  expect(found(report, "proxy")?.status).toBe(isWarned ? "warning" : undefined);
});

it.each([
  [50_000_000, "problem", "Only 50 MB free on the file system of uploads. Writes are about to fail."],
  [500_000_000, "warning", "Only 500 MB free on the file system of uploads. An upgrade needs space"],
  [5_000_000_000, "ok", "Enough free space."],
])("reports %d bytes of free disk space as %s", async (free, status, message) => {
  await mkdir(inside("uploads"));
  const terminal = undefined as never;
  const context = {
    terminal,
    config: readConfig({}),
    deep: false,
    moveOrphans: false,
    offline: true,
    freeBytes: async () => free,
  };
  const [check] = await checkDiskSpace(context);
  expect(check).toMatchObject({ status, fix: status === "ok" ? null : "du -h -d 1 uploads" });
  expect(check?.message).toContain(message);
});

it("names the variable of the environment that is invalid", async () => {
  const { stdout } = await partledger(["doctor", "--offline"], { environment: { PORT: "many" } });
  expect(stdout).toContain("Fix: export PORT=VALUE\n");
});
