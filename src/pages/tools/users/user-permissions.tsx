/** `/tools/users/:id/permissions`: the group of a user, and what the user may do beside what it says. */
import type { Store } from "../../../database/store.ts";
import { presetData } from "../../../identity/permission-presets.ts";
import { updateUser } from "../../../inventory/accounts.ts";
import { again, attempt, refused } from "../../site/attempt.ts";
import type { Refused } from "../../site/attempt.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, Section, Submit } from "../../site/components.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageAnswer, PageRoute, SignedInRequest } from "../../site/page.ts";
import { GroupField, readGroup } from "../groups/group-field.tsx";
import { keepPermissions, PresetField, presetOf, readPreset } from "../preset-choice.tsx";
import { RightsOverview } from "../rights-overview.tsx";
import { trailWith, usersTrail } from "../trail.ts";
import { readSubject, sourcesOf } from "./subject.ts";
import type { Subject } from "./subject.ts";
import { userPath, usersPath } from "./user-path.ts";

interface PermissionsPageProps {
  readonly subject: Subject;
  /** What was chosen, where it could not be done. */
  readonly group?: string;
  readonly preset?: string;
  readonly faults?: Readonly<Record<string, string>>;
}

function PermissionsPage({ subject, group, preset, faults = {} }: PermissionsPageProps) {
  const { account, tree } = subject;
  const now = presetOf(account.permissions);
  return (
    <Page
      title={`Permissions of ${account.name}`}
      trail={trailWith(usersTrail, userPath(account.id), account.name)}
      lead="The user’s own permissions take precedence over those of the group, and the group’s over those of its parent groups."
    >
      <ErrorSummary errors={faults} labels={{ group: "Group", preset: "Own permissions" }} />
      <Section id="group" title="Group">
        <Form action={userPath(account.id, "group")}>
          <GroupField
            tree={tree}
            label="Is in"
            value={group ?? String(account.groupId ?? "")}
            error={faults["group"]}
            none="In no group"
          />
          <Actions>
            <Submit>Save group</Submit>
          </Actions>
        </Form>
      </Section>
      <Section id="own" title="Own permissions">
        <Form action={userPath(account.id, "permissions")}>
          <PresetField
            legend="Given to this user"
            value={preset ?? now ?? keepPermissions}
            error={faults["preset"]}
            custom={now === null}
          />
          <Actions>
            <Submit>Save permissions</Submit>
          </Actions>
        </Form>
      </Section>
      <Section id="effect" title="In effect now">
        <RightsOverview sources={sourcesOf(subject)} />
      </Section>
    </Page>
  );
}

export function userPermissionRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const access = ["users.edit_permissions"] as const;
  const path = `${usersPath}/:id/permissions`;

  function shownAgain(
    subject: Subject,
    chosen: Pick<PermissionsPageProps, "group" | "preset">,
    result: Refused,
  ): PageAnswer {
    return again(<PermissionsPage {...{ subject, ...chosen }} faults={result.faults} />, result);
  }

  async function show(request: SignedInRequest) {
    return page(<PermissionsPage subject={await readSubject(store, request)} />);
  }

  async function saveGroup(request: SignedInRequest) {
    const { form } = request;
    const subject = await readSubject(store, request);
    const { id, name } = subject.account;
    const result = await attempt(async () =>
      updateUser(changeOf(store, request), name, { groupId: readGroup(form, subject.tree) }),
    );
    if (!result.ok) return shownAgain(subject, { group: form.get("group") ?? "" }, result);
    return redirect(userPath(id, "permissions"), { notice: `The group of ${name} is saved.` });
  }

  async function savePreset(request: SignedInRequest) {
    const subject = await readSubject(store, request);
    const { id, name } = subject.account;
    const chosen = request.form.get("preset") ?? "";
    const preset = readPreset(chosen);
    if (preset === null && chosen !== keepPermissions) {
      return shownAgain(subject, {}, refused({ preset: "Choose one of these." }));
    }
    const result = await attempt(async () => {
      if (preset !== null)
        await updateUser(changeOf(store, request), name, { permissions: presetData(preset) });
    });
    if (!result.ok) return shownAgain(subject, { preset: chosen }, result);
    return redirect(userPath(id, "permissions"), { notice: `The permissions of ${name} are saved.` });
  }

  return [
    { method: "GET", path, access, handle: show },
    { method: "POST", path, access, handle: savePreset },
    { method: "POST", path: `${usersPath}/:id/group`, access, handle: saveGroup },
  ];
}
