/** The first step of signing in: name and password. */
import { Actions, ErrorSummary, Submit } from "../site/components.tsx";
import { Command, CommandPlace } from "../site/command.tsx";
import { usePage } from "../site/context.ts";
import { Checkbox, Field } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import type { PageAnswer, PageRequest, PageRoute } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { returnPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";
import { accounts, NobodyCanSignIn } from "./accounts.tsx";
import type { Accounts } from "./accounts.tsx";
import type { SignInParts } from "./sign-in-parts.ts";
import { deviceCookie, goOn, stopped } from "./sign-in-parts.ts";

export function loginRoutes({ store, signIn }: SignInParts): PageRoute[] {
  return [
    {
      method: "GET",
      path: "/login",
      access: "public",
      inPopup: true,
      handle: (request) => show(request, store.read),
    },
    {
      method: "POST",
      path: "/login",
      access: "public",
      inPopup: true,
      handle: (request) => attempt(request, signIn),
    },
  ];
}

async function show(
  { query, signedIn }: PageRequest,
  read: SignInParts["store"]["read"],
): Promise<PageAnswer> {
  const returnTo = query.get("return_to");
  if (signedIn !== null) return redirect(returnPath(returnTo, "/"));
  return page(<LoginPage returnTo={returnTo} known={await accounts(read)} />);
}

async function attempt(request: PageRequest, signIn: SignInParts["signIn"]): Promise<PageAnswer> {
  const { address, cookies, form, now, userAgent } = request;
  const username = (form.get("_username") ?? "").trim();
  const password = form.get("_password") ?? "";
  const remember = form.has("_remember_me");
  const returnTo = form.get("return_to");
  const again = { username, remember, returnTo };
  const errors = missing(username, password);
  if (errors !== null) return page(<LoginPage {...again} errors={errors} />, { status: 422 });
  const result = await signIn.withPassword({
    username,
    password,
    remember,
    device: cookies.get(deviceCookie) ?? null,
    replaces: cookies.get(sessionCookie) ?? null,
    address,
    userAgent,
    now,
  });
  if (result.kind === "complete" || result.kind === "second_factor") return goOn(result, returnTo);
  return page(<LoginPage {...again} errors={{ "": result.detail }} />, stopped(result, "password", request));
}

function missing(username: string, password: string): Record<string, string> | null {
  const errors = {
    ...(username === "" && { _username: "Enter your user name." }),
    ...(password === "" && { _password: "Enter your password." }),
  };
  return Object.keys(errors).length === 0 ? null : errors;
}

export interface LoginPageProps {
  /** As it was asked for: judged only when it is used. */
  readonly returnTo: string | null;
  readonly known?: Accounts;
  readonly username?: string;
  readonly remember?: boolean;
  readonly errors?: Readonly<Record<string, string>>;
}

export function LoginPage(props: LoginPageProps) {
  const { returnTo, known = "usable", username = "", remember = false, errors = {} } = props;
  const { instanceTitle } = usePage();
  const failed = Object.keys(errors).length > 0;
  return (
    <Page title="Sign in" lead={purpose(returnTo, instanceTitle)} narrow>
      {known !== "usable" && <NobodyCanSignIn accounts={known} />}
      <ErrorSummary errors={errors} />
      <Form action="/login">
        {returnTo !== null && <input type="hidden" name="return_to" value={returnTo} />}
        <Field
          label="User name"
          name="_username"
          value={username}
          error={errors["_username"]}
          autocomplete="username"
          autofocus={!failed}
          verbatim
          required
        />
        <Field
          label="Password"
          name="_password"
          type="password"
          error={errors["_password"]}
          autocomplete="current-password"
          required
        />
        <Checkbox
          label="Keep me signed in"
          name="_remember_me"
          checked={remember}
          hint="For 30 days. Use this only on your own device."
        />
        <Actions>
          <Submit>Sign in</Submit>
        </Actions>
      </Form>
      <details>
        <summary>Forgot your password?</summary>
        <p>
          An administrator can set a new one under Tools → Users. Or run this command <CommandPlace />:
        </p>
        <pre tabIndex={0}>
          <Command parameters="user set-password NAME --password-stdin" />
        </pre>
      </details>
    </Page>
  );
}

/** Why a sign-in is asked for. */
function purpose(returnTo: string | null, instanceTitle: string): string | undefined {
  const wanted = returnPath(returnTo, "/");
  if (wanted.startsWith("/oauth/authorize")) {
    return `An application wants to connect to ${instanceTitle}. Sign in to approve or deny this.`;
  }
  return wanted === "/" ? undefined : "You then return to the page that you opened.";
}
