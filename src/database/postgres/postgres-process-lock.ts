/** Implements the lock of `process-lock.ts` with an advisory lock, which has its own connection. */
import { openPool } from "./postgres-pool.ts";
import type { WatchdogOptions } from "./postgres-watchdog.ts";
import type { ProcessLock } from "../store.ts";

/** Returns null if another process has the lock. */
export async function tryPostgresLock(
  url: string,
  key: number,
  options: WatchdogOptions,
): Promise<ProcessLock | null> {
  const pool = openPool(url, "write", { ...options, max: 1 });
  try {
    const client = await pool.connect();
    let isHeld = true;
    const lost = (): void => {
      isHeld = false;
    };
    client.on("error", lost);
    client.on("end", lost);
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
      key,
    ]);
    if (rows[0]?.locked === true)
      return {
        isHeld: () => isHeld,
        release: async () => {
          isHeld = false;
          client.release(true);
          await pool.end();
        },
      };
    client.release(true);
  } catch (error) {
    await pool.end();
    throw error;
  }
  await pool.end();
  return null;
}
