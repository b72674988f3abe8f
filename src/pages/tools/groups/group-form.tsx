/** `/tools/groups/new` and `/tools/groups/:id/edit`: the name of a group, its place in the tree, and its rules. */
import type { Store } from "../../../database/store.ts";
import { createGroup, updateGroup } from "../../../inventory/accounts.ts";
import { invalid, problem } from "../../../errors.ts";
import { presetData } from "../../../identity/permission-presets.ts";
import { again, attempt } from "../../site/attempt.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Checkbox, Field, TextArea } from "../../site/fields.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { formText } from "../form-text.ts";
import { PresetField, readPreset } from "../preset-choice.tsx";
import { groupsTrail, trailWith } from "../trail.ts";
import { GroupField, readGroup } from "./group-field.tsx";
import { groupPath, groupsPath, readGroupOf } from "./group-path.ts";
import { readGroupTree } from "./group-tree.ts";
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
  readonly preset: string;
}

interface GroupFormProps {
  readonly tree: GroupTree;
  /** Null for a group that is being made. */
  readonly group: GroupNode | null;
  readonly values: Values;
  /** May decide what users may do, by rights of their own and by the place in the tree, and how they sign in. */
  readonly mayGrant: boolean;
  readonly faults?: Readonly<Record<string, string>>;
}

function GroupForm({ tree, group, values, mayGrant, faults = {} }: GroupFormProps) {
  return (
    <Page
      title={group === null ? "New group" : `Edit ${group.name}`}
      trail={group === null ? groupsTrail : trailWith(groupsTrail, groupPath(group.id), group.name)}
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
          <PresetField legend={labels.preset} value={values.preset} error={faults["preset"]} ofGroup />
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
    preset: form.get("preset") ?? "",
  };
}

function valuesOf({ name, parentId, comment, enforce_2fa }: GroupNode): Values {
  return { name, parent: String(parentId ?? ""), comment, enforce: enforce_2fa, preset: "" };
}

const untouched: Values = { name: "", parent: "", comment: "", enforce: false, preset: "all_inherit" };

export function groupFormRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const mayGrantTo = ({ signedIn }: SignedInRequest) => signedIn.principal.can("groups.edit_permissions");

  async function showNew(request: SignedInRequest) {
    const tree = await readGroupTree(store.read);
    return page(<GroupForm tree={tree} group={null} values={untouched} mayGrant={mayGrantTo(request)} />);
  }

  async function create(request: SignedInRequest) {
    const { form } = request;
    const mayGrant = mayGrantTo(request);
    if (!mayGrant && (form.has("preset") || form.has("enforce_2fa"))) throw notGranted();
    const tree = await readGroupTree(store.read);
    const result = await attempt(async () => {
      const preset = mayGrant ? readPreset(form.get("preset")) : "all_inherit";
      if (preset === null)
        throw invalid([{ propertyPath: "preset", message: "Choose one.", code: "choice" }]);
      return createGroup(changeOf(store, request), {
        name: formText(form, "name"),
        parentId: readGroup(form, tree, "parent"),
        comment: formText(form, "comment"),
        enforce_2fa: form.has("enforce_2fa"),
        permissions: presetData(preset),
      });
    });
    if (result.ok) {
      return redirect(groupPath(result.value), { notice: `The group ${formText(form, "name")} is created.` });
    }
    const values = typedIn(form);
    return again(<GroupForm {...{ tree, values, mayGrant }} group={null} faults={result.faults} />, result);
  }

  async function showEdit(request: SignedInRequest) {
    const { group, tree } = await readGroupOf(store, request);
    return page(<GroupForm {...{ tree, group }} values={valuesOf(group)} mayGrant={mayGrantTo(request)} />);
  }

  async function save(request: SignedInRequest) {
    const { form } = request;
    const mayGrant = mayGrantTo(request);
    if (!mayGrant && (form.has("parent") || form.has("enforce_2fa"))) throw notGranted();
    const { group, tree } = await readGroupOf(store, request);
    const result = await attempt(async () =>
      updateGroup(changeOf(store, request), group.id, {
        name: formText(form, "name"),
        ...(mayGrant && { parentId: readGroup(form, tree, "parent") }),
        comment: formText(form, "comment"),
        ...(mayGrant && { enforce_2fa: form.has("enforce_2fa") }),
      }),
    );
    if (result.ok) {
      return redirect(groupPath(group.id), { notice: `The group ${formText(form, "name")} is saved.` });
    }
    const values = typedIn(form);
    return again(<GroupForm {...{ tree, group, values, mayGrant }} faults={result.faults} />, result);
  }

  return [
    { method: "GET", path: newPath, access: ["groups.create"], handle: showNew },
    { method: "POST", path: newPath, access: ["groups.create"], handle: create },
    { method: "GET", path: `${groupsPath}/:id/edit`, access: ["groups.edit"], handle: showEdit },
    { method: "POST", path: `${groupsPath}/:id/edit`, access: ["groups.edit"], handle: save },
  ];
}

/** Where a group stands decides what its users may do, as its own rights do; the second factor guards these. */
function notGranted(): Error {
  return problem("forbidden", "You can change groups, but not their permissions.");
}
