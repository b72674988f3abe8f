/** Creates the responses to the sign-in steps, and the cookies that a completed sign-in sets. */
import type { SignInResult } from "../../identity/sign-in.ts";
import { trustedDeviceSeconds } from "../../identity/trusted-devices.ts";
import { redirect, type Cookie, type PageResponse, type PageRequest } from "../site/page.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { returnPath, signInPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/cookies.ts";

/**
 * The cookie of a trusted device, on which users need no two-factor authentication code. Signing out does not delete
 * the cookie.
 */
export const deviceCookie = "partledger_device";

type SuccessfulStep = Extract<SignInResult, { readonly kind: "complete" | "second_factor" }>;
type FailedStep = Exclude<SignInResult, SuccessfulStep>;

/** Continues after a successful step: to the second step, or to the requested page. */
export function continueSignIn(
  result: SuccessfulStep,
  { returnTo }: Pick<PageRequest, "returnTo">,
): PageResponse {
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
 * Rejects a failed step with 422, or with 429 and `Retry-After`. The log contains the client address, which lets
 * operators block attackers. The log omits the user name, because users sometimes type their password into that field.
 * @param field the field with the error, or `""` for an error of the whole form
 */
export function rejectStep(
  result: FailedStep,
  step: "password" | "second_factor",
  { address, log }: Pick<PageRequest, "address" | "log">,
  field = "",
): FormRejection {
  log.warn({ address, step, outcome: result.kind }, "Sign-in failed.");
  if (result.kind === "refused") return new FormRejection({ [field]: result.detail });
  return new FormRejection({ "": result.detail }, 429, { "Retry-After": String(result.retryAfter) });
}
