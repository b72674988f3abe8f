/** The field for the element in the preview of a label profile. A lot has no name, so users choose its part. */
import type { components } from "../../../generated/types.ts";
import { FormRejection } from "../site/form-rejection.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { ReferenceField } from "../site/reference-field.tsx";
import { resolveReferences } from "../site/reference-fields.ts";
import type { LabelElementType } from "./labels-path.ts";

interface Example {
  readonly name: string;
  readonly label: string;
  readonly collection: "parts" | "storage_locations";
}

/** Each type has its own name, so that the name of a part is not looked up as that of a storage location. */
const examples: Readonly<Record<LabelElementType, Example>> = {
  part: { name: "_part", label: "Part in the preview", collection: "parts" },
  part_lot: { name: "_part_of_lot", label: "Part of the lot in the preview", collection: "parts" },
  storelocation: {
    name: "_location",
    label: "Storage location in the preview",
    collection: "storage_locations",
  },
};

/** ID of the element that `labels.js` replaces when another type of elements is chosen. */
const exampleId = "label-example";

export function exampleLabel(name: string): string | undefined {
  return Object.values(examples).find((example) => example.name === name)?.label;
}

export function ExampleField({ type }: { readonly type: LabelElementType }) {
  return (
    <div id={exampleId} data-same={type}>
      <ReferenceField
        {...examples[type]}
        hint="By default, the label has example values."
        allowsCreate={false}
      />
    </div>
  );
}

/**
 * Returns the chosen element, or null if the field is empty.
 * @throws {FormRejection} if no element has the entered name, or if the part has no lots
 */
export async function chosenExample(
  operations: PageOperations,
  request: SignedInRequest,
  type: LabelElementType,
): Promise<components["schemas"]["LabelElements"] | null> {
  const { name } = examples[type];
  const { form } = await resolveReferences(operations, request);
  const id = Number(/\/(\d+)$/.exec(form.get(name) ?? "")?.[1] ?? 0);
  if (id === 0) return null;
  if (type !== "part_lot") return { ids: [id] };
  const lots = await operations.call(request, {
    operationId: "listPartLots",
    query: { part: String(id), itemsPerPage: 1, "properties[]": ["id"] },
  });
  const [lot] = lots["hydra:member"];
  if (lot === undefined) throw new FormRejection({ [name]: "The part has no lots. Choose another part." });
  return { ids: [lot.id] };
}
