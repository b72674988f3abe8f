/** `/categories` and so on: a tree with the numbers of parts. Large trees show the levels that fit on a page. */
import type { ComponentChildren, VNode } from "preact";
import { groupBy } from "../../util/group-by.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { LinkButton, Submit } from "../site/components.tsx";
import { usePage, type NavigationLink } from "../site/page-context.ts";
import { countText } from "../site/count-text.ts";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import { filteredBy } from "../parts/list/list-state.ts";
import { RowMenuTemplate, useHasActions } from "./entry-actions.tsx";
import {
  maximumMatches,
  readCounts,
  readEntries,
  type Count,
  type Counts,
  type Entry,
  type EntryList,
} from "./read-tree.ts";
import { entryPath, newEntryPath, treePath, trees, type TreeName } from "./tree-table.ts";

const maximumShown = 500;

interface RowContext {
  readonly name: TreeName;
  readonly counts: Counts | null;
  readonly hasMenus: boolean;
}

interface TreeContext extends RowContext {
  readonly childrenOf: ReadonlyMap<number | null, readonly Entry[]>;
}

/** Returns the number of levels whose entries fit on the page. At least one. */
function shownDepth(childrenOf: TreeContext["childrenOf"], roots: readonly Entry[]): number {
  let level = roots;
  let shown = 0;
  for (let depth = 0; ; depth++) {
    shown += level.length;
    if (shown > maximumShown) return Math.max(depth, 1);
    level = level.flatMap(({ id }) => childrenOf.get(id) ?? []);
    if (level.length === 0) return depth + 1;
  }
}

/** @param depth the depth to which the tree is shown; deeper entries are links */
function levelOf(entries: readonly Entry[], depth: number, context: TreeContext): VNode {
  return (
    <ul class="tree">
      {entries.map((entry) => (
        <li>{branchOf(entry, depth, context)}</li>
      ))}
    </ul>
  );
}

function branchOf(entry: Entry, depth: number, context: TreeContext): ComponentChildren {
  const children = context.childrenOf.get(entry.id) ?? [];
  if (children.length === 0) return rowOf(entry, context);
  if (depth <= 1) {
    return rowOf(
      entry,
      context,
      <a class="badge" href={`${treePath(context.name)}?below=${entry.id}`}>
        {countText(children.length)} below <span class="unseen">{entry.name}</span>
      </a>,
    );
  }
  return (
    <>
      {rowOf(entry, context)}
      <details open={context.childrenOf.size <= 40}>
        <summary aria-label={`${entry.name}: ${children.length} below`}>
          <Icon name="chevron-right" />
        </summary>
        {levelOf(children, depth - 1, context)}
      </details>
    </>
  );
}

function rowOf(
  { id, name: title }: Pick<Entry, "id" | "name">,
  { name, counts, hasMenus }: RowContext,
  children: ComponentChildren = null,
): VNode {
  const path = entryPath(name, id);
  return (
    <div class="tree-row">
      <a class="tree-name" href={path}>
        <bdi>{title}</bdi>
      </a>
      {counts !== null && countOf(filteredBy(trees[name].partFilter, id), counts.get(id))}
      {children}
      {hasMenus && (
        <a class="row-button" href={path} aria-label={`Actions for ${title}`}>
          <Icon name="ellipsis" />
        </a>
      )}
    </div>
  );
}

/** @param href address of the list of the counted parts */
function countOf(href: string, count: Count | undefined): VNode {
  const { parts_with_descendants: all, parts: own } = count ?? { parts_with_descendants: 0, parts: 0 };
  if (all === 0) return <span class="muted tree-count">0 parts</span>;
  const direct = own !== all && own > 0 ? `, ${countText(own)} directly` : "";
  return (
    <span class="muted tree-count">
      <a href={href}>
        {countText(all)} {all === 1 ? "part" : "parts"}
      </a>
      {direct}
    </span>
  );
}

interface ListPageProps extends EntryList {
  readonly name: TreeName;
  readonly counts: Counts | null;
  /** Text of the name filter. Empty without a filter. */
  readonly text: string;
  /** The entry below which the page shows the tree. */
  readonly below: Entry | null;
  readonly pageNumber: number;
}

