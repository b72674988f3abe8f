/** Rejected forms: the page is shown again with the entered values and the errors. */
import { createContext } from "preact";
import { Problem } from "../../errors.ts";

/** Error messages by field; `""` for errors of the whole form. */
export type Faults = Readonly<Record<string, string>>;

/** Thrown by the `submit` of a route. */
export class Refused extends Error {
  readonly faults: Faults;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(faults: Faults, status = 422, headers: Readonly<Record<string, string>> = {}) {
    super("The form is refused.");
    this.faults = faults;
    this.status = status;
    this.headers = headers;
  }
}

/** Converts an error to a rejection with the first message of each field; null if the form did not cause the error. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (!(error instanceof Problem)) return null;
  const { code, detail, status, headers, violations = [] } = error;
  if (code !== "unprocessable" && code !== "too-many-requests" && code !== "conflict") return null;
  if (violations.length === 0) return new Refused({ "": detail }, status, headers);
  const faults: Record<string, string> = {};
  for (const { propertyPath, message } of violations) faults[propertyPath] ??= message;
  return new Refused(faults, status, headers);
}

interface RefusedForm {
  /** The submitted fields; null if no form was rejected. */
  readonly typed: URLSearchParams | null;
  readonly faults: Faults;
}

/** Provides fields with the entered values and errors of a rejected form. */
export const RefusedFormContext = createContext<RefusedForm>({ typed: null, faults: {} });
