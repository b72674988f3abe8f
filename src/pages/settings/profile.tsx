/** The profile section of the settings page, and the page to edit it. */
import type { Reader } from "../../database/store.ts";
import { problem } from "../../util/errors.ts";
import { readAccount, type Account } from "../../identity/account.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import { updateUser } from "../../identity/accounts/accounts.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeOf } from "../site/form-change-context.ts";
import { Actions, Badge, Facts, FormPage, LinkButton, Section } from "../site/components.tsx";
import { Checkbox, Field, TextArea } from "../site/fields.tsx";
import { Markdown } from "../site/markdown.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { sectionTitles, settingsPath, settingsSection, settingsTrail } from "./settings-sections.ts";

const profilePath = `${settingsPath}/profile`;

const labels = {
  first_name: "First name",
  last_name: "Last name",
  email: "E-mail",
  department: "Department",
  aboutMe: "About me",
};

interface ProfileSectionProps {
  readonly account: Account;
  readonly group: string | null;
  readonly canEdit: boolean;
}

export function ProfileSection({ account, group, canEdit }: ProfileSectionProps) {
  const { name, first_name, last_name, email, show_email_on_profile, department, aboutMe } = account;
  const orNothing = (text: string) => (text === "" ? <span class="muted">not set</span> : text);
  return (
    <Section
      id="profile"
      title={sectionTitles.profile}
      description={canEdit ? undefined : "Only an administrator can change your profile."}
    >
      <Facts
        facts={[
          { name: "User name", value: name },
          { name: "Name", value: orNothing(`${first_name} ${last_name}`.trim()) },
          {
            name: labels.email,
            value: (
              <>
                {orNothing(email)}{" "}
                {email !== "" && !show_email_on_profile && <Badge>hidden from others</Badge>}
              </>
            ),
          },
          { name: labels.department, value: orNothing(department) },
          ...(group === null ? [] : [{ name: "Group", value: group }]),
          { name: labels.aboutMe, value: aboutMe === "" ? orNothing("") : <Markdown text={aboutMe} /> },
        ]}
      />
      {canEdit && (
        <Actions>
          <LinkButton href={profilePath}>Edit profile</LinkButton>
        </Actions>
      )}
    </Section>
  );
}

function ProfilePage(account: Account) {
  const { show_email_on_profile } = account;
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], value: account[name] });
  return (
    <FormPage
      title="Edit profile"
      trail={settingsTrail("profile")}
      labels={labels}
      submit="Save profile"
      cancel={settingsSection("profile")}
    >
      <Field {...field("first_name")} autocomplete="given-name" />
      <Field {...field("last_name")} autocomplete="family-name" />
      <Field {...field("email")} type="email" autocomplete="email" verbatim />
      <Checkbox
        name="show_email"
        label="Show my e-mail address to other users"
        checked={show_email_on_profile}
      />
      <Field {...field("department")} autocomplete="organization" />
      <TextArea {...field("aboutMe")} rows={6} autocomplete="off" />
    </FormPage>
  );
}

/** @throws {Problem} `not-found` if the account was deleted */
export async function ownAccount(read: Pick<Reader, "db">, { principal }: SignedIn): Promise<Account> {
  const account = await readAccount(read, principal.userId);
  if (account === null) throw problem("not-found", "This account no longer exists.");
  return account;
}

export function profileRoute({ store }: PageDependencies): PageRoute {
  async function save(request: SignedInRequest) {
    const given = (name: keyof typeof labels): string => (request.form.get(name) ?? "").trim();
    await updateUser(changeOf(store, request), request.signedIn.principal.userId, {
      first_name: given("first_name"),
      last_name: given("last_name"),
      email: given("email"),
      show_email_on_profile: request.form.has("show_email"),
      department: given("department"),
      // Browsers send line breaks as CRLF.
      aboutMe: given("aboutMe").replaceAll("\r\n", "\n"),
    });
    return redirect(settingsSection("profile"), { notice: "Profile saved." });
  }

  return {
    method: "GET",
    path: profilePath,
    access: ["self.edit_infos"],
    handle: async ({ signedIn }: SignedInRequest) =>
      page(<ProfilePage {...await ownAccount(store.read, signedIn)} />),
    submit: save,
  };
}
