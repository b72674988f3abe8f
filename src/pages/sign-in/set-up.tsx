/** The first run: whoever holds the link that the service has printed makes the first administrator. */
import type { Reader, Store } from "../../database/store.ts";
import { Problem } from "../../errors.ts";
import { writeLog } from "../../history/log-entry.ts";
import type { ChangeContext } from "../../identity/record.ts";
import { isSetUpToken, setUp, waitingAdministrator } from "../../inventory/set-up.ts";
import type { SignIn } from "../../identity/sign-in.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { Command, CommandPlace } from "../site/command.tsx";
import { usePage } from "../site/context.ts";
import { Field } from "../site/fields.tsx";
import { formFaults } from "../site/forms.ts";
import { Form, Page } from "../site/layout.tsx";
import { NewPasswordField } from "../site/new-password-field.tsx";
import type { PageAnswer, PageRequest, PageRoute } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { goOn } from "./sign-in-parts.ts";

export interface SetUpParts {
  readonly store: Pick<Store, "transaction"> & { readonly read: Pick<Reader, "db"> };
  readonly signIn: SignIn;
}

const path = "/set-up";

export function createSetUpRoutes(parts: SetUpParts): PageRoute[] {
  return [
    { method: "GET", path, access: "public", handle: (request) => show(request, parts) },
    { method: "POST", path, access: "public", handle: (request) => attempt(request, parts) },
  ];
}

async function show({ now, query }: PageRequest, { store }: SetUpParts): Promise<PageAnswer> {
  const token = query.get("token") ?? "";
  if (!(await isSetUpToken(store.read, token, now))) return usedUp();
  return page(<SetUpPage token={token} name={(await waitingAdministrator(store.read)) ?? ""} />);
}

async function attempt(request: PageRequest, { store, signIn }: SetUpParts): Promise<PageAnswer> {
  const { address, form, now, userAgent } = request;
  const token = form.get("token") ?? "";
  const name = (form.get("name") ?? "").trim();
  const password = form.get("password") ?? "";
  if (!(await isSetUpToken(store.read, token, now))) return usedUp();
  const again = { token, name };
  if (password !== form.get("password_again")) {
    const errors = { password_again: "The passwords do not match." };
    return page(<SetUpPage {...again} errors={errors} />, { status: 422 });
  }
  try {
    await setUp(contextOf(store, request), token, { name, password });
  } catch (error) {
    // Another request was faster.
    if (error instanceof Problem && error.code === "forbidden") return usedUp();
    const errors = formFaults(error);
    if (errors === null) throw error;
    return page(<SetUpPage {...again} errors={errors} />, { status: 422 });
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
  const notice = `Welcome, ${name}. You are the administrator.`;
  return result.kind === "complete" ? { ...goOn(result, null), notice } : redirect("/login");
}

/** Blanks cannot be in the name of a user, so nobody can be taken for this actor. */
function contextOf(store: SetUpParts["store"], { now, address }: PageRequest): ChangeContext {
  const actor = { userId: null, username: "set-up link", tokenId: null, client: null };
  return {
    store,
    now,
    record: (transaction, entries) =>
      writeLog(
        transaction,
        actor,
        now,
        [entries].flat().map((entry) => ({ ...entry, data: { ...entry.data, address } })),
      ),
  };
}

function usedUp(): PageAnswer {
  return page(<UsedUpPage />, { status: 404 });
}

function UsedUpPage() {
  return (
    <Page title="This link does not work" narrow>
      <p>
        A set-up link works once, and only until an administrator exists. Each start of the service prints a
        new link that replaces the previous one. Find it in the terminal or the log of the service.
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
        <LinkButton href="/">Go to the start page</LinkButton>
      </Actions>
    </Page>
  );
}

interface SetUpPageProps {
  readonly token: string;
  readonly name?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

function SetUpPage({ token, name = "", errors = {} }: SetUpPageProps) {
  const { instanceTitle } = usePage();
  return (
    <Page
      title={`Welcome to ${instanceTitle}`}
      lead="Choose the name and password of the administrator, who has all permissions."
      narrow
    >
      <ErrorSummary errors={errors} />
      <Form action={path}>
        <input type="hidden" name="token" value={token} />
        <Field
          label="User name"
          name="name"
          value={name}
          hint="Letters, digits and . _ + - $ @, for example your first name."
          error={errors["name"]}
          autocomplete="username"
          maxLength={180}
          autofocus={Object.keys(errors).length === 0}
          verbatim
          required
        />
        <NewPasswordField label="Password" name="password" error={errors["password"]} required />
        <Field
          label="Repeat the password"
          name="password_again"
          type="password"
          error={errors["password_again"]}
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
