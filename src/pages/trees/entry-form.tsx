/** The form for all properties of an entry. */
import { capitalized } from "../site/capitalized.ts";
import { EditForm, type EditFormProps } from "../site/edit-form.tsx";
import { Field, Select, TextArea } from "../site/fields.tsx";
import { BooleanField, FormSection } from "../site/form-section.tsx";
import { NumberField } from "../site/number-field.tsx";
import { OwnerField } from "../site/owner-field.tsx";
import { ReferenceField } from "../site/reference-field.tsx";
import type { ReferencedEntity } from "../site/reference-fields.ts";
import { isObject } from "../../util/is-object.ts";
import { ParameterRows, type ParameterValues } from "../parameters/parameter-rows.tsx";
import { entryLabel, groupingLabel, shownText } from "./entry-texts.ts";
import { attachmentOptions, iriOf, textOf, valueAt } from "./property-value.ts";
import { trees, type TreeName, type TreeProperty } from "./tree-table.ts";

export interface EntryValues {
  /** The document of the entry. Empty for a new entry. */
  readonly document: object;
  readonly parent: ReferencedEntity | null;
  /** Null if the user cannot read the parameters. */
  readonly parameters: readonly ParameterValues[] | null;
}

interface EntryFormProps extends Omit<EditFormProps, "children" | "labelOf" | "noun" | "shownText"> {
  readonly name: TreeName;
  readonly values: EntryValues;
}

export function EntryForm({ name, values, ...form }: EntryFormProps) {
  const { noun } = trees[name];
  const properties: readonly TreeProperty[] = trees[name].properties;
  const isEda = (property: TreeProperty): boolean => property.name.startsWith("eda_info.");
  const { document, parent, parameters } = values;
  const text = (property: string): string => textOf(valueAt(document, property));
  return (
    <EditForm
      {...form}
      noun={noun}
      labelOf={entryLabel(name)}
      shownText={(property, value) => shownText(name, document, property, value)}
    >
      <FormSection title={capitalized(noun)}>
        <Field
          label="Name"
          name="name"
          value={text("name")}
          required
          maxLength={255}
          autofocus
          autocomplete="off"
          verbatim
        />
        <ReferenceField
          label="Parent"
          name="parent"
          collection={name}
          entity={parent}
          hint="Empty for the top level."
        />
        <Field
          label="Alternative names"
          name="alternative_names"
          value={text("alternative_names")}
          hint="Separated by commas."
          autocomplete="off"
        />
        <PictureField values={values} />
        <div>
          <BooleanField
            label={groupingLabel(name)}
            name="not_selectable"
            checked={valueAt(document, "not_selectable") === true}
          />
        </div>
      </FormSection>
      <Properties title="Properties" properties={properties.filter((each) => !isEda(each))} values={values} />
      <Properties title="KiCad" properties={properties.filter(isEda)} values={values} />
      {parameters !== null && <ParameterRows parameters={parameters} />}
      <FormSection title="Comment" isWide>
        <TextArea
          label="Comment"
          name="comment"
          value={text("comment")}
          rows={6}
          hint="Markdown is supported."
        />
      </FormSection>
    </EditForm>
  );
}

interface PropertiesProps {
  readonly title: string;
  readonly properties: readonly TreeProperty[];
  readonly values: EntryValues;
}

function Properties({ title, properties, values }: PropertiesProps) {
  if (properties.length === 0) return null;
  const checks = properties.filter(({ kind }) => kind === "boolean");
  return (
    <FormSection title={title}>
      {properties
        .filter(({ kind }) => kind !== "boolean")
        .map((property) => (
          <PropertyField property={property} values={values} />
        ))}
      {checks.length > 0 && (
        <div class="checks">
          {checks.map(({ label, name }) => (
            <BooleanField label={label} name={name} checked={valueAt(values.document, name) === true} />
          ))}
        </div>
      )}
    </FormSection>
  );
}

interface PropertyFieldProps {
  readonly property: TreeProperty;
  readonly values: EntryValues;
}

function PropertyField({ property, values }: PropertyFieldProps) {
  const { name, label, kind, options, collection, hint, maxLength, required } = property;
  const value = valueAt(values.document, name);
  const field = { label, name, value: textOf(value), ...(hint !== undefined && { hint }) };
  if (kind === "choice") return <Select {...field} options={options ?? []} />;
  if (kind === "user") return <OwnerField name={name} owner={referenceOf(value)} />;
  if (kind === "attachment") return <AttachmentField {...property} values={values} />;
  if (kind === "decimal") return <NumberField {...field} />;
  if (kind === "long") return <TextArea {...field} maxLength={maxLength} />;
  if (kind === "part") return <ReferenceField {...field} collection="parts" entity={referenceOf(value)} />;
  if (kind === "reference" && collection !== undefined)
    return <ReferenceField {...field} collection={collection} entity={referenceOf(value)} />;
  return (
    <Field
      {...field}
      maxLength={maxLength}
      required={required}
      placeholder={kind === "link" ? "https://" : undefined}
      autocomplete="off"
      verbatim={kind === "code" || kind === "link"}
    />
  );
}

function PictureField({ values }: Pick<PropertyFieldProps, "values">) {
  return <AttachmentField name="master_picture_attachment" label="Picture" values={values} />;
}

/** A choice between the attachments of the entry. Entries without attachments have no such field. */
function AttachmentField({
  name,
  label,
  values,
}: Pick<TreeProperty, "name" | "label"> & Pick<PropertyFieldProps, "values">) {
  const options = attachmentOptions(values.document);
  if (options.length === 0) return null;
  const value = iriOf(valueAt(values.document, name));
  return (
    <Select label={label} name={name} value={value} options={[{ value: "", label: "None" }, ...options]} />
  );
}

function referenceOf(value: unknown): ReferencedEntity | null {
  if (!isObject(value)) return null;
  const name = textOf(value["name"]);
  return { "@id": iriOf(value), name, full_path: textOf(value["full_path"] ?? name) };
}
