/** A rotation of the key pair, as clients and several processes see it over time. */
import { spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { copyFile, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify, type JWK } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeysLocked, withKeyLock } from "../../src/oauth/key-lock.ts";
import { createKeyFiles, generateKeys, keyPaths, previousKeyPaths } from "../../src/oauth/keys.ts";
import { removeRetiredKeys, rotateKeys } from "../../src/oauth/rotate-keys.ts";
import { api } from "../support/client.ts";
import { rotateAt } from "../support/oauth-keys.ts";
import { startWeb } from "../support/web.ts";
import {
  hour,
  minute,
  second,
  startAuthorizationServer,
  type AuthorizationServer,
  type ClosableServer,
} from "./authorization-server.ts";
import { obtainTokens, refreshTokens, scopeOfToken, type Tokens } from "./flow.ts";

let started: AuthorizationServer;
let folders: string[];
beforeEach(async () => {
  started = await startAuthorizationServer();
  folders = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await started.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const loadedKid = async () => (await createKeyFiles(started.uploads).load())?.kid ?? "";
const kidOf = ({ access }: Tokens) => decodeProtectedHeader(access).kid;
const rotate = () => rotateAt(started.uploads, started.now());

async function publishedKeys({ url }: { readonly url: string } = started): Promise<JWK[]> {
  const { body } = await api({ url }).get<{ keys: JWK[] }>("/.well-known/jwks.json", { accept: "*/*" });
  return body.keys;
}

const publishedKids = async () => (await publishedKeys()).map(({ kid }) => kid);

/** Starts a node with its own directory, to which the named files are copied. */
async function startNode(names: readonly string[]) {
  const uploads = await mkdtemp(join(tmpdir(), "partledger-node-"));
  folders.push(uploads);
  for (const name of names) await copyFile(join(started.uploads, name), join(uploads, name));
  const server = started.another({ UPLOADS_DIR: uploads });
  const web = await startWeb({ routes: server.routes, now: started.now });
  return { ...started, server, url: web.url, close: web.close };
}

describe("a rotation over time", () => {
  it("publishes the new key at once, signs with it after ten minutes, and drops the previous key after tokens expire", async () => {
    const previous = await loadedKid();
    const first = await obtainTokens(started);
    expect(await rotate()).toMatchObject({ kind: "rotated" });
    const newest = await loadedKid();
    expect(newest).not.toBe(previous);

    const timeline: [afterwards: number, signs: string, published: string[]][] = [
      [0, previous, [newest, previous]],
      [9 * minute, previous, [newest, previous]],
      [10 * minute - second, previous, [newest, previous]],
      [10 * minute, newest, [newest, previous]],
      [11 * minute, newest, [newest, previous]],
      [hour, newest, [newest, previous]],
      [2 * hour + 10 * minute - second, newest, [newest, previous]],
      [2 * hour + 10 * minute, newest, [newest]],
      [3 * hour, newest, [newest]],
    ];
    const rotatedAt = started.now().getTime();
    const issued: { readonly tokens: Tokens; readonly at: number }[] = [{ tokens: first, at: 0 }];
    for (const [afterwards, signs, published] of timeline) {
      started.advance(rotatedAt + afterwards - started.now().getTime());
      const tokens = await obtainTokens(started);
      issued.push({ tokens, at: afterwards });
      expect([kidOf(tokens), await publishedKids()], `after ${afterwards} ms`).toEqual([signs, published]);
      for (const { tokens: earlier, at } of issued) {
        const verdict = await scopeOfToken(started, earlier.access);
        const isRetired = kidOf(earlier) !== newest && published.length === 1;
        const expected = isRetired ? "unknown" : afterwards - at >= hour ? "expired" : "edit";
        expect(verdict, `issued at ${at}, used at ${afterwards}`).toBe(expected);
      }
    }
  });

  it("keeps refresh tokens valid, and revokes no grant", async () => {
    const tokens = await obtainTokens(started);
    await rotate();
    const newest = await loadedKid();
    let { refresh } = tokens;
    for (const step of [0, 11 * minute, 3 * hour]) {
      started.advance(step);
      const { status, body } = await refreshTokens(started, { ...tokens, refresh });
      expect(status).toBe(200);
      refresh = body.refresh_token ?? "";
      expect(await scopeOfToken(started, body.access_token)).toBe("edit");
      expect(decodeProtectedHeader(body.access_token ?? "").kid === newest).toBe(step > 0);
    }
  });

  it("publishes each key with a thumbprint, its algorithm and its use, and limits the cache time", async () => {
    await rotate();
    const keys = await publishedKeys();
    expect(keys).toHaveLength(2);
    for (const { n, kid, ...members } of keys) {
      expect(n).toMatch(/^[\w-]{342}$/);
      expect(kid).toMatch(/^[\w-]{43}$/);
      expect(members).toEqual({ kty: "RSA", alg: "RS256", use: "sig", e: "AQAB" });
    }
    const { headers } = await api(started).get("/.well-known/jwks.json", { accept: "*/*" });
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect(headers["access-control-allow-origin"]).toBe("*");
  });

  it.each([
    ["5 minutes", { cacheMaxAge: 5 * minute, cooldownDuration: Infinity }],
    ["10 minutes (the default of jose)", { cooldownDuration: Infinity }],
  ])("never fails for a client that caches the key set for %s", async (_, options) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    // Clients start at different times before the rotation. Without the cooldown, they would read the set again.
    const clients = Array.from({ length: 10 }, () =>
      createRemoteJWKSet(new URL("/.well-known/jwks.json", started.url), options),
    );
    let oldest: Tokens | undefined;
    for (let step = 0; step < 30; step += 1) {
      vi.setSystemTime(started.now());
      if (step === 10) await rotate();
      const tokens = await obtainTokens(started);
      oldest ??= tokens;
      for (const keySet of clients.slice(0, step + 1)) {
        for (const { access } of [tokens, oldest]) {
          const { payload } = await jwtVerify(access, keySet, { issuer: started.url });
          expect(payload.sub).toBe("admin");
        }
      }
      started.advance(minute);
    }
    expect(kidOf(await obtainTokens(started))).not.toBe(oldest === undefined ? "" : kidOf(oldest));
  });

  it("is refused until the previous one is complete", async () => {
    await rotate();
    const files = async () => Promise.all(Object.values(allPaths()).map((path) => readFile(path, "utf8")));
    const before = await files();
    const completeAt = new Date(started.now().getTime() + 2 * hour + 10 * minute);
    for (const step of [0, 9 * minute, 2 * hour + minute - second]) {
      started.advance(step);
      expect(await rotate()).toEqual({ kind: "incomplete", completeAt });
    }
    expect(await files()).toEqual(before);
    const newest = await loadedKid();
    started.advance(second);
    expect(await rotate()).toMatchObject({ kind: "rotated" });
    expect(await publishedKids()).toEqual([await loadedKid(), newest]);
  });

  it("without a valid pair changes nothing", async () => {
    const { privatePath, publicPath } = keyPaths(started.uploads);
    await writeFile(publicPath, "x");
    expect(await rotate()).toEqual({ kind: "missing" });
    await rm(privatePath);
    await rm(publicPath);
    expect(await rotate()).toEqual({ kind: "missing" });
    expect(await createKeyFiles(started.uploads).load()).toBeNull();
  });

  it("ends at once when a new pair is generated with force, which also deletes the previous pair", async () => {
    const first = await obtainTokens(started);
    await rotate();
    started.advance(11 * minute);
    const second = await obtainTokens(started);
    await generateKeys(started.uploads, { force: true });
    expect(await publishedKids()).toEqual([await loadedKid()]);
    for (const { access } of [first, second]) expect(await scopeOfToken(started, access)).toBe("unknown");
    const { privatePath, publicPath } = previousKeyPaths(started.uploads);
    for (const path of [privatePath, publicPath]) await expect(readFile(path)).rejects.toThrow("ENOENT");
    expect(kidOf(await obtainTokens(started))).toBe(await loadedKid());
  });
});

describe("a rotation with several processes", () => {
  /** Returns the verdicts of all servers on a token. */
  const verdicts = (servers: readonly ClosableServer[], { access }: Tokens) =>
    Promise.all(servers.map((server) => scopeOfToken({ ...started, server }, access)));

  it("is the same for a process that runs, one that starts in between, and one with copies of all files", async () => {
    const running = started.another({});
    const first = await obtainTokens(started);
    await rotate();
    started.advance(5 * minute);
    const restarted = started.another({});
    const copied = await startNode([
      "oauth_private.key",
      "oauth_public.key",
      "oauth_private.previous.key",
      "oauth_public.previous.key",
    ]);
    const servers = [started.server, running, restarted, copied.server];
    const previous = kidOf(first);
    for (const [step, signs] of [
      [0, previous],
      [4 * minute, previous],
      [minute, await loadedKid()],
    ] as const) {
      started.advance(step);
      const tokens = [await obtainTokens(started), await obtainTokens(copied)];
      for (const each of [...tokens, first]) {
        expect(await verdicts(servers, each)).toEqual(Array(4).fill("edit"));
      }
      expect(tokens.map(kidOf)).toEqual([signs, signs]);
    }
    started.advance(2 * hour);
    expect(await verdicts(servers, first)).toEqual(Array(4).fill("unknown"));
    await copied.close();
  });

  it("a node that has only the new pair signs with it at once, and the other nodes accept its tokens", async () => {
    const first = await obtainTokens(started);
    await rotate();
    const node = await startNode(["oauth_private.key", "oauth_public.key"]);
    const fromNode = await obtainTokens(node);
    expect(kidOf(fromNode)).toBe(await loadedKid());
    expect(await verdicts([started.server, node.server], fromNode)).toEqual(["edit", "edit"]);
    expect(await verdicts([started.server, node.server], first)).toEqual(["edit", "unknown"]);
    await node.close();
  });

  it("a node that receives the files later completes the rotation at the same time", async () => {
    await rotate();
    started.advance(2 * hour + 10 * minute);
    const node = await startNode([
      "oauth_private.key",
      "oauth_public.key",
      "oauth_private.previous.key",
      "oauth_public.previous.key",
    ]);
    expect((await publishedKeys(node)).map(({ kid }) => kid)).toEqual([await loadedKid()]);
    await node.close();
  });

  it("a reader always finds a pair, and a new pair only together with the one that it replaces", async () => {
    const files = createKeyFiles(started.uploads);
    const seen: (readonly [newest: string | undefined, previous: string | undefined])[] = [];
    let isDone = false;
    const reading = (async () => {
      while (!isDone) {
        const keys = await files.load();
        seen.push([keys?.kid, keys?.previous?.kid]);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    for (let run = 0; run < 5; run += 1) {
      await rotate();
      const newest = await loadedKid();
      await vi.waitFor(() => expect(seen.at(-1)?.[0]).toBe(newest));
      started.advance(3 * hour);
    }
    isDone = true;
    await reading;
    const changes = seen.filter(([newest], index) => newest !== seen[index - 1]?.[0]);
    expect(changes.length).toBeGreaterThan(1);
    expect(changes.slice(1).map(([, previous]) => previous)).toEqual(
      changes.slice(0, -1).map(([newest]) => newest),
    );
    expect(changes.map(([newest]) => newest)).not.toContain(undefined);
  });
});

describe("concurrent changes of the key pair", () => {
  it("only one of 20 rotations succeeds, and all tokens remain valid", async () => {
    const first = await obtainTokens(started);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => rotate()));
    const rotated = results.filter(
      ({ status, ...result }) =>
        status === "fulfilled" && "value" in result && result.value.kind === "rotated",
    );
    expect(rotated).toHaveLength(1);
    const failed = results.filter((result) => result.status === "rejected");
    for (const { reason } of failed) expect(reason).toBeInstanceOf(KeysLocked);
    expect(await publishedKids()).toEqual([await loadedKid(), kidOf(first)]);
    expect(await scopeOfToken(started, first.access)).toBe("edit");
  });

  it("the clean-up deletes no files while another process changes them", async () => {
    await rotate();
    started.advance(3 * hour);
    await withKeyLock(started.uploads, () => removeRetiredKeys(started.uploads, started.now()));
    for (const path of allPaths()) await readFile(path);
    await removeRetiredKeys(started.uploads, started.now());
    await expect(readFile(allPaths()[1] ?? "")).rejects.toThrow("ENOENT");
  });

  it("a process that is killed releases the lock", async () => {
    const script = `
      import { withKeyLock } from ${JSON.stringify(join(process.cwd(), "src/oauth/key-lock.ts"))};
      await withKeyLock(process.argv[1], () => new Promise((resolve) => {
        setTimeout(resolve, 60_000);
        console.log("locked");
      }));`;
    const child = spawn(process.execPath, [
      ...["--import", "tsx", "--input-type=module", "--eval", script, started.uploads],
    ]);
    try {
      await once(child.stdout, "data");
      await expect(rotate()).rejects.toBeInstanceOf(KeysLocked);
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    } finally {
      child.kill("SIGKILL");
    }
    expect(await rotate()).toMatchObject({ kind: "rotated" });
  });
});

const allPaths = () => {
  const [newest, previous] = [keyPaths(started.uploads), previousKeyPaths(started.uploads)];
  // The order in which a rotation replaces the files.
  return [previous.privatePath, previous.publicPath, newest.privatePath, newest.publicPath];
};

describe("an interrupted rotation", () => {
  it.each([0, 1, 2, 3, 4])(
    "after %i of 4 files leaves a valid pair, and can be repeated",
    async (written) => {
      const first = await obtainTokens(started);
      const before = await Promise.all(allPaths().map((path) => readFile(path).catch(() => null)));
      await rotate();
      for (const [index, path] of allPaths().entries()) {
        if (index < written) continue;
        const content = before[index] ?? null;
        if (content === null) await rm(path);
        else await writeFile(path, content);
      }
      started.advance(2 * minute);
      const tokens = await obtainTokens(started);
      expect(kidOf(tokens)).toBe(kidOf(first));
      for (const { access } of [first, tokens]) expect(await scopeOfToken(started, access)).toBe("edit");
      const keys = await createKeyFiles(started.uploads).load();
      expect(keys?.isRotationInterrupted).toBe(written === 3);
      expect(await publishedKids()).toHaveLength(written === 4 ? 2 : 1);
      if (written === 4) return;

      expect(await rotate()).toMatchObject({ kind: "rotated" });
      expect(await publishedKids()).toEqual([await loadedKid(), kidOf(first)]);
      started.advance(9 * minute);
      expect(kidOf(await obtainTokens(started))).toBe(kidOf(first));
      started.advance(minute);
      expect(kidOf(await obtainTokens(started))).toBe(await loadedKid());
      expect(await scopeOfToken(started, tokens.access)).toBe("edit");
    },
  );

  it.each([2, 3])("is completed from a copy in which file %i of 0 to 3 is the only old one", async (old) => {
    const first = await obtainTokens(started);
    const path = allPaths()[old] ?? "";
    const before = await readFile(path);
    await rotate();
    await writeFile(path, before);
    const keys = await createKeyFiles(started.uploads).load();
    expect([keys?.kid, keys?.isRotationInterrupted]).toEqual([kidOf(first), true]);
    expect(await scopeOfToken(started, first.access)).toBe("edit");
    expect(await rotate()).toMatchObject({ kind: "rotated" });
    expect(await publishedKids()).toEqual([await loadedKid(), kidOf(first)]);
  });

  it("is not assumed for a leftover previous pair", async () => {
    await rotate();
    started.advance(3 * hour);
    await rm(keyPaths(started.uploads).privatePath);
    expect(await createKeyFiles(started.uploads).load()).toBeNull();
    expect(await publishedKids()).toEqual([]);
  });
});

describe("a wrong clock", () => {
  /** Rotates the pair with a clock that is ahead, and then corrects the clock. */
  const rotateAhead = async (ahead: number) => {
    started.advance(ahead);
    await rotate();
    started.advance(-ahead);
  };
  const touch = () => utimes(keyPaths(started.uploads).privatePath, started.now(), started.now());

  it("that is a little ahead does not change the steps of a rotation", async () => {
    const first = await obtainTokens(started);
    await rotateAhead(5 * minute);
    expect(kidOf(await obtainTokens(started))).toBe(kidOf(first));
    started.advance(15 * minute);
    expect(kidOf(await obtainTokens(started))).toBe(await loadedKid());
    expect(await scopeOfToken(started, first.access)).toBe("edit");
  });

  it.each([hour, 24 * hour, 365 * 24 * hour])(
    "that is ahead by %i ms lets the new key sign, both keys verify, and allows the next rotation",
    async (ahead) => {
      const first = await obtainTokens(started);
      await rotateAhead(ahead);
      const second = await obtainTokens(started);
      expect(kidOf(second)).toBe(await loadedKid());
      expect(await publishedKids()).toEqual([kidOf(second), kidOf(first)]);
      for (const { access } of [first, second]) expect(await scopeOfToken(started, access)).toBe("edit");
      await removeRetiredKeys(started.uploads, started.now());
      expect(await publishedKids()).toEqual([kidOf(second), kidOf(first)]);

      // The operator confirms that the clock is correct. Tokens of the previous key remain valid until they expire.
      await touch();
      const completeAt = new Date(started.now().getTime() + 2 * hour + 10 * minute);
      expect(await rotateKeys(started.uploads, started.now())).toEqual({ kind: "incomplete", completeAt });
      started.advance(2 * hour + 10 * minute);
      expect(await rotateKeys(started.uploads, started.now())).toMatchObject({ kind: "rotated" });
      expect(await publishedKids()).toEqual([await loadedKid(), kidOf(second)]);
    },
  );

  it.each([365 * 24 * hour, 6 * minute])(
    "that is %i ms behind the present pair is refused and changes nothing",
    async (behind) => {
      await touch();
      const before = await loadedKid();
      const modifiedAt = started.now();
      started.advance(-behind);
      const { privatePath } = keyPaths(started.uploads);
      expect(await rotateKeys(started.uploads, started.now())).toEqual({
        kind: "clock",
        privatePath,
        modifiedAt,
      });
      expect([await loadedKid(), await publishedKids()]).toEqual([before, [before]]);
      started.advance(behind - 5 * minute);
      expect(await rotateKeys(started.uploads, started.now())).toMatchObject({ kind: "rotated" });
    },
  );
});

describe("the previous pair", () => {
  it("is deleted when it is no longer needed: the private key first", async () => {
    await rotate();
    const [privatePath = "", publicPath = ""] = allPaths();
    const exists = (path: string) =>
      readFile(path).then(
        () => true,
        () => false,
      );
    for (const [step, expected] of [
      [10 * minute - second, [true, true]],
      [second, [false, true]],
      [2 * hour - second, [false, true]],
      [second, [false, false]],
    ] as const) {
      started.advance(step);
      const before = await publishedKids();
      await removeRetiredKeys(started.uploads, started.now());
      expect([await exists(privatePath), await exists(publicPath)]).toEqual(expected);
      expect(await publishedKids()).toEqual(before);
      expect(kidOf(await obtainTokens(started))).toBe(expected[0] ? before[1] : before[0]);
    }
  });

  it.each([
    ["without the time of its rotation", (text: string) => text.replace(/^.*\n/, "")],
    ["with an invalid time", (text: string) => text.replace(/^.*\n/, "Replaced-At: tomorrow\n")],
    [
      "with a key of another algorithm",
      (text: string) => text.replace(/-{5}BEGIN[^]*/, otherPublicKey("ed25519")),
    ],
    ["with a key that is too short", (text: string) => text.replace(/-{5}BEGIN[^]*/, otherPublicKey("rsa"))],
    ["with an invalid key", (text: string) => text.replace(/\n[^-].*\n/, "\nAAAA\n")],
  ])("is ignored %s", async (_, change) => {
    await rotate();
    const [, publicPath = ""] = allPaths();
    await writeFile(publicPath, change(await readFile(publicPath, "utf8")));
    expect(await publishedKids()).toEqual([await loadedKid()]);
    expect(kidOf(await obtainTokens(started))).toBe(await loadedKid());
  });

  it("does not sign without its own private key", async () => {
    const first = await obtainTokens(started);
    await rotate();
    const [privatePath = ""] = allPaths();
    await copyFile(keyPaths(started.uploads).privatePath, privatePath);
    expect(kidOf(await obtainTokens(started))).toBe(await loadedKid());
    expect(await scopeOfToken(started, first.access)).toBe("edit");
  });
});

function otherPublicKey(type: "ed25519" | "rsa"): string {
  const { publicKey } =
    type === "rsa" ? generateKeyPairSync("rsa", { modulusLength: 1024 }) : generateKeyPairSync("ed25519");
  return String(publicKey.export({ type: "spki", format: "pem" }));
}
