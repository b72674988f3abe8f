/** Renders the fragments that a page repeats hundreds of times, for which JSX would take ten times as long. */
import type { ComponentChildren, VNode } from "preact";
import { jsxEscape, jsxTemplate } from "preact/jsx-runtime";

/**
 * Returns an HTML fragment. Texts and numbers in it are escaped, so they can also be values of attributes within double
 * quotes. As in JSX, elements are rendered, and `null` and Boolean values are omitted.
 */
export function markup(html: TemplateStringsArray, ...values: readonly ComponentChildren[]): VNode {
  // The cast removes the `any` in preact's type of the properties.
  return jsxTemplate([...html], ...values.map(escaped)) as VNode;
}

function escaped(value: ComponentChildren): unknown {
  // `jsxEscape` would change the list, which the caller may use again.
  return Array.isArray(value) ? value.map(escaped) : jsxEscape(value);
}
