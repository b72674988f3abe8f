/**
 * The error with which the file machinery refuses what a client sent: it knows the rule that was broken, but
 * not the property that carried it. Callers turn it into a violation at their own path with `asViolation`.
 */
import type { Violation, ViolationCode } from "../errors.ts";

/** A file, a file name or an address that is not accepted. `message` is a public sentence, `code` names the rule. */
export class FileRefused extends Error {
  readonly code: ViolationCode;

  constructor(code: ViolationCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FileRefused";
    this.code = code;
  }
}

/** The violation that a refusal is, at the property that the client sent. */
export function asViolation(refused: FileRefused, propertyPath: string): Violation {
  return { propertyPath, message: refused.message, code: refused.code };
}
