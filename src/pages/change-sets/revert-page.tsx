/** The preview of an undo or redo: what the dry run changes, its conflicts, and the form that starts the action. */
import { Actions, ErrorSummary, LinkButton, Section, Submit, Warning } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Field, Radios } from "../site/fields.tsx";
import { FormKey } from "../site/form-key.tsx";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import type { LinkedNames } from "../tools/log/log-entry-parts.tsx";
import { changeSetPath, revertPath, revertVerbs, type RevertAction } from "./change-set-path.ts";
import { ChangeSetFacts, changeSetTitle, elementsText, notUndoableText } from "./change-set-page.tsx";
import { ConflictTable, StayingElements } from "./conflict-table.tsx";
import { PlannedTables } from "./planned-changes.tsx";
import type { ChangeSetSummary, RevertPlan } from "./read-revert.ts";

interface RevertPageProps extends ChangeSetSummary {
  readonly action: RevertAction;
  readonly plan: RevertPlan;
  readonly names: LinkedNames;
  readonly cancel: string;
}

export function RevertPage({ action, plan, names, cancel, changeSet, state }: RevertPageProps) {
  const { result, conflicts, notUndoable, canReplace } = plan;
  const { changes = [], change_count: count = 0, left } = result;
  const isEmpty = result.element_count === 0;
  const stays = conflicts.length === 0 && notUndoable.length === 0 ? left : [];
  const need = isEmpty ? "Resolve the conflicts first." : "They need a decision.";
  return (
    <Page
      title={`${revertVerbs[action]} change set ${changeSet.id}`}
      lead={leadOf(action, plan, { changeSet, state })}
      trail={[{ href: changeSetPath(changeSet.id), title: changeSetTitle(changeSet.id) }]}
    >
      <ErrorSummary labels={{ conflicts: "Conflicts" }} />
      <UndoneBefore action={action} state={state} />
      <ChangeSetFacts changeSet={changeSet} state={state} />
      {conflicts.length > 0 && (
        <Section id="conflicts" title="Conflicts" description={`These elements have changed since. ${need}`}>
          <ConflictTable conflicts={conflicts} names={names} marksIrreplaceable />
        </Section>
      )}
      {notUndoable.length > 0 && (
        <Section id="stays" title="What stays" description={notUndoableText(changeSet.elements)}>
          <StayingElements conflicts={notUndoable} names={names} />
        </Section>
      )}
      {stays.length > 0 && (
        <Section id="left" title="What stays" description="These changes cannot be taken back.">
          <ConflictTable conflicts={stays} names={names} marksIrreplaceable={false} />
        </Section>
      )}
      {isEmpty ? (
        <Actions>
          <LinkButton href={cancel}>Back</LinkButton>
        </Actions>
      ) : (
        <>
          <Section id="preview" title="What changes">
            <PlannedTables {...{ changes, names }} conflicts={canReplace ? conflicts : []} />
            {count > changes.length && <p>{countText(count - changes.length)} more changes are not shown.</p>}
          </Section>
          <RevertForm {...{ action, plan, cancel }} id={changeSet.id} />
        </>
      )}
    </Page>
  );
}

function leadOf(
  action: RevertAction,
  { result, conflicts, notUndoable }: RevertPlan,
  { changeSet, state }: ChangeSetSummary,
): string {
  const done = action === "undo" ? "taken back" : "made again";
  if (result.element_count === 0)
    return conflicts.length === 0 ? `Nothing is left to be ${done}.` : `Nothing can be ${done} at present.`;
  const isPart = state.isPartlyUndone || notUndoable.length > 0 || conflicts.length > 0;
  const subject = isPart ? "The changes below" : `Changes of ${elementsText(changeSet)}`;
  return `${subject} are ${done}. Nothing has been changed yet.`;
}

function UndoneBefore({
  action,
  state: { undoneBy, isPartlyUndone },
}: Pick<RevertPageProps, "action" | "state">) {
  if (undoneBy === null) return null;
  return (
    <Warning>
      <p>
        {isPartlyUndone ? "A part of the changes was" : "These changes were"} already{" "}
        {action === "undo" ? "undone" : "redone"} by{" "}
        <a href={changeSetPath(undoneBy)}>change set {undoneBy}</a>.
      </p>
    </Warning>
  );
}

interface RevertFormProps extends Pick<RevertPageProps, "action" | "plan" | "cancel"> {
  readonly id: number;
}

const skip = { value: "skip", label: "Skip these", hint: "The elements above keep their present values." };
const overwrite = {
  value: "overwrite",
  label: "Replace newer values",
  hint: "The present values above are lost.",
};

function RevertForm({ action, plan: { conflicts, notUndoable, canReplace }, cancel, id }: RevertFormProps) {
  return (
    <Form action={revertPath(action, id)}>
      <FormKey />
      <ReturnTo />
      {conflicts.length === 0 && notUndoable.length > 0 && (
        <input type="hidden" name="conflicts" value="skip" />
      )}
      {conflicts.length > 0 && (
        <Radios
          legend="What happens to the conflicts"
          name="conflicts"
          required
          options={canReplace ? [skip, overwrite] : [skip]}
        />
      )}
      {conflicts.length > 0 && !canReplace && (
        <p class="hint">
          {conflicts.some(({ replaceable }) => !replaceable)
            ? "Some of the newer values cannot be replaced"
            : "Some changes always stay"}
          , so conflicts can only be skipped.
        </p>
      )}
      <Field label="Comment" name="comment" maxLength={255} autocomplete="off" />
      <Actions>
        <Submit>{revertVerbs[action]}</Submit>
        <LinkButton href={cancel}>Cancel</LinkButton>
      </Actions>
    </Form>
  );
}

/** The page of a change set with nothing that can be taken back. */
export function RefusedPage({
  action,
  changeSet,
  state,
}: ChangeSetSummary & Pick<RevertPageProps, "action">) {
  return (
    <Page
      title={`${revertVerbs[action]} change set ${changeSet.id}`}
      lead={notUndoableText(changeSet.elements)}
      trail={[{ href: changeSetPath(changeSet.id), title: changeSetTitle(changeSet.id) }]}
    >
      <ChangeSetFacts changeSet={changeSet} state={state} />
    </Page>
  );
}
