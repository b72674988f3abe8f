/** The preview of an import: what was read, what would change, and the form to check the file again or to import it. */
import { Actions, ErrorSummary, LinkButton, Submit, Warning } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { FormKey } from "../site/form-key.tsx";
import { Form, Page } from "../site/layout.tsx";
import { choiceLabels } from "./choices.ts";
import { Columns } from "./columns.tsx";
import { ResultCounts } from "./counts.tsx";
import { titleOf, type ImportDocument } from "./import-document.ts";
import { importsPath } from "./import-path.ts";
import { Lines, type PartNames } from "./lines.tsx";
import { problemText } from "./problem-text.ts";
import { Problems } from "./problems.tsx";
import { FileFacts, locationList, Settings, type Suggestions } from "./settings.tsx";

interface PreviewPageProps {
  readonly import: ImportDocument;
  readonly names: PartNames;
  readonly suggestions: Suggestions;
  /** Whether the file is still stored, so that it can be checked again and imported. */
  readonly canContinue: boolean;
}

export function PreviewPage({ import: checked, names, suggestions, canContinue }: PreviewPageProps) {
  const { reason, status } = checked;
  const lines = <Lines import={checked} names={names} {...(canContinue && { locations: locationList })} />;
  return (
    <Page
      title={titleOf(checked)}
      width="wide"
      lead={
        status === "canceled"
          ? "The check was canceled."
          : "Nothing is saved yet. Check what would be imported."
      }
      trail={[{ href: importsPath, title: "Import" }]}
    >
      {reason !== undefined && <Warning>{problemText(reason)}</Warning>}
      <ResultCounts import={checked} />
      {canContinue ? (
        <Form class="import-form">
          <ErrorSummary labels={choiceLabels} />
          <FormKey />
          <Buttons import={checked} />
          <Settings import={checked} suggestions={suggestions} />
          <Columns import={checked} isEditable mappings={suggestions.mappings} />
          {lines}
          <Buttons import={checked} />
        </Form>
      ) : (
        <>
          <p class="empty">
            The file is no longer stored. To import it, <a href={importsPath}>choose it again</a>.
          </p>
          <Columns import={checked} isEditable={false} />
          {lines}
        </>
      )}
      <Problems import={checked} />
      <FileFacts import={checked} />
    </Page>
  );
}

function Buttons({ import: { created, updated, status } }: Pick<PreviewPageProps, "import">) {
  const count = created + updated;
  return (
    <Actions>
      {status === "succeeded" && (
        <Submit name="action" value="import">
          {count === 0 ? "Import" : `Import ${countText(count)} ${count === 1 ? "row" : "rows"}`}
        </Submit>
      )}
      <Submit {...(status === "succeeded" && { kind: "quiet" as const })} name="action" value="check">
        Check again
      </Submit>
      <LinkButton href={importsPath}>Choose another file</LinkButton>
    </Actions>
  );
}
