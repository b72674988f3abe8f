/** Groups of fields in long forms. */
import type { ComponentChildren } from "preact";
import { Checkbox } from "./fields.tsx";

interface FormSectionProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

export function FormSection({ title, isWide = false, children }: FormSectionProps) {
  return (
    <fieldset class="form-section">
      <legend>{title}</legend>
      <div class={isWide ? "form-grid wide-fields" : "form-grid"}>{children}</div>
    </fieldset>
  );
}

interface BooleanFieldProps {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
}

/** A checkbox that also sends `false`. */
export function BooleanField({ label, name, checked }: BooleanFieldProps) {
  return (
    <>
      <input type="hidden" name={name} value="false" />
      <Checkbox label={label} name={name} value="true" checked={checked} />
    </>
  );
}
