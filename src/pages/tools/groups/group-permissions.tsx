/** `/tools/groups/:id/permissions`: what the users of a group may do. */
import type { Store } from "../../../database/store.ts";
import { updateGroup } from "../../../inventory/accounts.ts";
import { presetData } from "../../../identity/permission-presets.ts";
import { again, attempt, refused } from "../../site/attempt.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { keepPermissions, PresetField, presetOf, readPreset } from "../preset-choice.tsx";
import { groupsTrail, trailWith } from "../trail.ts";
import { groupPath, groupsPath, readGroupOf } from "./group-path.ts";
import type { GroupNode } from "./group-tree.ts";

interface PermissionsPageProps {
  readonly group: GroupNode;
  /** What was chosen, where it could not be done. */
  readonly preset?: string;
  readonly faults?: Readonly<Record<string, string>>;
}

function PermissionsPage({ group, preset, faults = {} }: PermissionsPageProps) {
  const now = presetOf(group.permissions);
  return (
    <Page
      title={`Permissions of the users of ${group.name}`}
      trail={trailWith(groupsTrail, groupPath(group.id), group.name)}
      lead="Changes take effect immediately. Subgroups inherit every permission that they do not set themselves."
      narrow
    >
      <ErrorSummary errors={faults} labels={{ preset: "Permissions" }} />
      <Form action={groupPath(group.id, "permissions")}>
        <PresetField
          legend="Permissions"
          value={preset ?? now ?? keepPermissions}
          error={faults["preset"]}
          custom={now === null}
          ofGroup
        />
        <Actions>
          <Submit>Save permissions</Submit>
          <LinkButton href={groupPath(group.id)}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

export function groupPermissionRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const access = ["groups.edit_permissions"] as const;
  const path = `${groupsPath}/:id/permissions`;

  async function show(request: SignedInRequest) {
    const { group } = await readGroupOf(store, request);
    return page(<PermissionsPage group={group} />);
  }

  async function save(request: SignedInRequest) {
    const { group } = await readGroupOf(store, request);
    const chosen = request.form.get("preset") ?? "";
    const preset = readPreset(chosen);
    if (preset === null && chosen !== keepPermissions) {
      const result = refused({ preset: "Choose one of these." });
      return again(<PermissionsPage group={group} faults={result.faults} />, result);
    }
    const result = await attempt(async () => {
      if (preset === null) return;
      await updateGroup(changeOf(store, request), group.id, { permissions: presetData(preset) });
    });
    if (!result.ok) {
      return again(<PermissionsPage group={group} preset={chosen} faults={result.faults} />, result);
    }
    return redirect(groupPath(group.id), { notice: `The permissions of ${group.name} are saved.` });
  }

  return [
    { method: "GET", path, access, handle: show },
    { method: "POST", path, access, handle: save },
  ];
}
