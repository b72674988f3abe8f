/** The frame of the forms for all properties of an entity, and what happens if another user has saved the entity. */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Problem } from "../../util/errors.ts";
import { Actions, ErrorSummary, LinkButton, Submit, Table } from "./components.tsx";
import { Checkbox, fieldId } from "./fields.tsx";
import { FormRejection, RejectedFormContext } from "./form-rejection.ts";
import { changeRows } from "./form-rows.tsx";
import { Icon } from "./icon.tsx";
import { Form, ReturnTo } from "./layout.tsx";
import {
  mergeVersions,
  parseTexts,
  savedField,
  useSavedValues,
  type Conflict,
  type Texts,
} from "./merge-versions.ts";
import type { PageResponse, SignedInRequest } from "./page.ts";

const tagField = "_tag";
const baseField = "_base";

export const editScripts = ["edit.js", "picker.js"] as const;

export interface EditedVersion {
  readonly tag: string | null;
  readonly base: Texts;
  /** The fields that both the user and another user changed. Null if no other user saved the entity. */
  readonly conflicts: readonly Conflict[] | null;
  /** The submitted form with the changes of the other user. Null if no other user saved the entity. */
  readonly merged: URLSearchParams | null;
}

export interface EditFormProps {
  readonly noun: string;
  /** Null for a new entity. */
  readonly version: EditedVersion | null;
  readonly submit: string;
  readonly cancel: string;
  /** Returns the label of a field in the summary of errors and in the list of conflicts. */
  readonly labelOf: (field: string) => string | undefined;
  /** Returns how the list of conflicts shows the text of a field. Default: the text. */
  readonly shownText?: (field: string, text: string) => string;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A form that keeps a draft. It shows both versions if another user has saved the entity in the meantime. */
export function EditForm({ version, submit, cancel, actions, children, ...shown }: EditFormProps) {
  return (
    <Form class="edit-form" draft>
      <ReturnTo />
      <ErrorSummary labelOf={shown.labelOf} />
      {version !== null && (
        <>
          {version.tag !== null && <input type="hidden" name={tagField} value={version.tag} />}
          <input type="hidden" name={baseField} value={JSON.stringify(version.base)} />
          {version.conflicts !== null && <Conflicts conflicts={version.conflicts} {...shown} />}
        </>
      )}
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

const savedMessage = (noun: string): string => `Another user saved this ${noun} while you were editing.`;

interface ConflictsProps extends Pick<EditFormProps, "noun" | "labelOf" | "shownText"> {
  readonly conflicts: readonly Conflict[];
}

function Conflicts({ noun, conflicts, labelOf, shownText = (_field, text) => text }: ConflictsProps) {
  const { errors } = useContext(RejectedFormContext);
  const value = (path: string, text: string) => (
    <span class="value">{text === "" ? "empty" : shownText(path, text)}</span>
  );
  return (
    <div class="warning" id="conflicts">
      <p>
        {errors[""] === undefined && `${savedMessage(noun)} `}
        The fields below contain the changes of both of you.{" "}
        {conflicts.length === 0
          ? "Check them, then save again."
          : "Both of you changed the following fields. Choose the saved values that you want to keep, then save again."}
      </p>
      {conflicts.length > 0 && (
        <Table
          caption="Your values and the saved values"
          columns={["Field", "Your value", "Saved value", "Choice"]}
          rows={conflicts.map(({ path, submitted, saved }) => [
            <a href={`#${fieldId(path)}`}>{labelOf(path) ?? path}</a>,
            value(path, submitted),
            value(path, saved),
            <Checkbox
              label="Use the saved value"
              name={savedField}
              value={path}
              id={`${fieldId(path)}-saved`}
            />,
          ])}
          empty=""
          stacking="named"
        />
      )}
    </div>
  );
}

/** @param saved the texts of the saved version */
export function editedVersion(
  { method, form }: Pick<SignedInRequest, "method" | "form">,
  tag: string | null,
  saved: Texts,
): EditedVersion {
  if (method !== "POST" || form.get(tagField) === tag)
    return { tag, base: saved, conflicts: null, merged: null };
  const { form: merged, conflicts } = mergeVersions(form, parseTexts(form.get(baseField)), saved);
  return { tag, base: saved, conflicts, merged };
}

/** Returns the texts with which a submitted form was opened. Empty for a new entity. */
export function baseTexts({ form }: Pick<SignedInRequest, "form">): Texts {
  return parseTexts(form.get(baseField));
}

/** Returns the submitted form, with the saved values that the user chose in the list of conflicts. */
export function enteredForm(request: Pick<SignedInRequest, "form">): URLSearchParams {
  return useSavedValues(request.form, baseTexts(request));
}

/** Shows the form again if the pressed button adds or removes an entry of a list. Otherwise, returns null. */
export async function showChangedRows(
  request: SignedInRequest,
  form: URLSearchParams,
  show: (request: SignedInRequest) => Promise<PageResponse>,
): Promise<PageResponse | null> {
  const changed = changeRows(form);
  if (changed === null) return null;
  const shown = await show({ ...request, form: changed });
  return { ...shown, submitted: shown.submitted ?? changed };
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
    throw new FormRejection({ "": savedMessage(noun) }, 412);
  }
}
