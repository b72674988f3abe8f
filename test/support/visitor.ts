/**
 * A browser without scripts, for tests of pages: keeps cookies, follows redirects, fills in and sends the forms that a
 * page holds. What every page promises is checked on each one that it is handed (`page-rules.ts`).
 */
import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";
import { headersOf, send } from "./client.ts";
import type { Answer } from "./client.ts";
import { checkPage } from "./page-rules.ts";
import { passwords } from "./principals.ts";
import { holdToContract } from "./reached.ts";

/** The fields of a form by name; several values for what may be ticked more than once, null leaves a field out. */
export type Fields = Readonly<Record<string, string | readonly string[] | null>>;

export interface Visited {
  /** Path and query that answered. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Where it leads, when it is a redirect that was not followed. */
  readonly location: string | null;
  readonly text: string;
  readonly document: HTMLElement;
  /** Text of the one `h1`, blanks collapsed; empty on a redirect. */
  readonly heading: string;
  /** What was done, as the page says it; null when it says nothing. */
  readonly notice: string | null;
  /** All text of the page as people read it, blanks collapsed. */
  readonly words: string;
  /** The fault that stands beside a field; null when there is none. */
  fault(name: string): string | null;
}

export interface GoOptions {
  /** Default true; redirects to other hosts are never followed. */
  readonly follow?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SubmitOptions extends GoOptions {
  /** Values to fill in over those that the form holds. A name that no field of the form has is an error. */
  readonly fields?: Fields;
  /** Text or `name=value` of the button to press. Default: the first one of the form. */
  readonly button?: string;
  /** A selector, or the path that the form is sent to. Default: the only form in `main`. */
  readonly form?: string;
}

export interface Visitor {
  /** By name, as the browser holds them. */
  readonly cookies: Map<string, string>;
  get(path: string, options?: GoOptions): Promise<Visited>;
  /** Posts fields without a form, as if from a page of the service; the token against CSRF is not added. */
  post(path: string, fields: Fields, options?: GoOptions): Promise<Visited>;
  submit(page: Visited, options?: SubmitOptions): Promise<Visited>;
  /** Signs in one of the users of `principals.ts`, or with another password, and says where that led. */
  signIn(username: string, password?: string): Promise<Visited>;
}

const usualHeaders = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Sec-Fetch-Site": "none",
};

/** Somebody who has never been at the service before. */
export function visitor({ url: origin }: { readonly url: string }): Visitor {
  const cookies = new Map<string, string>();

  async function sendAs(
    method: "GET" | "POST",
    path: string,
    more: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Visited> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...usualHeaders, ...(cookie !== "" && { Cookie: cookie }), ...more };
    const answer = await send(origin, method, path, body, { accept: null, contentType: null, headers });
    const { status, bytes } = answer;
    holdToContract({ method, target: path, status, headers: answer.headers, body: bytes });
    for (const line of answer.setCookies) keep(cookies, line);
    return visited(path, answer);
  }

  async function go(path: string, options: GoOptions): Promise<Visited> {
    let page = await sendAs("GET", path, { ...options.headers });
    for (let hops = 0; options.follow !== false && isOwn(page.location); hops++) {
      if (hops === 10) throw new Error(`Redirects do not end: ${path} … ${page.location}`);
      page = await sendAs("GET", page.location, { ...options.headers });
    }
    return page;
  }

  async function post(path: string, body: URLSearchParams, options: GoOptions): Promise<Visited> {
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      ...options.headers,
    };
    const page = await sendAs("POST", path, headers, body.toString());
    return options.follow !== false && isOwn(page.location) ? go(page.location, {}) : page;
  }

  function isOwn(location: string | null): location is string {
    return location?.startsWith("/") === true;
  }

  const visitor: Visitor = {
    cookies,
    get: (path, options = {}) => go(path, options),
    post: (path, fields, options = {}) => post(path, encode(Object.entries(fields)), options),
    submit: async (page, { fields = {}, button, form: which, ...options } = {}) => {
      const form = findForm(page, which);
      const values = fill(form, fields);
      const pressed = pressedButton(form, button);
      if (pressed !== null) values.push(pressed);
      const action = form.getAttribute("action") ?? page.path;
      const body = encode(values);
      if (form.getAttribute("method")?.toLowerCase() !== "post") {
        return go(`${action.split("?", 1)[0]}?${body.toString()}`, options);
      }
      return post(action, body, options);
    },
    signIn: async (username, password = (passwords as Record<string, string>)[username]) => {
      if (password === undefined) throw new Error(`The password of ${username} is not known.`);
      return visitor.submit(await visitor.get("/login"), {
        fields: { _username: username, _password: password },
      });
    },
  };
  return visitor;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const cut = pair.indexOf("=");
  const name = pair.slice(0, cut);
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(cut + 1));
}

