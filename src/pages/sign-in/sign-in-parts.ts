/** What the pages for signing in are made with, and the cookies that a finished sign-in leaves behind. */
import type { Reader } from "../../database/store.ts";
import type { Sessions } from "../../identity/sessions.ts";
import type { SignIn, SignInResult } from "../../identity/sign-in.ts";
import { trustedDeviceSeconds } from "../../identity/trusted-devices.ts";
import type { Cookie, PageAnswer, PageRequest } from "../site/page.ts";
import { redirect } from "../site/page.ts";
import { returnPath, signInPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";

export interface SignInParts {
  readonly store: { readonly read: Pick<Reader, "db"> };
  readonly signIn: SignIn;
  readonly sessions: Pick<Sessions, "find" | "end">;
}

/** Says which device may leave the second factor out. Stays when its user signs out. */
export const deviceCookie = "partledger_device";

type Finished = Extract<SignInResult, { readonly kind: "complete" | "second_factor" }>;
type Stopped = Exclude<SignInResult, Finished>;

/** Goes on after a step that succeeded: to the second factor, or where the visitor was going. */
export function goOn(result: Finished, returnTo: string | null): PageAnswer {
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
 * How a step that did not succeed is answered: 429 with when to try again, or 422. The log is told as well, so that
 * attacks can be seen and kept out by address; never which name was tried, as people type passwords there by mistake.
 */
export function stopped(
  result: Stopped,
  step: "password" | "second_factor",
  { address, log }: Pick<PageRequest, "address" | "log">,
): Pick<PageAnswer, "status" | "headers"> {
  log.warn({ address, step, outcome: result.kind }, "Somebody could not sign in.");
  if (result.kind === "refused") return { status: 422 };
  return { status: 429, headers: { "Retry-After": String(result.retryAfter) } };
}
