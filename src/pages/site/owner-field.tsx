/** A field for the user who owns an entity. Users who cannot view other users can choose only themselves. */
import { useContext } from "preact/hooks";
import { usePage } from "./page-context.ts";
import { Select } from "./fields.tsx";
import { RejectedFormContext } from "./form-rejection.ts";
import { ReferenceField } from "./reference-field.tsx";
import { hiddenReference, referenceText, type ReferencedEntity } from "./reference-fields.ts";

interface OwnerFieldProps {
  readonly name: string;
  readonly owner: ReferencedEntity | null | undefined;
}

export function OwnerField({ name, owner }: OwnerFieldProps) {
  const { signedIn } = usePage();
  const { submitted } = useContext(RejectedFormContext);
  if (signedIn === null) return null;
  const { principal } = signedIn;
  if (principal.can("users.read"))
    return <ReferenceField label="Owner" name={name} collection="users" entity={owner} />;
  const current = referenceText(owner);
  const [hiddenName, hidden] = hiddenReference(name, "users", owner);
  const names = [...new Set([current, principal.username])].filter((each) => each !== "");
  return (
    <div>
      <input type="hidden" name={hiddenName} value={submitted?.get(hiddenName) ?? hidden} />
      <Select
        label="Owner"
        name={name}
        value={current}
        options={[{ value: "", label: "None" }, ...names.map((each) => ({ value: each, label: each }))]}
      />
    </div>
  );
}
