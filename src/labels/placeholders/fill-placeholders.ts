/** Replaces placeholders such as `[[NAME]]` in the text of a label. The names and meanings are those of Part-DB. */
import type { LabelContext, LabelElement, LabelElementType } from "../label-element.ts";

export interface FilledText {
  /** The text in the markup of `markup.ts`. */
  readonly text: string;
  /** The unknown placeholders, such as `[[NAEM]]`, which are left in the text. */
  readonly unknown: readonly string[];
  /** Sentences about placeholders that were left out, because labels do not support them. */
  readonly warnings: readonly string[];
}

export function fillPlaceholders(lines: string, element: LabelElement, context: LabelContext): FilledText {
  void element;
  void context;
  return { text: lines, unknown: [], warnings: [] };
}

export interface PlaceholderName {
  /** Without brackets, such as `NAME` or `PARAMETER:…`. */
  readonly name: string;
  readonly description: string;
}

/** Returns the placeholders of the labels of a type of elements. */
export function placeholderNames(type: LabelElementType): readonly PlaceholderName[] {
  void type;
  return [];
}
