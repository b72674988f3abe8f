/**
 * Form fields with a label, hint and error, which are linked for screen readers. In a rejected form, fields keep the
 * entered values. `components.tsx` contains buttons and other shared components.
 */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { minimumChosenLength } from "../../identity/password.ts";
import { RejectedFormContext } from "./form-rejection.ts";

interface Described {
  readonly label: string;
  readonly name: string;
  readonly hint?: ComponentChildren;
}

interface EnteredValue {
  readonly value?: string | undefined;
  readonly required?: boolean | undefined;
  /** The HTML attribute `autocomplete`, such as `username`, `new-password` or `off`. */
  readonly autocomplete?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Turns off autocorrection and automatic capitals, for names, codes and addresses. */
  readonly verbatim?: boolean | undefined;
  /**
   * Whether the field gets the focus when the page opens. Ignored in a rejected form, because the error summary gets
   * the focus.
   */
  readonly autofocus?: boolean | undefined;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Returns the element ID of a field: `scopes[]` → `field-scopes`. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "")}`;
}

/** Adds the entered value and the error of a rejected form to the properties of a field. */
function useField<Props extends Described & { readonly value?: string | undefined }>(props: Props) {
  const { submitted, errors } = useContext(RejectedFormContext);
  const { name, value } = props;
  const error = errors[name];
  return {
    ...props,
    id: fieldId(name),
    value: submitted?.get(name) ?? value,
    error,
    isAgain: submitted !== null,
  };
}

interface WithError {
  readonly error?: string | undefined;
}

/** Returns the ARIA attributes that link a field to its hint and error. */
function described(id: string, { hint, error }: Pick<Described, "hint"> & WithError) {
  if (hint === undefined && error === undefined) return {};
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

function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p class="field-error" id={`${id}-error`}>
      {children}
    </p>
  );
}

interface LabelledProps extends Omit<Described, "name">, WithError {
  readonly id: string;
  readonly children: ComponentChildren;
}

function Labelled({ id, label, hint, error, children }: LabelledProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      <FieldError id={id}>{error}</FieldError>
      <Hint id={id}>{hint}</Hint>
    </div>
  );
}

function filled(field: ReturnType<typeof useField<Described & EnteredValue>>) {
  const { id, name, required, autocomplete, maxLength, placeholder, verbatim, autofocus, isAgain } = field;
  return {
    ...{ id, name, required, autocomplete, maxLength, placeholder },
    autofocus: autofocus === true && !isAgain,
    ...(verbatim === true && {
      spellcheck: false,
      autocapitalize: "none" as const,
      autocorrect: "off" as const,
    }),
    ...described(id, field),
  };
}

export interface FieldProps extends Described, EnteredValue {
  readonly type?: "text" | "password" | "email" | "search" | "date" | "datetime-local" | undefined;
  readonly inputMode?: "numeric" | "decimal" | undefined;
  /** ID of the `datalist` element with suggested values. */
  readonly suggestions?: string | undefined;
}

/** A single-line field. The value of a field for passwords or one-time codes is never sent back to the browser. */
export function Field(props: FieldProps) {
  const field = useField(props);
  const { type = "text", autocomplete, value, inputMode, suggestions } = field;
  const isSecret = type === "password" || autocomplete === "one-time-code";
  // The types of preact accept `type` only as a literal.
  const typed: object = { type };
  return (
    <Labelled {...field}>
      <input
        {...typed}
        {...filled(field)}
        value={isSecret ? undefined : value}
        step={type === "datetime-local" ? "1" : undefined}
        inputMode={inputMode}
        list={suggestions}
      />
    </Labelled>
  );
}

interface FileFieldProps extends Described {
  readonly accept?: string;
}

/** A field to choose a file. Its form needs `maximumFile`. */
export function FileField(props: FileFieldProps) {
  const { id, error, ...field } = useField(props);
  return (
    <Labelled {...field} id={id} error={error}>
      <input
        type="file"
        id={id}
        name={field.name}
        accept={field.accept}
        {...described(id, { ...field, error })}
      />
    </Labelled>
  );
}

const passwordRule = `At least ${minimumChosenLength} characters. A phrase of several words is easy to remember and hard to guess.`;

/** A field for a new password, with the password rule as the hint. */
export function NewPasswordField({ hint = "", ...field }: FieldProps & { readonly hint?: string }) {
  return (
    <Field
      {...field}
      type="password"
      hint={`${passwordRule} ${hint}`.trimEnd()}
      autocomplete="new-password"
    />
  );
}

export function TextArea(props: Described & EnteredValue & { readonly rows?: number }) {
  const field = useField(props);
  const { value = "", rows = 4 } = field;
  return (
    <Labelled {...field}>
      <textarea rows={rows} {...filled(field)}>
        {/* The HTML parser drops a line break directly after the opening tag. */}
        {value.startsWith("\n") ? `\n${value}` : value}
      </textarea>
    </Labelled>
  );
}

/** A field that is a single line unless its value has several lines, which a single-line field would join. */
export function LineField(props: FieldProps) {
  const { submitted } = useContext(RejectedFormContext);
  const value = submitted?.get(props.name) ?? props.value ?? "";
  return value.includes("\n") ? <TextArea {...props} rows={3} /> : <Field {...props} />;
}

interface SelectProps extends Described {
  readonly options: readonly Option[];
  readonly value?: string | undefined;
}

export function Select(props: SelectProps) {
  const field = useField(props);
  const { id, name, options, value } = field;
  return (
    <Labelled {...field}>
      <select id={id} name={name} {...described(id, field)}>
        {options.map((option) => (
          <option value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface ChoiceProps extends Described, WithError {
  readonly type: "checkbox" | "radio";
  readonly id: string;
  readonly value: string;
  readonly checked: boolean;
  readonly required?: boolean | undefined;
  readonly warning?: string | undefined;
}

function Choice({ type, id, name, value, checked, required, label, hint, error, warning }: ChoiceProps) {
  const attributes = { id, name, value, checked, required, ...described(id, { hint, error }) };
  return (
    <div class="choice">
      {type === "radio" ? <input type="radio" {...attributes} /> : <input type="checkbox" {...attributes} />}
      <div>
        <label for={id}>{label}</label>
        <Hint id={id}>{hint}</Hint>
        <FieldError id={id}>{error}</FieldError>
        {warning !== undefined && <p class="caution">{warning}</p>}
      </div>
    </div>
  );
}

interface CheckboxProps extends Described {
  /** Element ID. Required if several checkboxes have the same name. */
  readonly id?: string;
  /** Value to send if the checkbox is selected. Default: `1`. */
  readonly value?: string;
  readonly checked?: boolean;
}

export function Checkbox(props: CheckboxProps) {
  const { name, value = "1", checked = false, id = fieldId(name) } = props;
  const { submitted, errors } = useContext(RejectedFormContext);
  return (
    <Choice
      {...props}
      {...{ type: "checkbox", id, value }}
      checked={submitted?.getAll(name).includes(value) ?? checked}
      error={errors[name]}
    />
  );
}

export type RadioOption = Option & Pick<ChoiceProps, "hint" | "warning">;

interface RadiosProps extends Omit<Described, "label"> {
  readonly legend: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly required?: boolean | undefined;
}

export function Radios({ legend, ...props }: RadiosProps) {
  const { id, name, options, value, required, hint, error } = useField({ ...props, label: legend });
  return (
    <fieldset class="choices" id={id} {...described(id, { hint, error })}>
      <legend>{legend}</legend>
      <Hint id={id}>{hint}</Hint>
      {options.map((option) => (
        <Choice
          type="radio"
          id={`${id}-${option.value}`}
          {...{ name, required }}
          {...option}
          checked={option.value === value}
        />
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
