import { h, type ComponentChild } from "preact";
import { renderToString } from "preact-render-to-string";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { invalid, problem } from "../../../src/util/errors.ts";
import {
  CopyBlock,
  ErrorSummary,
  LinkButton,
  Table,
  type Column,
} from "../../../src/pages/site/components.tsx";
import { PageContextProvider, type PageContext } from "../../../src/pages/site/page-context.ts";
import { Checkbox, Field, fieldId, Radios, Select, TextArea } from "../../../src/pages/site/fields.tsx";
import {
  RejectedFormContext,
  toFormRejection,
  type FormErrors,
} from "../../../src/pages/site/form-rejection.ts";
import { formatRelative, Time } from "../../../src/pages/site/time.tsx";

const now = new Date("2026-11-21T20:00:00Z");

function draw(node: ComponentChild) {
  const context: PageContext = {
    instanceTitle: "Partledger",
    path: "/",
    query: new URLSearchParams(),
    requestId: "1",
    signedIn: null,
    returnTo: null,
    signInPath: "/login",
    currentPage: "/",
    theme: "system",
    navigation: [],
    notice: null,
    csrfToken: () => "token",
    asset: (name) => name,
    oauthEnabled: false,
    command: (parameters) => `partledger ${parameters}`,
    now,
  };
  const html = renderToString(h(PageContextProvider.Provider, { value: context, children: node }));
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** Renders components in a rejected form. */
function refused(errors: FormErrors, ...children: readonly ComponentChild[]) {
  return h(RejectedFormContext.Provider, { value: { submitted: new URLSearchParams(), errors }, children });
}

const nasty = `"'><script>alert(1)</script>&amp;`;

describe("a form field", () => {
  it("refers to its label, hint and error", () => {
    const field = h(Field, { label: "Name", name: "user[name]", hint: "Short." });
    const drawn = draw(refused({ "user[name]": "Too long." }, field));
    const input = drawn.querySelector("input");
    expect(drawn.querySelector("label")?.getAttribute("for")).toBe(input?.id);
    const described = input?.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => drawn.getElementById(id)?.textContent)).toEqual(["Short.", "Too long."]);
    expect(input?.getAttribute("aria-invalid")).toBe("true");
  });

  it("without hint and error refers to nothing", () => {
    const { attributes } = draw(h(Field, { label: "Name", name: "name" })).querySelector("input")!;
    expect(attributes).toEqual({ id: "field-name", name: "name", type: "text" });
  });

  it("shows the entered text unchanged", () => {
    const fields = [
      h(Field, { label: nasty, name: "a", value: nasty, hint: nasty, placeholder: nasty }),
      h(TextArea, { label: nasty, name: "a", value: nasty }),
      h(TextArea, { label: nasty, name: "a", value: "</textarea><script>" }),
      h(Select, { label: nasty, name: "a", value: nasty, options: [{ value: nasty, label: nasty }] }),
      h(Checkbox, { label: nasty, name: "a", value: nasty }),
      h(Radios, { legend: nasty, name: "a", options: [{ value: "x", label: nasty, warning: nasty }] }),
    ];
    for (const field of fields) {
      const drawn = draw(refused({ a: nasty }, field));
      expect(drawn.querySelector("script")).toBeNull();
      expect(drawn.toString()).not.toContain("<script");
    }
    expect(draw(fields[0]).querySelector("input")?.getAttribute("value")).toBe(nasty);
    expect(draw(fields[3]).querySelector("option")?.getAttribute("value")).toBe(nasty);
  });

  it.each([{ type: "password" as const }, { autocomplete: "one-time-code" }])(
    "for a password or a one-time code is always empty: %j",
    (more) => {
      const field = h(Field, { label: "Secret", name: "p", value: "geheim", ...more });
      expect(draw(field).toString()).not.toContain("geheim");
      const typed = new URLSearchParams({ p: "geheim" });
      const again = h(RejectedFormContext.Provider, {
        value: { submitted: typed, errors: {} },
        children: field,
      });
      expect(draw(again).toString()).not.toContain("geheim");
    },
  );

  it("of a rejected form shows the entered text and its error", () => {
    const typed = new URLSearchParams({ name: "typed", box: "1", choice: "b", several: "2" });
    const options = ["a", "b"].map((value) => ({ value, label: value }));
    const fields = [
      h(Field, { label: "Name", name: "name", value: "stored", autofocus: true }),
      h(Checkbox, { label: "Ticked", name: "box" }),
      h(Checkbox, { label: "Cleared", name: "cleared", checked: true }),
      h(Radios, { legend: "One", name: "choice", options, value: "a" }),
      h(Select, { label: "Several", name: "several", options: [...options, { value: "2", label: "2" }] }),
    ];
    const children = [h(ErrorSummary, { labels: {} }), ...fields];
    const drawn = draw(
      h(RejectedFormContext.Provider, {
        value: { submitted: typed, errors: { name: "Too long." } },
        children,
      }),
    );
    const name = drawn.querySelector("[name=name]");
    expect([name?.getAttribute("value"), name?.hasAttribute("autofocus")]).toEqual(["typed", false]);
    expect(drawn.getElementById("field-name-error")?.textContent).toBe("Too long.");
    expect(drawn.querySelector("[role=alert]")?.textContent).toBe("Too long.");
    const chosen = drawn.querySelectorAll("[checked]").map((each) => each.getAttribute("name"));
    expect(chosen).toEqual(["box", "choice"]);
    expect(drawn.querySelector("[checked][value=b]")).not.toBeNull();
    expect(drawn.querySelector("[selected]")?.getAttribute("value")).toBe("2");
  });

  it("with several lines keeps a line break at the beginning", () => {
    const html = renderToString(h(TextArea, { label: "Text", name: "t", value: "\n\na" }));
    expect(html).toContain(">\n\n\na</textarea>");
  });

  it("for names and codes disables automatic capitalization and correction", () => {
    const { attributes } = draw(h(Field, { label: "N", name: "n", verbatim: true })).querySelector("input")!;
    expect(attributes).toMatchObject({ autocapitalize: "none", autocorrect: "off", spellcheck: "false" });
  });

  it.each([
    ["name", "field-name"],
    ["scopes[]", "field-scopes"],
    ["eda_info.value", "field-eda-info-value"],
    ["_auth_code", "field-auth-code"],
  ])("with the name %s has an ID that is valid in a URL", (name, id) => {
    expect(fieldId(name)).toBe(id);
  });

  it("selects only the chosen option", () => {
    const options = ["a", "b", "c"].map((value) => ({ value, label: value }));
    const select = draw(h(Select, { label: "S", name: "s", options, value: "b" }));
    expect(select.querySelectorAll("[selected]").map((each) => each.getAttribute("value"))).toEqual(["b"]);
    const radios = draw(h(Radios, { legend: "R", name: "r", options, value: "c" }));
    expect(radios.querySelectorAll("[checked]").map((each) => each.getAttribute("value"))).toEqual(["c"]);
    const ids = radios.querySelectorAll("input").map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe("a table", () => {
  it("has column and row headers, and can be scrolled with the keyboard", () => {
    const columns: Column[] = [
      { title: "Name" },
      { title: "Parts", numeric: true },
      { title: "Actions", hidden: true },
    ];
    const rows = [
      ["A", 1, h(LinkButton, { href: "/a", children: "Edit" })],
      ["B", 2, null],
    ];
    const drawn = draw(h(Table, { caption: "Things", columns, rows, empty: "None." }));
    const region = drawn.querySelector("[role=region]");
    expect([region?.getAttribute("tabindex"), region?.getAttribute("aria-label")]).toEqual(["0", "Things"]);
    expect(drawn.querySelectorAll("th[scope=col]").map(({ textContent }) => textContent)).toEqual([
      "Name",
      "Parts",
      "Actions",
    ]);
    expect(drawn.querySelectorAll("th[scope=row]").map(({ textContent }) => textContent)).toEqual(["A", "B"]);
    expect(drawn.querySelectorAll("td.numeric").map(({ textContent }) => textContent)).toEqual(["1", "2"]);
  });

  it("without rows explains what to do", () => {
    const drawn = draw(h(Table, { caption: "Tokens", columns: ["Name"], rows: [], empty: "Make one." }));
    expect([drawn.querySelector("table"), drawn.textContent]).toEqual([null, "Make one."]);
  });
});

describe("the errors of a form", () => {
  it("are shown above it with links to the fields", () => {
    const errors = { name: "Too short.", "": "Nothing was saved.", url: "Not an address." };
    const drawn = draw(refused(errors, h(ErrorSummary, { labels: { url: "Address" } })));
    const box = drawn.querySelector("[role=alert]");
    expect([box?.getAttribute("tabindex"), box?.hasAttribute("autofocus")]).toEqual(["-1", true]);
    expect(drawn.querySelectorAll("li").map(({ textContent }) => textContent)).toEqual([
      "Too short.",
      "Nothing was saved.",
      "Address: Not an address.",
    ]);
    const links = drawn.querySelectorAll("a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["#field-name", "#field-url"]);
  });

  it("are omitted if there are none", () => {
    expect(draw(h(ErrorSummary, { labels: {} })).toString()).toBe("");
    expect(draw(refused({}, h(ErrorSummary, { labels: {} }))).toString()).toBe("");
  });

  it("contain the first violation of each field", () => {
    const violation = (propertyPath: string, message: string) => ({
      propertyPath,
      message,
      code: "invalid" as const,
    });
    const error = invalid([violation("name", "A"), violation("name", "B"), violation("", "C")]);
    expect(toFormRejection(error)?.errors).toEqual({ name: "A", "": "C" });
    expect(toFormRejection(problem("unprocessable", "Not so."))?.errors).toEqual({ "": "Not so." });
  });

  it.each([problem("not-found"), problem("internal"), new Error("x"), "x", null, undefined])(
    "do not contain other problems: %s",
    (error) => {
      expect(toFormRejection(error)).toBeNull();
    },
  );
});

describe("a relative time", () => {
  it.each([
    ["2026-11-21T20:00:00Z", "just now"],
    ["2026-11-21T19:59:01Z", "just now"],
    ["2026-11-21T19:59:00Z", "1 minute ago"],
    ["2026-11-21T17:00:01Z", "2 hours ago"],
    ["2026-11-20T19:00:00Z", "1 day ago"],
    ["2026-11-07T20:00:01Z", "13 days ago"],
    ["2026-11-07T20:00:00Z", "7 November 2026"],
    ["2026-05-12T23:59:59Z", "12 May 2026"],
    ["2026-11-21T20:00:30Z", "in a moment"],
    ["2026-11-21T20:30:00Z", "in 30 minutes"],
    ["2026-11-23T20:00:00Z", "in 2 days"],
    ["2027-11-21T20:00:00Z", "21 November 2027"],
  ])("of %s is “%s”", (at, words) => {
    expect(formatRelative(new Date(at), now)).toBe(words);
  });

  it("contains the exact time as a tooltip and for programs", () => {
    const time = draw(h(Time, { at: "2026-11-21T17:00:01.123Z" })).querySelector("time");
    expect(time?.getAttribute("datetime")).toBe("2026-11-21T17:00:01.123Z");
    expect(time?.getAttribute("title")).toBe("2026-11-21 17:00:01 UTC");
  });

  it("handles a missing time", () => {
    expect(draw(h(Time, { at: null })).textContent).toBe("never");
    expect(draw(h(Time, { at: null, otherwise: "does not expire" })).textContent).toBe("does not expire");
  });
});

describe("copyable text", () => {
  it("is unchanged, including white space", () => {
    const text = `curl -H "Authorization: Bearer x" \\\n  'http://a/?b=<c>&d'`;
    expect(draw(h(CopyBlock, { label: "curl", text })).querySelector("code")?.textContent).toBe(text);
  });
});
