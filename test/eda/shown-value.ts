/** Cached response bodies that contain a value from a real database. */
import { beforeEach } from "vitest";
import type { Content } from "../../src/contract/handler.ts";
import type { Dialect, Reader } from "../../src/database/store.ts";
import { createBodyCache } from "../../src/eda/body-cache.ts";
import type { BodyOptions } from "../../src/eda/body-cache.ts";
import { writeLog } from "../../src/history/log-entry.ts";
import { useTestStore } from "../support/dialects.ts";

const actor = { userId: null, username: "tester", tokenId: null, client: null };

export const noon = new Date("2026-01-31T12:00:00.000Z");
export const later = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);

export function useShownValue(dialect: Dialect) {
  const { store } = useTestStore(dialect);
  let value = 0;

  beforeEach(() => write());

  /** Changes the value and logs a change of an element of this type. */
  async function write(targetType = "Supplier"): Promise<void> {
    value += 1;
    await store().transaction(async (transaction) => {
      const { db } = transaction;
      const row = { key: "shown", value: String(value) };
      await db
        .insertInto("instance")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: row.value }))
        .execute();
      await writeLog(transaction, actor, noon, [{ kind: "element_edited", targetType, targetId: 1 }]);
    });
  }

  async function shown(read: Reader): Promise<string> {
    const row = await read.db
      .selectFrom("instance")
      .select("value")
      .where("key", "=", "shown")
      .executeTakeFirstOrThrow();
    return JSON.stringify({ value: Number(row.value) });
  }

  /** Creates a part with a lot for each expiration date. */
  async function expireAt(expiries: readonly Date[]): Promise<void> {
    value += 1;
    const time = noon.toISOString();
    const dates = { added_date: time, last_modified: time };
    await store().transaction(async ({ db }) => {
      const name = `x${value}`;
      const named = { name, name_folded: name, ...dates };
      const { id: category } = await db
        .insertInto("categories")
        .values({ ...named, full_path: name })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: part } = await db
        .insertInto("parts")
        .values({ ...named, category_id: category })
        .returning("id")
        .executeTakeFirstOrThrow();
      for (const expiry of expiries)
        await db
          .insertInto("part_lots")
          .values({ part_id: part, amount: 1, expiration_date: expiry.toISOString(), ...dates })
          .execute();
    });
  }

  function counted(options: { readonly maximumBytes?: number } = {}) {
    const bodies = createBodyCache({ store: store(), maximumBytes: 1_000_000, ...options });
    const made: string[] = [];
    const content = (key = "list", now = noon, make = shown, options: BodyOptions = {}): Promise<Content> => {
      const counting = (read: Reader): Promise<string> => {
        made.push(key);
        return make(read);
      };
      return bodies.content(key, now, counting, options);
    };
    const ask = async (key?: string, now?: Date): Promise<number> =>
      (JSON.parse(String((await content(key, now)).body)) as { value: number }).value;
    return { made, content, ask };
  }

  return { store, value: () => value, write, shown, expireAt, counted };
}
