/** Shows the Markdown that users wrote: without HTML and images, with links to the web only. */
import MarkdownIt from "markdown-it";

/** Longer texts are shown as they are, so that no page takes long to render. */
const longestMarkdown = 20_000;

/** The page has an `h1`, its sections have `h2`. */
const headingOffset = 2;

const webLink = /^(https?:\/\/|mailto:)/i;

/** Renders in linear time. */
const renderer = createRenderer();

function createRenderer() {
  // Line breaks are kept: many comments are plain text.
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });
  markdown.disable("image");
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  markdown.validateLink = (url) => webLink.test(url);
  markdown.core.ruler.push("partledger", ({ tokens }) => {
    for (const token of tokens) {
      if (token.type === "heading_open" || token.type === "heading_close") {
        token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + headingOffset)}`;
      }
      // Alignment of table cells would be an inline style, which the Content-Security-Policy blocks.
      token.attrs = token.attrs?.filter(([name]) => name !== "style") ?? null;
      for (const child of token.children ?? []) {
        if (child.type === "link_open") child.attrSet("rel", "noopener nofollow ugc");
      }
    }
  });
  return markdown;
}

/** The HTML of a text; null where the text is too long to be rendered. */
export function markdownHtml(text: string): string | null {
  return text.length > longestMarkdown ? null : renderer.render(text);
}

export function Markdown({ text }: { readonly text: string }) {
  const html = markdownHtml(text);
  if (html === null) return <div class="prose">{text}</div>;
  return <div class="markdown" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
