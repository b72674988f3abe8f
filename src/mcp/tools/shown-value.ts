/** Writes data of the inventory in a sentence. Texts are quoted, so that a model does not read them as text of the service. */
import { isObject } from "../../util/is-object.ts";

const maximumCharacters = 80;

/**
 * @example quoted('LM358 "B"') // '"LM358 \\"B\\""'
 */
export function quoted(text: string): string {
  const characters = [...text];
  const isLong = characters.length > maximumCharacters;
  return JSON.stringify(isLong ? `${characters.slice(0, maximumCharacters - 1).join("")}…` : text);
}

/** Returns a value for a sentence. References are shown by their name, other objects as JSON. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null) return "none";
  if (typeof value === "string") return quoted(value);
  if (isObject(value) && typeof value["name"] === "string") return quoted(value["name"]);
  return typeof value === "object" ? quoted(JSON.stringify(value)) : JSON.stringify(value);
}
