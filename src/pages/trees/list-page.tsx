/** `/categories` and so on: a tree with the numbers of parts. Large trees show the levels that fit on a page. */
import type { ComponentChildren } from "preact";
import { groupBy } from "../../group-by.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { LinkButton, Submit } from "../site/components.tsx";
import { usePage } from "../site/context.ts";
import type { NavigationLink } from "../site/context.ts";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { page } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import { RowMenuTemplate, useHasActions } from "./entry-actions.tsx";
import { maximumMatches, readCounts, readEntries } from "./read-tree.ts";
import type { Counts, Entry, EntryList } from "./read-tree.ts";
import { entryPath, newEntryPath, treePath, trees } from "./tree-table.ts";
import type { TreeName } from "./tree-table.ts";

/** The number of entries that one page shows. */
const maximumShown = 500;

const number = new Intl.NumberFormat("en");

interface TreeContext {
  readonly name: TreeName;
  /** Whether the rows have a menu. */
  readonly hasMenus: boolean;
  readonly counts: Counts | null;
  readonly childrenOf: ReadonlyMap<number | null, readonly Entry[]>;
  /** Depth to which the tree is shown. Deeper entries are links. */
  readonly depth: number;
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

interface LevelProps extends TreeContext {
  readonly entries: readonly Entry[];
}

function Level({ entries, ...context }: LevelProps) {
  return (
    <ul class="tree">
      {entries.map((entry) => (
        <li>
          <Branch entry={entry} {...context} />
        </li>
      ))}
    </ul>
  );
}

function Branch({ entry, ...context }: TreeContext & { readonly entry: Entry }) {
  const children = context.childrenOf.get(entry.id) ?? [];
  if (children.length === 0) return <Row entry={entry} {...context} />;
  if (context.depth <= 1) {
    return (
      <Row entry={entry} {...context}>
        <a class="badge" href={`${treePath(context.name)}?below=${entry.id}`}>
          {number.format(children.length)} below <span class="unseen">{entry.name}</span>
        </a>
      </Row>
    );
  }
  return (
    <>
      <Row entry={entry} {...context} />
      <details open={context.childrenOf.size <= 40}>
        <summary aria-label={`${entry.name}: ${children.length} below`}>
          <Icon name="chevron-right" />
        </summary>
        <Level {...context} entries={children} depth={context.depth - 1} />
      </details>
    </>
  );
}

interface RowProps extends Pick<TreeContext, "name" | "counts" | "hasMenus"> {
  readonly entry: Entry;
  readonly children?: ComponentChildren;
}

function Row({ entry, name, counts, hasMenus, children }: RowProps) {
  const count = counts?.get(entry.id);
  const all = count?.parts_with_descendants ?? 0;
  const own = count?.parts ?? 0;
  return (
    <div class="tree-row">
      <a class="tree-name" href={entryPath(name, entry.id)}>
        <bdi>{entry.name}</bdi>
      </a>
      {counts !== null && (
        <span class="muted tree-count">
          {number.format(all)} {all === 1 ? "part" : "parts"}
          {own !== all && own > 0 && `, ${number.format(own)} directly`}
        </span>
      )}
      {children}
      {hasMenus && (
        <a class="row-button" href={entryPath(name, entry.id)} aria-label={`Actions for ${entry.name}`}>
          <Icon name="ellipsis" />
        </a>
      )}
    </div>
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
  const { principal } = usePage().signedIn ?? {};
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
        <Matches
          name={name}
          counts={counts}
          hasMenus={hasMenus}
          entries={entries}
          total={total}
          text={text}
        />
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
          <Level
            name={name}
            hasMenus={hasMenus}
            counts={counts}
            childrenOf={childrenOf}
            depth={shownDepth(childrenOf, shown)}
            entries={shown}
          />
          {roots.length > first + maximumShown && (
            <LinkButton
              href={`${treePath(name)}?${below === null ? "" : `below=${below.id}&`}page=${pageNumber + 1}`}
            >
              Next {maximumShown} entries
            </LinkButton>
          )}
          {entries.length < total && (
            <p class="hint">
              The tree has {number.format(total)} entries. To find those that are not shown, filter by name.
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
}: EntryList & Pick<ListPageProps, "name" | "counts" | "text"> & Pick<TreeContext, "hasMenus">) {
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
          <li>
            <Row
              entry={{ ...entry, name: entry.full_path }}
              name={name}
              counts={counts}
              hasMenus={hasMenus}
            />
          </li>
        ))}
      </ul>
      {total > maximumMatches && (
        <p class="hint">
          The first {maximumMatches} of {number.format(total)} entries. Enter a longer text.
        </p>
      )}
    </>
  );
}

export function treeListRoute({ operations }: Pick<PagesParts, "operations">, name: TreeName): PageRoute {
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
