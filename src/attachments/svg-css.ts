/** Checks the CSS in an SVG file, which can be in style sheets, `style` attributes and presentation attributes. */
import { allowedCssFunctions } from "./svg-vocabulary.ts";

const maximumFunctionNameLength = Math.max(...[...allowedCssFunctions].map(({ length }) => length));
const nameCharacter = /[\w-]/;
/** The argument of a `url()` that refers to an element in the same file. */
const localReference = /\s*(["']?)#[\w:.-]+\1\s*(?:\)|$)/y;

/**
 * Returns the CSS without comments, or `null` if the CSS could load or run anything. CSS that only a full parser could
 * check (escapes, at-rules other than `@media`) is also refused. Takes linear time.
 */
export function safeCss(css: string): string | null {
  const text = withoutComments(css);
  if (text === null || /[\\<]|\/\*/.test(text)) return null;
  if (/@(?!media\b)/i.test(text)) return null;
  if (/javascript:|vbscript:|expression|behaviou?r\s*:|-moz-binding/i.test(text)) return null;
  for (let open = text.indexOf("("); open !== -1; open = text.indexOf("(", open + 1)) {
    if (!isHarmlessCall(text, open)) return null;
  }
  return text;
}

/** Returns the CSS without comments, or `null` if a comment is not closed. */
function withoutComments(css: string): string | null {
  const pieces: string[] = [];
  let position = 0;
  for (let start = css.indexOf("/*"); start !== -1; start = css.indexOf("/*", position)) {
    const end = css.indexOf("*/", start + 2);
    if (end === -1) return null;
    pieces.push(css.slice(position, start));
    position = end + 2;
  }
  pieces.push(css.slice(position));
  return pieces.join(" ").replaceAll(/<!--|-->/g, " ");
}

/** Returns whether the function call with its opening parenthesis at `open` cannot load anything. */
function isHarmlessCall(text: string, open: number): boolean {
  let start = open;
  while (start > 0 && open - start <= maximumFunctionNameLength && nameCharacter.test(text.charAt(start - 1)))
    start -= 1;
  const name = text.slice(start, open).toLowerCase();
  if (name === "url") {
    localReference.lastIndex = open + 1;
    return localReference.test(text);
  }
  return name === "" || name === "and" || allowedCssFunctions.has(name);
}
