/** What a user can do with an entry: buttons on its page, and the menu of its row in the list. */
import { canPrintLabels, labelsAddress, treeLabelsAddress } from "../labels/labels-path.ts";
import { LinkButton } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { Icon } from "../site/icon.tsx";
import { MenuPopup, MoreMenu, type MenuAction } from "../site/more-menu.tsx";
import { entryPath, newEntryPath, trees, type TreeName } from "./tree-table.ts";

interface EntryProps {
  readonly name: TreeName;
  readonly id: number;
}

function useActions({ name, id }: EntryProps) {
  const principal = usePage().signedIn?.principal;
  const can = principal?.can ?? (() => false);
  const { permission } = trees[name];
  const path = entryPath(name, id);
  const one = (isAllowed: boolean, action: MenuAction): readonly MenuAction[] => (isAllowed ? [action] : []);
  const canEdit = can(`${permission}.edit`);
  const canDelete = can(`${permission}.delete`);
  return {
    edit: one(canEdit, { href: `${path}/edit`, icon: "pencil", label: "Edit" }),
    add: one(can(`${permission}.create`), {
      href: `${newEntryPath(name)}?parent=${id}`,
      icon: "plus",
      label: "New below",
    }),
    more: [
      ...(name === "storage_locations" && canPrintLabels(principal) ? labelActions(id) : []),
      ...one(canEdit, { href: `${path}/move`, icon: "move", label: "Move to…" }),
      ...one(canEdit && canDelete, {
        href: `${path}/merge`,
        icon: "git-merge",
        label: "Merge into…",
      }),
      ...one(canDelete, { href: `${path}/delete`, icon: "trash-2", label: "Delete" }),
    ],
  };
}

function labelActions(location: number): readonly MenuAction[] {
  return [
    { href: labelsAddress("storelocation", [location]), icon: "printer", label: "Print label" },
    {
      href: treeLabelsAddress("storelocation", location),
      icon: "printer",
      label: "Print labels of all locations here",
    },
    {
      href: treeLabelsAddress("part_lot", location),
      icon: "printer",
      label: "Print labels of the lots here",
    },
  ];
}

export function EntryActions(props: EntryProps) {
  const { edit, add, more } = useActions(props);
  return (
    <>
      {edit.map(({ href, icon, label }) => (
        <LinkButton href={href} kind="main">
          <Icon name={icon} /> {label}
        </LinkButton>
      ))}
      {add.map(({ href, icon, label }) => (
        <LinkButton href={href}>
          <Icon name={icon} /> {label}
        </LinkButton>
      ))}
      <MoreMenu actions={more} />
    </>
  );
}

/** ID of the template from which `tree.js` creates the menu of a row. */
const menuTemplate = "tree-menu";

/** The menu of all rows, for the entry with the ID 0. Without scripts, the button of a row leads to the page of its entry. */
export function RowMenuTemplate({ name }: Pick<EntryProps, "name">) {
  const { edit, add, more } = useActions({ name, id: 0 });
  const all = [...edit, ...add, ...more];
  if (all.length === 0) return null;
  return (
    <template id={menuTemplate}>
      <details class="menu">
        <summary class="row-button">
          <Icon name="ellipsis" />
        </summary>
        <MenuPopup actions={all} />
      </details>
    </template>
  );
}

export function useHasActions(name: TreeName): boolean {
  const { edit, add, more } = useActions({ name, id: 0 });
  return edit.length + add.length + more.length > 0;
}
