/** `/parts/:id/version?at=…` and so on: an old version of an element next to the present one. */
import { readTargetNames } from "../../inventory/changes/target-names.ts";
import { Problem, problem } from "../../util/errors.ts";
import { isObject } from "../../util/is-object.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { labelProfilePath } from "../labels/labels-path.ts";
import { lotPath } from "../lots/lot-path.ts";
import { partPath } from "../parts/part-path.ts";
import { Badge, ErrorSummary, LinkButton, Section, Table, Warning } from "../site/components.tsx";
import type { NavigationLink } from "../site/page-context.ts";
import { Page } from "../site/layout.tsx";
import type { PageOperations } from "../site/operations.ts";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { ExactTime } from "../site/time.tsx";
import { Muted } from "../tools/log/log-entry-parts.tsx";
import { entryPath, treeNames, treePath, trees, type Tree } from "../trees/tree-table.ts";
import {
  compareDocuments,
  referencesIn,
  type ComparedElement,
  type ComparedValue,
} from "./compare-documents.ts";
import {
  RestoreForm,
  restoreLabelOf,
  restoreVersion,
  type RestoredElement,
  type RestoreFormProps,
} from "./restore-form.tsx";
import { versionLabel } from "./version-labels.ts";
import { versionRoutePath } from "./version-path.ts";

interface VersionedElement extends RestoredElement {
  readonly read: "getPart" | "getPartLot" | "getLabelProfile" | Tree["get"];
  readonly permission: PermissionName;
  readonly route: string;
}

const elements: readonly VersionedElement[] = [
  {
    type: "Part",
    read: "getPart",
    restore: "restorePart",
    permission: "parts.read",
    route: "/parts/:id",
    pathOf: partPath,
  },
  {
    type: "PartLot",
    read: "getPartLot",
    restore: "restorePartLot",
    permission: "parts.read",
    route: "/lots/:id",
    pathOf: lotPath,
  },
  {
    type: "LabelProfile",
    read: "getLabelProfile",
    restore: "restoreLabelProfile",
    permission: "labels.read_profiles",
    route: labelProfilePath(":id"),
    pathOf: labelProfilePath,
  },
  ...treeNames.map((name) => ({
    type: trees[name].component,
    read: trees[name].get,
    restore: trees[name].restore,
    permission: `${trees[name].permission}.read` as const,
    route: `${treePath(name)}/:id`,
    pathOf: (id: number) => entryPath(name, id),
  })),
];

interface VersionPageProps extends RestoreFormProps {
  readonly id: number;
  /** Null for a lot. */
  readonly name: string | null;
}

function VersionPage({ id, name, ...version }: VersionPageProps) {
  const { type, at, path, tag, comparison } = version;
  const { values, lists } = comparison;
  const isDeleted = tag === null;
  const trail: readonly NavigationLink[] = isDeleted ? [] : [{ href: path, title: name ?? `Lot ${id}` }];
  return (
    <Page
      title={`Old version of ${name ?? `lot ${id}`}`}
      lead={
        <>
          The version of <ExactTime at={at} />
          {isDeleted ? "." : ", next to the present one. Differences are marked as changed."}
        </>
      }
      trail={trail}
      {...(!isDeleted && { actions: <LinkButton href={path}>Present version</LinkButton> })}
      width="wide"
    >
      <ErrorSummary labelOf={(field) => restoreLabelOf(type, field)} />
      {isDeleted && (
        <Warning>
          <p>The element was deleted since.</p>
        </Warning>
      )}
      <Section id="properties" title="Properties">
        <ValueTable
          caption="Values of the properties"
          values={values}
          isDeleted={isDeleted}
          labelOf={(property) => versionLabel(type, property)}
        />
      </Section>
      <RestoreForm {...version} />
      {lists.map(({ property, elements: owned }) => (
        <Section id={`list-${property}`} title={versionLabel(type, property)}>
          {owned.map((element) => (
            <OwnedElement
              element={element}
              list={versionLabel(type, property)}
              isDeleted={isDeleted}
              labelOf={(name) => versionLabel(type, `${property}[].${name}`)}
            />
          ))}
        </Section>
      ))}
    </Page>
  );
}

