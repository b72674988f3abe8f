/** The result of an import, with its changes and the control that takes them back. */
import type { ChangeSetStates } from "../../inventory/changes/change-set-states.ts";
import { changeSetPath } from "../change-sets/change-set-path.ts";
import { RevertControl } from "../change-sets/revert-control.tsx";
import { targetLabel } from "../log-labels.ts";
import { partsPath } from "../parts/list/list-state.ts";
import { Actions, Facts, LinkButton, Warning, type Fact } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Page } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { idOf } from "../trees/tree-table.ts";
import { Columns } from "./columns.tsx";
import { ResultCounts } from "./counts.tsx";
import { titleOf, type ImportDocument } from "./import-document.ts";
import { ImportBadge } from "./import-list.tsx";
import { importsPath } from "./import-path.ts";
import { Lines, type PartNames } from "./lines.tsx";
import { problemText } from "./problem-text.ts";
import { Problems } from "./problems.tsx";
import { FileFacts } from "./settings.tsx";

interface ResultPageProps {
  readonly import: ImportDocument;
  readonly names: PartNames;
  readonly states: ChangeSetStates;
}

export function ResultPage({ import: done, names, states }: ResultPageProps) {
  const { reason, change_set: changeSet } = done;
  const id = changeSet === undefined ? null : idOf(changeSet);
  return (
    <Page
      title={titleOf(done)}
      width="wide"
      lead={leadOf(done)}
      trail={[{ href: importsPath, title: "Import" }]}
    >
      {reason !== undefined && <Warning>{problemText(reason)}</Warning>}
      <ResultCounts import={done} />
      <Actions>
        {id !== null && (
          <>
            <LinkButton href={changeSetPath(id)} kind="main">
              Show all changes
            </LinkButton>
            <LinkButton href={`${partsPath}?sort=-addedDate`}>Newest parts</LinkButton>
            <RevertControl entry={{ change_set_id: id, target_type: "Part" }} states={states} />
          </>
        )}
        <LinkButton href={importsPath}>Import another file</LinkButton>
      </Actions>
      <Facts facts={factsOf(done)} />
      <Problems import={done} />
      <Lines import={done} names={names} />
      <Columns import={done} isEditable={false} />
      <FileFacts import={done} />
    </Page>
  );
}

function leadOf({ status, change_set: changeSet }: ImportDocument): string {
  const kept = changeSet === undefined ? "" : " Rows that were imported before are kept.";
  if (status === "canceled") return `The import was canceled.${kept}`;
  if (status === "failed") return `The import has failed.${kept}`;
  return changeSet === undefined ? "The import has changed nothing." : "The file is imported.";
}

function factsOf(done: ImportDocument): readonly Fact[] {
  const { finished, created_elements: elements = {} } = done;
  const created = Object.entries(elements).map(
    ([type, count]) => `${targetLabel(type)}: ${countText(Number(count))}`,
  );
  return [
    { name: "Status", value: <ImportBadge of={done} /> },
    ...(finished === undefined ? [] : [{ name: "Finished", value: <Time at={finished} /> }]),
    ...(created.length === 0 ? [] : [{ name: "New elements", value: created.join(", ") }]),
  ];
}
