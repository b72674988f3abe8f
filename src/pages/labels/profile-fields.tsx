/** The fields of a label profile, and of its preview. */
import type { components } from "../../../generated/types.ts";
import { Actions, Submit } from "../site/components.tsx";
import { Field, LineField, Select, TextArea } from "../site/fields.tsx";
import { BooleanField, FormSection } from "../site/form-section.tsx";
import { NumberField } from "../site/number-field.tsx";
import { ExampleField } from "./example-field.tsx";
import type { LabelElementType } from "./labels-path.ts";
import {
  barcodeContentOptions,
  barcodeTypeOptions,
  elementOptions,
  htmlLanguage,
  profileLabel,
} from "./profile-labels.ts";

export type ProfileValues = Pick<
  components["schemas"]["LabelProfile"],
  "name" | "comment" | "show_in_dropdown" | "options"
>;

/** Name of the button that shows the preview without saving the form. */
export const previewField = "_preview";

const label = (name: string): string => profileLabel(name) ?? name;

const markupHelp = (
  <>
    Lines end with <code>&lt;br&gt;</code>. <code>&lt;b&gt;</code>, <code>&lt;i&gt;</code> and{" "}
    <code>&lt;u&gt;</code> change the style, <code>&lt;small&gt;</code>, <code>&lt;big&gt;</code> and{" "}
    <code>&lt;span style="font-size: 10pt"&gt;</code> the size. Text that does not fit is set smaller.
  </>
);

export function ProfileFields({ profile }: { readonly profile: ProfileValues }) {
  const { name, comment, show_in_dropdown: isOffered, options } = profile;
  return (
    <>
      <FormSection title="Label profile">
        <Field name="name" label={label("name")} value={name} maxLength={255} required autocomplete="off" />
        <Select
          name="options.supported_element"
          label={label("options.supported_element")}
          value={options.supported_element}
          options={elementOptions}
        />
        <LineField name="comment" label={label("comment")} value={comment} autocomplete="off" />
        <div class="checks">
          <BooleanField name="show_in_dropdown" label={label("show_in_dropdown")} checked={isOffered} />
        </div>
      </FormSection>
      <FormSection title="Label">
        <NumberField
          name="options.width"
          label={label("options.width")}
          value={options.width}
          hint="On a sheet, labels have the size of the sheet."
        />
        <NumberField name="options.height" label={label("options.height")} value={options.height} />
        <Select
          name="options.barcode_type"
          label={label("options.barcode_type")}
          value={options.barcode_type}
          options={barcodeTypeOptions}
        />
        <Select
          name="options.barcode_content"
          label={label("options.barcode_content")}
          value={options.barcode_content ?? ""}
          options={barcodeContentOptions}
        />
      </FormSection>
      <FormSection title="Text" isWide>
        <TextArea
          name="options.lines"
          label={label("options.lines")}
          value={options.lines}
          rows={5}
          verbatim
          hint={markupHelp}
        />
        <div class="checks">
          <BooleanField
            name="options.grow_text"
            label={label("options.grow_text")}
            checked={options.grow_text}
          />
        </div>
        {options.process_mode === "twig" && (
          <Select
            name="options.process_mode"
            label={label("options.process_mode")}
            value="twig"
            options={[
              { value: "twig", label: "Twig template of Part-DB, which cannot be printed" },
              { value: "html", label: htmlLanguage },
            ]}
          />
        )}
      </FormSection>
    </>
  );
}

export function PreviewFields({ type }: { readonly type: LabelElementType }) {
  return (
    <>
      <ExampleField type={type} />
      <Actions>
        <Submit kind="quiet" name={previewField} value="1" skipsValidation>
          Update preview
        </Submit>
      </Actions>
    </>
  );
}
