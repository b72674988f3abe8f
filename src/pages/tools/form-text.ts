/** Reads a text field of a form. */
import { invalid } from "../../errors.ts";

/**
 * Returns the trimmed text of a field, or an empty text if the field is missing. Line breaks are LF.
 * @throws {Problem} `unprocessable` on the field if it contains U+0000, which PostgreSQL cannot store
 */
export function formText(form: URLSearchParams, name: string): string {
  const text = (form.get(name) ?? "").replaceAll("\r\n", "\n").trim();
  if (text.includes("\0")) {
    const message = "The value must not contain null characters.";
    throw invalid([{ propertyPath: name, message, code: "control-characters" }]);
  }
  return text;
}
