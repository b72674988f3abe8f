/** `/change_set_undos/:id`: the progress of the undo or redo of a large change set, and the conflicts that stopped it. */
import { readTargetNames, type TargetNames } from "../../inventory/changes/target-names.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, Badge, Facts, LinkButton, Section, Submit, type BadgeProps } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { FormKey } from "../site/form-key.tsx";
import { Form, Page } from "../site/layout.tsx";
import type { OperationDocument } from "../site/operations.ts";
import { page, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { idOf } from "../trees/tree-table.ts";
import { changeSetPath, revertPath, undoJobPath, revertVerbs, type RevertAction } from "./change-set-path.ts";
import { changeSetTitle } from "./change-set-page.tsx";
import { ConflictTable, conflictTargets } from "./conflict-table.tsx";
import { BatchConflictRadios } from "./large-revert-page.tsx";
import { readChangeSetStates } from "../../inventory/changes/change-set-states.ts";

type JobDocument = OperationDocument<"getChangeSetUndo">;
type Status = JobDocument["status"];

/** Seconds until the page of a running undo is loaded again. */
const refreshAfter = 2;

interface JobPageProps {
  readonly job: JobDocument;
  readonly action: RevertAction;
  readonly source: number;
  readonly names: TargetNames;
}

const badges: Readonly<Record<Status, BadgeProps["kind"]>> = {
  running: "neutral",
  succeeded: "good",
  failed: "bad",
  conflicts: "warn",
};

const labels: Readonly<Record<Status, string>> = {
  running: "running",
  succeeded: "finished",
  failed: "failed",
  conflicts: "stopped because of conflicts",
};

function JobPage({ job, action, source, names }: JobPageProps) {
  const { status, change_set: created } = job;
  return (
    <Page
      title={`${revertVerbs[action]} of change set ${source}`}
      lead={leadOf(job, action)}
      trail={[{ href: changeSetPath(source), title: changeSetTitle(source) }]}
    >
      <JobFacts job={job} />
      <LeftChanges job={job} names={names} />
      {(status === "conflicts" || status === "failed") && (
        <ContinueForm job={job} action={action} source={source} />
      )}
      {status === "succeeded" && (
        <Actions>
          <LinkButton
            href={created === undefined ? changeSetPath(source) : changeSetPath(idOf(created))}
            kind="main"
          >
            Show change set {created === undefined ? source : idOf(created)}
          </LinkButton>
        </Actions>
      )}
    </Page>
  );
}

function leadOf(
  { status, reason = "", left_count: left, change_set: created }: JobDocument,
  action: RevertAction,
): string {
  const done = action === "undo" ? "taken back" : "made again";
  switch (status) {
    case "running":
      return "The changes are processed in batches. This page reloads itself. You can leave it.";
    case "failed":
      return `The ${action} has stopped. Batches before remain ${done}. ${reason}`;
    case "conflicts":
      return `The ${action} has stopped, because elements have changed since. Batches before remain ${done}.`;
    default:
      if (created === undefined) return `Nothing was left to ${action}.`;
      return left === 0 ? `All changes were ${done}.` : `The changes were ${done}, except those below.`;
  }
}

function JobFacts({ job }: Pick<JobPageProps, "job">) {
  const { status, processed = 0, total = 0, left_count: left, change_set: created } = job;
  const progress = `${countText(processed)} of ${countText(total)} changes`;
  return (
    <Facts
      facts={[
        { name: "Status", value: <Badge kind={badges[status] ?? "neutral"}>{labels[status]}</Badge> },
        {
          name: "Progress",
          value: (
            <>
              {progress}
              <progress value={processed} max={Math.max(total, 1)} aria-label="Progress" />
            </>
          ),
        },
        { name: "Left", value: countText(left) },
        ...(created === undefined
          ? []
          : [
              {
                name: "New change set",
                value: <a href={changeSetPath(idOf(created))}>change set {idOf(created)}</a>,
              },
            ]),
      ]}
    />
  );
}

/** The changes that were not made, with the reason. */
function LeftChanges({ job, names }: Pick<JobPageProps, "job" | "names">) {
  const { status, left, left_count: count } = job;
  if (left.length === 0) return null;
  const hasStopped = status === "conflicts";
  return (
    <Section
      id="conflicts"
      title={hasStopped ? "Conflicts" : "What stays"}
      description={
        hasStopped ? "These changes were left or have stopped the batch." : "These changes were left."
      }
    >
      <ConflictTable conflicts={left} names={names} marksIrreplaceable={hasStopped} />
      {count > left.length && <p>{countText(count - left.length)} more are not shown.</p>}
    </Section>
  );
}

/** Starts the action again, which continues after the last batch. */
function ContinueForm({ job: { status, left }, action, source }: Omit<JobPageProps, "names">) {
  const canReplace = status === "failed" || left.some(({ replaceable }) => replaceable);
  return (
    <Form action={revertPath(action, source)}>
      <FormKey />
      <BatchConflictRadios value={status === "failed" ? "reject" : "skip"} canReplace={canReplace} />
      <Actions>
        <Submit>Continue</Submit>
        <LinkButton href={changeSetPath(source)}>Cancel</LinkButton>
      </Actions>
    </Form>
  );
}

export function undoJobRoute({
  operations,
  store,
}: Pick<PageDependencies, "operations" | "store">): PageRoute {
  async function show(request: SignedInRequest): Promise<PageResponse> {
    const job = await operations.call(request, {
      operationId: "getChangeSetUndo",
      path: { id: pathId(request) },
    });
    const source = idOf(job.undoes ?? "");
    const states = await readChangeSetStates(store.read, [source]);
    const action = states.get(source)?.isUndo === true ? "redo" : "undo";
    const names = await readTargetNames(store.read, request.signedIn.principal, conflictTargets(job.left));
    return page(<JobPage {...{ job, action, source, names }} />, {
      // Reloads the page without scripts.
      ...(job.status === "running" && { headers: { Refresh: String(refreshAfter) } }),
    });
  }

  return { method: "GET", path: undoJobPath(":id"), access: "signed-in", handle: show };
}
