/**
 * Finds the page to which users are redirected who must first change their password or set up two-factor
 * authentication.
 */
import type { SignedIn } from "../../identity/signed-in.ts";

export const passwordPath = "/user/settings/password";
export const secondFactorPath = "/user/settings/second_factor";

/**
 * Returns the path of the page, which accepts `?return_to=`, or `null` if no action is required. The password must be
 * changed first.
 */
export function requiredActionPath(signedIn: SignedIn): string | null {
  if (signedIn.mustChangePassword) return passwordPath;
  return signedIn.mustSetUpSecondFactor ? secondFactorPath : null;
}
