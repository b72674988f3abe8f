/** Who is signed in with a browser, as everything that serves people sees it. Sessions themselves: `sessions.ts`. */
import type { Principal } from "./principal.ts";

export interface SignedIn {
  readonly sessionId: number;
  /** Without ceiling: `tier` is null. */
  readonly principal: Principal;
  /**
   * - `second_factor`: the password was right, the second factor is still to be given: nobody is signed in yet;
   * - `complete`.
   */
  readonly stage: "second_factor" | "complete";
  readonly remembered: boolean;
  /** The user has to choose another password before anything else. */
  readonly mustChangePassword: boolean;
  /** A group of the user asks for a second factor, and there is none yet: it has to be set up before anything else. */
  readonly mustSetUpSecondFactor: boolean;
  readonly hasSecondFactor: boolean;
}
