/** The applications that a user has connected: what the settings page lists, and how they are disconnected. */
import type { Reader } from "../database/store.ts";
import type { ChangeContext } from "../identity/record.ts";
import type { Tier } from "../identity/tier.ts";

export interface ConnectedApp {
  /** Of the connection. */
  readonly id: number;
  readonly clientName: string;
  /** What OAuth calls `client_id`. */
  readonly clientId: string;
  readonly friendlyName: string | null;
  /** The strongest tier of a live grant. */
  readonly tier: Tier;
  readonly connectedSince: string;
  readonly lastUsedAt: string | null;
  /** When its last token expires; null: it does not expire. */
  readonly validUntil: string | null;
  /** When a refresh token or a code of it was used a second time, which cut off that family; null: never. */
  readonly replayNoticed: string | null;
}

/** Connections of a user with at least one live token, or with a replay to show; by name. */
export async function listConnectedApps(
  _read: Pick<Reader, "db">,
  _userId: number,
  _now: Date,
): Promise<readonly ConnectedApp[]> {
  throw new Error("not yet");
}

/**
 * Revokes all grants, and so all tokens and codes, that this user gave to this client: at once.
 * @returns false when the user has no such connection
 */
export async function revokeConnectedApp(
  _context: ChangeContext,
  _userId: number,
  _connectionId: number,
): Promise<boolean> {
  throw new Error("not yet");
}
