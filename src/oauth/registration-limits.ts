/**
 * Limits dynamic client registration from all addresses together: the number of registrations per hour, and the number
 * of clients that no user has approved. `registration.ts` limits each address. `unused-clients.ts` deletes unused
 * clients.
 */
import { sql } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store, Transaction } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import { OAuthProblem } from "./oauth-error.ts";
import { removeOldestUnused, unverified } from "./unused-clients.ts";

const hourMilliseconds = 3_600_000;

/** How many unused clients are kept, as a multiple of the hourly limit. */
const unusedHours = 5;

export interface RegistrationLimits {
  /** The maximum number of registrations per hour (`OAUTH_DCR_MAX_PER_HOUR`). */
  readonly perHour: number;
}

/** Returns the number of clients to keep that no user has approved. */
export function maximumUnused(perHour: number): number {
  return perHour * unusedHours;
}

const recentRegistrations = prepared((db, slot: Slot<{ since: string; now: string; perHour: number }>) =>
  db
    .selectFrom("oauth_clients")
    .select("added_date")
    .where(unverified)
    .where("origin", "=", sql.lit("registration" as const))
    .where("added_date", ">", slot("since"))
    // Registrations with a time in the future were stored while a clock was wrong. They must not block new
    // registrations.
    .where("added_date", "<=", slot("now"))
    .orderBy("added_date", "desc")
    .limit(slot("perHour")),
);

/**
 * Wraps a store. Each transaction registers one client and enforces the limits.
 * @throws {OAuthProblem} status 429, from a transaction that exceeds the hourly limit
 */
export function withinRegistrationLimits(
  store: Pick<Store, "transaction">,
  { perHour }: RegistrationLimits,
  now: Date,
): Pick<Store, "transaction"> {
  return {
    transaction: (work) =>
      store.transaction(async (transaction) => {
        await requireFreeRegistration(transaction, perHour, now);
        const result = await work(transaction);
        await removeOldestUnused(transaction, maximumUnused(perHour), now);
        return result;
      }),
  };
}

async function requireFreeRegistration(transaction: Transaction, perHour: number, now: Date): Promise<void> {
  const since = timestamp(new Date(now.getTime() - hourMilliseconds));
  const recent = await transaction.run(recentRegistrations, { since, now: timestamp(now), perHour });
  const oldest = recent.at(-1);
  if (oldest === undefined || recent.length < perHour) return;
  const wait = instantOf(oldest.added_date).getTime() + hourMilliseconds - now.getTime();
  throw new OAuthProblem(
    "temporarily_unavailable",
    `Too many registration requests. This server accepts ${perHour} per hour. Try again after the number of seconds in Retry-After.`,
    { status: 429, headers: { "Retry-After": String(Math.max(1, Math.ceil(wait / 1000))) } },
  );
}
