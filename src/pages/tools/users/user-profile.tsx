/** `/tools/users/:id/profile`: the details of another user. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../errors.ts";
import { obstacleWords } from "../../../identity/obstacle.ts";
import { updateUser } from "../../../inventory/accounts.ts";
import { again, attempt } from "../../site/attempt.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Checkbox, Field, TextArea } from "../../site/fields.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { formText } from "../form-text.ts";
import { trailWith, usersTrail } from "../trail.ts";
import { obstacleTo, readSubject } from "./subject.ts";
import type { Subject } from "./subject.ts";
import { userPath, usersPath } from "./user-path.ts";

const labels = {
  first_name: "First name",
  last_name: "Last name",
  email: "E-mail",
  department: "Department",
  aboutMe: "About",
};

type Values = Readonly<Record<keyof typeof labels, string>> & {
  readonly show_email_on_profile: boolean;
};

interface ProfilePageProps {
  readonly id: number;
  readonly name: string;
  readonly values: Values;
  /** May say where messages for this user go. */
  readonly mayAddress: boolean;
  readonly faults?: Readonly<Record<string, string>>;
}

function ProfilePage({ id, name, values, mayAddress, faults = {} }: ProfilePageProps) {
  const field = (key: keyof typeof labels) => ({
    name: key,
    label: labels[key],
    value: values[key],
    error: faults[key],
    autocomplete: "off",
  });
  return (
    <Page title={`Profile of ${name}`} trail={trailWith(usersTrail, userPath(id), name)} narrow>
      <ErrorSummary errors={faults} labels={labels} />
      <Form action={userPath(id, "profile")}>
        <Field {...field("first_name")} maxLength={255} />
        <Field {...field("last_name")} maxLength={255} />
        {mayAddress && <Field {...field("email")} type="email" maxLength={255} verbatim />}
        <Checkbox
          name="show_email"
          label="Show the e-mail address to other users"
          checked={values.show_email_on_profile}
        />
        <Field {...field("department")} maxLength={255} />
        <TextArea {...field("aboutMe")} rows={6} />
        <Actions>
          <Submit>Save profile</Submit>
          <LinkButton href={userPath(id)}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

/** The e-mail address of somebody with further rights is a matter for who may hand these out. */
function mayAddressIn({ signedIn }: SignedInRequest, subject: Subject): boolean {
  return obstacleTo(signedIn.principal, subject) !== "stronger";
}

export function userProfileRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const path = `${usersPath}/:id/profile`;

  async function show(request: SignedInRequest) {
    const subject = await readSubject(store, request);
    const { account } = subject;
    const mayAddress = mayAddressIn(request, subject);
    return page(<ProfilePage id={account.id} name={account.name} values={account} mayAddress={mayAddress} />);
  }

  async function save(request: SignedInRequest) {
    const { form } = request;
    const subject = await readSubject(store, request);
    const { id, name } = subject.account;
    const mayAddress = mayAddressIn(request, subject);
    if (!mayAddress && form.has("email")) throw problem("forbidden", obstacleWords.stronger);
    const values: Values = {
      first_name: formText(form, "first_name"),
      last_name: formText(form, "last_name"),
      email: formText(form, "email"),
      show_email_on_profile: form.has("show_email"),
      department: formText(form, "department"),
      aboutMe: formText(form, "aboutMe"),
    };
    const { email, ...others } = values;
    const result = await attempt(async () =>
      updateUser(changeOf(store, request), id, { ...others, ...(mayAddress && { email }) }),
    );
    if (result.ok) return redirect(userPath(id), { notice: `The profile of ${name} is saved.` });
    return again(<ProfilePage {...{ id, name, values, mayAddress }} faults={result.faults} />, result);
  }

  return [
    { method: "GET", path, access: ["users.edit_infos"], handle: show },
    { method: "POST", path, access: ["users.edit_infos"], handle: save },
  ];
}
