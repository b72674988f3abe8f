/**
 * Defines the error for files and URLs that are not accepted. The error does not contain the request property;
 * `asViolation` adds the property.
 */
import type { Violation, ViolationCode } from "../util/errors.ts";

/** A violated rule for files or URLs. The client receives `message`; `code` identifies the rule. */
export class FileRefused extends Error {
  readonly code: ViolationCode;

  constructor(code: ViolationCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FileRefused";
    this.code = code;
  }
}

/** Converts the error to a violation of the request property at `propertyPath`. */
export function asViolation(refused: FileRefused, propertyPath: string): Violation {
  return { propertyPath, message: refused.message, code: refused.code };
}
