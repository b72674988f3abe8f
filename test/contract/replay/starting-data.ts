/**
 * What had been done before a recording started, or between its requests, apart from the fixture itself.
 */
import type { Store } from "../../../src/database/store.ts";
import type { Fixture, RecordedCase } from "./recording.ts";
import { seedFixture } from "./seed.ts";

/** When the recordings were made. */
export const recordingTime = new Date("2026-11-20T18:00:00Z");

/** When a recorded write happened: it decides how lists are ordered by time. */
export function timeOf({ request, response }: RecordedCase): Date | null {
  if (request.method === "GET" || typeof response.body !== "object" || response.body === null) return null;
  const { lastModified } = response.body as { lastModified?: string };
  return lastModified === undefined ? null : new Date(lastModified);
}

/** Fills a fresh database for one recording. */
export function seedFor(file: string, fixture: Fixture): (store: Store) => Promise<void> {
  const access = ["api.access_api", "api.use_mcp"];
  const grants = file === "perms" ? { permissions: { 5: access, 6: access } } : {};
  return (store) => seedFixture(store, fixture, recordingTime, grants);
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
