/** Repeats changes that were made before a recording or between its requests. */
import type { Store } from "../../../src/database/store.ts";
import type { Fixture, RecordedCase } from "./recording.ts";
import { seedFixture } from "./seed.ts";

/** Time of the recordings. */
export const recordingTime = new Date("2026-11-20T18:00:00Z");

/** Returns the time of a recorded write. The times determine the order of lists by date. */
export function timeOf({ request, response }: RecordedCase): Date | null {
  if (request.method === "GET" || typeof response.body !== "object" || response.body === null) return null;
  const { lastModified } = response.body as { lastModified?: string };
  return lastModified === undefined ? null : new Date(lastModified);
}

/** Seeds a new database for one recording. */
export function seedFor(file: string, fixture: Fixture): (store: Store) => Promise<void> {
  const access = ["api.access_api", "api.use_mcp"];
  const grants = file === "perms" ? { permissions: { 5: access, 6: access } } : {};
  return (store) => seedFixture(store, fixture, recordingTime, grants);
}

/**
 * Repeats changes that were made in the user interface before this request, and those of requests that are rejected here.
 */
export async function preparations({ file, name, seq }: RecordedCase, store: Store): Promise<void> {
  // The recordings contain more failed credentials than the rate limit allows.
  await store.transaction(async ({ db }) => {
    await db.deleteFrom("rate_limits").execute();
    if (file === "auth" && name === "disabled-user") {
      await db.updateTable("users").set({ disabled: true }).where("name", "=", "user").execute();
    }
    if (file === "query" && seq === 2010) {
      // Part-DB has rounded this amount, which is rejected here.
      const dates = { added_date: "2026-11-20T18:37:06.000Z", last_modified: "2026-11-20T18:37:06.000Z" };
      await db
        .insertInto("part_lots")
        .values({
          part_id: 5,
          storage_location_id: 1,
          amount: 8,
          expiration_date: "2020-01-01T00:00:00.000Z",
          ...dates,
        })
        .execute();
    }
  });
}
