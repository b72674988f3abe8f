/** Defines rejected forms. The page of a rejected form is shown again with the entered values and the errors. */
import { createContext } from "preact";
import { Problem, type Violation, type ViolationCode } from "../../util/errors.ts";

/** Error messages by field; `""` for errors of the whole form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Rejects a form. The `submit` function of a route throws this error. */
export class FormRejection extends Error {
  readonly errors: FormErrors;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(errors: FormErrors, status = 422, headers: Readonly<Record<string, string>> = {}) {
    super("The form was rejected.");
    this.errors = errors;
    this.status = status;
    this.headers = headers;
  }
}

/** Problems that a user can correct in the form, although they name no property. */
const correctable: ReadonlySet<Problem["code"]> = new Set(["unprocessable", "too-many-requests", "conflict"]);

/**
 * Converts an error to a rejection with the first message of each field. Returns `null` if the form did not cause the
 * error.
 */
export function toFormRejection(error: unknown): FormRejection | null {
  if (error instanceof FormRejection) return error;
  if (!(error instanceof Problem)) return null;
  const { code, detail, headers, violations = [] } = error;
  // To a user, text in a field for a number is like any other invalid value.
  const status = code === "bad-request" ? 422 : error.status;
  const isCorrectable = violations.length > 0 || correctable.has(code);
  if (!isCorrectable) return null;
  if (violations.length === 0) return new FormRejection({ "": withoutApiWords(detail) }, status, headers);
  const errors: Record<string, string> = {};
  for (const violation of violations) {
    // The key is a hidden field, so the error is one of the whole form.
    const field = violation.code === "idempotency-key-reused" ? "" : violation.propertyPath;
    errors[field] ??= messageInForm(violation);
  }
  return new FormRejection(errors, status, headers);
}

/** Messages of the API about JSON or about its own words, by code, as users of a form read them. */
const messagesInForms: Readonly<Partial<Record<ViolationCode, string>>> = {
  missing: "Enter a value.",
  decimal: "Enter a number with at most 10 digits before the decimal mark.",
  "unit-required": "SI prefixes require a symbol of the unit. Enter a symbol, or deselect “SI prefixes”.",
  "invalid-iri": "Choose an existing element.",
  "invalid-reference": "Choose an existing element.",
  "idempotency-key-reused":
    "The form had already been sent with other values. Check the result, then submit it again.",
};

/** Words of the API in the other messages. Sentences of the API that tell a program what to send tell a user what to enter. */
const apiWords: readonly (readonly [RegExp, string])[] = [
  [/Send an integer(?: amount)?\./g, "Enter a whole number."],
  [/, or an empty string\./g, ", or nothing."],
  [/(?<=^|[.:] )Send /g, "Enter "],
  [/ Valid values are .*/gs, ""],
  [/Run a stocktake first\./g, "Count it first."],
  [/Another request with this Idempotency-Key is still in progress\./g, "The form is still being processed."],
];

/** Returns the message for the user of a form, where the message of the API is about JSON. */
export function messageInForm({ code, message }: Pick<Violation, "code" | "message">): string {
  const own = messagesInForms[code];
  if (own !== undefined) return own;
  if (code === "type") return /\binteger\b/.test(message) ? "Enter a whole number." : "Enter a valid value.";
  return withoutApiWords(message);
}

function withoutApiWords(message: string): string {
  return apiWords.reduce((text, [words, replacement]) => text.replaceAll(words, replacement), message);
}

interface RejectedForm {
  /** The submitted fields. `null` if no form was rejected. */
  readonly submitted: URLSearchParams | null;
  readonly errors: FormErrors;
}

/** Provides fields with the entered values and errors of a rejected form. */
export const RejectedFormContext = createContext<RejectedForm>({ submitted: null, errors: {} });
