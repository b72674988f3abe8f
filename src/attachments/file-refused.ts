/**
 * The error for files and URLs that are not accepted. The error does not name the property of the request;
 * `asViolation` adds it.
 */
import type { Violation, ViolationCode } from "../errors.ts";

/** A rule that a file or URL violates: `message` is sent to the client, and `code` identifies the rule. */
export class FileRefused extends Error {
  readonly code: ViolationCode;

  constructor(code: ViolationCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FileRefused";
    this.code = code;
  }
}

/** Converts the error to a violation of a property of the request. */
export function asViolation(refused: FileRefused, propertyPath: string): Violation {
  return { propertyPath, message: refused.message, code: refused.code };
}
