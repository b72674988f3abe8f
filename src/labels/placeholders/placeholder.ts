/** The definition of a placeholder of labels. `fill-placeholders.ts` escapes and inserts the texts. */
import type { LabelContext } from "../label-element.ts";

export interface PlaceholderName {
  /** Without brackets, such as `NAME`. A placeholder with an argument has an example, such as `PARAMETER:Resistance`. */
  readonly name: string;
  readonly description: string;
}

export interface Placeholder<Target> extends PlaceholderName {
  /** Whether the text is Markdown, whose inline formats become markup. */
  readonly isMarkdown?: boolean;
  readonly text: (target: Target, context: LabelContext, argument: string) => string;
}

export function nameOf(element: { readonly name: string } | null | undefined): string {
  return element?.name ?? "";
}

export function pathOf(element: { readonly full_path: string } | null | undefined): string {
  return element?.full_path ?? "";
}
