/** Shows the Markdown that users wrote: without HTML and images, with links to the web only. */
import MarkdownIt from "markdown-it";

/** Longer texts are shown as they are, so that no page takes long to render. */
const longestMarkdown = 20_000;

/** Many small elements need far more HTML than text. Beyond this the text is shown as it is. */
const longestHtml = 200_000;

/** The page has an `h1`, its sections have `h2`. */
const headingOffset = 2;

const webLink = /^(https?:\/\/|mailto:)/i;

/** Renders in linear time. */
const renderer = createRenderer();

function createRenderer() {
  // Line breaks are kept: many comments are plain text.
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });
  // A table repeats empty cells and a reference repeats its URL: a short text would become megabytes of HTML.
  markdown.disable(["image", "table", "reference"]);
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  markdown.validateLink = (url) => webLink.test(url);
  markdown.core.ruler.push("partledger", ({ tokens }) => {
    for (const token of tokens) {
      if (token.type === "heading_open" || token.type === "heading_close") {
        token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + headingOffset)}`;
      }
      for (const child of token.children ?? []) {
        if (child.type === "link_open") child.attrSet("rel", "noopener nofollow ugc");
      }
    }
  });
  return markdown;
}

/** The HTML of a text; null if either is too long. */
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
