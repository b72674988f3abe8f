/** An overview of all permissions of a user or group, with the source of each permission. */
import { permissionGroups } from "../../../identity/permissions.ts";
import { Badge } from "../../site/components.tsx";
import {
  effectivePermissions,
  permissionSections,
  sectionTitles,
  type EffectivePermission,
  type PermissionSource,
} from "./effective-permissions.ts";

export function PermissionOverview({ sources }: { readonly sources: readonly PermissionSource[] }) {
  const rights = effectivePermissions(sources);
  return (
    <>
      {permissionSections.map((section) => (
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
