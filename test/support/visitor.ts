/**
 * A browser without scripts for tests of pages. It stores cookies, follows redirects and submits forms, and checks each
 * page against `page-rules.ts`.
 */
import { parse, type HTMLElement } from "node-html-parser";
import { headersOf, send, type Answer } from "./client.ts";
import { checkPage } from "./page-rules.ts";
import { passwords } from "./principals.ts";
import { assertDeclared } from "./reached.ts";

/** Field values by name. An array selects several values; `null` omits the field. */
export type Fields = Readonly<Record<string, string | readonly string[] | null>>;

export interface PageResult {
  /** Path and query of the page after all redirects. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** The `Location` header of a redirect that was not followed; otherwise `null`. */
  readonly location: string | null;
  readonly text: string;
  readonly document: HTMLElement;
  /** Text of the `h1` element; empty for a redirect. */
  readonly heading: string;
  /** Text of the success message; `null` without a message. */
  readonly notice: string | null;
  /** Visible text of the page with collapsed whitespace. */
  readonly words: string;
  /** The error message next to a field; `null` without an error. */
  fieldError(name: string): string | null;
}

export interface GoOptions {
  /** Whether to follow redirects within the service. Default: true. Redirects to other hosts are never followed. */
  readonly follow?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SubmitOptions extends GoOptions {
  /** Field values that replace those of the form. Unknown field names throw an error. */
  readonly fields?: Fields;
  /** Button to press, by its text or `name=value`. Default: the first button of the form. */
  readonly button?: string;
  /** The file to send in the field `file` of a form for files. Default: no file, as browsers send it. */
  readonly file?: File;
  /** Form to submit, by selector or `action`, or its element. Default: the only form in `main`. */
  readonly form?: string | HTMLElement;
}

export interface Visitor {
  /** Cookie values by name. */
  readonly cookies: Map<string, string>;
  get(path: string, options?: GoOptions): Promise<PageResult>;
  /** Sends fields without loading a form, with the headers of a same-origin request and without a CSRF token. */
  post(path: string, fields: Fields, options?: GoOptions): Promise<PageResult>;
  submit(page: PageResult, options?: SubmitOptions): Promise<PageResult>;
  /** Signs in a user of `principals.ts` and returns the resulting page. Default: the user's password. */
  signIn(username: string, password?: string): Promise<PageResult>;
}

const usualHeaders = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Sec-Fetch-Site": "none",
};

/** Returns a browser without cookies. */
export function visitor({ url: origin }: { readonly url: string }): Visitor {
  const cookies = new Map<string, string>();

  async function sendAs(
    method: "GET" | "POST",
    path: string,
    more: Readonly<Record<string, string>>,
    body?: string | Buffer,
  ): Promise<PageResult> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...usualHeaders, ...(cookie !== "" && { Cookie: cookie }), ...more };
    const answer = await send(origin, method, path, body, { accept: null, contentType: null, headers });
    const { status, bytes } = answer;
    assertDeclared({ method, target: path, status, headers: answer.headers, body: bytes });
    for (const line of answer.setCookies) keep(cookies, line);
    return visited(path, answer);
  }

  async function go(path: string, options: GoOptions): Promise<PageResult> {
    let page = await sendAs("GET", path, { ...options.headers });
    for (let hops = 0; options.follow !== false && isOwn(page.location); hops++) {
      if (hops === 10) throw new Error(`Redirects do not end: ${path} … ${page.location}`);
      page = await sendAs("GET", page.location, { ...options.headers });
    }
    return page;
  }

  async function post(
    path: string,
    body: URLSearchParams | FormData,
    options: GoOptions,
  ): Promise<PageResult> {
    const encoded = new Response(body);
    const headers = {
      "Content-Type":
        body instanceof FormData
          ? (encoded.headers.get("content-type") ?? "")
          : "application/x-www-form-urlencoded",
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      ...options.headers,
    };
    const bytes = body instanceof FormData ? Buffer.from(await encoded.arrayBuffer()) : body.toString();
    const page = await sendAs("POST", path, headers, bytes);
    return options.follow !== false && isOwn(page.location) ? go(page.location, {}) : page;
  }

  function isOwn(location: string | null): location is string {
    return location?.startsWith("/") === true;
  }

  const visitor: Visitor = {
    cookies,
    get: (path, options = {}) => go(path, options),
    post: (path, fields, options = {}) => post(path, encode(Object.entries(fields)), options),
    submit: async (page, { fields = {}, file, button, form: which, ...options } = {}) => {
      const form = typeof which === "object" ? which : findForm(page, which);
      const values = fill(form, fields);
      const pressed = pressedButton(form, button);
      if (pressed !== null) values.push(pressed);
      const action = form.getAttribute("action") ?? page.path;
      const body = encode(values);
      if (form.getAttribute("method")?.toLowerCase() !== "post") {
        return go(`${action.split("?", 1)[0]}?${body.toString()}`, options);
      }
      if (form.getAttribute("enctype") === "multipart/form-data") {
        return post(action, withFile(body, file), options);
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

/** Returns a form with the fields and the file. */
function withFile(fields: URLSearchParams, file = new File([], "")): FormData {
  const form = new FormData();
  for (const [name, value] of fields) if (name !== "file") form.append(name, value);
  form.append("file", file);
  return form;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const cut = pair.indexOf("=");
  const name = pair.slice(0, cut);
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(cut + 1));
}

function visited(path: string, answer: Answer): PageResult {
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
    notice: readable(document.querySelector("main > .notice > p")),
    words: isPage ? (readable(main) ?? "") : text,
    fieldError: (name) => {
      const field = document.querySelector(`[name="${name}"]`);
      if (field === null) throw new Error(`${path} has no field ${name}.`);
      const owner = field.getAttribute("type") === "radio" ? field.closest("fieldset") : field;
      return readable(document.getElementById(`${owner?.id ?? ""}-error`));
    },
  };
}

/** Returns the visible text of an element, with a space between adjacent blocks. */
function readable(element: HTMLElement | null): string | null {
  if (element === null) return null;
  return element.structuredText.replace(/\s+/g, " ").trim();
}

function findForm(page: PageResult, which: string | undefined): HTMLElement {
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

/** Returns the name and value of each field that a browser would submit, with `fields` filled in. */
function fill(form: HTMLElement, fields: Fields): [string, string | readonly string[] | null][] {
  const values = new Map<string, string | string[] | null>();
  const names = new Set<string>();
  for (const field of form.querySelectorAll("input, textarea, select")) {
    const name = field.getAttribute("name");
    if (name === undefined || field.hasAttribute("disabled")) continue;
    names.add(name);
    const value = submittedValue(field);
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

/** The submitted value of a field; `null` for an unchecked checkbox. */
function submittedValue(field: HTMLElement): string | null {
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
