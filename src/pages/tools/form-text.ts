import { invalid } from "../../util/errors.ts";

/**
 * Returns the trimmed text of a form field with LF line breaks, or an empty text if the field is missing.
 * @throws {Problem} `unprocessable` on the field if the text contains U+0000, which PostgreSQL cannot store
 */
export function formText(form: URLSearchParams, name: string): string {
  const text = (form.get(name) ?? "").replaceAll("\r\n", "\n").trim();
  if (text.includes("\0")) {
    const message = "The value must not contain null characters.";
    throw invalid([{ propertyPath: name, message, code: "control-characters" }]);
  }
  return text;
}
