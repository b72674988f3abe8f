import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { markdownHtml } from "../../../src/pages/site/markdown.tsx";

const html = (text: string) => (markdownHtml(text) ?? "").trim();

describe("user-written Markdown", () => {
  test("is rendered with line breaks, and with headings below those of the page", () => {
    expect(html("**thin** braid\n*second*")).toBe("<p><strong>thin</strong> braid<br>\n<em>second</em></p>");
    expect(html("# A\n\n###### B")).toBe("<h3>A</h3>\n<h6>B</h6>");
    expect(html("- a\n- b")).toBe("<ul>\n<li>a</li>\n<li>b</li>\n</ul>");
  });

  test.each([
    ["[a](https://example.com/x)", "https://example.com/x"],
    ["see http://example.com/y.", "http://example.com/y"],
    ["<mailto:ada@example.com>", "mailto:ada@example.com"],
    ["[a](HTTPS://example.com)", "HTTPS://example.com"],
  ])("renders %j as an external link", (text, href) => {
    const [link, ...more] = parse(html(text)).querySelectorAll("a");
    expect(more).toEqual([]);
    expect(link?.attributes).toMatchObject({ href, rel: "noopener nofollow ugc" });
  });

  test.each([
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](data:text/html,x)",
    "[a](vbscript:x)",
    "[a](file:///etc/passwd)",
    "[a](/logout)",
    "[a](//evil.example)",
    "[a](&#x6A;avascript:alert(1))",
    "<javascript:alert(1)>",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "![a](javascript:x)",
    "`<b>`",
  ])("renders neither a link nor an element for %j", (text) => {
    expect(parse(html(text)).querySelectorAll("a, img, script, b, iframe")).toEqual([]);
  });

  test("renders images as links", () => {
    const document = parse(html("![a](https://example.com/a.png)"));
    expect(document.querySelectorAll("img")).toEqual([]);
    expect(document.querySelector("a")?.getAttribute("href")).toBe("https://example.com/a.png");
  });

  test.each([
    ["![Pinout](https://example.com/a.png)", "Pinout"],
    ["before ![Pinout](https://example.com/a.png) after", "before Pinout after"],
    ["![](https://example.com/a.png)", "https://example.com/a.png"],
    ["[](https://example.com/a.png)", "https://example.com/a.png"],
    ["\\![a](https://example.com/)", "!a"],
    ["See!https://example.com/", "See!https://example.com/"],
    ["See!<https://example.com/>", "See!https://example.com/"],
    ["![a](javascript:x)", "![a](javascript:x)"],
  ])("renders %j as the text %j", (text, shown) => {
    expect(parse(html(text)).text).toBe(shown);
  });

  test("is not rendered if it is longer than 20,000 characters", () => {
    expect(markdownHtml("a".repeat(20_000))).not.toBeNull();
    expect(markdownHtml("a".repeat(20_001))).toBeNull();
  });

  test.each([
    ["a reference that is used often", `[a]: http://a.test/${"a".repeat(9000)}\n\n${"[a]".repeat(3000)}`],
    ["a wide table", `|${"a|".repeat(100)}\n|${"-|".repeat(100)}\n${"a|\n".repeat(9000)}`],
    ["many small elements", "- a\n".repeat(5000)],
    ["nested quotes", `${">".repeat(9000)}a`],
  ])("renders at most 200,000 characters of HTML for %s", (_, text) => {
    expect((markdownHtml(text) ?? text).length).toBeLessThan(200_000);
  });
});
