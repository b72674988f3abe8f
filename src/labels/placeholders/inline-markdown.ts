/** Converts the inline formats of Markdown to the markup of labels. Headings, lists and HTML stay text, as in Part-DB. */
import { escapeUTF8 } from "entities";
import MarkdownIt, { type Token } from "markdown-it";

/** The longest text of a placeholder, in characters of the source. */
export const longestValue = 2000;

const markdown = new MarkdownIt({ html: false });

const tags: Readonly<Record<string, string>> = {
  strong_open: "<b>",
  strong_close: "</b>",
  em_open: "<i>",
  em_close: "</i>",
};

/** Returns the text with bold and italic markup, and with line feeds between its lines. */
export function markdownMarkup(text: string): string {
  return inlineTokens(text)
    .map((token) => tags[token.type] ?? escapeUTF8(contentOf(token)))
    .join("");
}

/** Returns the text without formats, on one line. */
export function plainText(text: string): string {
  return inlineTokens(text)
    .map((token) => contentOf(token))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** One character too many causes the warning that the text is too long. */
function inlineTokens(text: string): readonly Token[] {
  return markdown
    .parseInline(text.trim().slice(0, longestValue + 1), {})
    .flatMap(({ children }) => children ?? []);
}

/** Tokens without content, such as the start of a link, have an empty one. The content of an image is its text. */
function contentOf({ type, content }: Token): string {
  return type === "softbreak" || type === "hardbreak" ? "\n" : content;
}
