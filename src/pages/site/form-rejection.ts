/** Defines rejected forms. The page of a rejected form is shown again with the entered values and the errors. */
import { createContext } from "preact";
import { Problem } from "../../errors.ts";
import type { Violation } from "../../errors.ts";

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
  if (violations.length === 0) return new FormRejection({ "": detail }, status, headers);
  const errors: Record<string, string> = {};
  for (const violation of violations) errors[violation.propertyPath] ??= messageInForm(violation);
  return new FormRejection(errors, status, headers);
}

/** Returns the message for the user of a form, where the message of the API is about JSON. */
function messageInForm({ code, message }: Violation): string {
  if (code === "missing") return "Enter a value.";
  // The only texts of a form that have the wrong type are those that are no number (`formBody`).
  if (code === "type" && /\b(?:number|integer)\b/.test(message))
    return "Enter a number, without separators between thousands.";
  return code === "whole-number"
    ? message.replace(/Send an integer(?: amount)?\./, "Enter a whole number.")
    : message;
}

interface RejectedForm {
  /** The submitted fields. `null` if no form was rejected. */
  readonly submitted: URLSearchParams | null;
  readonly errors: FormErrors;
}

/** Provides fields with the entered values and errors of a rejected form. */
export const RejectedFormContext = createContext<RejectedForm>({ submitted: null, errors: {} });
