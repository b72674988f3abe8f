/** The responses to the steps of signing in, and the cookies that a finished sign-in sets. */
import type { SignInResult } from "../../identity/sign-in.ts";
import { trustedDeviceSeconds } from "../../identity/trusted-devices.ts";
import type { Cookie, PageAnswer, PageRequest } from "../site/page.ts";
import { redirect } from "../site/page.ts";
import { Refused } from "../site/refused.ts";
import { returnPath, signInPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";

/** Says which device may leave the second factor out. Stays when its user signs out. */
export const deviceCookie = "partledger_device";

type Finished = Extract<SignInResult, { readonly kind: "complete" | "second_factor" }>;
type Stopped = Exclude<SignInResult, Finished>;

/** Goes on after a step that succeeded: to the second factor, or where the visitor was going. */
export function goOn(result: Finished, { returnTo }: Pick<PageRequest, "returnTo">): PageAnswer {
  const target = returnPath(returnTo, "/");
  if (result.kind === "second_factor") {
    return redirect(signInPath({ awaitsSecondFactor: true }, target), {
      cookies: [{ name: sessionCookie, value: result.session }],
    });
  }
  const { session, maxAge, device } = result;
  const cookies: Cookie[] = [{ name: sessionCookie, value: session, ...(maxAge !== null && { maxAge }) }];
  if (device !== undefined) cookies.push({ name: deviceCookie, value: device, maxAge: trustedDeviceSeconds });
  return redirect(target, { cookies });
}

/**
 * Refuses a step that did not succeed: 429 with when to try again, or 422. The log is told as well, so that attacks can
 * be seen and kept out by address; never which name was tried, as people type passwords there by mistake.
 *
 * @param field whose value was wrong; `""` says of none
 */
export function stopped(
  result: Stopped,
  step: "password" | "second_factor",
  { address, log }: Pick<PageRequest, "address" | "log">,
  field = "",
): Refused {
  log.warn({ address, step, outcome: result.kind }, "Sign-in failed.");
  if (result.kind === "refused") return new Refused({ [field]: result.detail });
  return new Refused({ "": result.detail }, 429, { "Retry-After": String(result.retryAfter) });
}
