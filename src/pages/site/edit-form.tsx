/** The frame of the forms for all properties of an entity, and the conflicts of their changes with those of other users. */
import type { ComponentChildren } from "preact";
import { Problem } from "../../errors.ts";
import { Actions, ErrorSummary, LinkButton, Submit, Table } from "./components.tsx";
import { differences } from "./differences.ts";
import type { Difference } from "./differences.ts";
import { FormRejection } from "./form-rejection.ts";
import { Icon } from "./icon.tsx";
import { Form } from "./layout.tsx";
import type { SignedInRequest } from "./page.ts";

const tagField = "_tag";

/** Scripts that improve the form. */
export const editScripts = ["edit.js", "picker.js"] as const;

export interface EditFormProps {
  /** Entity tag of the version that the form shows. Null for a new entity. */
  readonly tag: string | null;
  readonly submit: string;
  /** Path of the page to return to. */
  readonly cancel: string;
  /** The fields that differ from a version that another user has saved. Empty if there is no conflict. */
  readonly conflicts?: readonly Difference[];
  /** Returns the label of a field in the summary of errors. */
  readonly labelOf?: (field: string) => string | undefined;
  /** Further buttons. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A form that keeps a draft. It shows both versions if another user has saved the entity in the meantime. */
export function EditForm({ tag, submit, cancel, conflicts = [], labelOf, actions, children }: EditFormProps) {
  return (
    <Form class="edit-form" draft>
      <ErrorSummary {...(labelOf !== undefined && { labelOf })} />
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {tag !== null && <input type="hidden" name={tagField} value={tag} />}
      {/* The first button of a form handles the Enter key, so it must be this one. */}
      <button type="submit" class="unseen" tabIndex={-1} aria-hidden>
        {submit}
      </button>
      {children}
      <div class="form-bar">
        <Actions>
          <Submit>
            <Icon name="check" /> {submit}
          </Submit>
          {actions}
          <LinkButton href={cancel}>Cancel</LinkButton>
        </Actions>
      </div>
    </Form>
  );
}

function Conflicts({ conflicts }: { readonly conflicts: readonly Difference[] }) {
  return (
    <div class="warning">
      <p>
        The fields below contain your values. To keep a saved value, copy it into its field, then save again.
      </p>
      <Table
        caption="Your values and the saved values"
        columns={["Field", "Your value", "Saved value"]}
        rows={conflicts.map(({ path, submitted, stored }) => [
          path,
          <span class="value">{submitted}</span>,
          <span class="value">{stored}</span>,
        ])}
        empty=""
        stacking="named"
      />
    </div>
  );
}

/** Returns the fields of a submitted form that differ from a newer version of the entity. */
export function conflictsOf(
  { method, form }: Pick<SignedInRequest, "method" | "form">,
  document: object,
  tag: string | null,
): readonly Difference[] {
  return method === "POST" && form.get(tagField) !== tag ? differences(document, form) : [];
}

/**
 * Saves the version that the form shows.
 * @param noun name of the entity, such as “part”
 * @throws {FormRejection} if another user has saved the entity in the meantime
 */
export async function saveVersion<Document>(
  { form }: Pick<SignedInRequest, "form">,
  noun: string,
  save: (ifMatch: string | undefined) => Promise<Document>,
): Promise<Document> {
  try {
    return await save(form.get(tagField) ?? undefined);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 412) throw error;
    throw new FormRejection({ "": `Another user saved this ${noun} while you were editing.` }, 412);
  }
}
