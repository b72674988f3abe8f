/** The second step of signing in, with two-factor authentication: a code from the app, or a backup code. */
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { Checkbox, Field } from "../site/fields.tsx";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import { page, redirect, type PageResponse, type PageRequest, type PageRoute } from "../site/page.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { loginPath, returnPath, secondStepPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/cookies.ts";
import { LoginPage } from "./login.tsx";
import { continueSignIn, rejectStep } from "./outcome.ts";

export function secondFactorRoute(dependencies: PageDependencies): PageRoute {
  return {
    method: "GET",
    path: secondStepPath,
    access: "public",
    isPopup: true,
    onSessionEnded: (request) => (request.awaitsSecondFactor ? null : restart(request)),
    handle: show,
    submit: (request) => attempt(request, dependencies),
  };
}

async function show(request: PageRequest): Promise<PageResponse> {
  const { awaitsSecondFactor, method, returnTo, signedIn } = request;
  if (method === "GET" && signedIn !== null) return redirect(returnPath(returnTo, "/"));
  if (method === "GET" && !awaitsSecondFactor) return restart(request);
  return page(<SecondFactorPage />);
}

/** Returns to the first step, because the time for the second step has expired. */
function restart({ returnTo }: PageRequest): PageResponse {
  return redirect(loginPath(returnPath(returnTo, "/")));
}

async function attempt(request: PageRequest, { signIn }: PageDependencies): Promise<PageResponse> {
  const { address, cookies, form, now, userAgent } = request;
  const session = cookies.get(sessionCookie);
  if (session === undefined) return restart(request);
  const code = (form.get("_auth_code") ?? "").trim();
  const trustDevice = form.has("_trusted");
  if (code === "") throw new FormRejection({ _auth_code: "Enter a code." });
  const result = await signIn.withSecondFactor({ session, code, trustDevice, address, userAgent, now });
  if (result.kind === "complete" || result.kind === "second_factor") return continueSignIn(result, request);
  if (result.kind !== "refused" || result.restart !== true) {
    throw rejectStep(result, "second_factor", request, "_auth_code");
  }
  const { errors, status } = rejectStep(result, "second_factor", request);
  return page(<LoginPage />, { status, errors, cookies: [{ name: sessionCookie, value: null }] });
}

function SecondFactorPage() {
  const { returnTo } = usePage();
  return (
    <Page title="Two-factor authentication" width="narrow">
      <ErrorSummary />
      <Form>
        <ReturnTo />
        <Field
          label="Code"
          name="_auth_code"
          hint="The 6 digits in your authenticator app, or a backup code."
          autocomplete="one-time-code"
          maxLength={64}
          autofocus
          verbatim
          required
        />
        <Checkbox
          label="Trust this device for 60 days"
          name="_trusted"
          hint="You can then sign in on this device without a code. To undo this, go to your settings."
        />
        <Actions>
          <Submit>Sign in</Submit>
          <LinkButton href={loginPath(returnPath(returnTo, "/"))}>Start over</LinkButton>
        </Actions>
      </Form>
      <details>
        <summary>Lost your phone and backup codes?</summary>
        <p>
          An administrator can reset two-factor authentication under Administration → Users. You can then set
          it up again.
        </p>
      </details>
    </Page>
  );
}
