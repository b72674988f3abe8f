/** The progress of an import, or of the check of a file. */
import { Actions, Facts, LinkButton, Submit } from "../site/components.tsx";
import { countText } from "../site/count-text.ts";
import { Form, Page } from "../site/layout.tsx";
import { ImportBadge } from "./import-list.tsx";
import { titleOf, type ImportDocument } from "./import-document.ts";
import { cancelPath, importPath, importsPath } from "./import-path.ts";

export function RunningPage({ import: running }: { readonly import: ImportDocument }) {
  const { id, dry_run: isCheck, processed, bytes_read: read = 0, file_size: size, status } = running;
  const isCanceling = running.cancel_requested === true;
  return (
    <Page
      title={titleOf(running)}
      lead={`${isCheck ? "The file is being checked. Nothing is saved." : "The file is being imported."} This page reloads itself. You can leave it.`}
      trail={[{ href: importsPath, title: "Import" }]}
    >
      <Facts
        facts={[
          { name: "Status", value: isCanceling ? "is being canceled" : <ImportBadge of={running} /> },
          {
            name: "Progress",
            value: (
              <>
                {status === "queued" ? "waits for other imports" : `${countText(processed)} rows`}
                <progress value={Math.min(read, size)} max={Math.max(size, 1)} aria-label="Progress" />
              </>
            ),
          },
        ]}
      />
      {!isCanceling && (
        <Form action={cancelPath(id)}>
          {!isCheck && <p class="hint">Rows that are already imported are kept.</p>}
          <Actions>
            <Submit kind="quiet">Cancel</Submit>
            <LinkButton href={importPath(id)}>Reload</LinkButton>
          </Actions>
        </Form>
      )}
    </Page>
  );
}
