/**
 * Fields of forms: each with its label above, and its hint and its fault tied to it, so that screen readers read them
 * out. Buttons and everything else that pages share is in `components.tsx`.
 */
import type { ComponentChildren } from "preact";

interface Described {
  readonly label: string;
  readonly name: string;
  /** Needed where two forms of a page have a field of the same name. Default: {@link fieldId} of the name. */
  readonly id?: string | undefined;
  /** A sentence below the label that helps to fill the field in. */
  readonly hint?: ComponentChildren;
  /** What is wrong with the value that was sent. */
  readonly error?: string | undefined;
}

interface Filled {
  readonly value?: string | undefined;
  readonly required?: boolean | undefined;
  /** Of the HTML attribute: `username`, `current-password`, `new-password`, `one-time-code`, `off`… */
  readonly autocomplete?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly minLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Names, codes and addresses: neither corrected nor begun with a capital by a phone. */
  readonly verbatim?: boolean | undefined;
  readonly autofocus?: boolean | undefined;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The id of the field of a name: `scopes[]` → `field-scopes`. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "")}`;
}

/** Points from a field to its hint and its fault, as far as there are any. */
function described(id: string, { hint, error }: Pick<Described, "hint" | "error">) {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return {
    ...(ids.length > 0 && { "aria-describedby": ids.join(" ") }),
    ...(error !== undefined && { "aria-invalid": "true" as const }),
  };
}

function Hint({ id, children }: { readonly id: string; readonly children: ComponentChildren }) {
  if (children === undefined) return null;
  return (
    <p class="hint" id={`${id}-hint`}>
      {children}
    </p>
  );
}

function Fault({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p class="fault" id={`${id}-error`}>
      {children}
    </p>
  );
}

function filled({ required, autocomplete, maxLength, minLength, placeholder, verbatim, autofocus }: Filled) {
  return {
    required,
    autocomplete,
    maxLength,
    minLength,
    placeholder,
    autofocus,
    ...(verbatim === true && {
      spellcheck: false,
      autocapitalize: "none" as const,
      autocorrect: "off" as const,
    }),
  };
}

export interface FieldProps extends Described, Filled {
  readonly type?: "text" | "password" | "email" | "url" | "search" | "number" | "date" | undefined;
  readonly inputMode?: "numeric" | "text" | undefined;
}

/** One line. What was typed into a password field is never sent back: its value is ignored. */
export function Field(props: FieldProps) {
  const { label, name, type = "text", value, hint, error, inputMode, id = fieldId(name) } = props;
  // The types of preact want to know the one type, for the roles that go with it; no role is given here.
  const anyType = type as "text";
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Hint id={id}>{hint}</Hint>
      <input
        id={id}
        name={name}
        type={anyType}
        value={type === "password" ? undefined : value}
        inputMode={inputMode}
        {...filled(props)}
        {...described(id, { hint, error })}
      />
      <Fault id={id}>{error}</Fault>
    </div>
  );
}

export interface TextAreaProps extends Described, Filled {
  readonly rows?: number;
}

/** Several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value = "", rows = 4, hint, error, id = fieldId(name) } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Hint id={id}>{hint}</Hint>
      <textarea id={id} name={name} rows={rows} {...filled(props)} {...described(id, { hint, error })}>
        {/* The HTML parser drops a line break right behind the opening tag. */}
        {value.startsWith("\n") ? `\n${value}` : value}
      </textarea>
      <Fault id={id}>{error}</Fault>
    </div>
  );
}

export interface SelectProps extends Described {
  readonly options: readonly Option[];
  readonly value?: string | undefined;
  readonly required?: boolean | undefined;
}

/** One of some values, folded away. */
export function Select({
  label,
  name,
  options,
  value,
  required,
  hint,
  error,
  id = fieldId(name),
}: SelectProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Hint id={id}>{hint}</Hint>
      <select id={id} name={name} required={required} {...described(id, { hint, error })}>
        {options.map((option) => (
          <option value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      <Fault id={id}>{error}</Fault>
    </div>
  );
}

export interface CheckboxProps extends Described {
  /** What is sent when it is ticked. Default `1`. */
  readonly value?: string;
  readonly checked?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** Yes or no. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, value = "1", checked = false, required, disabled, hint, error } = props;
  const { id = fieldId(name) } = props;
  return (
    <div class="choice">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        checked={checked}
        required={required}
        disabled={disabled}
        {...described(id, { hint, error })}
      />
      <div>
        <label for={id}>{label}</label>
        <Hint id={id}>{hint}</Hint>
        <Fault id={id}>{error}</Fault>
      </div>
    </div>
  );
}

export interface RadioOption extends Option {
  readonly hint?: ComponentChildren;
  /** What speaks against choosing it. */
  readonly warning?: string | undefined;
}

export interface RadiosProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly hint?: ComponentChildren;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly id?: string | undefined;
}

/** One of a few values, all in sight. */
export function Radios(props: RadiosProps) {
  const { legend, name, options, value, required, hint, error, id = fieldId(name) } = props;
  return (
    <fieldset class="choices" id={id} {...described(id, { hint, error })}>
      <legend>{legend}</legend>
      <Hint id={id}>{hint}</Hint>
      {options.map((option) => (
        <Radio
          id={`${id}-${option.value}`}
          {...{ name, option, required }}
          checked={option.value === value}
        />
      ))}
      <Fault id={id}>{error}</Fault>
    </fieldset>
  );
}

interface RadioProps {
  readonly id: string;
  readonly name: string;
  readonly option: RadioOption;
  readonly checked: boolean;
  readonly required: boolean | undefined;
}

function Radio({ id, name, option, checked, required }: RadioProps) {
  const { value, label, hint, warning } = option;
  return (
    <div class="choice">
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        required={required}
        {...described(id, { hint, error: undefined })}
      />
      <div>
        <label for={id}>{label}</label>
        <Hint id={id}>{hint}</Hint>
        {warning !== undefined && <p class="caution">{warning}</p>}
      </div>
    </div>
  );
}
