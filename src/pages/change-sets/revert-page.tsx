/** `/change_sets/:id/undo` and `/redo`: shows what the action changes, and does it. Notices send their form here, too. */
import type { ChangedType } from "../../history/change-set.ts";
import type { Principal } from "../../identity/principal.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { readTargetNames, type TargetNames } from "../../inventory/changes/target-names.ts";
import { Problem, problem } from "../../util/errors.ts";
import { Actions, ErrorSummary, LinkButton, Section, Submit, Warning } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Field, Radios } from "../site/fields.tsx";
import { FormRejection } from "../site/form-rejection.ts";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import type { Notice } from "../site/notice.ts";
import type { OperationDocument } from "../site/operations.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { returnPath } from "../site/return-to.ts";
import { pathOf } from "../tools/log/log-entry-parts.tsx";
import { idOf } from "../trees/tree-table.ts";
import { canRevertAll } from "./can-revert.ts";
import { changeSetPath, revertPath, undoJobPath, type RevertAction } from "./change-set-path.ts";
import {
  ChangeSetFacts,
  changeSetRoute,
  changeSetTitle,
  elementsText,
  notUndoableText,
} from "./change-set-page.tsx";
import { ConflictTable, conflictTargets, ElementTables, StayingElements } from "./change-tables.tsx";
import { LargeRevertPage, readOpenJob } from "./large-revert-page.tsx";
import { linkedNames } from "./linked-names.ts";
import {
  readChangeSet,
  readConflicts,
  revertChangeSet,
  type RevertConflicts,
  type ShownChangeSet,
} from "./read-revert.ts";
import type { RevertedElement } from "./reverted-changes.ts";
import { undoJobRoute } from "./undo-job-page.tsx";

interface RevertPageProps extends ShownChangeSet {
  readonly action: RevertAction;
  readonly conflicts: RevertConflicts;
  readonly names: TargetNames;
  readonly cancel: string;
}

const verbs = { undo: "Undo", redo: "Redo" } as const;

