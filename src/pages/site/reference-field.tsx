/** A field for a reference to an entity. `picker.js` suggests entities while the user types. */
import { useContext } from "preact/hooks";
import { usePage } from "./page-context.ts";
import { Checkbox, Field, fieldId } from "./fields.tsx";
import { RejectedFormContext } from "./form-rejection.ts";
import {
  collections,
  createField,
  hiddenReference,
  referenceText,
  type ReferenceCollection,
  type ReferencedEntity,
} from "./reference-fields.ts";

interface ReferenceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly collection: ReferenceCollection;
  readonly entity?: ReferencedEntity | null | undefined;
  readonly hint?: string;
  /** ID of the `datalist` element with other values that the field accepts. */
  readonly suggestions?: string;
  readonly required?: boolean;
  /** Whether a user with the permission can create the entity with the form. */
  readonly allowsCreate?: boolean;
}

/** A user without the permission to view the entities does not see the field. */
export function ReferenceField({
  label,
  name,
  collection,
  entity,
  hint,
  required,
  suggestions,
  allowsCreate = true,
}: ReferenceFieldProps) {
  const { submitted, errors } = useContext(RejectedFormContext);
  const { signedIn } = usePage();
  const { create, permission, noun } = collections[collection];
  const [hiddenName, current] = hiddenReference(name, collection, entity);
  const canCreate =
    allowsCreate && create !== null && signedIn?.principal.can(`${permission}.create`) === true;
  if (signedIn?.principal.can(`${permission}.read`) !== true) return null;
  const entered = submitted?.get(name) ?? "";
  const isChosen = submitted?.getAll(createField).includes(name) === true;
  return (
    <div class="reference" data-picker={collection} data-can-create={canCreate ? noun : undefined}>
      <input type="hidden" name={hiddenName} value={submitted?.get(hiddenName) ?? current} />
      <Field
        label={label}
        name={name}
        value={referenceText(entity)}
        hint={hint}
        required={required}
        suggestions={suggestions}
        autocomplete="off"
        maxLength={2000}
        verbatim
      />
      {(errors[name] !== undefined || isChosen) && entered !== "" && canCreate && (
        <Checkbox
          label={`Create the ${noun} “${entered}”`}
          name={createField}
          value={name}
          id={`${fieldId(name)}-create`}
        />
      )}
    </div>
  );
}
