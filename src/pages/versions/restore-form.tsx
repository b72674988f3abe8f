/** The form on an old version that sets properties back to it, or creates a deleted element again. */
import type { ResourceName } from "../../../generated/resources.ts";
import { definitions } from "../../inventory/definitions.ts";
import { loggedColumns } from "../../inventory/writing/logged-columns.ts";
import { Problem } from "../../util/errors.ts";
import { changeNotice } from "../site/change-notice.ts";
import { Actions, Section, Submit } from "../site/components.tsx";
import { Checkbox, Field, fieldId } from "../site/fields.tsx";
import { FormRejection, toFormRejection, type FormErrors } from "../site/form-rejection.ts";
import { Form } from "../site/layout.tsx";
import { usePage } from "../site/page-context.ts";
import type { PageOperations } from "../site/operations.ts";
import { redirect, type PageResponse, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import type { Tree } from "../trees/tree-table.ts";
import { revertPermissions } from "../change-sets/can-revert.ts";
import type { Comparison } from "./compare-documents.ts";
import { versionLabel, type VersionedType } from "./version-labels.ts";
import { versionPath } from "./version-path.ts";

export interface RestoredElement {
  readonly type: VersionedType;
  readonly restore: "restorePart" | "restorePartLot" | "restoreLabelProfile" | Tree["restore"];
  readonly pathOf: (id: number) => string;
}

const propertiesField = "properties";
const tagField = "_tag";

export interface RestoreFormProps {
  readonly type: RestoredElement["type"];
  readonly path: string;
  readonly at: string;
  /** Entity tag of the present version. Null if the element was deleted. */
  readonly tag: string | null;
  readonly comparison: Comparison;
}

/** Users who must not restore the version, and versions without differences, have no form. */
export function RestoreForm({ type, path, at, tag, comparison }: RestoreFormProps) {
  const { signedIn } = usePage();
  const isDeleted = tag === null;
  const properties = isDeleted ? [] : restorableProperties(type, comparison);
  const isAllowed = revertPermissions(type, isDeleted ? "create" : "update").every((name) =>
    signedIn?.principal.can(name),
  );
  if (!isAllowed || (!isDeleted && properties.length === 0)) return null;
  return (
    <Section
      id="restore"
      title="Restore"
      description={
        isDeleted
          ? "The element is created again with these values, but without the elements that it owned. To get these too, undo the deletion."
          : "The selected properties get the values of this version. Their present values are replaced."
      }
    >
      <Form action={versionPath(path, at)}>
        {tag !== null && <input type="hidden" name={tagField} value={tag} />}
        {properties.length > 0 && (
          <fieldset class="choices restored" id={fieldId(propertiesField)}>
            <legend>Properties</legend>
            {properties.map((property) => (
              <Checkbox
                label={versionLabel(type, property)}
                name={propertiesField}
                value={property}
                id={fieldId(errorKey(property))}
                checked={!isStock(type, property)}
                hint={isStock(type, property) ? stockHint : undefined}
              />
            ))}
          </fieldset>
        )}
        <Field label="Comment for the history" name="comment" maxLength={255} autocomplete="off" />
        <Actions>
          <Submit>{isDeleted ? "Create again" : "Restore"}</Submit>
        </Actions>
      </Form>
    </Section>
  );
}

const errorPrefix = "restored.";

/** The properties have names of their own among the errors and element IDs, because the form has a field `comment`. */
const errorKey = (property: string): string => (property === "" ? "" : `${errorPrefix}${property}`);

export const restoreLabelOf = (type: VersionedType, field: string): string =>
  versionLabel(type, field.startsWith(errorPrefix) ? field.slice(errorPrefix.length) : field);

const stockHint = "Replaces the present stock. To take back single movements, undo them in the history.";

/** The stock of a lot has movements of its own, so it is restored only on request, as in the API. */
function isStock(type: ResourceName, property: string): boolean {
  return type === "PartLot" && property === "amount";
}

/** Returns the properties that differ and can be set. */
function restorableProperties(type: RestoredElement["type"], { values }: Comparison): readonly string[] {
  const logged = new Set(loggedColumns(definitions[type]).map(({ property }) => property));
  return values.flatMap(({ property, isDifferent }) =>
    isDifferent && logged.has(property) ? [property] : [],
  );
}

/** @throws {FormRejection} if no property is selected, the element has changed in the meantime, or values cannot be set */
export async function restoreVersion(
  operations: PageOperations,
  request: SignedInRequest,
  { type, restore, pathOf }: RestoredElement,
): Promise<PageResponse> {
  const { form } = request;
  const id = pathId(request);
  const tag = form.get(tagField);
  const properties = form.getAll(propertiesField);
  if (tag !== null && properties.length === 0)
    throw new FormRejection({ [propertiesField]: "Select at least one property." });
  const comment = (form.get("comment") ?? "").trim();
  try {
    await operations.call(request, {
      operationId: restore,
      path: { id },
      query: { ...(comment !== "" && { _comment: comment }) },
      body: { at: request.query.get("at") ?? "", ...(tag !== null && { properties }) },
      ifMatch: tag ?? undefined,
    });
  } catch (error) {
    throw toRejection(error);
  }
  const text = tag === null ? "Created the deleted element again." : "Restored the old version.";
  return redirect(pathOf(id), {
    notice: changeNotice(request, text, revertPermissions(type, tag === null ? "delete" : "update")),
  });
}

function toRejection(error: unknown): unknown {
  if (error instanceof Problem && error.status === 412) {
    const message =
      "The element has just changed or was deleted. Compare the values, then restore the version again.";
    return new FormRejection({ "": message }, 412);
  }
  const conflicts = error instanceof Problem ? (error.conflicts ?? []) : [];
  // Newer values are replaced, so conflicts are values that cannot be set.
  const rejection =
    conflicts.length === 0
      ? toFormRejection(error)
      : new FormRejection(
          messagesOf(conflicts.map(({ property = "", message }) => [property, message])),
          409,
        );
  if (rejection === null) return error;
  const { errors, status, headers } = rejection;
  const renamed = Object.entries(errors).map(([property, message]) => [errorKey(property), message] as const);
  return new FormRejection(messagesOf(renamed), status, headers);
}

const messagesOf = (entries: readonly (readonly [string, string])[]): FormErrors =>
  Object.fromEntries(entries);
