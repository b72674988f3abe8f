/** The main navigation: the pages that a user can open, in groups. */
import type { PermissionName } from "../identity/permissions.ts";
import type { Principal } from "../identity/principal.ts";
import type { NavigationGroup, NavigationItem } from "./site/page-context.ts";
import { importsPath } from "./import/import-path.ts";
import { labelProfilesPath } from "./labels/labels-path.ts";
import { partsPath } from "./parts/list/list-state.ts";
import { scanPath } from "./scan/scan-path.ts";
import { agentsPath, kicadPath } from "./settings/settings-sections.ts";
import { treePath, trees, type TreeName } from "./trees/tree-table.ts";
import { hasTools } from "./tools/tool-list.ts";

interface Destination extends NavigationItem {
  /** The permission required to open the page. By default, every user can open it. */
  readonly permission?: PermissionName;
}

const inventory: readonly Destination[] = [
  { href: "/", title: "Dashboard", icon: "house", isPrimary: true },
  { href: partsPath, title: "Parts", icon: "cpu", isPrimary: true, permission: "parts.read" },
  {
    href: scanPath,
    title: "Scan",
    icon: "scan-barcode",
    isPrimary: true,
    permission: "tools.label_scanner",
  },
  // The bar of small screens has no room for "Storage locations".
  { ...treeDestination("storage_locations"), title: "Locations", isPrimary: true },
  treeDestination("categories"),
  treeDestination("projects"),
  { href: importsPath, title: "Import", icon: "upload", permission: "parts.import" },
];

const masterData: readonly Destination[] = [
  treeDestination("footprints"),
  treeDestination("manufacturers"),
  treeDestination("suppliers"),
  treeDestination("measurement_units"),
  treeDestination("currencies"),
  treeDestination("part_custom_states"),
  treeDestination("attachment_types"),
  { href: labelProfilesPath, title: "Label profiles", icon: "printer", permission: "labels.create_labels" },
];

function treeDestination(name: TreeName): Destination {
  const { title, icon, permission } = trees[name];
  return { href: treePath(name), title, icon, permission: `${permission}.read` };
}

/** Returns the navigation of a user. Groups without pages are omitted. */
export function navigationOf(
  principal: Pick<Principal, "can">,
  oauthEnabled: boolean,
): readonly NavigationGroup[] {
  const service: readonly Destination[] = [
    { href: kicadPath, title: "KiCad", icon: "circuit-board" },
    { href: agentsPath, title: "AI agents", icon: "plug" },
    { href: "/api/docs", title: "API docs", icon: "book-open" },
    ...(hasTools(principal, oauthEnabled)
      ? [{ href: "/tools", title: "Admin", icon: "shield" } as const]
      : []),
  ];
  return [
    { title: "Inventory", items: inventory },
    { title: "Master data", items: masterData },
    { title: "Service", items: service },
  ]
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ permission }) => permission === undefined || principal.can(permission)),
    }))
    .filter(({ items }) => items.length > 0);
}
