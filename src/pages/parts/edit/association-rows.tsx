/** The associations that a part owns, in its form. */
import { usePage } from "../../site/page-context.ts";
import { Field, LineField, Select } from "../../site/fields.tsx";
import { Rows } from "../../site/form-rows.tsx";
import { ReferenceField } from "../../site/reference-field.tsx";
import type { AssociationValues } from "./part-values.ts";

const typeOptions = [
  { value: "1", label: "Compatible with" },
  { value: "2", label: "Replaces" },
  { value: "0", label: "Other" },
];

interface AssociationRowsProps {
  readonly associations: readonly AssociationValues[];
}

export function AssociationRows({ associations }: AssociationRowsProps) {
  const can = usePage().signedIn?.principal.can;
  return (
    <Rows
      title="Associated parts"
      path="associated_parts_as_owner"
      noun="association"
      entries={associations}
      canAdd={can?.("parts.create") === true}
      canRemove={() => can?.("parts.delete") === true}
    >
      {(association, path) => (
        <>
          <Select
            label="Relationship"
            name={`${path}.type`}
            value={String(association?.type ?? 1)}
            options={typeOptions}
          />
          <ReferenceField
            label="Part"
            name={`${path}.other`}
            collection="parts"
            entity={association?.other}
          />
          <Field
            label="Description"
            name={`${path}.other_type`}
            value={association?.other_type ?? ""}
            maxLength={255}
            placeholder="Socket for"
            autocomplete="off"
          />
          <LineField
            label="Comment"
            name={`${path}.comment`}
            value={association?.comment ?? ""}
            autocomplete="off"
          />
        </>
      )}
    </Rows>
  );
}
