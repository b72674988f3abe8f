/** The messages of rejected forms contain no words of the API: each form is sent with many invalid values. */
import { beforeAll, expect, test } from "vitest";
import { requestComponents } from "../../../generated/resources.ts";
import { messageInForm } from "../../../src/pages/site/form-rejection.ts";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import type { Fields, PageResult, Visitor } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

const apiWords = /\bsend\b|`|\bIRI\b|\bJSON\b|\binteger\b|\bnull\b|\bstring\b|stocktake|"\d|\/api\//i;

/** Values that are invalid in some fields. */
const values = [
  "",
  "x",
  "-1",
  "1,5",
  "99999999999",
  "0,12345678901",
  "ü m",
  "2030-99-99",
  "true",
  "x".repeat(3000),
];

const submitted = "_csrf_token return_to theme q _tag _base".split(" ");

describeOneDialect("the errors of forms", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let inventory: Inventory;
  let admin: Visitor;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    inventory = await createInventory(client, "Sample");
    admin = await enter(service(), "admin");
  });

  const messagesOf = ({ document }: PageResult) =>
    document.querySelectorAll(".errors :is(p, li), .field-error").map((each) => each.textContent.trim());

  test.each([
    ["/parts/{parts}/edit", ".edit-form"],
    ["/parts/{parts}/lots/new", ".edit-form"],
    ["/lots/{part_lots}/edit", ".edit-form"],
    ["/lots/{part_lots}", ".lot-form"],
    ["/categories/new", ".edit-form"],
    ["/storage_locations/new", ".edit-form"],
    ["/manufacturers/new", ".edit-form"],
    ["/suppliers/new", ".edit-form"],
    ["/projects/new", ".edit-form"],
    ["/measurement_units/new", ".edit-form"],
    ["/currencies/new", ".edit-form"],
    ["/attachment_types/new", ".edit-form"],
    ["/tools/users/new", "main form"],
    ["/tools/webhooks/new", "main form"],
  ])("of %s", { timeout: 240_000 }, async (pattern, form) => {
    const path = pattern.replace(/\{(\w+)\}/, (_, name: string) => String(inventory[name]));
    const page = await admin.get(path);
    expect(page.status).toBe(200);
    const names = page.document
      .querySelectorAll(`${form} :is(input:not([type=hidden], [type=radio], [type=submit]), textarea)`)
      .flatMap((each) => each.getAttribute("name") ?? [])
      .filter((name) => !submitted.includes(name) && !name.includes("[new]") && !name.startsWith("_"));
    const found: string[] = [];
    for (const value of values) {
      const fields: Fields = Object.fromEntries(
        names.map((name) => [name, name === "name" && value.length < 1000 ? `${value} ` : value]),
      );
      const result = await admin.submit(page, { form, fields });
      expect([value.slice(0, 20), result.status < 500]).toEqual([value.slice(0, 20), true]);
      found.push(...messagesOf(result));
    }
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].filter((message) => apiWords.test(message))).toEqual([]);
  });

  test("of a unit with SI prefixes and no symbol", async () => {
    const page = await admin.get("/measurement_units/new");
    const refused = await admin.submit(page, {
      form: ".edit-form",
      fields: { name: "Prefixed", use_si_prefix: ["false", "true"] },
    });
    expect(refused.words).toContain(
      "SI prefixes require a symbol of the unit. Enter a symbol, or deselect “SI prefixes”.",
    );
  });

  test("of a new user name the rule", async () => {
    const refused = await admin.submit(await admin.get("/tools/users/new"), {
      form: "main form",
      fields: { name: "jürgen" },
    });
    expect(refused.fieldError("name")).toBe(
      "A user name can contain only letters from A to Z, digits and . _ + - $ @, and must not start with @.",
    );
    const body = { name: "jürgen" };
    const { body: problem } = await client.post("/api/users", body, { expect: 422 });
    expect(problem["detail"]).toBe(
      "name: This value is not valid. A user name can contain only letters from A to Z, digits and . _ + - $ @, and must not start with @.",
    );
  });
});

test("each pattern of a request body has a message with the rule", () => {
  const withoutRule: string[] = [];
  const search = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { pattern, "x-pattern-message": rule } = value as Record<string, unknown>;
    if (typeof pattern === "string" && typeof rule !== "string") withoutRule.push(path);
    for (const [name, inner] of Object.entries(value)) search(inner, `${path}.${name}`);
  };
  search(requestComponents, "");
  expect(withoutRule).toEqual([]);
});

test.each([
  [
    "This value is not valid. Send 8 digits, such as 12345678.",
    "This value is not valid. Enter 8 digits, such as 12345678.",
  ],
  [
    "This part is counted in whole numbers. Send an integer.",
    "This part is counted in whole numbers. Enter a whole number.",
  ],
  [
    "This value is not a valid URL. Send an http or https URL.",
    "This value is not a valid URL. Enter an http or https URL.",
  ],
])("%s", (message, expected) => {
  expect(messageInForm({ code: "pattern", message })).toBe(expected);
});
