/** An overview of all permissions of a user or group, with the source of each permission. */
import { parsePermissionData } from "../../identity/permission-data.ts";
import { permissionGroups, permissions } from "../../identity/permissions.ts";
import type { Permission, PermissionName, PermissionSection } from "../../identity/permissions.ts";
import { Badge } from "../site/components.tsx";

/** A user or group that sets permissions. */
export interface PermissionSource {
  /** Label of the source: “own”, or the name of a group. */
  readonly label: string;
  /** The permissions as stored. */
  readonly permissions: string;
}

interface EffectivePermission {
  readonly permission: Permission;
  readonly allowed: boolean;
  /** The source that sets the permission. If this is `null`, no source sets the permission, and it is denied. */
  readonly from: string | null;
}

/** Returns the effective permissions. The nearest source that sets a permission takes precedence. */
function effectivePermissions(
  sources: readonly PermissionSource[],
): ReadonlyMap<PermissionName, EffectivePermission> {
  const chain = sources.map(({ label, permissions: stored }) => ({
    label,
    data: parsePermissionData(stored),
  }));
  const decided = [...permissions.values()].map((permission): [PermissionName, EffectivePermission] => {
    const source = chain.find(({ data }) => data.has(permission.name));
    const allowed = source?.data.get(permission.name) ?? false;
    return [permission.name, { permission, allowed, from: source?.label ?? null }];
  });
  return new Map(decided);
}

const sectionTitles: Readonly<Record<PermissionSection, string>> = {
  data: "Inventory",
  miscellaneous: "Other",
  system: "Administration",
};

/** Shows all permissions in collapsed groups. */
export function PermissionOverview({ sources }: { readonly sources: readonly PermissionSource[] }) {
  const rights = effectivePermissions(sources);
  return (
    <>
      {(Object.keys(sectionTitles) as PermissionSection[]).map((section) => (
        <>
          <h3>{sectionTitles[section]}</h3>
          <div class="rights">
            {permissionGroups
              .filter((group) => group.section === section)
              .map(({ title, permissions: all }) => (
                <PermissionGroup title={title} rights={all.flatMap(({ name }) => rights.get(name) ?? [])} />
              ))}
          </div>
        </>
      ))}
    </>
  );
}

interface PermissionGroupProps {
  readonly title: string;
  readonly rights: readonly EffectivePermission[];
}

function PermissionGroup({ title, rights }: PermissionGroupProps) {
  const allowed = rights.filter((right) => right.allowed).length;
  return (
    <details>
      <summary>
        <span>{title}</span>
        <AllowedCount allowed={allowed} all={rights.length} />
      </summary>
      <ul>
        {rights.map(({ permission, allowed: may, from }) => (
          <li class={may ? "allowed" : "denied"}>
            <span class="unseen">{may ? "Allowed: " : "Denied: "}</span>
            {permission.title}
            {from !== null && <span class="muted"> ·&nbsp;{from}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function AllowedCount({ allowed, all }: { readonly allowed: number; readonly all: number }) {
  if (allowed === 0) return <span class="muted">none</span>;
  if (allowed === all) return <Badge kind="good">all</Badge>;
  return (
    <Badge>
      {allowed} of {all}
    </Badge>
  );
}
