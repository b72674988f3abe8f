/** Puts the steps of signing in together: the password, then the second factor. */
import { createPasswordStep } from "./password-step.ts";
import { createSecondFactorStep } from "./second-factor-step.ts";
import type { SignIn, SignInOptions } from "./sign-in.ts";

export function createSignIn(options: SignInOptions): SignIn {
  return {
    withPassword: createPasswordStep(options),
    withSecondFactor: createSecondFactorStep(options),
  };
}
