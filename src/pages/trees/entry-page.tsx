/** `/categories/:id` and so on: an entry with its properties, sub-entries and parts. */
import type { PageDependencies } from "../page-dependencies.ts";
import { LinkButton, Facts, Section, Table, type Fact } from "../site/components.tsx";
import { usePage, type NavigationLink } from "../site/page-context.ts";
import { ExternalLink } from "../site/external-link.tsx";
import { Page } from "../site/layout.tsx";
import { Markdown } from "../site/markdown.tsx";
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { readFilesSection } from "../files/entry-files.ts";
import { fileScripts, FilesSection, type FilesSectionProps } from "../files/files-section.tsx";
import { HistorySection } from "../history/history-section.tsx";
import { readHistory, type ElementHistory } from "../history/read-history.ts";
import { partPath } from "../parts/part-path.ts";
import { filteredBy } from "../parts/list/list-state.ts";
import { countText } from "../site/count-text.ts";
import { ParametersSection } from "../parameters/parameters-section.tsx";
import { readParameters, type ParameterDocument } from "../parameters/read-parameters.ts";
import { isObject } from "../../util/is-object.ts";
import { EntryActions } from "./entry-actions.tsx";
import { BomSection, PartsSection } from "./entry-parts.tsx";
import { readBom, readParts, type EntryBom, type EntryParts } from "./read-entry-parts.ts";
import { textOf, valueAt } from "./property-value.ts";
import { readAncestors, readCounts, type Counts, type Entry, type EntryDocument } from "./read-tree.ts";
import { entryPath, treePath, trees, type Tree, type TreeName, type TreeProperty } from "./tree-table.ts";
import { readUsages, UsageLinks, type Usage } from "./usages.tsx";

const maximumChildren = 200;

/** The trees to which more than parts and entries below them can refer. */
const usedWithoutParts: readonly TreeName[] = ["currencies", "attachment_types"];

interface EntryPageProps {
  readonly name: TreeName;
  readonly entry: EntryDocument;
  readonly baseCurrency: string;
  readonly ancestors: readonly Pick<Entry, "id" | "name">[];
  readonly children: OperationDocument<Tree["children"]>;
  readonly counts: Counts | null;
  readonly parts: EntryParts | null;
  readonly bom: EntryBom | null;
  readonly parameters: readonly ParameterDocument[];
  readonly files: FilesSectionProps | null;
  /** What refers to the entry, if the page does not show all of it. */
  readonly usages: readonly Usage[];
  readonly history: ElementHistory | null;
}

function EntryPage(props: EntryPageProps) {
  const { name, entry, baseCurrency, ancestors, children, counts, parts, bom, parameters, files } = props;
  const { usages, history } = props;
  const { noun, title, component } = trees[name];
  const trail: NavigationLink[] = [
    { href: treePath(name), title },
    ...ancestors.map((each) => ({ href: entryPath(name, each.id), title: each.name })),
  ];
  const facts = [
    ...factsOf(name, entry),
    ...(usages.length === 0 ? [] : [{ name: "Used by", value: <UsageLinks usages={usages} /> }]),
  ];
  const below = children["hydra:member"];
  return (
    <Page
      title={entry.name}
      trail={trail}
      actions={<EntryActions name={name} id={entry.id} />}
      scripts={fileScripts}
    >
      {facts.length > 0 && <Facts facts={facts} />}
      {entry.comment.trim() !== "" && (
        <Section id="comment" title="Comment">
          <Markdown text={entry.comment} />
        </Section>
      )}
      {below.length > 0 && (
        <Section id="entries" title={`Below this ${noun}`}>
          <Table
            caption={`Entries below ${entry.name}`}
            columns={counts === null ? ["Name"] : ["Name", { title: "Parts", numeric: true }]}
            rows={below.map((child) => [
              <a href={entryPath(name, child.id)}>
                <bdi>{child.name}</bdi>
              </a>,
              ...(counts === null ? [] : [<PartCount name={name} id={child.id} counts={counts} />]),
            ])}
            empty=""
            stacking="named"
          />
          {children["hydra:totalItems"] > below.length && (
            <LinkButton href={`${treePath(name)}?below=${entry.id}`}>
              Show all {children["hydra:totalItems"]}
            </LinkButton>
          )}
        </Section>
      )}
      {parts !== null && <PartsSection name={name} entry={entry} baseCurrency={baseCurrency} {...parts} />}
      {bom !== null && <BomSection id={entry.id} bom={bom} />}
      <ParametersSection parameters={parameters} />
      {files !== null && <FilesSection {...files} />}
      <p class="hint last">
        API: <code>/api{entryPath(name, entry.id)}</code>.
      </p>
      {history !== null && (
        <HistorySection history={history} type={component} id={entry.id} path={entryPath(name, entry.id)} />
      )}
    </Page>
  );
}

