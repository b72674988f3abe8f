/** The page for users who must change their password or set up a second factor before anything else. */
import type { SignedIn } from "../../identity/signed-in.ts";

export const passwordPath = "/user/settings/password";
export const secondFactorPath = "/user/settings/second_factor";

/** Path of the page, which takes `?return_to=`; null when nothing is to be done. The password comes first. */
export function firstThingToDo(signedIn: SignedIn): string | null {
  if (signedIn.mustChangePassword) return passwordPath;
  return signedIn.mustSetUpSecondFactor ? secondFactorPath : null;
}
