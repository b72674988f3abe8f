/**
 * Proves to a command of this machine that a service uses the same database: the command stores an answer in the
 * database, and only such a service can return it. The command sends no secret.
 */
import { randomBytes } from "node:crypto";
import { prepared, type Slot } from "./prepared.ts";
import type { Reader, Store } from "./store.ts";

/** The response header of `/readyz` with the answer. */
export const probeHeader = "Partledger-Probe";

/** The prefix of keys in the table `instance`. */
const keyPrefix = "probe ";

interface ServiceProbe {
  /** The name of the answer, which the command sends. */
  readonly probe: string;
  readonly answer: string;
  /** Removes the answer from the database. */
  remove(): Promise<void>;
}

/** @example const { probe, answer, remove } = await createProbe(store); */
export async function createProbe(store: Pick<Store, "transaction">): Promise<ServiceProbe> {
  const [probe, answer] = [randomName(), randomName()];
  const key = keyPrefix + probe;
  await store.transaction(async ({ db }) => {
    // Remove the answer of a command that was killed.
    await db.deleteFrom("instance").where("key", "like", `${keyPrefix}%`).execute();
    await db.insertInto("instance").values({ key, value: answer }).execute();
  });
  return {
    probe,
    answer,
    remove: () =>
      store.transaction(async ({ db }) => {
        await db.deleteFrom("instance").where("key", "=", key).execute();
      }),
  };
}

const answerTo = prepared((db, slot: Slot<{ key: string }>) =>
  db.selectFrom("instance").select("value").where("key", "=", slot("key")),
);

/**
 * Returns the answer that a command has stored under this name, or `null`.
 * @example const isSameDatabase = (await readProbe(store.read, probe)) === answer;
 */
export async function readProbe(read: Pick<Reader, "run">, probe: string): Promise<string | null> {
  const [row] = await read.run(answerTo, { key: keyPrefix + probe });
  return row?.value ?? null;
}

/**
 * Whether a text can be the name of an answer.
 * @example isProbe("a".repeat(43)) // true
 */
export function isProbe(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

function randomName(): string {
  return randomBytes(32).toString("base64url");
}
