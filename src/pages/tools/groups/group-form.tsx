/** `/tools/groups/new` and `/tools/groups/:id/edit`: creates or edits a group. */
import type { Store } from "../../../database/store.ts";
import { createGroup, updateGroup } from "../../../identity/accounts/accounts.ts";
import { problem } from "../../../util/errors.ts";
import { presetData } from "../../../identity/permission-presets.ts";
import { changeOf } from "../../site/form-change-context.ts";
import { FormPage } from "../../site/components.tsx";
import { Checkbox, Field, TextArea } from "../../site/fields.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { formText } from "../form-text.ts";
import { PresetField, requirePreset } from "../permissions/preset-choice.tsx";
import { groupsTrail } from "../tool-list.ts";
import { GroupField, readGroup } from "./group-field.tsx";
import {
  groupPath,
  groupsPath,
  readGroupOf,
  readGroupTree,
  type GroupNode,
  type GroupTree,
} from "./group-tree.ts";

const labels = {
  name: "Name",
  parent: "Parent group",
  comment: "Comment",
  preset: "Permissions",
};

interface GroupFormProps {
  readonly tree: GroupTree;
  /** The group to edit. `null` for a new group. */
  readonly group: GroupNode | null;
  /** Whether the administrator can set permissions, the parent group and the two-factor authentication rule. */
  readonly canGrant: boolean;
}

function GroupForm({ tree, group, canGrant }: GroupFormProps) {
  return (
    <FormPage
      title={group === null ? "Create group" : `Edit ${group.name}`}
      trail={
        group === null ? groupsTrail : [...groupsTrail, { href: groupPath(group.id), title: group.name }]
      }
      labels={labels}
      submit={group === null ? "Create group" : "Save group"}
      cancel={group === null ? groupsPath : groupPath(group.id)}
    >
      <Field
        name="name"
        label={labels.name}
        value={group?.name ?? ""}
        autocomplete="off"
        maxLength={255}
        required
      />
      {(canGrant || group === null) && (
        <GroupField
          name="parent"
          tree={tree}
          label={labels.parent}
          hint="The group inherits the permissions of its parent group."
          value={String(group?.parentId ?? "")}
          none="None"
          {...(group !== null && { except: tree.below(group.id) })}
        />
      )}
      <TextArea name="comment" label={labels.comment} value={group?.comment} />
      {canGrant && (
        <Checkbox
          name="enforce_2fa"
          label="Require two-factor authentication"
          hint="Also applies to subgroups. Users without two-factor authentication must set it up at the next sign-in."
          checked={group?.enforce_2fa === true}
        />
      )}
      {group === null && canGrant && <PresetField legend={labels.preset} now="all_inherit" ofGroup />}
    </FormPage>
  );
}

export function groupFormRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const canGrantPermissions = ({ signedIn }: SignedInRequest) =>
    signedIn.principal.can("groups.edit_permissions");

  async function create(request: SignedInRequest) {
    const { form } = request;
    const canGrant = canGrantPermissions(request);
    if (!canGrant && (form.has("preset") || form.has("enforce_2fa"))) throw notGranted();
    const tree = await readGroupTree(store.read);
    const name = formText(form, "name");
    const id = await createGroup(changeOf(store, request), {
      name,
      parentId: readGroup(form, tree, "parent"),
      comment: formText(form, "comment"),
      enforce_2fa: form.has("enforce_2fa"),
      permissions: presetData(canGrant ? requirePreset(form) : "all_inherit"),
    });
    return redirect(groupPath(id), { notice: `Group ${name} created.` });
  }

  async function save(request: SignedInRequest) {
    const { form } = request;
    const { group, tree } = await readGroupOf(store, request);
    const canGrant = canGrantPermissions(request);
    if (!canGrant && (form.has("parent") || form.has("enforce_2fa"))) throw notGranted();
    const name = formText(form, "name");
    await updateGroup(changeOf(store, request), group.id, {
      name,
      ...(canGrant && { parentId: readGroup(form, tree, "parent") }),
      comment: formText(form, "comment"),
      ...(canGrant && { enforce_2fa: form.has("enforce_2fa") }),
    });
    return redirect(groupPath(group.id), { notice: `Group ${name} saved.` });
  }

  return [
    {
      method: "GET",
      path: `${groupsPath}/new`,
      access: ["groups.create"],
      handle: async (request: SignedInRequest) => {
        const tree = await readGroupTree(store.read);
        return page(<GroupForm tree={tree} group={null} canGrant={canGrantPermissions(request)} />);
      },
      submit: create,
    },
    {
      method: "GET",
      path: `${groupsPath}/:id/edit`,
      access: ["groups.edit"],
      handle: async (request: SignedInRequest) =>
        page(<GroupForm {...await readGroupOf(store, request)} canGrant={canGrantPermissions(request)} />),
      submit: save,
    },
  ];
}

/**
 * Creates the error for an administrator without the permission to change permissions. The parent group and the
 * two-factor authentication rule also require this permission.
 */
function notGranted(): Error {
  return problem(
    "forbidden",
    "You need the “Edit group permissions” permission to set the permissions, parent group or two-factor authentication rule of a group.",
  );
}
