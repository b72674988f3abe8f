/**
 * No secret that a response contains is stored in clear text: not in the database and its free pages, files, backups, the
 * log, the change log or deliveries.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Kysely } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runScheduledBackup } from "../../src/backup/schedule.ts";
import { readConfig } from "../../src/config/config.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { issueSetUpToken } from "../../src/identity/accounts/set-up.ts";
import { sessionCookie } from "../../src/pages/site/cookies.ts";
import { temporaryDirectory } from "../attachments/temporary-storage.ts";
import { post, type Parameters } from "../oauth/flow.ts";
import { answer } from "../pages/oauth/consent-form.ts";
import {
  answerIn,
  authorizePath,
  callback,
  startOAuthSite,
  type OAuthSite,
} from "../pages/oauth/oauth-site.ts";
import { copied } from "../pages/settings/settings-service.ts";
import { api } from "../support/client.ts";
import {
  declaredOperations,
  declaredProtocolOperations,
  follow,
  type Json,
} from "../support/declared-operations.ts";
import { describeDialects, openTestStore } from "../support/dialects.ts";
import { insertUser, passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { visitor } from "../support/visitor.ts";

const plain = { accept: "application/json" };

/** Adds secrets by name. */
type Keep = (name: string, ...secrets: (string | undefined)[]) => void;

/** Properties that contain a secret. A new one must be added here, and to the requests below. */
const secretProperties = [
  "createWebhook secret",
  "requestToken access_token",
  "requestToken refresh_token",
  "rotateWebhookSecret secret",
];

/** Properties whose names only suggest a secret. Other responses with webhooks contain none, as a test below checks. */
const publicProperties =
  /^requestToken token_type$| token_endpoint|^(?:(?:get|list|update|ping)Webhooks?|resendWebhookDelivery) secret$/;

/** Returns the names of all properties in a schema of a response. */
function propertyNames(schema: Json, seen = new Set<unknown>()): string[] {
  const resolved = follow(schema);
  if (seen.has(resolved)) return [];
  seen.add(resolved);
  const names = Object.keys((resolved["properties"] as Json | undefined) ?? {});
  const parts = Object.values(resolved).flatMap((value) =>
    value !== null && typeof value === "object" ? Object.values(value as Json).concat(value) : [],
  );
  return names.concat(
    parts.flatMap((part) =>
      part !== null && typeof part === "object" ? propertyNames(part as Json, seen) : [],
    ),
  );
}

it("every property of a response that can be a secret is known", () => {
  const names = [...declaredOperations(), ...declaredProtocolOperations()].flatMap(
    ({ operationId, answers }) =>
      Object.entries(answers)
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([, { content = {} }]) => Object.values(content))
        .flatMap(({ schema = {} }) => propertyNames(schema))
        .filter((name) =>
          /secret|token|pass(?:word|phrase)|credential|private_key|\botp|totp|signature/i.test(name),
        )
        .map((name) => `${operationId} ${name}`),
  );
  const found = [...new Set(names)].filter((name) => !publicProperties.test(name));
  expect(found.toSorted()).toEqual(secretProperties);
});

/** Returns the forms in which a text can be stored. */
function formsOf(secret: string): Buffer[] {
  const bytes = Buffer.from(secret);
  const texts = [
    secret,
    encodeURIComponent(secret),
    bytes.toString("hex"),
    bytes.toString("base64").slice(0, -4),
  ];
  const forms = texts.map((text) => Buffer.from(text));
  const [, body] = /^whsec_(.+)$/.exec(secret) ?? [];
  if (body !== undefined) forms.push(Buffer.from(body), Buffer.from(body, "base64"));
  if (/^[A-Z2-7]{32}$/.test(secret)) forms.push(Buffer.from(Secret.fromBase32(secret).bytes));
  if (/^[0-9a-z]{4}(-[0-9a-z]{4})+$/.test(secret)) forms.push(Buffer.from(secret.replaceAll("-", "")));
  return forms;
}

async function filesBelow(folder: string): Promise<[string, Buffer][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, Buffer]> => {
        const path = join(entry.parentPath, entry.name);
        return [path, await readFile(path)];
      }),
  );
}

/** Returns everything that the service has stored or logged, by name. */
async function everythingOf(service: TestService, logged: readonly unknown[]): Promise<[string, Buffer][]> {
  const { uploads, databaseUrl, dialect } = service;
  const backups = await temporaryDirectory();
  const environment = { DATABASE_URL: databaseUrl, UPLOADS_DIR: uploads, BACKUP_DIR: backups };
  const ignore = (): void => undefined;
  await runScheduledBackup({
    config: readConfig(environment),
    store: {},
    directory: uploads,
    now: () => new Date(),
    logger: { info: ignore, warn: ignore, error: ignore },
  });
  const packed = await filesBelow(backups);
  expect(packed.map(([name]) => name).join()).toMatch(/\.tar\.gz/);
  const database =
    dialect === "sqlite"
      ? await filesBelow(dirname(databaseUrl.replace(/^sqlite:/, "")))
      : [["rows", Buffer.from(JSON.stringify(await rowsOf(service)))] as [string, Buffer]];
  return [
    ...database,
    ...(await filesBelow(uploads)),
    ...packed.map(([name, bytes]): [string, Buffer] => [name, gunzipSync(bytes)]),
    ["log", Buffer.from(JSON.stringify(logged))],
  ];
}