const states = {
  same: null,
  changed: { kind: "warn", label: "changed" },
  removed: { kind: "bad", label: "removed since" },
  added: { kind: "good", label: "added since" },
} as const;

interface OwnedElementProps extends Pick<ValueTableProps, "isDeleted" | "labelOf"> {
  readonly element: ComparedElement;
  /** The name of the list that contains the element. */
  readonly list: string;
}

function OwnedElement({ element, list, ...table }: OwnedElementProps) {
  const state = states[element.state];
  return (
    <>
      <h3>
        <bdi>{element.name}</bdi> {state !== null && <Badge kind={state.kind}>{state.label}</Badge>}
      </h3>
      <ValueTable caption={`${list}: values of ${element.name}`} values={element.values} {...table} />
    </>
  );
}

interface ValueTableProps {
  readonly caption: string;
  readonly values: readonly ComparedValue[];
  readonly isDeleted: boolean;
  readonly labelOf: (property: string) => string;
}

function ValueTable({ caption, values, isDeleted, labelOf }: ValueTableProps) {
  return (
    <div class="changes versions">
      <Table
        caption={caption}
        columns={isDeleted ? ["Property", "Then"] : ["Property", "Then", "Now"]}
        rows={values.map(({ property, then, now, isDifferent }) => [
          <>
            {labelOf(property)} {isDifferent && <Badge kind="warn">changed</Badge>}
          </>,
          <VersionValue text={then} side={isDifferent ? "before" : undefined} />,
          ...(isDeleted ? [] : [<VersionValue text={now} side={isDifferent ? "after" : undefined} />]),
        ])}
        empty="No values."
        stacking="named"
      />
    </div>
  );
}

function VersionValue({ text, side }: { readonly text: string; readonly side: string | undefined }) {
  if (text === "") return <Muted>none</Muted>;
  return (
    <div class={side}>
      <span class="value">{text}</span>
    </div>
  );
}

interface PresentElement {
  /** Null if the element was deleted. */
  readonly document: Readonly<Record<string, unknown>> | null;
  readonly tag: string | null;
}

async function readPresent(
  operations: PageOperations,
  request: SignedInRequest,
  read: VersionedElement["read"],
): Promise<PresentElement> {
  try {
    return await operations.callWithTag(request, { operationId: read, path: { id: pathId(request) } });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return { document: null, tag: null };
    throw error;
  }
}

type Dependencies = Pick<PageDependencies, "operations" | "store">;

function versionRoute({ operations, store }: Dependencies, element: VersionedElement): PageRoute {
  const { type, read, permission, route, pathOf } = element;
  return {
    method: "GET",
    path: versionRoutePath(route),
    access: [permission],
    handle: async (request: SignedInRequest) => {
      const id = pathId(request);
      const at = request.query.get("at") ?? "";
      if (at === "") throw problem("bad-request", "The address has no time. Open a version in the history.");
      const then: unknown = await operations.call(request, {
        operationId: read,
        path: { id },
        query: { at },
      });
      const { document: now, tag } = await readPresent(operations, request, read);
      if (!isObject(then)) throw new Error(`${read} returned no document.`);
      const references = [then, now ?? {}].flatMap(referencesIn);
      const names = await readTargetNames(store.read, request.signedIn.principal, references);
      return page(
        <VersionPage
          name={nameOf(now ?? then)}
          comparison={compareDocuments(then, now, names)}
          path={pathOf(id)}
          {...{ id, type, at, tag }}
        />,
      );
    },
    submit: (request: SignedInRequest) => restoreVersion(operations, request, element),
  };
}

function nameOf({ name }: Readonly<Record<string, unknown>>): string | null {
  return typeof name === "string" && name !== "" ? name : null;
}

export function versionRoutes(dependencies: Dependencies): PageRoute[] {
  return elements.map((element) => versionRoute(dependencies, element));
}
