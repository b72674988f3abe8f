/** All number fields of pages read the decimal comma and the decimal point, and reject a number with two readings. */
import { beforeAll, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { currencyCode } from "../../support/currency-code.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import type { Fields, PageResult, Visitor } from "../../support/visitor.ts";
import { createElement } from "./full-parts.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

interface NumberField {
  /** The page with the field. */
  readonly page: () => string;
  readonly name: string;
  /** Path of the saved property in the document of the API. */
  readonly saved: readonly (string | number)[];
}

describeOneDialect("the number fields of pages", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let admin: Visitor;
  let part: number;
  let lot: number;
  let currency: number;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    admin = await enter(service(), "admin");
    const unit = await createElement(client, "measurement_units", { name: "Meter", unit: "m" });
    part = await createElement(client, "parts", {
      name: "Wire",
      category: `/api/categories/${await createElement(client, "categories", { name: "Wires" })}`,
      partUnit: `/api/measurement_units/${unit}`,
      partLots: [{ amount: 10 }],
      orderdetails: [
        {
          supplier: `/api/suppliers/${await createElement(client, "suppliers", { name: "Shop" })}`,
          pricedetails: [{ price: "2" }],
        },
      ],
      parameters: [{ name: "Resistance", unit: "Ω", value_typical: 1 }],
    });
    const { body } = await client.get<{ partLots: { id: number }[] }>(`/api/parts/${part}`, { expect: 200 });
    lot = body.partLots[0]?.id ?? 0;
    currency = await createElement(client, "currencies", {
      name: "Dong",
      iso_code: currencyCode(),
      exchange_rate: "0.5",
    });
  });

  const edit = () => `/parts/${part}/edit`;
  const price = ["orderdetails", 0, "pricedetails", 0];
  const fields: readonly [string, NumberField][] = [
    ["minimum stock", { page: edit, name: "minamount", saved: ["minamount"] }],
    ["mass", { page: edit, name: "mass", saved: ["mass"] }],
    ["amount of a lot", { page: edit, name: "partLots[0].amount", saved: ["partLots", 0, "amount"] }],
    ["amount of the form of a lot", { page: () => `/lots/${lot}/edit`, name: "amount", saved: ["amount"] }],
    ["price", { page: edit, name: "orderdetails[0].pricedetails[0].price", saved: [...price, "price"] }],
    [
      "quantity of a price",
      {
        page: edit,
        name: "orderdetails[0].pricedetails[0].price_related_quantity",
        saved: [...price, "price_related_quantity"],
      },
    ],
    [
      "quantity from which a price applies",
      {
        page: edit,
        name: "orderdetails[0].pricedetails[0].min_discount_quantity",
        saved: [...price, "min_discount_quantity"],
      },
    ],
    [
      "value of a parameter",
      { page: edit, name: "parameters[0].value_typical", saved: ["parameters", 0, "value_typical"] },
    ],
    [
      "exchange rate",
      { page: () => `/currencies/${currency}/edit`, name: "exchange_rate", saved: ["exchange_rate"] },
    ],
  ];

  async function submit({ page }: NumberField, entered: Fields): Promise<PageResult> {
    return admin.submit(await admin.get(page()), { form: ".edit-form", fields: entered });
  }

  async function savedValue({ page, saved }: NumberField): Promise<unknown> {
    const path = page()
      .replace("/lots/", "/part_lots/")
      .replace(/\/edit$/, "");
    const { body } = await client.get<Record<string, unknown>>(`/api${path}`, { expect: 200 });
    return saved.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], body);
  }

  test.each(fields)("%s", async (_what, field) => {
    for (const [entered, value] of [
      ["1,5", 1.5],
      ["2.25", 2.25],
      ["0,125", 0.125],
      ["1.234,5", 1234.5],
      ["1,1250", 1.125],
      ["3", 3],
    ] as const) {
      const done = await submit(field, { [field.name]: entered });
      expect([entered, done.status, done.notice]).toEqual([entered, 200, expect.stringContaining("Saved")]);
      expect([entered, Number(await savedValue(field))]).toEqual([entered, value]);
      // The form that shows the saved number saves the same number.
      expect((await submit(field, {})).notice).toContain("Saved");
      expect([entered, Number(await savedValue(field))]).toEqual([entered, value]);
    }
    for (const [entered, message] of [
      ["1.500", "1.500 can mean 1.5 or 1500. Enter 1.5 or 1500."],
      ["1,500", "1,500 can mean 1.5 or 1500. Enter 1.5 or 1500."],
      ["1.2.3", "Enter a number such as 12 or 1.5."],
    ] as const) {
      const refused = await submit(field, { [field.name]: entered });
      expect([refused.status, refused.fieldError(field.name)]).toEqual([422, message]);
      expect(Number(await savedValue(field))).toBe(3);
    }
    const page = await admin.get(field.page());
    expect(page.document.querySelector(`[name="${field.name}"]`)?.attributes).toMatchObject({
      type: "text",
      inputmode: "decimal",
    });
  });

  test("limits of filters by parameters", async () => {
    const range = (minimum: string) =>
      `/parts?${new URLSearchParams({
        "parameters[0].name": "Resistance",
        "parameters[0].unit": "Ω",
        "parameters[0].minimum": minimum,
        "parameters[0].maximum": "",
      }).toString()}`;
    const filtered = await admin.get(range("1,1250"));
    expect(new URLSearchParams(filtered.path.split("?")[1]).get("parameter")).toBe("Resistance:>=1.125 Ω");
    // The field shows the limit so that it can be sent again.
    const field = filtered.document.querySelector('[name="parameters[0].minimum"]');
    expect(field?.getAttribute("value")).toBe("1.1250");
    const refused = await admin.get(range("1.500"));
    expect(refused.status).toBe(400);
    expect(refused.words).toContain("Resistance: 1.500 can mean 1.5 or 1500. Enter 1.5 or 1500.");
  });
});
