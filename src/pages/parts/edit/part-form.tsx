/** The form for all properties of a part, with its lots, orderdetails, prices and parameters. */
import { manufacturingStatusTexts } from "../../../util/manufacturing-status.ts";
import { usePage } from "../../site/page-context.ts";
import { EditForm, type EditFormProps } from "../../site/edit-form.tsx";
import { Field, LineField, Select, TextArea } from "../../site/fields.tsx";
import { BooleanField, FormSection } from "../../site/form-section.tsx";
import { NumberField } from "../../site/number-field.tsx";
import { ReferenceField } from "../../site/reference-field.tsx";
import { ParameterRows } from "../../parameters/parameter-rows.tsx";
import { AssociationRows } from "./association-rows.tsx";
import { LotRows } from "./lot-rows.tsx";
import { OrderdetailRows } from "./orderdetail-rows.tsx";
import { fieldLabel } from "./part-labels.ts";
import type { PartValues } from "./part-values.ts";

const statusOptions = [
  { value: "", label: "Unknown" },
  ...Object.entries(manufacturingStatusTexts).map(([value, label]) => ({ value, label })),
];

const visibilityOptions = [
  { value: "", label: "As the category" },
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

const kicadTexts = [
  { property: "kicad_symbol", label: "Symbol", placeholder: "Device:R" },
  { property: "kicad_footprint", label: "Footprint", placeholder: "Resistor_SMD:R_0603_1608Metric" },
  { property: "reference_prefix", label: "Reference prefix", placeholder: "R" },
  { property: "value", label: "Value" },
] as const;

const exclusions = [
  { property: "exclude_from_bom", label: "Exclude from BOM" },
  { property: "exclude_from_board", label: "Exclude from board" },
  { property: "exclude_from_sim", label: "Exclude from simulation" },
] as const;

/** Name of the field with the reason for the change. */
export const reasonField = "_reason";

interface PartFormProps extends Omit<EditFormProps, "children" | "labelOf" | "noun"> {
  readonly values: PartValues;
}

export function PartForm({ values, ...form }: PartFormProps) {
  const { part } = values;
  return (
    <EditForm {...form} noun="part" labelOf={fieldLabel}>
      <FormSection title="Part">
        <PartFields part={part} />
      </FormSection>
      <FormSection title="Stock">
        <NumberField label="Minimum stock" name="minamount" value={part.minamount ?? 0} />
        <ReferenceField
          label="Unit"
          name="partUnit"
          collection="measurement_units"
          entity={part.partUnit}
          hint="Empty for pieces."
        />
      </FormSection>
      <LotRows lots={values.lots} />
      <OrderdetailRows orderdetails={values.orderdetails} />
      <ParameterRows parameters={values.parameters} />
      <AssociationRows associations={values.associations} />
      <FormSection title="State">
        <StateFields part={part} />
      </FormSection>
      <FormSection title="KiCad">
        <KicadFields eda={part.eda_info} />
      </FormSection>
      <FormSection title="Comment" isWide>
        <TextArea
          label="Comment"
          name="comment"
          value={part.comment}
          rows={6}
          hint="Markdown is supported."
        />
        <Field
          label="Reason for the change"
          name={reasonField}
          maxLength={255}
          hint="Optional. The history shows the reason."
          autocomplete="off"
        />
      </FormSection>
    </EditForm>
  );
}

function PartFields({ part }: Pick<PartValues, "part">) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        value={part.name}
        required
        maxLength={255}
        autofocus
        autocomplete="off"
        verbatim
      />
      <ReferenceField
        label="Category"
        name="category"
        collection="categories"
        entity={part.category}
        required
      />
      <LineField label="Description" name="description" value={part.description} autocomplete="off" />
      <Field label="Tags" name="tags" value={part.tags} hint="Separated by commas." autocomplete="off" />
      <ReferenceField label="Footprint" name="footprint" collection="footprints" entity={part.footprint} />
      <ReferenceField
        label="Manufacturer"
        name="manufacturer"
        collection="manufacturers"
        entity={part.manufacturer}
      />
      <Field
        label="Manufacturer part number"
        name="manufacturer_product_number"
        value={part.manufacturer_product_number}
        maxLength={255}
        autocomplete="off"
        verbatim
      />
      <Field
        label="Product page"
        name="manufacturer_product_url"
        value={part.manufacturer_product_url}
        maxLength={2048}
        placeholder="https://"
        autocomplete="off"
        verbatim
      />
      <Field label="IPN" name="ipn" value={part.ipn ?? ""} maxLength={100} autocomplete="off" verbatim />
      <Field
        label="GTIN"
        name="gtin"
        value={part.gtin ?? ""}
        maxLength={14}
        inputMode="numeric"
        autocomplete="off"
      />
    </>
  );
}

function StateFields({ part }: Pick<PartValues, "part">) {
  const { signedIn } = usePage();
  return (
    <>
      <Select
        label="Manufacturing status"
        name="manufacturing_status"
        value={part.manufacturing_status ?? ""}
        options={statusOptions}
      />
      <ReferenceField
        label="State"
        name="partCustomState"
        collection="part_custom_states"
        entity={part.partCustomState}
      />
      <NumberField label="Mass in grams" name="mass" value={part.mass} />
      <div>
        {signedIn?.principal.can("parts.change_favorite") === true && (
          <BooleanField label="Favorite" name="favorite" checked={part.favorite === true} />
        )}
        <BooleanField label="Needs review" name="needs_review" checked={part.needs_review === true} />
      </div>
    </>
  );
}

function KicadFields({ eda }: { readonly eda: PartValues["part"]["eda_info"] }) {
  return (
    <>
      {kicadTexts.map(({ property, ...text }) => (
        <Field
          {...text}
          name={`eda_info.${property}`}
          value={eda?.[property] ?? ""}
          maxLength={255}
          autocomplete="off"
          verbatim
        />
      ))}
      <Select
        label="List in KiCad"
        name="eda_info.visibility"
        value={eda?.visibility === undefined || eda.visibility === null ? "" : String(eda.visibility)}
        options={visibilityOptions}
      />
      {exclusions.map(({ property, label }) => (
        <Select
          label={label}
          name={`eda_info.${property}`}
          value={String(eda?.[property] ?? "")}
          options={visibilityOptions}
        />
      ))}
    </>
  );
}
