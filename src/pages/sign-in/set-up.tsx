/** The setup page on the first start. The service prints a link to this page, which creates the first administrator. */
import { Problem } from "../../util/errors.ts";
import { isValidSetUpToken, setUp, administratorWithoutPassword } from "../../identity/accounts/set-up.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { recordAs } from "../site/form-change-context.ts";
import { Command, CommandPlace } from "../site/command.tsx";
import { Actions, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { Field, NewPasswordField } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import { page, redirect, type PageResponse, type PageRequest, type PageRoute } from "../site/page.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { continueSignIn } from "./outcome.ts";

export function setUpRoute(dependencies: PageDependencies): PageRoute {
  return {
    method: "GET",
    path: "/set-up",
    access: "public",
    handle: (request) => show(request, dependencies),
    submit: (request) => attempt(request, dependencies),
  };
}

async function show({ form, now, query }: PageRequest, { store }: PageDependencies): Promise<PageResponse> {
  const token = form.get("token") ?? query.get("token") ?? "";
  if (!(await isValidSetUpToken(store.read, token, now))) return usedUp();
  return page(<SetUpPage token={token} name={(await administratorWithoutPassword(store.read)) ?? ""} />);
}

async function attempt(request: PageRequest, { store, signIn }: PageDependencies): Promise<PageResponse> {
  const { address, form, now, userAgent } = request;
  const name = (form.get("name") ?? "").trim();
  const password = form.get("password") ?? "";
  if (password !== form.get("password_again")) {
    throw new FormRejection({ password_again: "The passwords do not match." });
  }
  try {
    const context = { store, now, record: recordAs(setUpLink, request) };
    await setUp(context, form.get("token") ?? "", { name, password });
  } catch (error) {
    if (error instanceof Problem && error.code === "forbidden") return usedUp();
    throw error;
  }
  const result = await signIn.withPassword({
    username: name,
    password,
    remember: false,
    device: null,
    address,
    userAgent,
    now,
  });
  const notice = `Welcome, ${name}. Your administrator account was created.`;
  return result.kind === "complete" ? { ...continueSignIn(result, request), notice } : redirect("/login");
}

/** Actor of the setup in the log. No user can have this name, because user names cannot contain spaces. */
const setUpLink = { userId: null, username: "setup link", tokenId: null, client: null };

function usedUp(): PageResponse {
  return page(<UsedUpPage />, { status: 404 });
}

function UsedUpPage() {
  return (
    <Page title="This link is invalid" width="narrow">
      <p>
        A setup link works once, until an administrator exists. Each start of the service prints a new link,
        which replaces the previous one. Look for it in the terminal or log of the service.
      </p>
      <p>
        You can also create a user with this command <CommandPlace />:
      </p>
      <pre tabIndex={0}>
        <Command parameters="user create NAME --preset admin --password-stdin" />
      </pre>
      <Actions>
        <LinkButton href="/login" kind="main">
          Sign in
        </LinkButton>
        <LinkButton href="/">Go to the home page</LinkButton>
      </Actions>
    </Page>
  );
}

function SetUpPage({ token, name }: { readonly token: string; readonly name: string }) {
  const { instanceTitle } = usePage();
  return (
    <Page
      title={`Welcome to ${instanceTitle}`}
      lead="Choose a user name and password for the administrator."
      width="narrow"
    >
      <ErrorSummary />
      <Form>
        <input type="hidden" name="token" value={token} />
        <Field
          label="User name"
          name="name"
          value={name}
          hint="Letters A to Z, digits and . _ + - $ @"
          autocomplete="username"
          maxLength={180}
          autofocus
          verbatim
          required
        />
        <NewPasswordField label="Password" name="password" required />
        <Field
          label="Repeat the password"
          name="password_again"
          type="password"
          autocomplete="new-password"
          required
        />
        <Actions>
          <Submit>Create account</Submit>
        </Actions>
      </Form>
    </Page>
  );
}
