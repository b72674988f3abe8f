/** Reads a text field of a form. */
import { invalid } from "../../errors.ts";

/**
 * The trimmed text of a field; empty if it is missing. Line breaks are LF.
 * @throws {Problem} `unprocessable` on the field, for U+0000, which PostgreSQL cannot store
 */
export function formText(form: URLSearchParams, name: string): string {
  const text = (form.get(name) ?? "").replaceAll("\r\n", "\n").trim();
  if (text.includes("\0")) {
    const message = "This must not contain null characters.";
    throw invalid([{ propertyPath: name, message, code: "control-characters" }]);
  }
  return text;
}
