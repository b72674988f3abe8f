/** The second step of signing in, with two-factor authentication: a code from the app, or a backup code. */
import type { PagesParts } from "../pages-parts.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { usePage } from "../site/context.ts";
import { Checkbox, Field } from "../site/fields.tsx";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import type { PageAnswer, PageRequest, PageRoute } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { Refused } from "../site/refused.ts";
import { loginPath, returnPath, secondStepPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";
import { LoginPage } from "./login.tsx";
import { goOn, stopped } from "./outcome.ts";

export function secondFactorRoute(parts: PagesParts): PageRoute {
  return {
    method: "GET",
    path: secondStepPath,
    access: "public",
    inPopup: true,
    signedOut: (request) => (request.awaitsSecondFactor ? null : beginAgain(request)),
    handle: show,
    submit: (request) => attempt(request, parts),
  };
}

function show(request: PageRequest): PageAnswer {
  const { awaitsSecondFactor, method, returnTo, signedIn } = request;
  if (method === "GET" && signedIn !== null) return redirect(returnPath(returnTo, "/"));
  if (method === "GET" && !awaitsSecondFactor) return beginAgain(request);
  return page(<SecondFactorPage />);
}

/** Returns to the first step, which has expired. */
function beginAgain({ returnTo }: PageRequest): PageAnswer {
  return redirect(loginPath(returnPath(returnTo, "/")));
}

async function attempt(request: PageRequest, { signIn }: PagesParts): Promise<PageAnswer> {
  const { address, cookies, form, now, userAgent } = request;
  const session = cookies.get(sessionCookie);
  if (session === undefined) return beginAgain(request);
  const code = (form.get("_auth_code") ?? "").trim();
  const trustDevice = form.has("_trusted");
  if (code === "") throw new Refused({ _auth_code: "Enter a code." });
  const result = await signIn.withSecondFactor({ session, code, trustDevice, address, userAgent, now });
  if (result.kind === "complete" || result.kind === "second_factor") return goOn(result, request);
  if (result.kind !== "refused" || result.restart !== true) {
    throw stopped(result, "second_factor", request, "_auth_code");
  }
  const { faults, status } = stopped(result, "second_factor", request);
  return page(<LoginPage />, { status, faults, cookies: [{ name: sessionCookie, value: null }] });
}

function SecondFactorPage() {
  const { returnTo } = usePage();
  return (
    <Page title="Two-factor authentication" narrow>
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
