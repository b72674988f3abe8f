/** The confirmation of the undo or redo of a large change set, which has no preview and runs in the background. */
import type { Reader } from "../../database/store.ts";
import type { Principal } from "../../identity/principal.ts";
import { lastUndoJob } from "../../inventory/history/undo-jobs.ts";
import { Actions, ErrorSummary, LinkButton, Submit, Warning } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Field, Radios, type RadioOption } from "../site/fields.tsx";
import { FormKey } from "../site/form-key.tsx";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import { changeSetPath, revertPath, undoJobPath, revertVerbs, type RevertAction } from "./change-set-path.ts";
import { ChangeSetFacts, changeSetTitle } from "./change-set-page.tsx";
import type { ChangeSetSummary } from "./read-revert.ts";

interface LargeRevertPageProps extends ChangeSetSummary {
  readonly action: RevertAction;
  readonly job: OpenJob | null;
  readonly cancel: string;
}

export function LargeRevertPage({ action, changeSet, state, job, cancel }: LargeRevertPageProps) {
  const { id, element_count: count } = changeSet;
  const verb = revertVerbs[action];
  const isRunning = job?.status === "running";
  return (
    <Page
      title={`${verb} change set ${id}`}
      lead={
        isRunning
          ? `The ${action} is running in the background.`
          : `Changes of ${countText(count)} elements are ${action === "undo" ? "taken back" : "made again"}. There are too many ` +
            `for a preview: the ${action} runs in the background, in batches. Nothing has been changed yet.`
      }
      trail={[{ href: changeSetPath(id), title: changeSetTitle(id) }]}
    >
      <ErrorSummary labels={{ conflicts: "Conflicts" }} />
      {job !== null && !isRunning && (
        <Warning>
          <p>
            An earlier {action} has stopped. This one continues it.{" "}
            <a href={undoJobPath(job.id)}>Show what stopped it</a>
          </p>
        </Warning>
      )}
      <ChangeSetFacts changeSet={changeSet} state={state} />
      {isRunning ? (
        <Actions>
          <LinkButton href={undoJobPath(job.id)} kind="main">
            Show progress
          </LinkButton>
        </Actions>
      ) : (
        <Form action={revertPath(action, id)}>
          <FormKey />
          <ReturnTo />
          <BatchConflictRadios value="reject" />
          <Field label="Comment" name="comment" maxLength={255} autocomplete="off" />
          <Actions>
            <Submit>{verb}</Submit>
            <LinkButton href={cancel}>Cancel</LinkButton>
          </Actions>
        </Form>
      )}
    </Page>
  );
}

interface BatchConflictRadiosProps {
  readonly value: "reject" | "skip";
  /** Whether newer values can be replaced. */
  readonly canReplace?: boolean;
}

/** Asks what happens if elements have changed since. */
export function BatchConflictRadios({ value, canReplace = true }: BatchConflictRadiosProps) {
  const options: readonly (RadioOption | false)[] = [
    {
      value: "reject",
      label: "Stop",
      hint: "Stops before the first batch with a conflict. Earlier batches remain done, and you can continue.",
    },
    { value: "skip", label: "Skip these", hint: "The elements keep their present values." },
    canReplace && {
      value: "overwrite",
      label: "Replace newer values",
      hint: "The present values are lost. Stops before values that cannot be replaced.",
    },
  ];
  return (
    <Radios
      legend="What happens to elements that have changed since"
      name="conflicts"
      required
      value={value}
      options={options.filter((option) => option !== false)}
    />
  );
}

/** An undo that is running or has stopped. */
export interface OpenJob {
  readonly id: number;
  readonly status: string;
}

/** Returns the last undo or redo of a change set, unless it has succeeded or belongs to another user. */
export async function readOpenJob(
  reader: Reader,
  { userId, can }: Pick<Principal, "userId" | "can">,
  source: number,
): Promise<OpenJob | null> {
  const last = await lastUndoJob(reader, source);
  if (last === null) return null;
  return last.user_id === userId || can("users.edit_infos") ? last : null;
}
