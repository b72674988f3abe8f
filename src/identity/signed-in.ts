/** Defines the user of a browser session. `sessions.ts` manages sessions. */
import type { NewApps } from "./new-apps.ts";
import type { Principal } from "./principal.ts";

export interface SignedIn {
  readonly sessionId: number;
  /** The principal of the user. Its `scope` is null, because sessions have no scope limit. */
  readonly principal: Principal;
  /**
   * `second_factor`: the password was correct, but the 2FA code is missing, so the user is not signed in yet.
   * `complete`: the user is signed in.
   */
  readonly stage: "second_factor" | "complete";
  readonly remembered: boolean;
  /** Whether the user must choose a new password before using other pages. */
  readonly mustChangePassword: boolean;
  /** Whether the user must set up 2FA before using other pages, because a group of the user requires 2FA. */
  readonly mustSetUpSecondFactor: boolean;
  readonly hasSecondFactor: boolean;
  /** Applications that the next page announces, or null. */
  readonly newApps: NewApps | null;
}
