/** Renders the fragments that a page repeats hundreds of times, for which JSX would take ten times as long. */
import { Fragment, isValidElement } from "preact";
import type { ComponentChildren, VNode } from "preact";
import { jsxAttr, jsxEscape, jsxTemplate } from "preact/jsx-runtime";

/**
 * Returns an HTML fragment. Texts and numbers in it are escaped, so they can also be values of attributes within double
 * quotes. As in JSX, elements are rendered, and `null` and Boolean values are omitted.
 */
export function markup(html: TemplateStringsArray, ...values: readonly ComponentChildren[]): VNode {
  const fragment: Parts = { texts: [html[0] ?? ""], elements: [] };
  for (const [index, value] of values.entries()) {
    append(fragment, value);
    appendText(fragment, html[index + 1] ?? "");
  }
  // The cast removes the `any` in preact's type of the properties.
  return jsxTemplate(fragment.texts, ...fragment.elements) as VNode;
}

/** Returns an `input` element. Attributes are named as in HTML. `undefined` and `false` omit an attribute. */
export function input(attributes: Readonly<Record<string, string | number | boolean | undefined>>): VNode {
  let html = "<input";
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined || value === false) continue;
    const attribute = jsxAttr(name, value);
    if (attribute !== null && attribute !== "") html += ` ${attribute}`;
  }
  return jsxTemplate([`${html}/>`]) as VNode;
}

/** The HTML before, between and after elements. */
interface Parts {
  readonly texts: string[];
  readonly elements: unknown[];
}

function append(to: Parts, value: ComponentChildren): void {
  if (Array.isArray(value)) {
    for (const each of value) append(to, each as ComponentChildren);
  } else if (isValidElement(value)) {
    const { tpl, exprs } = templateOf(value) ?? { tpl: ["", ""], exprs: [value] };
    const [first = "", ...texts] = tpl;
    appendText(to, first);
    to.elements.push(...exprs);
    to.texts.push(...texts);
  } else {
    const text = jsxEscape(value);
    if (typeof text === "string") appendText(to, text);
  }
}

function appendText({ texts }: Parts, text: string): void {
  texts[texts.length - 1] += text;
}

interface Template {
  readonly tpl: readonly string[];
  readonly exprs: readonly unknown[];
}

/** Returns the parts of an element that {@link markup} has created, whose texts are escaped. Otherwise null. */
function templateOf(element: VNode): Template | null {
  const { tpl, exprs }: VNode["props"] & Partial<Template> = element.props;
  return element.type === Fragment && tpl !== undefined && exprs !== undefined ? { tpl, exprs } : null;
}
