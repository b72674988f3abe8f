/** The first step of signing in: name and password. */
import type { SignIn } from "../../identity/sign-in.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Command, CommandPlace } from "../site/command.tsx";
import { Actions, ErrorSummary, Submit } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { Checkbox, Field } from "../site/fields.tsx";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import { page, redirect, type PageResponse, type PageRequest, type PageRoute } from "../site/page.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { returnPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/cookies.ts";
import { accounts, NoUserCanSignIn, type Accounts } from "./accounts.tsx";
import { deviceCookie, continueSignIn, rejectStep } from "./outcome.ts";

export function loginRoute({ store, signIn }: PageDependencies): PageRoute {
  return {
    method: "GET",
    path: "/login",
    access: "public",
    isPopup: true,
    handle: async ({ method, returnTo, signedIn }) =>
      method === "GET" && signedIn !== null
        ? redirect(returnPath(returnTo, "/"))
        : page(<LoginPage known={await accounts(store.read)} />),
    submit: (request) => attempt(request, signIn),
  };
}

async function attempt(request: PageRequest, signIn: SignIn): Promise<PageResponse> {
  const { address, cookies, form, now, userAgent } = request;
  const username = (form.get("_username") ?? "").trim();
  const password = form.get("_password") ?? "";
  if (username === "" || password === "") {
    throw new FormRejection({
      ...(username === "" && { _username: "Enter your user name." }),
      ...(password === "" && { _password: "Enter your password." }),
    });
  }
  const result = await signIn.withPassword({
    username,
    password,
    remember: form.has("_remember_me"),
    device: cookies.get(deviceCookie) ?? null,
    replaces: cookies.get(sessionCookie) ?? null,
    address,
    userAgent,
    now,
  });
  if (result.kind === "complete" || result.kind === "second_factor") return continueSignIn(result, request);
  throw rejectStep(result, "password", request);
}

export function LoginPage({ known = "usable" }: { readonly known?: Accounts }) {
  const { instanceTitle, returnTo } = usePage();
  return (
    <Page title="Sign in" lead={purpose(returnTo, instanceTitle)} width="narrow">
      {known !== "usable" && <NoUserCanSignIn accounts={known} />}
      <ErrorSummary />
      <Form action="/login">
        <ReturnTo />
        <Field
          label="User name"
          name="_username"
          value=""
          autocomplete="username"
          autofocus
          verbatim
          required
        />
        <Field label="Password" name="_password" type="password" autocomplete="current-password" required />
        <Checkbox
          label="Keep me signed in"
          name="_remember_me"
          hint="For 30 days. Use this only on a private device."
        />
        <Actions>
          <Submit>Sign in</Submit>
        </Actions>
      </Form>
      <details>
        <summary>Forgot your password?</summary>
        <p>
          An administrator can set a new password under Administration → Users, or with this command{" "}
          <CommandPlace />:
        </p>
        <pre tabIndex={0}>
          <Command parameters="user set-password NAME --password-stdin" />
        </pre>
      </details>
    </Page>
  );
}

function purpose(returnTo: string | null, instanceTitle: string): string | undefined {
  const wanted = returnPath(returnTo, "/");
  if (wanted.startsWith("/oauth/authorize")) {
    return `An application requests access to ${instanceTitle}. Sign in to approve or deny it.`;
  }
  return wanted === "/" ? undefined : "Sign in to continue to the requested page.";
}
