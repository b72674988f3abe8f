/** `/tools/users/:id/permissions`: the group of a user, and what the user may do beside what it says. */
import type { Store } from "../../../database/store.ts";
import { updateUser } from "../../../inventory/accounts.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, Section, Submit } from "../../site/components.tsx";
import { formPage, saveRoute } from "../../site/form-page.ts";
import type { FormPage } from "../../site/form-page.ts";
import { Form, Page } from "../../site/layout.tsx";
import { redirect } from "../../site/page.ts";
import type { PageRoute } from "../../site/page.ts";
import { GroupField, readGroup } from "../groups/group-field.tsx";
import { changedPermissions, PresetField, presetOf } from "../preset-choice.tsx";
import { RightsOverview } from "../rights-overview.tsx";
import { usersTrail } from "../tool-list.ts";
import { readSubject, sourcesOf, userPath, usersPath } from "./subject.ts";
import type { Subject } from "./subject.ts";

export function userPermissionRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const common: Pick<FormPage<Subject>, "access" | "read" | "show"> = {
    access: ["users.edit_permissions"],
    read: (request) => readSubject(store, request),
    show: (subject, _request, faults, sent) => {
      const { account, tree } = subject;
      return (
        <Page
          title={`Permissions of ${account.name}`}
          trail={[...usersTrail, { href: userPath(account.id), title: account.name }]}
          lead="The user’s own permissions take precedence over those of the group, and the group’s over those of its parent groups."
        >
          <ErrorSummary errors={faults} labels={{ group: "Group", preset: "Own permissions" }} />
          <Section id="group" title="Group">
            <Form action={userPath(account.id, "group")}>
              <GroupField
                tree={tree}
                label="Is in"
                value={sent?.get("group") ?? String(account.groupId ?? "")}
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
                now={presetOf(account.permissions)}
                sent={sent}
                error={faults["preset"]}
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
    },
  };
  const back = (id: number, notice: string) => redirect(userPath(id, "permissions"), { notice });

  return [
    ...formPage({
      ...common,
      path: `${usersPath}/:id/permissions`,
      save: async ({ account: { id, name } }, request) => {
        const permissions = changedPermissions(request.form);
        if (permissions !== null) await updateUser(changeOf(store, request), name, { permissions });
        return back(id, `The permissions of ${name} are saved.`);
      },
    }),
    saveRoute({
      ...common,
      path: `${usersPath}/:id/group`,
      save: async ({ account: { id, name }, tree }, request) => {
        const groupId = readGroup(request.form, tree);
        await updateUser(changeOf(store, request), name, { groupId });
        return back(id, `The group of ${name} is saved.`);
      },
    }),
  ];
}