async function rowsOf({ store }: TestService): Promise<unknown[]> {
  const tables = await store.read.db.introspection.getTables();
  return Promise.all(
    tables.map(({ name }) =>
      // The names come from the database.
      store.read.db
        .selectFrom(name as "users")
        .selectAll()
        .execute(),
    ),
  );
}

async function webhookSecrets(site: OAuthSite, keep: Keep): Promise<void> {
  const client = api(site, tokens.full);
  const headers = (key: string) => ({ headers: { "Idempotency-Key": key } });
  const body = { name: "Hook", url: "http://127.0.0.1:9/" };
  const created = await client.post("/api/webhooks", body, { ...plain, ...headers("a"), expect: 201 });
  const again = await client.post("/api/webhooks", body, { ...plain, ...headers("a"), expect: 201 });
  expect(again.headers["idempotent-replayed"]).toBe("true");
  expect(again.body).not.toHaveProperty("secret");
  const rotate = `/api/webhooks/${String(created.body["id"])}/rotate_secret`;
  const first = await client.post(rotate, undefined, { ...plain, ...headers("b"), expect: 200 });
  const repeated = await client.post(rotate, undefined, { ...plain, ...headers("b"), expect: 200 });
  expect(repeated.headers["idempotent-replayed"]).toBe("true");
  expect(repeated.body).not.toHaveProperty("secret");
  const { secret, ...rest } = first.body;
  expect(repeated.body).toEqual(rest);
  const third = await client.post(rotate, undefined, { ...plain, expect: 200 });
  const chosen = `whsec_${Buffer.alloc(30, "chosen").toString("base64")}`;
  await client.post("/api/webhooks", { ...body, secret: chosen }, { ...headers("c"), expect: 201 });
  keep("webhook", created.body["secret"] as unknown as string, secret as unknown as string);
  keep("webhook", third.body["secret"] as unknown as string, chosen);
  // The results of a batch are stored for repeated requests, too.
  for (const atomic of [true, false]) {
    const operations = [
      { method: "POST", path: rotate },
      { method: "POST", path: "/api/webhooks", body },
    ];
    const batch = await client.post(
      "/api/batch",
      { atomic, operations },
      { ...plain, ...headers(`d${atomic}`) },
    );
    expect(batch.text).not.toContain("whsec_");
  }
  await client.post(`${rotate.replace("rotate_secret", "ping")}`, {}, { ...headers("e"), expect: 201 });
}

async function passwordSecrets(site: OAuthSite, keep: Keep): Promise<void> {
  const client = api(site, tokens.full);
  const [first, second] = ["a long walk by the sea", "another walk in the hills"];
  const headers = { "Idempotency-Key": "user" };
  const user = { name: "ada", password: first };
  const { body } = await client.post("/api/users", user, { headers, expect: 201 });
  await client.patch(`/api/users/${String(body["id"])}`, { password: second }, { expect: 200 });
  keep("password", first, second, passwords.admin);
}

async function sessionSecrets(site: OAuthSite, keep: Keep): Promise<void> {
  const browser = visitor(site);
  await browser.signIn("editor");
  keep("session", ...browser.cookies.values());
  const newToken = "/user/settings/tokens/new";
  const made = await browser.submit(await browser.get(newToken), { fields: { name: "for programs" } });
  keep("API token", copied(made, "Token"));
  const setUp = await browser.get("/user/settings/second_factor");
  const secret = setUp.document.querySelector("main [name=secret]")?.getAttribute("value") ?? "";
  const code = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const password = passwords.editor;
  const done = await browser.submit(setUp, { fields: { code: code(), password } });
  const codesOn = (page: typeof done): string[] =>
    copied(page, "Backup codes").match(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/gim) ?? [];
  const codes = codesOn(done);
  expect(codes).toHaveLength(10);
  keep("TOTP secret", secret);
  keep("backup code", ...codes);
  keep("session", ...browser.cookies.values());
  // A backup code signs in, and the device is remembered.
  const other = visitor(site);
  const step = await other.signIn("editor");
  const fields = { _auth_code: codes[0] ?? "", _trusted: "on" };
  const names = step.document.querySelectorAll("main input").map((input) => input.getAttribute("name"));
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  expect((await other.submit(step, { fields: known })).path).toBe("/");
  expect(other.cookies.has(sessionCookie)).toBe(true);
  keep("session", ...other.cookies.values());
  const renew = await other.get("/user/settings/second_factor/backup_codes");
  const renewed = await other.submit(renew, { fields: { password } });
  expect(codesOn(renewed)).toHaveLength(10);
  keep("backup code", ...codesOn(renewed));
}

