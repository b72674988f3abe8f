/** Each invalid setting ends `serve` before it listens, and `doctor` reports it. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { directory, done, partledgerHere, useDirectory } from "./program.ts";

useDirectory();

const bucket = { S3_BUCKET: "parts", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
const tooLong = (length: number) => "x".repeat(length + 1);

type Invalid = readonly [name: string, value: string, others?: Readonly<Record<string, string>>];

/** Invalid values of each setting, and the settings without which a value has no effect. */
const invalid: readonly Invalid[] = [
  ["HOST", "my host"],
  ["HOST", "10.0.0"],
  ["HOST", "host.invalid"],
  ["HOST", "192.0.2.1"],
  ["PORT", "many"],
  ["PORT", "65536"],
  ["PUBLIC_URL", "parts.example.com"],
  ["PUBLIC_URL", "https://example.com/parts"],
  ["UPLOADS_DIR", "a-file"],
  ["UPLOADS_DIR", tooLong(4096)],
  ["DATABASE_URL", "mysql://localhost/parts"],
  ["DATABASE_URL", "sqlite:"],
  ["DATABASE_URL", "sqlite::memory:"],
  ["DATABASE_URL", "sqlite://"],
  ["DATABASE_URL", "postgres://me:50%@localhost/parts"],
  ["DATABASE_URL", "postgres://localhost:port/parts"],
  ["DATABASE_DURABILITY", "fast"],
  ["DATABASE_CONNECTIONS", "1"],
  ["CACHE_SIZE", "1M"],
  ["S3_BUCKET", "Parts_", bucket],
  ["S3_ENDPOINT", "s3.example.com", bucket],
  ["S3_REGION", "a\tb", bucket],
  ["S3_ACCESS_KEY_ID", "", bucket],
  ["S3_ACCESS_KEY_ID", tooLong(255), bucket],
  ["S3_SECRET_ACCESS_KEY", "", bucket],
  ["S3_FORCE_PATH_STYLE", "perhaps", bucket],
  ["MAX_ATTACHMENT_FILE_SIZE", "large"],
  ["ALLOW_ATTACHMENT_DOWNLOADS", "perhaps"],
  ["HISTORY_DAYS", "0"],
  ["HISTORY_FILE_DAYS", "-1"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["CORS_ALLOW_ORIGIN", "("],
  ["API_COMPATIBILITY", "partkeepr"],
  ["API_RATE_LIMIT", "-1"],
  ["MCP_ENABLED", "perhaps"],
  ["WEBHOOK_ALLOWED_NETWORKS", "intranet"],
  ["OAUTH_SERVER_ENABLED", "perhaps"],
  ["OAUTH_DCR_ENABLED", "perhaps"],
  ["OAUTH_CIMD_ENABLED", "perhaps"],
  ["OAUTH_DCR_MAX_PER_HOUR", "0"],
  ["OAUTH_DCR_SCOPE", "admin"],
  ["BACKUP_SCHEDULE", "daily"],
  ["BACKUP_SCHEDULE", "99 99 * * *"],
  ["BACKUP_SCHEDULE", "0 0 31 2 *"],
  ["BACKUP_DIR", "a-file", { BACKUP_SCHEDULE: "@daily" }],
  ["BACKUP_DIR", tooLong(4096)],
  ["BACKUP_KEEP", "0"],
  ["BACKUP_RECIPIENTS", "age1abc"],
  ["BACKUP_RECIPIENTS", `age1${"q".repeat(58)}`],
  ["EDA_KICAD_CATEGORY_DEPTH", "-2"],
  ["EDA_KICAD_FIELDS", "price"],
  ["EDA_KICAD_FIELD_PREFIX", tooLong(50)],
  ["EDA_KICAD_DATASHEET_AS_PDF", "perhaps"],
  ["EDA_KICAD_DEFAULT_PARAMETER_VISIBILITY", "perhaps"],
  ["EDA_KICAD_DEFAULT_PARAMETER_SYMBOL_VISIBILITY", "perhaps"],
  ["EDA_KICAD_DEFAULT_ORDERDETAIL_VISIBILITY", "perhaps"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_HOST", "my host", { METRICS_PORT: "0" }],
  ["METRICS_HOST", "192.0.2.1", { METRICS_PORT: "0" }],
  ["METRICS_PORT", "many"],
  ["INSTANCE_NAME", tooLong(255)],
  ["BANNER", tooLong(65_536)],
  ["DEFAULT_TIMEZONE", "Mars/Olympus"],
  ["BASE_CURRENCY", "Euro"],
  ["VAT_RATE", "19%"],
  ["DEFAULT_LANG", "_"],
  ["LABEL_FONT", tooLong(4096)],
];

/** The service starts without valid keys, because only OAuth needs them. `doctor` reports them. */
const checkedLater = ["OAUTH2_ENCRYPTION_KEY", "OAUTH2_ENCRYPTION_KEY_PREVIOUS"];

it("the cases below include all settings", () => {
  const names = new Set<string>();
  const environment = new Proxy({}, { get: (_target, name) => void names.add(String(name)) });
  readConfig(environment);
  const tested = new Set(invalid.map(([name]) => name));
  expect([...names].filter((name) => !tested.has(name) && !checkedLater.includes(name))).toEqual([]);
});

const cases = invalid.map(([name, value, others]) => ({ name, value, others }));

it.each(cases)(
  "an invalid $name ends serve before it listens, and doctor reports it",
  async ({ name, value, others }) => {
    await writeFile(join(directory, "a-file"), "");
    const environment = { PORT: "0", ...others, [name]: value };
    const { code, stdout, stderr } = await partledgerHere(["serve"], { environment });
    expect({ failed: code === 1 || code === 2, stdout }, stderr).toEqual({ failed: true, stdout: "" });
    expect(stderr).toContain(name);
    expect(stderr).not.toMatch(/ at .*:\d+:\d+|listening/);

    const report = await partledgerHere(["doctor", "--offline", "--json"], { environment });
    const { checks } = JSON.parse(report.stdout) as { checks: { status: string; message: string }[] };
    const problems = checks.filter(({ status }) => status === "problem").map((check) => check.message);
    expect(report.code).toBe(1);
    expect(problems.join(" ")).toContain(name);
  },
  // The first test loads all modules of the commands.
  180_000,
);

it("serve with workers reports an invalid setting once", async () => {
  const environment = { PORT: "0", BACKUP_SCHEDULE: "99 99 * * *" };
  const { code, stderr } = await partledgerHere(["serve", "--workers", "2"], { environment });
  expect([code, stderr.split("BACKUP_SCHEDULE is not a valid cron expression")]).toMatchObject([
    2,
    { length: 2 },
  ]);
});

it("doctor reports an invalid key for OAuth", async () => {
  await done(["migrate"]);
  const { code, stdout } = await partledgerHere(["doctor", "--offline"], {
    environment: { OAUTH_SERVER_ENABLED: "1", OAUTH2_ENCRYPTION_KEY: "short" },
  });
  expect([code, stdout]).toEqual([1, expect.stringContaining("OAUTH2_ENCRYPTION_KEY")]);
});
