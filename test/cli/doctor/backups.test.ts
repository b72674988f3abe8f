/** `doctor` checks the age of scheduled backups. */
import { mkdir, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { useDirectory } from "../program.ts";
import { examine, found, inside, itReports, useInstallation, type Defect } from "./installation.ts";

useDirectory();

const failed = {
  succeededAt: "2026-01-01T03:00:01.000Z",
  failedAt: "2026-01-02T03:00:00.000Z",
  error: "disk full.",
};

describe("backups of an installation", () => {
  useInstallation("migrate");

  itReports([
    ...(
      [
        ["no backup although BACKUP_SCHEDULE is set", {}, "warning", "there is no scheduled backup yet"],
        [
          "an overdue backup",
          { scheduled: { succeededAt: "2026-01-01T03:00:01.000Z" } },
          "problem",
          "The next one was due at 2026-01-02T03:00:00.000Z.",
        ],
        [
          "a failed backup",
          { scheduled: failed },
          "problem",
          "The scheduled backup of 2026-01-02T03:00:00.000Z failed: disk full.",
        ],
        [
          "a failed backup after a manual one",
          { scheduled: failed, manual: { succeededAt: "2026-01-01T12:00:00.000Z" } },
          "problem",
          "The scheduled backup of 2026-01-02T03:00:00.000Z failed: disk full.",
        ],
        [
          "a failed backup before a manual one",
          { scheduled: failed, manual: { succeededAt: "2026-01-02T12:00:00.000Z" } },
          "warning",
          "failed: disk full. A manual backup was created at 2026-01-02T12:00:00.000Z.",
        ],
      ] as const
    ).map(([title, status, severity, message]): Defect => ({
      title,
      create: async () => {
        await writeFile(inside(".env"), "BACKUP_SCHEDULE=0 3 * * *\n");
        await writeFile(inside("uploads/backup-status.json"), JSON.stringify(status));
      },
      name: "backups",
      status: severity,
      message,
      fix: /backup uploads\/backups\/manual\.tar\.gz$/,
    })),
    {
      title: "an invalid status file",
      create: async () => {
        await writeFile(inside(".env"), "BACKUP_SCHEDULE=0 3 * * *\n");
        await writeFile(inside("uploads/backup-status.json"), '{"id":');
      },
      name: "backups",
      status: "warning",
      message: "UPLOADS_DIR/backup-status.json is not valid JSON",
      fix: /^rm uploads\/backup-status\.json$/,
    },
  ]);
});

it("finds no problem if the last scheduled backup is recent", async () => {
  await mkdir(inside("uploads"));
  await writeFile(inside(".env"), "BACKUP_SCHEDULE=@daily\n");
  const status = { scheduled: { succeededAt: new Date().toISOString() } };
  await writeFile(inside("uploads/backup-status.json"), JSON.stringify(status));
  expect(found((await examine())[1], "backups")?.status).toBe("ok");
});
