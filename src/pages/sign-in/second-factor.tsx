/** The second step of signing in, for whoever has a second factor: the code of the app, or a backup code. */
import { Actions, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { Checkbox, Field } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import type { PageAnswer, PageRequest, PageRoute } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { loginPath, returnPath, secondStepPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";
import { LoginPage } from "./login.tsx";
import type { SignInParts } from "./sign-in-parts.ts";
import { goOn, stopped } from "./sign-in-parts.ts";

export function secondFactorRoutes(parts: SignInParts): PageRoute[] {
  const common = { path: secondStepPath, access: "public", inPopup: true } as const;
  return [
    { ...common, method: "GET", handle: show },
    {
      ...common,
      method: "POST",
      signedOut: beginAgain,
      handle: (request: PageRequest) => attempt(request, parts),
    },
  ];
}

function show({ awaitsSecondFactor, query, signedIn }: PageRequest): PageAnswer {
  const returnTo = query.get("return_to");
  if (signedIn !== null) return redirect(returnPath(returnTo, "/"));
  if (!awaitsSecondFactor) return redirect(loginPath(returnPath(returnTo, "/")));
  return page(<SecondFactorPage returnTo={returnTo} />);
}

/** The first step is long ago. */
function beginAgain({ awaitsSecondFactor, form }: PageRequest): PageAnswer | null {
  return awaitsSecondFactor ? null : redirect(loginPath(returnPath(form.get("return_to"), "/")));
}

async function attempt(request: PageRequest, { signIn }: SignInParts): Promise<PageAnswer> {
  const { address, cookies, form, now, userAgent } = request;
  const returnTo = form.get("return_to");
  const session = cookies.get(sessionCookie);
  if (session === undefined) return redirect(loginPath(returnPath(returnTo, "/")));
  const code = (form.get("_auth_code") ?? "").trim();
  const trustDevice = form.has("_trusted");
  if (code === "") {
    const errors = { _auth_code: "Enter the code." };
    return page(<SecondFactorPage {...{ returnTo, trustDevice, errors }} />, { status: 422 });
  }
  const result = await signIn.withSecondFactor({ session, code, trustDevice, address, userAgent, now });
  if (result.kind === "complete" || result.kind === "second_factor") return goOn(result, returnTo);
  const answered = stopped(result, "second_factor", request);
  if (result.kind === "refused" && result.restart === true) {
    const cookie = { name: sessionCookie, value: null };
    const errors = { "": result.detail };
    return page(<LoginPage {...{ returnTo, errors }} />, { ...answered, cookies: [cookie] });
  }
  const errors = { [result.kind === "refused" ? "_auth_code" : ""]: result.detail };
  return page(<SecondFactorPage {...{ returnTo, trustDevice, errors }} />, answered);
}

interface SecondFactorPageProps {
  readonly returnTo: string | null;
  readonly trustDevice?: boolean;
  readonly errors?: Readonly<Record<string, string>>;
}

function SecondFactorPage({ returnTo, trustDevice = false, errors = {} }: SecondFactorPageProps) {
  return (
    <Page title="Confirm it is you" narrow>
      <ErrorSummary errors={errors} />
      <Form action={secondStepPath}>
        {returnTo !== null && <input type="hidden" name="return_to" value={returnTo} />}
        <Field
          label="Code"
          name="_auth_code"
          hint="The six digits in your authenticator app, or one of your backup codes."
          error={errors["_auth_code"]}
          autocomplete="one-time-code"
          maxLength={64}
          autofocus={Object.keys(errors).length === 0}
          verbatim
          required
        />
        <Checkbox
          label="Trust this device for 60 days"
          name="_trusted"
          checked={trustDevice}
          hint="This device then only needs the password. You can undo this in your settings."
        />
        <Actions>
          <Submit>Sign in</Submit>
          <LinkButton href={loginPath(returnPath(returnTo, "/"))}>Start again</LinkButton>
        </Actions>
      </Form>
      <details>
        <summary>No app and no backup code?</summary>
        <p>
          An administrator can reset two-factor authentication under Tools → Users. You then set it up again.
        </p>
      </details>
    </Page>
  );
}