async function oauthSecrets(site: OAuthSite, keep: Keep): Promise<void> {
  const metadata = { client_name: "Reader", redirect_uris: [callback], scope: "read_only edit" };
  const registered = await api(site).post("/oauth/register", metadata, { accept: null, expect: 201 });
  expect(Object.keys(registered.body).join()).not.toMatch(/secret|registration_access_token/);
  const clientId = registered.body["client_id"] as unknown as string;
  const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const code_challenge = createHash("sha256").update(verifier).digest("base64url");
  const path = authorizePath({ clientId, redirectUris: [callback] }, { code_challenge });
  const admin = await site.as("admin");
  const approved = await answer(admin, path, "Approve");
  const { code } = answerIn(approved.location);
  const request = (form: Parameters) => post(site, "/oauth/token", { client_id: clientId, ...form });
  const issued = await request({
    grant_type: "authorization_code",
    code,
    redirect_uri: callback,
    code_verifier: verifier,
  });
  expect(issued.status).toBe(200);
  const refresh = { grant_type: "refresh_token", refresh_token: issued.body.refresh_token };
  const renewed = await request(refresh);
  const repeated = await request(refresh);
  expect(repeated.body.refresh_token).toBe(renewed.body.refresh_token);
  keep("code", code);
  for (const { access_token, refresh_token } of [issued.body, renewed.body, repeated.body])
    keep("OAuth token", access_token, refresh_token);
}

describeDialects("a secret in a response", (dialect) => {
  let site: OAuthSite;
  const secrets: [name: string, secret: string][] = [];
  const keep: Keep = (name, ...texts) => {
    for (const text of texts) {
      expect(text?.length, name).toBeGreaterThan(8);
      secrets.push([name, text ?? ""]);
    }
  };

  beforeAll(async () => {
    site = await startOAuthSite({ dialect, environment: { OAUTH_DCR_ENABLED: "1" } });
    await webhookSecrets(site, keep);
    await passwordSecrets(site, keep);
    await sessionSecrets(site, keep);
    await oauthSecrets(site, keep);
  });
  afterAll(() => site.close());

  it("is neither in the database nor in files, backups and the log", async () => {
    const everything = await everythingOf(site, site.logged);
    // The search finds what is stored.
    expect(everything.filter(([, bytes]) => bytes.includes("for programs")).length).toBeGreaterThan(1);
    const found = everything.flatMap(([place, bytes]) =>
      secrets.flatMap(([name, secret]) =>
        formsOf(secret).some((form) => bytes.includes(form)) ? [`${name} in ${place}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it("is in no later response", async () => {
    const client = api(site, tokens.full);
    const paths = ["log_entries", "webhooks", "webhook_deliveries", "users", "changes"];
    for (const path of paths) {
      const { text } = await client.get(
        `/api/${path}?${path === "changes" ? "after=0" : "itemsPerPage=500"}`,
        plain,
      );
      for (const [name, secret] of secrets) expect(text.includes(secret), `${name} in ${path}`).toBe(false);
    }
  });
});

describe("the link of the first sign-in", () => {
  it("is stored as a hash", async () => {
    const service = await startService({ seed: async () => undefined });
    try {
      const token = (await issueSetUpToken(service.store, new Date())) ?? "";
      expect(token.length).toBeGreaterThan(20);
      await visitor(service).get(`/set-up?token=${token}`);
      for (const [place, bytes] of await everythingOf(service, [])) {
        for (const form of formsOf(token)) expect(bytes.includes(form), place).toBe(false);
      }
    } finally {
      await service.close();
    }
  });
});

describeDialects("an upgrade", (dialect) => {
  it("deletes responses with a webhook's secret that an earlier version stored for an idempotency key", async () => {
    const { store, url, close } = await openTestStore(dialect);
    const now = new Date();
    const times = {
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 60_000).toISOString(),
    };
    const row = { key: "k", fingerprint: "f", status: 200, ...times };
    // Long texts are stored in pages of their own.
    const answerOf = (secret: string) => JSON.stringify({ document: { secret, name: "x".repeat(10_000) } });
    try {
      await store.transaction(async (transaction) => {
        const user_id = await insertUser(transaction, "ada", "{}", false, now);
        const { db } = transaction;
        for (const [key, operation] of Object.entries({ a: "rotateWebhookSecret", b: "createPart" })) {
          const keyRow = { ...row, user_id, key, operation, answer: answerOf(`whsec_of_${operation}`) };
          await db.insertInto("idempotency_keys").values(keyRow).execute();
        }
      });
      const migration = migrations.find(({ name }) => name === "0019-webhook-secrets");
      await store.transaction(({ db }) => migration!.up(db as unknown as Kysely<unknown>, dialect));
      const left = await store.read.db.selectFrom("idempotency_keys").select("operation").execute();
      expect(left).toEqual([{ operation: "createPart" }]);
      if (dialect === "postgres") return;
      await store.close();
      const file = await readFile(url.replace(/^sqlite:/, ""));
      expect(file.includes("whsec_of_createPart")).toBe(true);
      expect(file.includes("whsec_of_rotateWebhookSecret")).toBe(false);
    } finally {
      await close();
    }
  });
});
