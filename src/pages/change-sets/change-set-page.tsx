/** `/change_sets/:id`: the elements that one request, import or command has changed. */
import { isUndoable } from "../../history/undoable.ts";
import { operationLabel, targetLabel } from "../log-labels.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, Facts, LinkButton } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Page } from "../site/layout.tsx";
import { page, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { usePage } from "../site/page-context.ts";
import { ExactTime, Time } from "../site/time.tsx";
import { actorName } from "../tools/log/log-actor.ts";
import { idOf } from "../trees/tree-table.ts";
import { canRevert } from "./can-revert.ts";
import { changeSetPath, revertPath } from "./change-set-path.ts";
import { EntriesSection, readEntries, type ChangeSetEntries } from "./change-set-entries.tsx";
import { readSummary, type ChangeSetSummary } from "./read-revert.ts";
import { canBeUndone, undoneText } from "./undone.ts";

export const changeSetTitle = (id: number): string => `Change set ${id}`;

/**
 * Names the types of elements whose changes cannot be taken back, such as “Changes of users cannot be taken back.” Changes
 * of other types cannot be taken back after their log entries were removed.
 */
export function notUndoableText(elements: readonly { readonly target_type: string }[]): string {
  const types = new Set(elements.map(({ target_type: type }) => type).filter((type) => !isUndoable(type)));
  if (types.size === 0) return "The change log no longer contains these changes.";
  const names = [...types].map((type) => `${targetLabel(type).toLowerCase()}s`);
  return `Changes of ${new Intl.ListFormat("en").format(names)} cannot be taken back.`;
}

interface ChangeSetPageProps extends ChangeSetSummary {
  readonly shown: ChangeSetEntries;
}

function ChangeSetPage({ changeSet, state, shown }: ChangeSetPageProps) {
  return (
    <Page title={changeSetTitle(changeSet.id)} lead="The changes of one request, import or command.">
      <ChangeSetFacts changeSet={changeSet} state={state} />
      <RevertActions changeSet={changeSet} state={state} />
      <EntriesSection id={changeSet.id} {...shown} />
    </Page>
  );
}

export function ChangeSetFacts({ changeSet, state }: ChangeSetSummary) {
  const { datetime, operation, username, client, comment, undoes, element_count: count } = changeSet;
  const otherSet = (id: number) => <a href={changeSetPath(id)}>change set {id}</a>;
  return (
    <Facts
      facts={[
        {
          name: "Time",
          value: (
            <>
              <ExactTime at={datetime} />{" "}
              <span class="muted">
                <Time at={datetime} />
              </span>
            </>
          ),
        },
        { name: "User", value: <bdi>{actorName({ username })}</bdi> },
        ...(client === undefined ? [] : [{ name: "Client", value: <bdi>{client}</bdi> }]),
        ...(operation === undefined ? [] : [{ name: "Operation", value: operationLabel(operation) }]),
        ...(comment === undefined ? [] : [{ name: "Comment", value: <span class="value">{comment}</span> }]),
        { name: "Elements", value: countText(count) },
        ...(undoes === undefined ? [] : [{ name: "Takes back", value: otherSet(idOf(undoes)) }]),
        ...(state.undoneBy === null ? [] : [{ name: undoneText(state), value: otherSet(state.undoneBy) }]),
      ]}
    />
  );
}

function RevertActions({ changeSet: { id, undoable, elements }, state }: ChangeSetSummary) {
  const { signedIn } = usePage();
  const isAllowed =
    signedIn !== null && elements.some(({ target_type: type }) => canRevert(signedIn.principal, type));
  if (!undoable) return <p class="hint">{notUndoableText(elements)}</p>;
  if (!isAllowed || !canBeUndone(state)) return null;
  return (
    <Actions>
      <LinkButton href={revertPath(state.isUndo ? "redo" : "undo", id)} kind="main">
        {state.isUndo ? "Redo" : "Undo"}
      </LinkButton>
    </Actions>
  );
}

/** Returns a short name of the changed elements, such as “part 3” or “50 elements”. */
export function elementsText({ elements, element_count: count }: ChangeSetSummary["changeSet"]): string {
  const [first] = elements;
  if (first === undefined || count !== 1) return `${countText(count)} elements`;
  const { target_type: type, target_id: id, label } = first;
  return `${targetLabel(type).toLowerCase()} ${label ?? id}`;
}

export function changeSetRoute(dependencies: Pick<PageDependencies, "operations" | "store">): PageRoute {
  return {
    method: "GET",
    path: changeSetPath(":id"),
    access: "signed-in",
    handle: async (request: SignedInRequest) =>
      page(
        <ChangeSetPage
          {...await readSummary(dependencies, request)}
          shown={await readEntries(dependencies, request)}
        />,
      ),
  };
}