function RevertPage({ action, conflicts, names, cancel, ...shown }: RevertPageProps) {
  const { changeSet, state, elements, omitted } = shown;
  const { all, irreplaceable, notUndoable } = conflicts;
  const verb = verbs[action];
  const canReplace = irreplaceable.length === 0 && notUndoable.length === 0;
  const isPartlyUndone = state.remaining?.isEmpty === false;
  const subject =
    isPartlyUndone || notUndoable.length > 0 ? "The changes below" : `Changes of ${elementsText(changeSet)}`;
  return (
    <Page
      title={`${verb} change set ${changeSet.id}`}
      lead={`${subject} are ${action === "undo" ? "taken back" : "made again"}. Nothing has been changed yet.`}
      trail={[{ href: changeSetPath(changeSet.id), title: changeSetTitle(changeSet.id) }]}
    >
      <ErrorSummary labels={{ conflicts: "Conflicts" }} />
      {state.undoneBy !== null && (
        <Warning>
          <p>
            {isPartlyUndone ? "A part of the changes was" : "These changes were"} already{" "}
            {action === "undo" ? "undone" : "redone"} by{" "}
            <a href={changeSetPath(state.undoneBy)}>change set {state.undoneBy}</a>.
          </p>
        </Warning>
      )}
      <ChangeSetFacts changeSet={changeSet} state={state} />
      {all.length > 0 && (
        <Section
          id="conflicts"
          title="Conflicts"
          description="These elements have changed since. They need a decision."
        >
          <ConflictTable conflicts={all} irreplaceable={irreplaceable} names={names} />
        </Section>
      )}
      {notUndoable.length > 0 && (
        <Section id="stays" title="What stays" description={notUndoableText(changeSet.elements)}>
          <StayingElements conflicts={notUndoable} names={names} />
        </Section>
      )}
      <Section id="preview" title="What changes">
        <ElementTables {...{ elements, irreplaceable, names }} conflicts={all} />
        {omitted > 0 && <p>{countText(omitted)} more changes are not shown.</p>}
      </Section>
      <Form action={revertPath(action, changeSet.id)}>
        <ReturnTo />
        {all.length === 0 && notUndoable.length > 0 && <input type="hidden" name="conflicts" value="skip" />}
        {all.length > 0 && (
          <Radios
            legend="What happens to the conflicts"
            name="conflicts"
            required
            options={[
              {
                value: "skip",
                label: "Skip these",
                hint: "The elements above keep their present values.",
              },
              ...(canReplace
                ? [
                    {
                      value: "overwrite",
                      label: "Replace newer values",
                      hint: "The present values above are lost.",
                    },
                  ]
                : []),
            ]}
          />
        )}
        {all.length > 0 && !canReplace && (
          <p class="hint">
            {irreplaceable.length > 0
              ? "Some of the newer values cannot be replaced"
              : "Some changes always stay"}
            , so conflicts can only be skipped.
          </p>
        )}
        <Field label="Comment" name="comment" maxLength={255} autocomplete="off" />
        <Actions>
          <Submit>{verb}</Submit>
          <LinkButton href={cancel}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

/** The page of a change set with nothing that can be taken back. */
function RefusedPage({ action, changeSet, state }: Pick<RevertPageProps, "action" | "changeSet" | "state">) {
  return (
    <Page
      title={`${verbs[action]} change set ${changeSet.id}`}
      lead={notUndoableText(changeSet.elements)}
      trail={[{ href: changeSetPath(changeSet.id), title: changeSetTitle(changeSet.id) }]}
    >
      <ChangeSetFacts changeSet={changeSet} state={state} />
    </Page>
  );
}

/** Returns the notice of an undo or redo, with a link to the change and a button for the opposite. */
function doneNotice(
  action: RevertAction,
  shown: ShownChangeSet,
  { change_set: created, left_count: left }: OperationDocument<"undoChangeSet">,
  principal: Pick<Principal, "can">,
): Notice {
  const done = action === "undo" ? "Undid" : "Redid";
  const rest = left === 0 ? "" : ` ${countText(left)} ${left === 1 ? "change was" : "changes were"} left.`;
  if (created === undefined) return { text: `Nothing was left to ${action}.${rest}` };
  const id = idOf(created);
  const text = `${done} the changes of ${elementsText(shown.changeSet)}.${rest}`;
  return {
    text,
    link: linkTo(shown, id),
    ...(canRevertAll(principal, shown.elements.map(changeOf)) && {
      revert: { action: action === "undo" ? "redo" : "undo", changeSet: id },
    }),
  };
}

const changeKinds = {
  deleted: "element_deleted",
  restored: "element_created",
  changed: "element_edited",
} as const;

/** Returns the change that the action has made to an element. */
const changeOf = ({ type, effect }: RevertedElement): ChangedType => ({ kind: changeKinds[effect], type });

/** Returns the link to the first element that exists after the action and has a page. */
function linkTo({ elements, labels }: ShownChangeSet, changeSet: number): NonNullable<Notice["link"]> {
  // A part is named before its lots.
  const inOrder = [...elements].sort((a, b) => Number(a.type === "PartLot") - Number(b.type === "PartLot"));
  for (const { type, id, effect } of inOrder) {
    const [href, label] = [pathOf({ type, id }), labels.get(`${type} ${id}`)];
    if (effect !== "deleted" && href !== null && label !== undefined) return { href, title: label };
  }
  return { href: changeSetPath(changeSet), title: changeSetTitle(changeSet) };
}

/** Returns the page to which the user returns. If the action may have deleted its element, this is the change set. */
function nextPage(request: SignedInRequest, { elements }: ShownChangeSet): string {
  const ownPage = changeSetPath(pathId(request));
  const wanted = returnPath(request.returnTo, ownPage);
  const [path] = wanted.split(/[?#]/, 1);
  const isDeleted = elements.some((element) => element.effect === "deleted" && pathOf(element) === path);
  return isDeleted ? ownPage : wanted;
}

function revertRoute(
  dependencies: Pick<PageDependencies, "operations" | "store">,
  action: RevertAction,
): PageRoute {
  const { operations, store } = dependencies;

  async function show(request: SignedInRequest): Promise<PageResponse> {
    const shown = await readChangeSet(dependencies, request);
    if (!shown.changeSet.undoable) return page(<RefusedPage action={action} {...shown} />);
    const { principal } = request.signedIn;
    const cancel = returnPath(request.returnTo, changeSetPath(pathId(request)));
    const conflicts = await readConflicts(operations, request, action, shown.elements);
    if (conflicts === null) {
      const job = await readOpenJob(store.read, principal, shown.changeSet.id);
      return page(<LargeRevertPage {...{ action, job, cancel }} {...shown} />);
    }
    const present = await readTargetNames(store.read, principal, [
      ...shown.elements,
      ...conflictTargets(conflicts.all),
      ...conflictTargets(conflicts.notUndoable),
    ]);
    return page(
      <RevertPage
        {...shown}
        action={action}
        conflicts={conflicts}
        names={linkedNames(shown.labels, present, shown.entries)}
        cancel={cancel}
      />,
    );
  }

  async function submit(request: SignedInRequest): Promise<PageResponse> {
    // Afterwards, the entries of the change set can be read as before, but the amounts of lots have changed.
    const shown = await readChangeSet(dependencies, request);
    if (!shown.changeSet.undoable) throw problem("conflict", notUndoableText(shown.changeSet.elements));
    const chosen = request.form.get("conflicts");
    const mode = chosen === "skip" || chosen === "overwrite" ? chosen : "reject";
    try {
      const result = await revertChangeSet(operations, request, action, mode);
      if (result.status === "running" && result.id !== undefined) return redirect(undoJobPath(result.id));
      return redirect(nextPage(request, shown), {
        notice: doneNotice(action, shown, result, request.signedIn.principal),
      });
    } catch (error) {
      if (!(error instanceof Problem) || error.conflicts === undefined) throw error;
      const message =
        mode === "overwrite"
          ? "Some newer values cannot be replaced. Skip the conflicts."
          : "Elements have changed since. Choose what happens to the conflicts.";
      throw new FormRejection({ conflicts: message }, 409);
    }
  }

  return { method: "GET", path: revertPath(action, ":id"), access: "signed-in", handle: show, submit };
}

/** The pages of change sets. */
export function changeSetRoutes(dependencies: Pick<PageDependencies, "operations" | "store">): PageRoute[] {
  return [
    changeSetRoute(dependencies),
    revertRoute(dependencies, "undo"),
    revertRoute(dependencies, "redo"),
    undoJobRoute(dependencies),
  ];
}
