/** `/change_sets/:id/undo` and `/redo`: shows what the action changes, and does it. Notices send their form here, too. */
import type { ChangedType } from "../../history/change-set.ts";
import type { Principal } from "../../identity/principal.ts";
import type { ChangeSetState } from "../../inventory/changes/change-set-states.ts";
import { readTargetNames } from "../../inventory/changes/target-names.ts";
import { Problem, problem } from "../../util/errors.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { countText } from "../site/count-text.ts";
import { FormRejection } from "../site/form-rejection.ts";
import type { Notice } from "../site/notice.ts";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { returnPath } from "../site/return-to.ts";
import { entryTarget, pathOf } from "../tools/log/log-entry-parts.tsx";
import type { LogRow } from "../tools/log/log-query.ts";
import { idOf } from "../trees/tree-table.ts";
import { canRevertAll } from "./can-revert.ts";
import { changeSetPath, revertPath, undoJobPath, type RevertAction } from "./change-set-path.ts";
import { changeSetRoute, changeSetTitle, elementsText, notUndoableText } from "./change-set-page.tsx";
import { conflictTargets } from "./conflict-table.tsx";
import { LargeRevertPage, readOpenJob } from "./large-revert-page.tsx";
import { linkedNames } from "./linked-names.ts";
import { plannedLabels, plannedTargets } from "./planned-changes.tsx";
import {
  planRevert,
  readNamedEntries,
  readSummary,
  revertChangeSet,
  type ChangeSetDocument,
  type NamedEntries,
  type UndoDocument,
} from "./read-revert.ts";
import { RefusedPage, RevertPage } from "./revert-page.tsx";
import { undoJobRoute } from "./undo-job-page.tsx";

interface Done {
  readonly action: RevertAction;
  readonly changeSet: ChangeSetDocument;
  /** The state before the action. */
  readonly state: ChangeSetState;
  readonly result: UndoDocument;
  /** The entries of the new change set. */
  readonly made: NamedEntries;
}

/** Returns the notice of an undo or redo, with a link to the change and a button for the opposite. */
function doneNotice(
  { action, changeSet, state, result, made }: Done,
  principal: Pick<Principal, "can">,
): Notice {
  const { change_set: created, left_count: left } = result;
  const done = action === "undo" ? "Undid" : "Redid";
  const rest = left === 0 ? "" : ` ${countText(left)} ${left === 1 ? "change was" : "changes were"} left.`;
  const { undoneBy, isPartlyUndone } = state;
  // The form was sent again, because its answer was lost or another user was faster.
  if (created === undefined && undoneBy !== null && !isPartlyUndone) {
    return {
      text: `The changes of ${elementsText(changeSet)} were already ${action === "undo" ? "undone" : "redone"}.`,
      link: { href: changeSetPath(undoneBy), title: changeSetTitle(undoneBy) },
    };
  }
  if (created === undefined) return { text: `Nothing was left to ${action}.${rest}` };
  const id = idOf(created);
  return {
    text: `${done} the changes of ${elementsText(changeSet)}.${rest}`,
    link: linkTo(made, id),
    ...(canRevertAll(principal, made.entries.flatMap(changeOf)) && {
      revert: { action: action === "undo" ? "redo" : "undo", changeSet: id },
    }),
  };
}

function changeOf({ kind, target_type: type }: LogRow): readonly ChangedType[] {
  return type === null ? [] : [{ kind, type }];
}

/** Returns the link to the first element that exists after the action and has a page. */
function linkTo({ entries, labels }: NamedEntries, changeSet: number): NonNullable<Notice["link"]> {
  const changed = entries.flatMap((entry) => {
    const target = entryTarget(entry);
    return target === null || entry.kind === "element_deleted" ? [] : [target];
  });
  // A part is named before its lots.
  const inOrder = changed.sort((a, b) => Number(a.type === "PartLot") - Number(b.type === "PartLot"));
  for (const { type, id } of inOrder) {
    const [href, label] = [pathOf({ type, id }), labels.get(`${type} ${id}`)];
    if (href !== null && label !== undefined) return { href, title: label };
  }
  return { href: changeSetPath(changeSet), title: changeSetTitle(changeSet) };
}

/** Returns the page to which the user returns. If the action has deleted its element, this is the change set. */
function nextPage(request: SignedInRequest, { entries }: NamedEntries): string {
  const ownPage = changeSetPath(pathId(request));
  const wanted = returnPath(request.returnTo, ownPage);
  const [path] = wanted.split(/[?#]/, 1);
  const isDeleted = entries.some((entry) => {
    const target = entryTarget(entry);
    return entry.kind === "element_deleted" && target !== null && pathOf(target) === path;
  });
  return isDeleted ? ownPage : wanted;
}

type Dependencies = Pick<PageDependencies, "operations" | "store">;

function revertRoute(dependencies: Dependencies, action: RevertAction): PageRoute {
  const { operations, store } = dependencies;

  async function show(request: SignedInRequest): Promise<PageResponse> {
    const summary = await readSummary(dependencies, request);
    if (!summary.changeSet.undoable) return page(<RefusedPage action={action} {...summary} />);
    const { principal } = request.signedIn;
    const cancel = returnPath(request.returnTo, changeSetPath(pathId(request)));
    const plan = await planRevert(operations, request, action);
    if (plan === null) {
      const job = await readOpenJob(store.read, principal, summary.changeSet.id);
      return page(<LargeRevertPage {...summary} {...{ action, job, cancel }} />);
    }
    const { entries, labels } = await readNamedEntries(dependencies, request, summary.changeSet.id);
    const { changes = [], left } = plan.result;
    const present = await readTargetNames(store.read, principal, [
      ...plannedTargets(changes),
      ...conflictTargets([...plan.conflicts, ...plan.notUndoable, ...left]),
    ]);
    const names = linkedNames(new Map([...labels, ...plannedLabels(changes)]), present, entries);
    return page(<RevertPage {...summary} {...{ action, plan, names, cancel }} />);
  }

  async function submit(request: SignedInRequest): Promise<PageResponse> {
    const { changeSet, state } = await readSummary(dependencies, request);
    if (!changeSet.undoable) throw problem("conflict", notUndoableText(changeSet.elements));
    const chosen = request.form.get("conflicts");
    const mode = chosen === "skip" || chosen === "overwrite" ? chosen : "reject";
    try {
      const result = await revertChangeSet(operations, request, action, mode);
      if (result.status === "running" && result.id !== undefined) return redirect(undoJobPath(result.id));
      const { change_set: created } = result;
      const made =
        created === undefined
          ? { entries: [], labels: new Map<string, string>() }
          : await readNamedEntries(dependencies, request, idOf(created));
      return redirect(nextPage(request, made), {
        notice: doneNotice({ action, changeSet, state, result, made }, request.signedIn.principal),
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
export function changeSetRoutes(dependencies: Dependencies): PageRoute[] {
  return [
    changeSetRoute(dependencies),
    revertRoute(dependencies, "undo"),
    revertRoute(dependencies, "redo"),
    undoJobRoute(dependencies),
  ];
}
