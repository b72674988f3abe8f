/** Forms that are refused: their page is shown again, with what was typed and what is wrong. */
import { createContext } from "preact";
import { Problem } from "../../errors.ts";

/** By field; under `""` what concerns no single one. */
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

/** The refusal that an error means, with the first message for each field; null for an error that is none of the form's. */
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
  /** The fields as they were sent; null while no form was refused. */
  readonly typed: URLSearchParams | null;
  readonly faults: Faults;
}

/** For the fields of a page: what they show instead of their own values. */
export const RefusedFormContext = createContext<RefusedForm>({ typed: null, faults: {} });