function ListPage({ name, counts, text, below, entries, total, pageNumber }: ListPageProps) {
  const { title, noun, permission, purpose } = trees[name];
  const childrenOf = groupBy(entries, ({ parent }) => parent);
  const roots = childrenOf.get(below?.id ?? null) ?? [];
  const first = (pageNumber - 1) * maximumShown;
  const shown = roots.slice(first, first + maximumShown);
  const trail: readonly NavigationLink[] = below === null ? [] : [{ href: treePath(name), title }];
  const hasMenus = useHasActions(name);
  const principal = usePage().signedIn?.principal;
  const canCreate = principal?.can(`${permission}.create`) === true;
  const newPath = `${newEntryPath(name)}${below === null ? "" : `?parent=${below.id}`}`;
  return (
    <Page
      title={below?.name ?? title}
      trail={trail}
      actions={
        canCreate && (
          <LinkButton href={newPath} kind="main">
            <Icon name="plus" /> New {noun}
          </LinkButton>
        )
      }
      scripts={hasMenus ? ["tree.js"] : []}
    >
      {hasMenus && <RowMenuTemplate name={name} />}
      {(total > 0 || text !== "") && <NameFilter name={name} text={text} />}
      {text !== "" ? (
        <Matches {...{ name, counts, hasMenus, entries, total, text }} />
      ) : total === 0 ? (
        <p class="empty">
          {purpose}{" "}
          {canCreate ? (
            <>
              There are none yet. <a href={newPath}>Create the first {noun}</a>.
            </>
          ) : (
            "There are none yet."
          )}
        </p>
      ) : (
        <div id="tree" data-tree={name} data-movable={principal?.can(`${permission}.edit`)}>
          {levelOf(shown, shownDepth(childrenOf, shown), { name, counts, hasMenus, childrenOf })}
          {roots.length > first + maximumShown && (
            <LinkButton
              href={`${treePath(name)}?${below === null ? "" : `below=${below.id}&`}page=${pageNumber + 1}`}
            >
              Next {maximumShown} entries
            </LinkButton>
          )}
          {entries.length < total && (
            <p class="hint">
              The tree has {countText(total)} entries. To find those that are not shown, filter by name.
            </p>
          )}
        </div>
      )}
    </Page>
  );
}

function NameFilter({ name, text }: Pick<ListPageProps, "name" | "text">) {
  const { title } = trees[name];
  return (
    <form
      class="tree-filter"
      method="get"
      action={treePath(name)}
      role="search"
      aria-label={`Filter ${title}`}
    >
      <input
        type="search"
        name="name"
        value={text}
        aria-label="Name contains"
        placeholder="Filter by name"
        maxLength={255}
        autocomplete="off"
      />
      <Submit kind="quiet">Filter</Submit>
      {text !== "" && <LinkButton href={treePath(name)}>Show all</LinkButton>}
    </form>
  );
}

function Matches({
  name,
  counts,
  hasMenus,
  entries,
  total,
  text,
}: EntryList & RowContext & Pick<ListPageProps, "text">) {
  if (total === 0) {
    return (
      <p class="empty">
        No {trees[name].noun} has a name that contains “{text}”. Enter a shorter text.
      </p>
    );
  }
  return (
    <>
      <ul class="tree">
        {entries.map((entry) => (
          <li>{rowOf({ ...entry, name: entry.full_path }, { name, counts, hasMenus })}</li>
        ))}
      </ul>
      {total > maximumMatches && (
        <p class="hint">
          The first {maximumMatches} of {countText(total)} entries. Enter a longer text.
        </p>
      )}
    </>
  );
}

export function treeListRoute(
  { operations }: Pick<PageDependencies, "operations">,
  name: TreeName,
): PageRoute {
  return {
    method: "GET",
    path: treePath(name),
    access: [`${trees[name].permission}.read`],
    handle: async (request: SignedInRequest) => {
      const text = (request.query.get("name") ?? "").trim().slice(0, 255);
      const list = await readEntries(operations, request, name, text);
      const belowId = parsePositiveInteger(request.query.get("below") ?? "");
      return page(
        <ListPage
          {...list}
          name={name}
          text={text}
          counts={await readCounts(operations, request, name)}
          below={list.entries.find(({ id }) => id === belowId) ?? null}
          pageNumber={parsePositiveInteger(request.query.get("page") ?? "") ?? 1}
        />,
      );
    },
  };
}
