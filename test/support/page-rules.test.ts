import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { checkPage } from "./page-rules.ts";

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
};

function check(content: string, changed: Readonly<Record<string, string>> = {}): string {
  const document = parse(
    `<html lang="en"><head><title>T</title></head><body><main><h1>T</h1>${content}</main></body></html>`,
    { comment: true },
  );
  try {
    checkPage("/", new Headers({ ...headers, ...changed }), document);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("page rules", () => {
  it("accept a valid page", () => {
    expect(
      check(
        `<a href="/x">x</a><form method="post" action="/y"><input type="hidden" name="_csrf_token">
         <label for="a">A</label><input id="a" name="a"><button>Go</button></form>`,
      ),
    ).toBe("");
    expect(check(`<a href="https://shop.example/x" rel="external noopener noreferrer">x</a>`)).toBe("");
  });

  it.each([
    ["<script>x</script>", "there is a script in it"],
    ["<style>x</style>", "there is a STYLE"],
    ["<iframe src='/x'></iframe>", "there is a IFRAME"],
    ["<p onclick='x'>", "P has the attribute onclick"],
    ["<p style='x'>", "P has the attribute style"],
    ["<a href='https://evil.example/'>x</a>", "A href leads to https://evil.example/"],
    ["<a rel='external noopener noreferrer' href='javascript:x'>x</a>", "A href leads to javascript:x"],
    ["<a href='//evil.example'>x</a>", "A href leads to //evil.example"],
    ["<a href='javascript:x'>x</a>", "A href leads to javascript:x"],
    ["<img src='http://x/y' alt=''>", "IMG src leads to http://x/y"],
    ["<img src='/y'>", "a picture has no description"],
    ["<h1>again</h1>", "it has 2 headings of the first rank"],
    ["<input name='a'>", "the field a has no label"],
    ["<label for='a'></label><input id='a' name='a'>", "the field a has no label"],
    ["<label for='b'>B</label>", "LABEL for names b, which is not there"],
    ["<p aria-describedby='z'>x</p>", "P aria-describedby names z, which is not there"],
    ["<a href='#z'>x</a>", "#z leads nowhere"],
    ["<p id='a'><p id='a'>", "the id a is there more than once"],
    ["<button></button>", "a button or link has no name"],
    ["<form method='post' action='/x'></form>", "the form to /x has no token against CSRF"],
    [
      "<form action='/x'><input type='hidden' name='_csrf_token'></form>",
      "the form to /x has a needless token against CSRF",
    ],
    [
      "<label for='p'>P</label><input id='p' name='p' type='password'>",
      "the field p does not say which password it is",
    ],
    [
      "<label for='p'>P</label><input id='p' name='p' type='password' autocomplete='off' value='x'>",
      "the field p shows a password",
    ],
  ])("reject %s", (content, message) => {
    expect(check(content)).toContain(message);
  });

  it.each([
    ["Content-Security-Policy", "script-src 'self'", "does not begin by forbidding everything"],
    [
      "Content-Security-Policy",
      `${headers["Content-Security-Policy"]}; style-src 'unsafe-inline'`,
      "is loose",
    ],
    ["Content-Security-Policy", "default-src 'none'; form-action *", "may be sent anywhere"],
    ["Cache-Control", "public", "it may be stored"],
    ["X-Frame-Options", "", "may frame it"],
    ["Referrer-Policy", "unsafe-url", "sends its address to other hosts"],
    ["Access-Control-Allow-Origin", "*", "other origins may read it"],
  ])("reject the header %s: %s", (name, value, message) => {
    expect(check("", { [name]: value })).toContain(message);
  });
});
