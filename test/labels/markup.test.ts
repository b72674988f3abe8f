import { describe, expect, it } from "vitest";
import { encodeBarcode } from "../../src/labels/barcode.ts";
import { longestText, parseMarkup } from "../../src/labels/markup.ts";

/** Writes the lines with a letter for each style, and the size if it is not the default. */
function describeLines(source: string): readonly string[] {
  return parseMarkup(source).lines.map((line) =>
    line
      .map(({ text, bold, italic, underlined, size }) => {
        const marks = [bold && "b", italic && "i", underlined && "u", size !== 9 && String(size)];
        const style = marks.filter((mark) => mark !== false).join("");
        return style === "" ? text : `[${style}:${text}]`;
      })
      .join(""),
  );
}

it.each<[string, readonly string[]]>([
  ["", []],
  ["LM358", ["LM358"]],
  ["one\ntwo", ["one", "two"]],
  ["one\n\ntwo\n", ["one", "", "two"]],
  ["<p>one\ntwo</p>\n<p>three</p>", ["one two", "three"]],
  ["<p></p><p>one</p><p>&nbsp;</p>", ["one"]],
  ["one<br>two<br/>three<BR />four", ["one", "two", "three", "four"]],
  ["one<br><br>two", ["one", "", "two"]],
  ["<b>a</b> <i>b</i> <u>c</u>", ["[b:a] [i:b] [u:c]"]],
  ["<strong>a<em>b</em></strong>c", ["[b:a][bi:b]c"]],
  ["<b>a<i>b</b>c</i>", ["[b:a][bi:b]c"]],
  ['<span style="font-size: 10pt">a</span>b', ["[10:a]b"]],
  ["<span style='color:red;font-size:16px'>a<span>b</span>c</span>d", ["[12:a][12:b][12:c]d"]],
  ["<big>a</big><small>b</small>", ["[11.25:a][7.2:b]"]],
  ["<span style='font-size:9999pt'>a</span>", ["[200:a]"]],
  ["4,7 &micro;F &#937; &lt;b&gt; R&amp;D &micro", ["4,7 µF Ω <b> R&D µ"]],
  ["5 < 6 <7 a<b", ["5 < 6 <7 a<b"]],
  ["<style>p { color: red }</style>a<!-- note -->b", ["ab"]],
  ["<div>a</div><div>b</div>", ["a", "b"]],
  ["</b></p>a", ["a"]],
  ["<div>a</div>\n<div>b</div>\n", ["a", "b"]],
  ["<h2>a</h2>\n\nb\n<hr>c", ["a", "b", "c"]],
  ["a<div>b</div>c", ["a", "b", "c"]],
  ['<div style="text-align:center;font-size:8px">a <b>b</b></div>c', ["[6:a ][b6:b]", "c"]],
  ["<p style='font-size: 10pt'>a</p><p>b</p>", ["[10:a]", "b"]],
  [
    "<figure class='table'><table>\n <tbody>\n  <tr>\n   <td>a</td><td> b </td>\n   <td>c</td>\n  </tr>\n" +
      "  <tr><th>d</th><td>e</td></tr>\n </tbody>\n</table></figure>f",
    ["a b c", "d e", "f"],
  ],
  ["<ul><li>a</li><li>b</li></ul>", ["a", "b"]],
  ["<center>a</center><blockquote>b</blockquote><dl><dt>c<dd>d</dl>", ["a", "b", "c", "d"]],
  ["<b>a </b> <i> b</i>", ["[b:a ][i:b]"]],
  ["<font color=red>a</font><a href='x'>b</a><img src='x' alt='y'>c", ["abc"]],
])("parses %j", (source, lines) => {
  expect(describeLines(source)).toEqual(lines);
});

describe("warnings", () => {
  it.each([
    ["<b>a</b><br>", []],
    ["<table><tr><td>a</td></tr></table><img src=x><td>", ["img, table, td, tr"]],
    ["<script>alert(1)</script>a", ["script"]],
    ['<span class="x">a</span>', ["span"]],
  ])("of %s", (source, ignored) => {
    expect(parseMarkup(source).warnings).toEqual(
      ignored.map((names) => `Labels do not support these tags, which are ignored: ${names}.`),
    );
  });

  it("tell that a text has too many barcodes", () => {
    const { lines, warnings } = parseMarkup("<barcode 0>".repeat(21), [encodeBarcode("qr", "A")]);
    expect(lines[0]).toHaveLength(20);
    expect(warnings).toEqual(["The text has more than 20 barcodes. The rest is ignored."]);
  });

  it("tell that a text is too long", () => {
    const { lines, warnings } = parseMarkup("a".repeat(longestText + 1));
    expect(lines[0]?.[0]?.text).toHaveLength(longestText);
    expect(warnings).toEqual(["The text is longer than 10000 characters. The rest is ignored."]);
  });
});

it.each(["<", "<b", "<b>", "<p>", "<br>", "<span ", "&", "<!--", "</b>", "<style>", "a<p>b</p>"])(
  "parses many %s in linear time",
  (part) => {
    const began = performance.now();
    parseMarkup(part.repeat(longestText));
    expect(performance.now() - began).toBeLessThan(1000);
  },
);

it.each([
  ["a <b><barcode 0></b> b", [["a ", "code", " b"]]],
  ["<barcode 0>\n<barcode 1>", [["code"], ["code"]]],
  ["<p>a</p> <barcode 1>", [["a"], ["code"]]],
  ["<barcode 2> <barcode> a", [["a"]]],
])("reads the codes in %s", (source, expected) => {
  const codes = [encodeBarcode("qr", "A"), encodeBarcode("qr", "B")];
  const { lines } = parseMarkup(source, codes);
  expect(lines.map((line) => line.map(({ text, code }) => (code === undefined ? text : "code")))).toEqual(
    expected,
  );
});
