/** `/tools/groups/new` and `/tools/groups/:id/edit`: the name of a group, its place in the tree, and its rules. */
import type { Store } from "../../../database/store.ts";
import { createGroup, updateGroup } from "../../../inventory/accounts.ts";
import { problem } from "../../../errors.ts";
import { presetData } from "../../../identity/permission-presets.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Checkbox, Field, TextArea } from "../../site/fields.tsx";
import { formPage, formText } from "../../site/form-page.ts";
import type { Faults } from "../../site/refused.ts";
import { Form, Page } from "../../site/layout.tsx";
import { redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { PresetField, requirePreset } from "../preset-choice.tsx";
import { groupsTrail } from "../tool-list.ts";
import { GroupField, readGroup } from "./group-field.tsx";
import { groupPath, groupsPath, readGroupOf, readGroupTree } from "./group-tree.ts";
import type { GroupNode, GroupTree } from "./group-tree.ts";

const newPath = `${groupsPath}/new`;

const labels = {
  name: "Name",
  parent: "Parent group",
  comment: "Comment",
  preset: "Permissions of its users",
};

interface Values {
  readonly name: string;
  readonly parent: string;
  readonly comment: string;
  readonly enforce: boolean;
}

interface GroupFormProps {
  readonly tree: GroupTree;
  /** Null for a group that is being made. */
  readonly group: GroupNode | null;
  readonly values: Values;
  /** May decide what users may do, by rights of their own and by the place in the tree, and how they sign in. */
  readonly mayGrant: boolean;
  readonly faults: Faults;
  /** Null if the form is shown for the first time. */
  readonly sent: URLSearchParams | null;
}

function GroupForm({ tree, group, values, mayGrant, faults, sent }: GroupFormProps) {
  return (
    <Page
      title={group === null ? "New group" : `Edit ${group.name}`}
      trail={
        group === null ? groupsTrail : [...groupsTrail, { href: groupPath(group.id), title: group.name }]
      }
      narrow
    >
      <ErrorSummary errors={faults} labels={labels} />
      <Form action={group === null ? newPath : groupPath(group.id, "edit")}>
        <Field
          name="name"
          label={labels.name}
          value={values.name}
          error={faults["name"]}
          autocomplete="off"
          maxLength={255}
          required
        />
        {(mayGrant || group === null) && (
          <GroupField
            name="parent"
            tree={tree}
            label={labels.parent}
            hint="The group inherits the permissions of its parent group."
            value={values.parent}
            error={faults["parent"]}
            none="None (top level)"
            {...(group !== null && { except: tree.below(group.id) })}
          />
        )}
        <TextArea name="comment" label={labels.comment} value={values.comment} error={faults["comment"]} />
        {mayGrant && (
          <Checkbox
            name="enforce_2fa"
            label="Require two-factor authentication"
            hint="Also in subgroups. Users without it must set it up after signing in."
            checked={values.enforce}
          />
        )}
        {group === null && mayGrant && (
          <PresetField
            legend={labels.preset}
            now="all_inherit"
            sent={sent}
            error={faults["preset"]}
            ofGroup
          />
        )}
        <Actions>
          <Submit>{group === null ? "Create group" : "Save group"}</Submit>
          <LinkButton href={group === null ? groupsPath : groupPath(group.id)}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

function typedIn(form: URLSearchParams): Values {
  return {
    name: form.get("name") ?? "",
    parent: form.get("parent") ?? "",
    comment: form.get("comment") ?? "",
    enforce: form.has("enforce_2fa"),
  };
}

function valuesOf({ name, parentId, comment, enforce_2fa }: GroupNode): Values {
  return { name, parent: String(parentId ?? ""), comment, enforce: enforce_2fa };
}

const untouched: Values = { name: "", parent: "", comment: "", enforce: false };

export function groupFormRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const mayGrantTo = ({ signedIn }: SignedInRequest) => signedIn.principal.can("groups.edit_permissions");

  const creating = formPage({
    path: newPath,
    access: ["groups.create"],
    read: () => readGroupTree(store.read),
    show: (tree, request, faults, sent) => {
      const values = sent === null ? untouched : typedIn(sent);
      return <GroupForm {...{ tree, values, faults, sent }} group={null} mayGrant={mayGrantTo(request)} />;
    },
    save: async (tree, request) => {
      const { form } = request;
      const mayGrant = mayGrantTo(request);
      if (!mayGrant && (form.has("preset") || form.has("enforce_2fa"))) throw notGranted();
      const name = formText(form, "name");
      const id = await createGroup(changeOf(store, request), {
        name,
        parentId: readGroup(form, tree, "parent"),
        comment: formText(form, "comment"),
        enforce_2fa: form.has("enforce_2fa"),
        permissions: presetData(mayGrant ? requirePreset(form) : "all_inherit"),
      });
      return redirect(groupPath(id), { notice: `The group ${name} is created.` });
    },
  });

  const editing = formPage({
    path: `${groupsPath}/:id/edit`,
    access: ["groups.edit"],
    read: (request) => readGroupOf(store, request),
    show: ({ group, tree }, request, faults, sent) => {
      const values = sent === null ? valuesOf(group) : typedIn(sent);
      return <GroupForm {...{ tree, group, values, faults, sent }} mayGrant={mayGrantTo(request)} />;
    },
    save: async ({ group, tree }, request) => {
      const { form } = request;
      const mayGrant = mayGrantTo(request);
      if (!mayGrant && (form.has("parent") || form.has("enforce_2fa"))) throw notGranted();
      const name = formText(form, "name");
      await updateGroup(changeOf(store, request), group.id, {
        name,
        ...(mayGrant && { parentId: readGroup(form, tree, "parent") }),
        comment: formText(form, "comment"),
        ...(mayGrant && { enforce_2fa: form.has("enforce_2fa") }),
      });
      return redirect(groupPath(group.id), { notice: `The group ${name} is saved.` });
    },
  });

  return [...creating, ...editing];
}

/** Where a group stands decides what its users may do, as its own rights do; the second factor guards these. */
function notGranted(): Error {
  return problem("forbidden", "You can change groups, but not their permissions.");
}
