/** Creates the log entries for successful and failed sign-ins. */
import type { LogEntry } from "../history/log-entry.ts";
import { clientText, type NewSession } from "./new-session.ts";
import { securityEvent } from "./record.ts";
import type { UsedSecondFactor } from "./second-factor.ts";
import type { SignInActor } from "./sign-in.ts";

export const anonymous: SignInActor = { userId: null, username: "anonymous" };

export function signedInEvent(
  { userId, address, userAgent, remembered }: NewSession,
  secondFactor: UsedSecondFactor | "trusted_device" | "none",
): LogEntry {
  return securityEvent(userId, {
    event: "signed_in",
    address,
    user_agent: clientText(userAgent, 500),
    remembered,
    second_factor: secondFactor,
  });
}
