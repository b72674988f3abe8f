/** Who one is for others: shown on the settings page, and changed on a page of its own by whoever may. */
import { problem } from "../../errors.ts";
import { readAccount } from "../../identity/account.ts";
import type { Account } from "../../identity/account.ts";
import { updateUser } from "../../inventory/accounts.ts";
import type { Profile } from "../../identity/user-rules.ts";
import { changeOf } from "../site/change.ts";
import { Actions, Badge, ErrorSummary, Facts, LinkButton, Section, Submit } from "../site/components.tsx";
import { Checkbox, Field, TextArea } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import { Markdown } from "../site/markdown.tsx";
import { page, redirect } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { again, attempt } from "../site/attempt.ts";
import { sectionTitles, settingsPath, settingsSection } from "./settings-parts.ts";
import type { SettingsParts } from "./settings-parts.ts";

type Details = Required<Omit<Profile, "language" | "timezone" | "theme">>;

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
  /** Name of the group that the user is in. */
  readonly group: string | null;
  readonly mayEdit: boolean;
}

export function ProfileSection({ account, group, mayEdit }: ProfileSectionProps) {
  const { name, first_name, last_name, email, show_email_on_profile, department, aboutMe } = account;
  const orNothing = (text: string) => (text === "" ? <span class="muted">not set</span> : text);
  return (
    <Section
      id="profile"
      title={sectionTitles.profile}
      description={mayEdit ? undefined : "Only an administrator can change these details."}
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
                {email !== "" && !show_email_on_profile && <Badge>not shown to others</Badge>}
              </>
            ),
          },
          { name: labels.department, value: orNothing(department) },
          ...(group === null ? [] : [{ name: "Group", value: group }]),
          { name: labels.aboutMe, value: aboutMe === "" ? orNothing("") : <Markdown text={aboutMe} /> },
        ]}
      />
      {mayEdit && (
        <Actions>
          <LinkButton href={profilePath}>Edit profile</LinkButton>
        </Actions>
      )}
    </Section>
  );
}

interface ProfilePageProps {
  readonly details: Details;
  readonly faults?: Readonly<Record<string, string>>;
}

function ProfilePage({ details, faults = {} }: ProfilePageProps) {
  const { first_name, last_name, email, show_email_on_profile, department, aboutMe } = details;
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: faults[name] });
  return (
    <Page title="Edit your profile" narrow>
      <ErrorSummary errors={faults} labels={labels} />
      <Form action={profilePath}>
        <Field {...field("first_name")} value={first_name} autocomplete="given-name" />
        <Field {...field("last_name")} value={last_name} autocomplete="family-name" />
        <Field {...field("email")} type="email" value={email} autocomplete="email" verbatim />
        <Checkbox
          name="show_email"
          label="Show my e-mail address to other users"
          checked={show_email_on_profile}
        />
        <Field {...field("department")} value={department} autocomplete="organization" />
        <TextArea {...field("aboutMe")} value={aboutMe} rows={6} autocomplete="off" />
        <Actions>
          <Submit>Save profile</Submit>
          <LinkButton href={settingsSection("profile")}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

export function profileRoutes({ store }: SettingsParts): PageRoute[] {
  async function show({ signedIn }: SignedInRequest) {
    const account = await readAccount(store.read, signedIn.principal.userId);
    if (account === null) throw problem("not-found", "This account no longer exists.");
    return page(<ProfilePage details={account} />);
  }

  async function save(request: SignedInRequest) {
    const given = (name: keyof typeof labels): string => request.form.get(name) ?? "";
    const details: Details = {
      first_name: given("first_name").trim(),
      last_name: given("last_name").trim(),
      email: given("email").trim(),
      show_email_on_profile: request.form.has("show_email"),
      department: given("department").trim(),
      // Browsers send line breaks as CR LF.
      aboutMe: given("aboutMe").replaceAll("\r\n", "\n").trim(),
    };
    const { userId } = request.signedIn.principal;
    const result = await attempt(() => updateUser(changeOf(store, request), userId, details));
    if (result.ok) return redirect(settingsPath, { notice: "Your profile is saved." });
    return again(<ProfilePage details={details} faults={result.faults} />, result);
  }

  return [
    { method: "GET", path: profilePath, access: ["self.edit_infos"], handle: show },
    { method: "POST", path: profilePath, access: ["self.edit_infos"], handle: save },
  ];
}
