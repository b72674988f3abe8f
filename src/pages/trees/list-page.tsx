/** `/categories` and so on: a tree with the numbers of parts. Large trees show the levels that fit on a page. */
import { groupBy } from "../../group-by.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { LinkButton, Submit } from "../site/components.tsx";
import type { NavigationLink } from "../site/context.ts";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { page } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger } from "../site/path-id.ts";
import { maximumMatches, readCounts, readEntries } from "./read-tree.ts";
import type { Counts, Entry, EntryList } from "./read-tree.ts";
import { entryPath, treePath, trees } from "./tree-table.ts";
import type { TreeName } from "./tree-table.ts";

/** The number of entries that one page shows. */
const maximumShown = 500;

const number = new Intl.NumberFormat("en");

interface TreeContext {
  readonly name: TreeName;
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
  const row = <Row entry={entry} {...context} />;
  if (children.length === 0) return <div class="tree-row">{row}</div>;
  if (context.depth <= 1) {
    return (
      <div class="tree-row">
        {row}
        <a class="badge" href={`${treePath(context.name)}?below=${entry.id}`}>
          {number.format(children.length)} below <span class="unseen">{entry.name}</span>
        </a>
      </div>
    );
  }
  return (
    <>
      <div class="tree-row">{row}</div>
      <details open={context.childrenOf.size <= 40}>
        <summary aria-label={`${entry.name}: ${children.length} below`}>
          <Icon name="chevron-right" />
        </summary>
        <Level {...context} entries={children} depth={context.depth - 1} />
      </details>
    </>
  );
}

function Row({ entry, name, counts }: Pick<TreeContext, "name" | "counts"> & { readonly entry: Entry }) {
  const count = counts?.get(entry.id);
  const all = count?.parts_with_descendants ?? 0;
  const own = count?.parts ?? 0;
  return (
    <>
      <a class="tree-name" href={entryPath(name, entry.id)}>
        <bdi>{entry.name}</bdi>
      </a>
      {counts !== null && (
        <span class="muted tree-count">
          {number.format(all)} {all === 1 ? "part" : "parts"}
          {own !== all && own > 0 && `, ${number.format(own)} directly`}
        </span>
      )}
    </>
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
  const { title } = trees[name];
  const childrenOf = groupBy(entries, ({ parent }) => parent);
  const roots = childrenOf.get(below?.id ?? null) ?? [];
  const first = (pageNumber - 1) * maximumShown;
  const shown = roots.slice(first, first + maximumShown);
  const trail: readonly NavigationLink[] = below === null ? [] : [{ href: treePath(name), title }];
  return (
    <Page title={below?.name ?? title} trail={trail}>
      {(total > 0 || text !== "") && <NameFilter name={name} text={text} />}
      {text !== "" ? (
        <Matches name={name} counts={counts} entries={entries} total={total} text={text} />
      ) : total === 0 ? (
        <p class="empty">There are no {title.toLowerCase()} yet.</p>
      ) : (
        <>
          <Level
            name={name}
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
        </>
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
  entries,
  total,
  text,
}: EntryList & Pick<ListPageProps, "name" | "counts" | "text">) {
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
            <div class="tree-row">
              <Row entry={{ ...entry, name: entry.full_path }} name={name} counts={counts} />
            </div>
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
