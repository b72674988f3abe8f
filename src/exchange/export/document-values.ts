/** Takes values out of API documents. Elements that the user cannot read are embedded without them. */
import type { Document } from "../../representation/row-plan.ts";
import { isObject } from "../../util/is-object.ts";
import type { Cell } from "./cells.ts";

export function embedded(value: unknown): Document {
  return isObject(value) ? value : {};
}

export function objectsIn(value: unknown): readonly Document[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns a text of an embedded object, or `null` if it has none. */
export function textIn(value: unknown, property: string): string | null {
  const text = embedded(value)[property];
  return typeof text === "string" ? text : null;
}

export function idIn(value: unknown): number | null {
  const { id } = embedded(value);
  return typeof id === "number" ? id : null;
}

export function scalarCell(value: unknown): Cell {
  if (typeof value === "boolean") return value ? "true" : "false";
  return typeof value === "string" || typeof value === "number" ? value : null;
}
