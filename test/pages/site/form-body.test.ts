import { describe, expect, it } from "vitest";
import { formBody, renumberLists } from "../../../src/pages/site/form-body.ts";

const body = (query: string, component = "PartPatch") => formBody(component, new URLSearchParams(query));

describe("form fields become the body of an operation", () => {
  it.each<[string, string, object]>([
    ["text", "name=BC547&description=", { name: "BC547", description: "" }],
    ["line breaks of browsers", "comment=a%0D%0Ab", { comment: "a\nb" }],
    ["a number", "minamount=2.5", { minamount: 2.5 }],
    ["a decimal comma", "minamount=2,5&mass=1%2C25", { minamount: 2.5, mass: 1.25 }],
    ["an empty number that can be null", "mass=", { mass: null }],
    [
      "a decimal, whose digits stay",
      "orderdetails[0].pricedetails[0].price=0,0000345",
      { orderdetails: [{ pricedetails: [{ price: "0.0000345" }] }] },
    ],
    ["a checkbox after a hidden field", "favorite=false&favorite=true", { favorite: true }],
    ["an unchecked checkbox", "favorite=false", { favorite: false }],
    [
      "a reference",
      "category=/api/categories/3&footprint=",
      { category: "/api/categories/3", footprint: null },
    ],
    [
      "an object",
      "eda_info.value=10k&eda_info.visibility=",
      { eda_info: { value: "10k", visibility: null } },
    ],
    [
      "lists in lists",
      "orderdetails[0].id=4&orderdetails[0].pricedetails[0].price=0.10&orderdetails[0].pricedetails[1].price=0.08",
      { orderdetails: [{ id: 4, pricedetails: [{ price: "0.10" }, { price: "0.08" }] }] },
    ],
    ["an empty list", "partLots[]=", { partLots: [] }],
    ["a list that is marked", "partLots[]=&partLots[0].amount=5", { partLots: [{ amount: 5 }] }],
    [
      "a date",
      "partLots[0].expiration_date=2027-01-31",
      { partLots: [{ expiration_date: "2027-01-31T00:00:00+00:00" }] },
    ],
    [
      "a date and time",
      "partLots[0].expiration_date=2027-01-31T12:34&partLots[1].expiration_date=2027-01-31T12:34:56",
      {
        partLots: [
          { expiration_date: "2027-01-31T12:34:00+00:00" },
          { expiration_date: "2027-01-31T12:34:56+00:00" },
        ],
      },
    ],
    ["fields of the page only", "_csrf_token=x&return_to=/&name=A", { name: "A" }],
    [
      "names of JavaScript",
      "__proto__.x=1&constructor.name=x&eda_info.constructor=x&name=A",
      { eda_info: {}, name: "A" },
    ],
  ])("%s", (_what, query, expected) => {
    expect(body(query)).toEqual(expected);
  });

  it("of an operation with required properties", () => {
    expect(body("name=A&category=/api/categories/1", "PartCreate")).toEqual({
      name: "A",
      category: "/api/categories/1",
    });
  });
});

it("names each field that is not a number", () => {
  const query =
    "minamount=1.500&mass=ten&partLots[0].amount=&orderdetails[0].pricedetails[0].price=2,500&name=1.500";
  expect(() => body(query)).toThrow(
    expect.objectContaining({
      errors: {
        minamount: "1.500 can mean 1.5 or 1500. Enter 1.5 or 1500.",
        mass: "Enter a number such as 12 or 1.5.",
        "partLots[0].amount": "Enter a value.",
        "orderdetails[0].pricedetails[0].price": "2,500 can mean 2.5 or 2500. Enter 2.5 or 2500.",
      },
    }) as Error,
  );
});

describe("entries of lists", () => {
  it.each([
    ["without gaps", "a[0].x=1&a[2].x=3&a[2].y=4", "a[0].x=1&a[1].x=3&a[1].y=4"],
    ["in the order of the form", "a[7].x=1&a[1].x=2&a[7].y=3", "a[0].x=1&a[1].x=2&a[0].y=3"],
    [
      "in each list",
      "a[3].b[5].x=1&a[3].b[9].x=2&a[8].b[9].x=3",
      "a[0].b[0].x=1&a[0].b[1].x=2&a[1].b[0].x=3",
    ],
    [
      "leaving other names unchanged",
      "scopes[]=a&scopes[]=b&x=1&[1]=2&c[99999]=3",
      "scopes[]=a&scopes[]=b&x=1&[1]=2&c[99999]=3",
    ],
  ])("are renumbered %s", (_what, before, after) => {
    expect([...renumberLists(new URLSearchParams(before))]).toEqual([...new URLSearchParams(after)]);
  });
});
