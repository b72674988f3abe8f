/** Responses to the sign-in steps, and the cookies that a completed sign-in sets. */
import type { SignInResult } from "../../identity/sign-in.ts";
import { trustedDeviceSeconds } from "../../identity/trusted-devices.ts";
import type { Cookie, PageResponse, PageRequest } from "../site/page.ts";
import { redirect } from "../site/page.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { returnPath, signInPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";

/**
 * The cookie that identifies a trusted device, which needs no two-factor authentication code. The cookie is kept when
 * the user signs out.
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
 * Rejects a failed step with 422, or 429 with `Retry-After`. The log contains the client address, so that attackers can
 * be blocked. It does not contain the user name, because users sometimes type their password there.
 * @param field the field with the error; `""` if the error has no field
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