function visited(path: string, answer: Answer): Visited {
  const { status, text } = answer;
  const headers = headersOf(answer);
  const document = parse(text, { comment: true, blockTextElements: { script: true, style: true } });
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  if (isPage) checkPage(path, headers, document);
  const main = document.querySelector("main");
  return {
    path,
    status,
    headers,
    location: headers.get("location"),
    text,
    document,
    heading: readable(document.querySelector("h1")) ?? "",
    notice: readable(document.querySelector("main .notice")),
    words: isPage ? (readable(main) ?? "") : text,
    fault: (name) => {
      const field = document.querySelector(`[name="${name}"]`);
      if (field === null) throw new Error(`${path} has no field ${name}.`);
      const owner = field.getAttribute("type") === "radio" ? field.closest("fieldset") : field;
      return readable(document.getElementById(`${owner?.id ?? ""}-error`));
    },
  };
}

/** Text of an element as it is read, words of neighbouring blocks kept apart. */
function readable(element: HTMLElement | null): string | null {
  if (element === null) return null;
  return element.structuredText.replace(/\s+/g, " ").trim();
}

function findForm(page: Visited, which: string | undefined): HTMLElement {
  const all =
    which?.startsWith("/") === true
      ? page.document.querySelectorAll("form").filter((form) => form.getAttribute("action") === which)
      : page.document.querySelectorAll(which ?? "main form");
  const [form] = all;
  if (form === undefined || all.length > 1) {
    const actions = page.document.querySelectorAll("form").map((each) => each.getAttribute("action"));
    throw new Error(
      `${page.path} (${page.status}, “${page.heading}”) has not one form ${which ?? ""} but ${all.length}; all: ${actions.join(", ")}`,
    );
  }
  return form;
}

/** What a browser would send: what the form holds, with `fields` filled in. */
function fill(form: HTMLElement, fields: Fields): [string, string | readonly string[] | null][] {
  const values = new Map<string, string | string[] | null>();
  const names = new Set<string>();
  for (const field of form.querySelectorAll("input, textarea, select")) {
    const name = field.getAttribute("name");
    if (name === undefined || field.hasAttribute("disabled")) continue;
    names.add(name);
    const value = held(field);
    if (value === null) continue;
    const before = values.get(name);
    values.set(name, before === undefined || before === null ? value : [before, value].flat());
  }
  for (const [name, value] of Object.entries(fields)) {
    if (!names.has(name)) throw new Error(`The form has no field ${name}, but ${[...names].join(", ")}.`);
    values.set(name, typeof value === "string" || value === null ? value : [...value]);
  }
  return [...values];
}

/** The value that a field would send; null for what is not ticked. */
function held(field: HTMLElement): string | null {
  const type = field.getAttribute("type");
  if (type === "checkbox" || type === "radio") {
    return field.hasAttribute("checked") ? (field.getAttribute("value") ?? "on") : null;
  }
  if (field.tagName === "TEXTAREA") return field.textContent.replace(/^\n/, "");
  if (field.tagName === "SELECT") {
    const options = field.querySelectorAll("option");
    const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
    return chosen?.getAttribute("value") ?? chosen?.textContent ?? null;
  }
  return field.getAttribute("value") ?? "";
}

function pressedButton(form: HTMLElement, wanted: string | undefined): [string, string] | null {
  const buttons = form.querySelectorAll("button");
  const button = buttons.find(
    (each) =>
      wanted === undefined ||
      readable(each) === wanted ||
      `${each.getAttribute("name")}=${each.getAttribute("value")}` === wanted,
  );
  if (button === undefined) throw new Error(`The form has no button ${wanted ?? "at all"}.`);
  const name = button.getAttribute("name");
  return name === undefined ? null : [name, button.getAttribute("value") ?? ""];
}

function encode(values: Iterable<readonly [string, string | readonly string[] | null]>): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of values) {
    for (const each of value === null ? [] : typeof value === "string" ? [value] : value) {
      encoded.append(name, each);
    }
  }
  return encoded;
}
