/** Checks the CSS of an SVG file: of a style sheet, a `style` attribute or a presentation attribute. */
import { allowedCssFunctions } from "./svg-vocabulary.ts";

const longestFunctionName = Math.max(...[...allowedCssFunctions].map(({ length }) => length));
const nameCharacter = /[\w-]/;
/** The argument of a `url()` that refers to an element of the same file. */
const localReference = /\s*(["']?)#[\w:.-]+\1\s*(?:\)|$)/y;

/**
 * The text without comments, or null when it could fetch or run something. CSS that would take a real parser to
 * understand (escapes, at-rules other than `@media`) is refused as a whole. The time is linear in the length.
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

/** Null when a comment is not closed. */
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

/** Whether the function whose parenthesis opens at `open` cannot fetch anything. */
function isHarmlessCall(text: string, open: number): boolean {
  let start = open;
  while (start > 0 && open - start <= longestFunctionName && nameCharacter.test(text.charAt(start - 1)))
    start -= 1;
  const name = text.slice(start, open).toLowerCase();
  if (name === "url") {
    localReference.lastIndex = open + 1;
    return localReference.test(text);
  }
  return name === "" || name === "and" || allowedCssFunctions.has(name);
}
