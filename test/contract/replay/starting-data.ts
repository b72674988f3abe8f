/**
 * What had been done before a recording started, or between its requests, apart from the fixture itself.
 */
import type { Store } from "../../../src/database/store.ts";
import type { Fixture, RecordedCase } from "./recording.ts";
import { seedFixture } from "./seed.ts";

/** Fills a fresh database for one recording. */
export function seedFor(file: string, fixture: Fixture): (store: Store) => Promise<void> {
  const access = ["api.access_api", "api.use_mcp"];
  const grants = file === "perms" ? { permissions: { 5: access, 6: access } } : {};
  return (store) => seedFixture(store, fixture, new Date(), grants);
}

/** Repeats what a person did to the recorded instance just before this request. */
export async function preparations({ file, name }: RecordedCase, store: Store): Promise<void> {
  // The recordings hold more bad credentials than an address may send in a minute.
  await store.transaction(async ({ db }) => {
    await db.deleteFrom("rate_limits").execute();
    if (file === "auth" && name === "disabled-user") {
      await db.updateTable("users").set({ disabled: true }).where("name", "=", "user").execute();
    }
  });
}
