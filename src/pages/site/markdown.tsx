/** Renders Markdown written by users, without HTML and images, and only with http, https and mailto links. */
import MarkdownIt, { type Token } from "markdown-it";

/**
 * Maximum length of a text in characters. Longer texts are shown unformatted, because rendering them would take too
 * long.
 */
const longestMarkdown = 20_000;

/**
 * Maximum length of the HTML in characters. Many small elements need much more HTML than text. Above this limit, the
 * text is shown unformatted.
 */
const longestHtml = 200_000;

/** Offset of heading levels. The page uses `h1` and its sections use `h2`. */
const headingOffset = 2;

const webLink = /^(https?:\/\/|mailto:)/i;

const renderer = createRenderer();

function createRenderer() {
  // Line breaks are kept, because many comments are plain text.
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });
  // Tables repeat empty cells, and references repeat their URLs, so a short text could become megabytes of HTML. With
  // the rule for images disabled, `![a](url)` is parsed as "!" and a link.
  markdown.disable(["image", "table", "reference"]);
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  markdown.validateLink = (url) => webLink.test(url);
  // The rule must precede `text_join`, because an escaped "!" is a separate token only until then.
  markdown.core.ruler.before("text_join", "partledger", ({ tokens, Token }) => {
    for (const token of tokens) {
      if (token.type === "heading_open" || token.type === "heading_close") {
        token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + headingOffset)}`;
      }
      if (token.children !== null) token.children = withLinks(token.children, Token);
    }
  });
  return markdown;
}

/** Marks links as written by users, removes the "!" of images, and shows the URL of a link without text. */
function withLinks(tokens: readonly Token[], NewToken: typeof Token): Token[] {
  const result: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    result.push(token);
    if (token.type !== "link_open") continue;
    token.attrSet("rel", "noopener nofollow ugc");
    const previous = tokens[index - 1];
    // Links written as a plain URL or in angle brackets have a `markup`.
    if (previous?.type === "text" && token.markup === "") {
      previous.content = previous.content.replace(/!$/, "");
    }
    if (tokens[index + 1]?.type === "link_close") {
      const text = new NewToken("text", "", 0);
      text.content = String(token.attrGet("href") ?? "");
      result.push(text);
    }
  }
  return result;
}

/** Returns the HTML of a text, or `null` if the text or the HTML is too long. */
export function markdownHtml(text: string): string | null {
  if (text.length > longestMarkdown) return null;
  const html = renderer.render(text);
  return html.length > longestHtml ? null : html;
}

export function Markdown({ text }: { readonly text: string }) {
  const html = markdownHtml(text);
  if (html === null) return <div class="prose">{text}</div>;
  return <div class="markdown" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
