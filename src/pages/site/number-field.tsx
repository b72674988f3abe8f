/**
 * A field for a number. It is a text field, because fields with `type="number"` only accept the decimal mark of the
 * browser's language.
 */
import { Field, type FieldProps } from "./fields.tsx";
import { numberText } from "./number-text.ts";

interface NumberFieldProps extends Pick<FieldProps, "label" | "name" | "hint" | "required"> {
  /** The current number. By default, the field is empty. */
  readonly value?: number | string | null | undefined;
}

export function NumberField({ value = null, ...field }: NumberFieldProps) {
  return (
    <Field
      {...field}
      value={value === null ? "" : numberText(value)}
      inputMode="decimal"
      autocomplete="off"
    />
  );
}
