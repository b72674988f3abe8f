/** The hidden field with the key of a form. A form that a browser sends twice then makes its change once. */
import { randomUUID } from "node:crypto";
import { keyField } from "./submitted-key.ts";

/** The form must call at most one operation that changes something. */
export function FormKey() {
  return <input type="hidden" name={keyField} value={randomUUID()} />;
}
