/** Reads properties of an entry by their path, such as `eda_info.kicad_symbol`. */
import { isObject } from "../../util/is-object.ts";

export function valueAt(document: object, path: string): unknown {
  let value: unknown = document;
  for (const step of path.split(".")) value = isObject(value) ? value[step] : undefined;
  return value;
}

/** Returns the text of a scalar value. Empty if there is no value. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : "";
}

/** Returns the IRI of an entity, which a document embeds or refers to. Empty without an entity. */
export function iriOf(value: unknown): string {
  return textOf(isObject(value) ? value["@id"] : value);
}

export function attachmentOptions(document: object): readonly { value: string; label: string }[] {
  const attachments = valueAt(document, "attachments");
  return (Array.isArray(attachments) ? attachments : []).flatMap((attachment: unknown) =>
    isObject(attachment) ? [{ value: iriOf(attachment), label: textOf(attachment["name"]) }] : [],
  );
}
