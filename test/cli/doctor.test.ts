/** `doctor` reports each defect with the command that fixes it, and `doctor --fix` fixes some of them. */
import { execFileSync } from "node:child_process";
import {
  chmod,
  chown,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
} from "node:fs/promises";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkDiskSpace } from "../../src/cli/checks/uploads.ts";
import { readConfig } from "../../src/config.ts";
import { directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

interface Report {
  ok: boolean;
  checks: { name: string; status: string; message: string; fix: string | null; fixable: boolean }[];
  repairs?: { name: string; done: boolean; message: string }[];
}

async function examine(...options: string[]): Promise<[number | null, Report]> {
  const { code, stdout } = await partledger(["doctor", "--json", ...options]);
  return [code, JSON.parse(stdout) as Report];
}

const found = ({ checks }: Report, name: string) => checks.find((check) => check.name === name);
const inside = (path: string) => join(directory, path);

function change(statements: string): void {
  const database = new Database(inside("uploads/partledger.db"));
  database.unsafeMode();
  database.pragma("foreign_keys = OFF");
  database.exec(statements);
  database.close();
}

const isRoot = process.getuid?.() === 0;
const key = "media/part/1/photo-0123456789abcdef012345.png";

/** Gives the first attachment a file of 5 bytes. */
async function storeFile(text = "12345"): Promise<void> {
  change(`update attachments set external_path = null, internal_path = '${key}', file_size = 5 where id = 1`);
  await mkdir(inside("uploads/media/part/1"), { recursive: true });
  await writeFile(inside(`uploads/${key}`), text);
}

/** Leaves a write-ahead log of 200 MB, as after the end of a killed process. */
async function leaveLargeLog(): Promise<void> {
  const path = inside("uploads/partledger.db");
  const database = new Database(path);
  database.pragma("wal_autocheckpoint = 0");
  database.exec("update parts set comment = comment || 'x'");
  await copyFile(path, inside("copy.db"));
  await copyFile(`${path}-wal`, inside("copy.db-wal"));
  database.close();
  await copyFile(inside("copy.db"), path);
  await copyFile(inside("copy.db-wal"), `${path}-wal`);
  for (const copy of ["copy.db", "copy.db-wal"]) await rm(inside(copy));
  for (const end of ["", "-wal"]) await chmod(path + end, 0o600);
  await truncate(`${path}-wal`, 200_000_000);
}

interface Defect {
  readonly title: string;
  readonly create: () => unknown;
  readonly name: string;
  readonly status?: "warning" | "problem";
  readonly message: string | RegExp;
  /** The command that is shown; `partledger` is the program. */
  readonly fix: string | RegExp | null;
  /** What --fix reports. If omitted, --fix does not repair the defect. */
  readonly fixed?: string | RegExp;
  readonly deep?: boolean;
}

const enabled = "OAUTH_SERVER_ENABLED=1\n";

const defects: readonly Defect[] = [
  {
    title: "an invalid setting",
    create: () => writeFile(inside(".env"), "PORT=many\n"),
    name: "settings",
    message: "PORT",
    fix: null,
  },
  {
    title: "a database that other users can read",
    create: () => chmod(inside("uploads/partledger.db"), 0o644),
    name: "permissions",
    status: "warning",
    message: "uploads/partledger.db (0644)",
    fix: /^chmod go= \S+partledger\.db$/,
    fixed: "uploads/partledger.db (0644) to their owner.",
  },
  {
    title: "a settings file with a secret that other users can read",
    create: async () => {
      await writeFile(inside(".env"), "OAUTH2_ENCRYPTION_KEY=x\n");
      await chmod(inside(".env"), 0o644);
    },
    name: "secrets",
    status: "warning",
    message: ".env, which contains OAUTH2_ENCRYPTION_KEY",
    fix: /^chmod 600 \S+\.env$/,
    fixed: /^Restricted \S+\.env to its owner\.$/,
  },
  {
    title: "missing keys of the OAuth server",
    create: () => writeFile(inside(".env.local"), enabled, { mode: 0o600 }),
    name: "oauth",
    message: /OAUTH2_ENCRYPTION_KEY is not set.*generate-secret.*generate-keys/,
    fix: /oauth enable$/,
    fixed: /^Created the key pair .* Wrote OAUTH2_ENCRYPTION_KEY to /,
  },
  {
    title: "an invalid key pair",
    create: async () => {
      await done(["oauth", "enable"]);
      await writeFile(inside("uploads/oauth_public.key"), "x");
    },
    name: "oauth",
    message: "is missing or invalid",
    fix: /oauth generate-keys --force$/,
  },
  {
    title: "a lost key of two-factor authentication",
    create: () =>
      change(`insert into users (name, name_folded, totp_secret, added_date, last_modified)
        values ('ada', 'ada', 'v1:AAAA', '', '')`),
    name: "two-factor",
    message: /^ada cannot sign in with an authenticator app\. .*totp\.key is missing\./,
    fix: /user reset-2fa ada$/,
  },
  {
    title: "a large write-ahead log",
    create: leaveLargeLog,
    name: "wal",
    status: "warning",
    message: "The write-ahead log has 200 MB",
    fix: /doctor --fix$/,
    fixed: "Copied the write-ahead log into the database file.",
  },
  {
    title: "a database that is not in WAL mode",
    create: () => {
      const database = new Database(inside("uploads/partledger.db"));
      database.pragma("journal_mode = delete");
      database.close();
    },
    name: "wal",
    status: "warning",
    message: "The journal mode is delete instead of WAL",
    fix: /doctor --fix$/,
    fixed: "Copied the write-ahead log",
  },
  {
    title: "a reference to a missing row",
    create: () => change("update parts set manufacturer_id = 999999 where id = 1"),
    name: "references",
    message: "1 references to missing rows: parts 1 (missing in manufacturers).",
    fix: /restore FILE --force$/,
  },
  {
    title: "an index without an entry",
    create: () =>
      change(`pragma writable_schema = on;
        update sqlite_schema set sql = replace(sql, '("name_folded"', '("name"') where name like 'parts_name_folded%';`),
    name: "integrity",
    message: /^The database file is damaged: .*index/,
    fix: /restore FILE --force$/,
    deep: true,
  },
  {
    title: "a missing attachment file",
    create: async () => {
      await storeFile();
      await rm(inside(`uploads/${key}`));
    },
    name: "files",
    message: `1 of 1 attachment files are missing: ${key}.`,
    fix: /restore FILE --into FOLDER$/,
  },
  {
    title: "a truncated attachment file",
    create: () => storeFile("123"),
    name: "files",
    message: `${key} (3 instead of 5 bytes)`,
    fix: /restore FILE --into FOLDER$/,
  },
  {
    title: "a file without an attachment",
    create: async () => {
      await mkdir(inside("uploads/media/part/1"), { recursive: true });
      await writeFile(inside(`uploads/${key}`), "kept");
    },
    name: "leftovers",
    status: "warning",
    message: `1 files do not belong to an attachment: ${key}.`,
    fix: /doctor --fix$/,
    fixed: "Moved 1 files to uploads/orphaned.",
  },
  {
    title: "a clock that is behind the change log",
    create: () =>
      change(`insert into log_entries (datetime, kind, level, username)
        values ('2999-01-01T00:00:00.000Z', 'user_login', 'info', 'ada')`),
    name: "clock",
    status: "warning",
    message: "the change log has an entry of 2999-01-01T00:00:00.000Z",
    fix: "timedatectl set-ntp true",
  },
  {
    title: "an old schema",
    create: () => change("delete from migrations where version = (select max(version) from migrations)"),
    name: "schema",
    message: /^Version \d of \d\.$/,
    fix: /migrate$/,
  },
  {
    title: "a newer schema",
    create: () => change("insert into migrations values (99, 'x', '')"),
    name: "schema",
    message: "requires a newer version of Partledger",
    fix: null,
  },
  ...(
    [
      ["no backup although BACKUP_SCHEDULE is set", {}, "warning", "there is no backup yet"],
      [
        "an overdue backup",
        { succeededAt: "2026-01-01T03:00:01.000Z" },
        "problem",
        "The next one was due at 2026-01-02T03:00:00.000Z.",
      ],
      [
        "a failed backup",
        { succeededAt: "2026-01-01T03:00:01.000Z", failedAt: "2026-01-02T03:00:00.000Z", error: "disk full" },
        "problem",
        "The backup of 2026-01-02T03:00:00.000Z failed: disk full",
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
    title: "an untrusted reverse proxy",
    create: () => writeFile(inside(".env"), "PUBLIC_URL=https://parts.example\n"),
    name: "proxy",
    status: "warning",
    message: "Set TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1.",
    fix: "echo 'TRUSTED_PROXIES=127.0.0.1' >> .env.local",
  },
  {
    title: "a missing database",
    create: () => rm(inside("uploads/partledger.db")),
    name: "database",
    message: "does not exist yet",
    fix: /migrate$/,
  },
];

describe("doctor", () => {
  let template: string | undefined;
  afterAll(() => rm(template ?? "", { recursive: true, force: true }));
  beforeEach(async () => {
    if (template === undefined) {
      await done(["demo"]);
      template = await mkdtemp(join(tmpdir(), "partledger-doctor-"));
      await cp(inside("uploads"), template, { recursive: true });
    } else {
      await cp(template, inside("uploads"), { recursive: true });
      await chmod(inside("uploads"), 0o700);
    }
  });

  it("finds no problem with a new database", async () => {
    for (const options of [[], ["--deep"], ["--fix"]]) {
      const [code, report] = await examine(...options);
      expect(report).toMatchObject({ ok: true });
      expect(code).toBe(0);
      expect(report.checks.map(({ name, status, fix, fixable }) => [name, status, fix, fixable])).toEqual(
        [
          "settings",
          "uploads",
          "disk",
          "permissions",
          "owner",
          "oauth",
          "sqlite",
          "database",
          "wal",
          "integrity",
          "references",
          "schema",
          "clock",
          "files",
        ].map((name) => [name, "ok", null, false]),
      );
      expect(report.repairs).toEqual(options.includes("--fix") ? [] : undefined);
    }
  });

  it.each(defects)("reports $title", async (defect) => {
    const { create, name, status = "problem", message, fix, fixed, deep = false } = defect;
    await create();
    const options = ["--offline", ...(deep ? ["--deep"] : [])];
    const [code, report] = await examine(...options);
    const check = found(report, name);
    expect(check, JSON.stringify(report.checks)).toMatchObject({ status, fixable: fixed !== undefined });
    expect(check?.message).toMatch(message);
    if (fix === null) expect(check?.fix).toBeNull();
    else expect(check?.fix).toMatch(fix);
    expect([code, report.ok]).toEqual(status === "problem" ? [1, false] : [0, true]);
    if (fixed === undefined) return;

    const text = await partledger(["doctor", "--offline"]);
    expect(text.stdout).toContain(`Fix: ${check?.fix}`);
    expect(text.stdout).toContain("doctor --fix` fixes 1 of them.");
    const [fixedCode, repaired] = await examine(...options, "--fix");
    expect(repaired.repairs?.map((each) => [each.name, each.done])).toEqual([[name, true]]);
    expect(repaired.repairs?.[0]?.message).toMatch(fixed);
    expect(repaired.checks.filter((each) => each.status !== "ok")).toEqual([]);
    expect([fixedCode, repaired.ok]).toEqual([0, true]);
  });

  it("leaves no files next to the database", async () => {
    const before = await readdir(inside("uploads"));
    await examine("--deep");
    expect(await readdir(inside("uploads"))).toEqual(before);
  });

  it("changes nothing without --fix", async () => {
    await leaveLargeLog();
    await chmod(inside("uploads"), 0o755);
    const state = async () => {
      const { mode } = await stat(inside("uploads"));
      const bytes = await readFile(inside("uploads/partledger.db"));
      return {
        mode,
        bytes: bytes.toString("base64"),
        log: (await stat(inside("uploads/partledger.db-wal"))).size,
      };
    };
    const before = await state();
    await examine("--deep");
    expect(await state()).toEqual(before);
  });

  it("keeps the content of the files that it moves, and the changes of the write-ahead log", async () => {
    await mkdir(inside("uploads/media/part/1"), { recursive: true });
    await writeFile(inside(`uploads/${key}`), "kept");
    await leaveLargeLog();
    await examine("--fix");
    expect(await readFile(inside(`uploads/orphaned/${key}`), "utf8")).toBe("kept");
    const database = new Database(inside("uploads/partledger.db"), { readonly: true });
    expect(database.prepare("select count(*) from parts where comment not like '%x'").pluck().get()).toBe(0);
    database.close();
  });

  it("runs the shown commands", async () => {
    await chmod(inside("uploads/partledger.db"), 0o644);
    const [, report] = await examine();
    execFileSync("sh", ["-c", found(report, "permissions")?.fix ?? "false"]);
    expect(found((await examine())[1], "permissions")?.status).toBe("ok");
  });

  it("reports a repair that fails", async () => {
    await writeFile(inside("private.pem"), "");
    await chmod(inside("private.pem"), 0o644);
    execFileSync("ln", ["-s", inside("private.pem"), inside("uploads/oauth_private.key")]);
    const { stdout } = await partledger(["doctor", "--fix"]);
    expect(stdout).toMatch(/^FAILED {2}permissions: .*symbolic link/);
    expect(stdout).toMatch(/^warning permissions: /m);
  });

  it.runIf(isRoot)("corrects the owner of files that root created", async () => {
    await chown(inside("uploads"), 12_345, 12_345);
    const [, report] = await examine();
    expect(found(report, "owner")).toMatchObject({ status: "warning", fixable: true });
    expect(found(report, "owner")?.fix).toMatch(/^chown 12345:12345 \S+partledger\.db /);
    const [, repaired] = await examine("--fix");
    expect(found(repaired, "owner")?.status).toBe("ok");
    expect((await stat(inside("uploads/partledger.db"))).uid).toBe(12_345);
  });

  it("reports a damaged database file", async () => {
    const path = inside("uploads/partledger.db");
    const bytes = await readFile(path);
    bytes.fill(0x5a, 40_960, 81_920);
    await writeFile(path, bytes);
    const [code, report] = await examine();
    expect(code).toBe(1);
    expect(report.ok).toBe(false);
  });
});

it("reports a missing database without creating it", async () => {
  const [code, report] = await examine();
  expect(code).toBe(1);
  expect(found(report, "database")?.status).toBe("problem");
  expect(found(report, "uploads")).toMatchObject({
    status: "warning",
    fix: expect.stringMatching(/serve$/) as string,
  });
  expect(await readdir(directory)).toEqual([]);
});

it("finds no problem if the last scheduled backup is recent", async () => {
  await mkdir(inside("uploads"));
  await writeFile(inside(".env"), "BACKUP_SCHEDULE=@daily\n");
  const status = { succeededAt: new Date().toISOString() };
  await writeFile(inside("uploads/backup-status.json"), JSON.stringify(status));
  expect(found((await examine())[1], "backups")?.status).toBe("ok");
});

it.each([
  ["PUBLIC_URL=http://parts.example", "not https"],
  ["HOST=0.0.0.0", "PUBLIC_URL is not set"],
])("warns if the OAuth server has an unsuitable address: %s", async (setting, message) => {
  await done(["oauth", "enable"]);
  await done(["migrate"]);
  await writeFile(inside(".env"), `${setting}\n`);
  const [code, report] = await examine("--offline");
  expect([code, found(report, "oauth")?.status]).toEqual([0, "warning"]);
  expect(found(report, "oauth")?.message).toContain(message);
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

it.skipIf(process.platform === "win32").each([
  [".env.local", "OAUTH2_ENCRYPTION_KEY=x", "640", true],
  [".env", "export OAUTH2_ENCRYPTION_KEY='x'", "604", true],
  [".env.local", "OAUTH2_ENCRYPTION_KEY=x", "600", false],
  [".env.local", "OAUTH2_ENCRYPTION_KEY=", "644", false],
  [".env.local", "INSTANCE_NAME=x", "644", false],
])("warns only if other users can read the key: %s with %s, mode %s", async (file, text, mode, isWarned) => {
  await writeFile(inside(file), `${text}\n`);
  await chmod(inside(file), mode);
  const [, report] = await examine();
  expect(found(report, "secrets")?.status).toBe(isWarned ? "warning" : undefined);
});

describe("the check of PUBLIC_URL", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  async function address(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it.each<[string, RequestListener | null, string]>([
    ["the service", (_, response) => void response.end("ok\n"), "reaches the service."],
    [
      "another program",
      (_, response) => void response.end("<html>".repeat(100_000)),
      "another program responded",
    ],
    [
      "a proxy without the service",
      (_, response) => void response.writeHead(502).end(),
      "it returned status 502",
    ],
    ["a server that does not respond", () => undefined, "no response within 5 seconds"],
    ["a closed port", null, "ECONNREFUSED"],
  ])("reports %s", async (_, listener, message) => {
    const url = await address(listener ?? (() => undefined));
    if (listener === null) await new Promise((resolve) => servers.pop()?.close(resolve));
    await writeFile(inside(".env"), `PUBLIC_URL=${url}\n`);
    const [, report] = await examine();
    const check = found(report, "public-url");
    expect(check?.message).toContain(message);
    const isReached = message.startsWith("reaches");
    expect(check).toMatchObject(
      isReached ? { status: "ok", fix: null } : { status: "warning", fix: `curl --verbose ${url}/healthz` },
    );
    expect(found((await examine("--offline"))[1], "public-url")).toBeUndefined();
  });
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
    offline: true,
    freeBytes: async () => free,
  };
  const [check] = await checkDiskSpace(context);
  expect(check).toMatchObject({ status, fix: status === "ok" ? null : "du -h -d 1 uploads" });
  expect(check?.message).toContain(message);
});
