/** Rules for every page of the service: headers, content security policy and accessibility. */
import type { HTMLElement } from "node-html-parser";

/**
 * Checks a page against all rules.
 * @throws {Error} that lists all violations
 */
export function checkPage(path: string, headers: Headers, document: HTMLElement): void {
  const wrong = [...wrongHeaders(path, headers), ...externalCode(document), ...accessibilityErrors(document)];
  if (wrong.length > 0)
    throw new Error(`The page ${path} breaks rules of every page:\n- ${wrong.join("\n- ")}`);
}

const isScan = (path: string): boolean => /^\/scan(?:\/series)?(?:$|\?)/.test(path);

function wrongHeaders(path: string, headers: Headers): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const expected: [boolean, string][] = [
    [policy.includes("default-src 'none'"), "its CSP does not begin by forbidding everything"],
    [policy.includes("frame-ancestors 'none'"), "it may be framed"],
    [policy.includes("base-uri 'none'"), "its base may be moved"],
    [/form-action (?!\*)/.test(policy), "its forms may be sent anywhere"],
    // The barcode reader of the pages Scan and “One after the other” is WebAssembly.
    [
      !/unsafe|\*/.test(isScan(path) ? policy.replace(" 'wasm-unsafe-eval'", "") : policy),
      `its CSP is loose: ${policy}`,
    ],
    [
      headers.get("permissions-policy") ===
        (isScan(path) && policy.includes("wasm") ? "camera=(self)" : null),
      "its Permissions-Policy is wrong",
    ],
    [headers.get("x-content-type-options") === "nosniff", "its type may be guessed"],
    [headers.get("x-frame-options") === "DENY", "old browsers may frame it"],
    [headers.get("cache-control") === "no-store", "it may be stored"],
    [
      ["same-origin", "no-referrer"].includes(headers.get("referrer-policy") ?? ""),
      "it sends its address to other hosts",
    ],
    [headers.get("access-control-allow-origin") === null, "other origins may read it"],
  ];
  return expected.filter(([holds]) => !holds).map(([, message]) => message);
}

/** Returns scripts and styles that the CSP blocks, and references to other hosts. */
function externalCode(document: HTMLElement): string[] {
  const wrong: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    const { tagName, attributes } = element;
    if (tagName === "SCRIPT" && attributes["src"] === undefined) wrong.push("there is a script in it");
    if (["STYLE", "IFRAME", "OBJECT", "EMBED", "BASE"].includes(tagName)) wrong.push(`there is a ${tagName}`);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on") || name === "style") wrong.push(`${tagName} has the attribute ${name}`);
      if (
        ["href", "src", "action", "formaction", "poster", "ping"].includes(name) &&
        !isOwn(tagName, value) &&
        !isExternalLink(element)
      )
        wrong.push(`${tagName} ${name} leads to ${value}`);
    }
  }
  return wrong;
}

function isOwn(tagName: string, address: string): boolean {
  return /^(\/(?![/\\])|#)/.test(address) || (tagName === "IMG" && /^data:image\//.test(address));
}

/** Whether the element is an external link with the attributes that protect the service from the linked page. */
function isExternalLink({ tagName, attributes }: HTMLElement): boolean {
  return (
    tagName === "A" &&
    ((attributes["rel"] === "external noopener noreferrer" &&
      /^https?:\/\/[^/]/.test(attributes["href"] ?? "")) ||
      (attributes["rel"] === "noopener nofollow ugc" &&
        /^(https?:\/\/[^/]|mailto:)/i.test(attributes["href"] ?? "")))
  );
}

/** Returns violations of accessibility rules for screen readers and keyboards. */
function accessibilityErrors(document: HTMLElement): string[] {
  const wrong: string[] = [];
  const all = document.querySelectorAll("*");
  const ids = all.flatMap((element) => (element.hasAttribute("id") ? [element.id] : []));
  const known = new Set(ids);
  for (const id of known) {
    if (ids.filter((each) => each === id).length > 1) wrong.push(`the id ${id} is there more than once`);
  }
  const count = document.querySelectorAll("h1").length;
  if (count !== 1) wrong.push(`it has ${count} headings of the first rank`);
  if (document.querySelector("html")?.getAttribute("lang") === undefined) wrong.push("it names no language");
  if ((document.querySelector("title")?.textContent.trim() ?? "") === "") wrong.push("it has no title");
  if (document.querySelector("main") === null) wrong.push("it has no main part");
  for (const element of all) {
    for (const name of ["aria-describedby", "aria-labelledby", "for"]) {
      for (const id of element.getAttribute(name)?.split(" ") ?? []) {
        if (!known.has(id)) wrong.push(`${element.tagName} ${name} names ${id}, which is not there`);
      }
    }
    const href = element.getAttribute("href") ?? "";
    if (/^#./.test(href) && !known.has(href.slice(1))) wrong.push(`${href} leads nowhere`);
    if (element.tagName === "IMG" && !element.hasAttribute("alt")) wrong.push("a picture has no description");
  }
  for (const field of document.querySelectorAll("input, select, textarea"))
    wrong.push(...unlabelled(document, field));
  for (const button of document.querySelectorAll("button, a[href]")) {
    const name = button.getAttribute("aria-label") ?? button.textContent;
    if (name.trim() === "") wrong.push("a button or link has no name");
  }
  for (const form of document.querySelectorAll("form")) {
    const posts = form.getAttribute("method")?.toLowerCase() === "post";
    if (posts !== (form.querySelector("input[type=hidden][name=_csrf_token]") !== null))
      wrong.push(
        `the form to ${form.getAttribute("action")} has ${posts ? "no" : "a needless"} token against CSRF`,
      );
  }
  return wrong;
}

function unlabelled(document: HTMLElement, field: HTMLElement): string[] {
  const type = field.getAttribute("type");
  if (type === "hidden") return [];
  const name = `the field ${field.getAttribute("name")}`;
  const label = document.querySelector(`label[for="${field.id}"]`);
  const wrong: string[] = [];
  if (!field.hasAttribute("aria-label") && (label?.textContent.trim() ?? "") === "")
    wrong.push(`${name} has no label`);
  if (type === "password" && !field.hasAttribute("autocomplete"))
    wrong.push(`${name} does not say which password it is`);
  if (type === "password" && (field.getAttribute("value") ?? "") !== "")
    wrong.push(`${name} shows a password`);
  return wrong;
}