interface PartCountProps {
  readonly name: TreeName;
  readonly id: number;
  readonly counts: Counts;
}

function PartCount({ name, id, counts }: PartCountProps) {
  const count = counts.get(id)?.parts_with_descendants ?? 0;
  return count === 0 ? <>0</> : <a href={filteredBy(trees[name].partFilter, id)}>{countText(count)}</a>;
}

function factsOf(name: TreeName, entry: EntryDocument): Fact[] {
  const properties: readonly TreeProperty[] = [
    { name: "alternative_names", label: "Alternative names" },
    { name: "not_selectable", label: "Only groups other entries", kind: "boolean" },
    ...trees[name].properties,
  ];
  return properties.flatMap((property) => {
    const value = shownValue(property, valueAt(entry, property.name));
    return value === null ? [] : [{ name: property.label, value }];
  });
}

function shownValue({ kind, options, collection }: TreeProperty, value: unknown) {
  const text = textOf(value);
  if (kind === "reference") {
    if (!isObject(value) || collection === undefined || typeof value["id"] !== "number") return null;
    return (
      <a href={entryPath(collection, value["id"])}>
        {textOf(value["full_path"] ?? value["name"] ?? `ID ${value["id"]}`)}
      </a>
    );
  }
  if (kind === "part") return isObject(value) ? <PartLink part={value} /> : null;
  if (kind === "user") return isObject(value) ? <bdi>{textOf(value["name"])}</bdi> : null;
  if (kind === "attachment") {
    if (!isObject(value)) return null;
    return <a href={`/attachments/${textOf(value["id"])}`}>{textOf(value["name"])}</a>;
  }
  if (kind === "boolean") return value === true ? "Yes" : null;
  if (text === "") return null;
  if (kind === "choice") return options?.find((option) => option.value === text)?.label ?? text;
  if (kind === "code") return <code>{text}</code>;
  if (kind === "link") return <ExternalLink address={text}>{text}</ExternalLink>;
  return <bdi>{text}</bdi>;
}

function PartLink({ part }: { readonly part: Readonly<Record<string, unknown>> }) {
  const text = <bdi>{textOf(part["name"] ?? `Part ${textOf(part["id"])}`)}</bdi>;
  const canRead = usePage().signedIn?.principal.can("parts.read") === true;
  return canRead && typeof part["id"] === "number" ? <a href={partPath(part["id"])}>{text}</a> : text;
}

/** Most entries have no parameters. */
async function parametersOf(operations: PageOperations, request: SignedInRequest, entry: EntryDocument) {
  if (entry.parameters.length === 0) return [];
  return (await readParameters(operations, request, entry["@id"])) ?? [];
}

export function entryPageRoute(
  dependencies: Pick<PageDependencies, "config" | "operations" | "store">,
  name: TreeName,
): PageRoute {
  const { operations } = dependencies;
  const tree = trees[name];
  return {
    method: "GET",
    path: `${treePath(name)}/:id`,
    access: [`${tree.permission}.read`],
    handle: async (request: SignedInRequest) => {
      const id = pathId(request);
      const entry = await operations.call(request, { operationId: tree.get, path: { id } });
      const children = await operations.call(request, {
        operationId: tree.children,
        path: { id },
        query: { itemsPerPage: maximumChildren, "order[name]": "asc", "properties[]": ["id", "name"] },
      });
      return page(
        <EntryPage
          name={name}
          entry={entry}
          baseCurrency={dependencies.config.instance.currency}
          ancestors={await readAncestors(operations, request, name, entry)}
          children={children}
          counts={await readCounts(operations, request, name)}
          files={await readFilesSection(dependencies, request, name, entry)}
          parts={await readParts(operations, request, name, id)}
          parameters={await parametersOf(operations, request, entry)}
          bom={name === "projects" ? await readBom(operations, request, id) : null}
          usages={usedWithoutParts.includes(name) ? await readUsages(operations, request, name, id) : []}
          history={await readHistory(dependencies, request, {
            operationId: tree.history,
            permission: `${tree.permission}.show_history`,
          })}
        />,
      );
    },
  };
}
