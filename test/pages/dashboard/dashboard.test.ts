import { afterAll, beforeAll, expect, it } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import { startService, type TestService } from "../../support/service.ts";
import { visitor, type PageResult, type Visitor } from "../../support/visitor.ts";

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

interface Shown {
  readonly count: string | undefined;
  readonly href: string | undefined;
}

function counts({ document }: PageResult): Record<string, Shown> {
  return Object.fromEntries(
    document.querySelectorAll(".counts > div").map((each) => [
      each.querySelector("dt")?.textContent ?? "",
      {
        count: each.querySelector("dd")?.textContent,
        href: each.querySelector("dt a")?.getAttribute("href"),
      },
    ]),
  );
}

function rows({ document }: PageResult, section: string): (string | undefined)[] {
  return document.querySelectorAll(`#${section} .rows > li a`).map((link) => link.textContent.trim());
}

function allLink({ document }: PageResult, section: string): string | undefined {
  return document.querySelector(`#${section} .more a`)?.getAttribute("href");
}

const sections = ({ document }: PageResult): string[] =>
  document.querySelectorAll(".dashboard > section").map(({ id }) => id);

/** The number of parts in a list, as its page shows it. */
function listed(list: PageResult): string {
  const text = list.document.querySelector(".list-count")?.textContent ?? "0 parts";
  return /(?:of )?([\d,]+) parts?$/.exec(text)?.[1] ?? text;
}

describeDialects("the dashboard", (dialect) => {
  let service: TestService;
  let client: Api;
  let statements: string[];
  let admin: Visitor;
  let category: string;

  beforeAll(async () => {
    statements = [];
    service = await startService({ dialect, overrides: { onStatement: (sql) => statements.push(sql) } });
    client = api(service, tokens.full);
    admin = visitor(service);
    await admin.signIn("admin");
    category = await created("categories", { name: "Parts" });
    const shelf = await created("storage_locations", { name: "Shelf" });
    const supplier = await created("suppliers", { name: "Shop" });
    const stocked = { storage_location: shelf, amount: 5 };
    await part("Low", { minamount: 10, partLots: [stocked] });
    await part("Full", {
      favorite: true,
      partLots: [{ ...stocked, amount: 100 }],
      orderdetails: [{ supplier, pricedetails: [{ price: "0.5", min_discount_quantity: 1 }] }],
    });
    await part("Empty", { needs_review: true });
    await part("Unknown", { partLots: [{ ...stocked, instock_unknown: true }] });
    await part("Expired", { partLots: [{ ...stocked, expiration_date: inDays(-2) }] });
    await part("Expires soon", { partLots: [{ ...stocked, expiration_date: inDays(29) }] });
    await part("Expires later", { partLots: [{ ...stocked, expiration_date: inDays(31) }] });
    await part("<b>&", { minamount: 1 });
    const unknown = { storage_location: shelf, instock_unknown: true };
    await part("Uncounted", { minamount: 3, favorite: true, partLots: [unknown] });
    await part("Partly counted", { minamount: 8, partLots: [stocked, unknown] });
  });
  afterAll(() => service.close());

  async function created(collection: string, body: Record<string, unknown>): Promise<string> {
    const { body: item } = await client.post<{ id: number }>(`/api/${collection}`, body, { expect: 201 });
    return `/api/${collection}/${item.id}`;
  }
  const part = (name: string, more: Record<string, unknown>): Promise<string> =>
    created("parts", { name, category, ...more });

  async function as(name: string): Promise<PageResult> {
    const browser = visitor(service);
    await browser.signIn(name);
    return browser.get("/");
  }

  it("links each number of parts to a list with this number of parts", async () => {
    const shown = counts(await admin.get("/"));
    expect(shown).toMatchObject({
      Parts: { count: "10", href: "/parts" },
      "In stock": { count: "5", href: "/parts?stock=in" },
      "Below minimum": { count: "4", href: "/parts?stock=low" },
      Empty: { count: "3", href: "/parts?stock=empty" },
      "Needs review": { count: "1", href: "/parts?needs_review=true" },
    });
    for (const [title, { count, href }] of Object.entries(shown)) {
      if (href?.startsWith("/parts") !== true) continue;
      expect([title, listed(await admin.get(href))]).toEqual([title, count]);
    }
  });

  it("shows the same totals of other elements as the API, and links to their pages", async () => {
    const shown = counts(await admin.get("/"));
    for (const [title, path] of [
      ["Locations", "storage_locations"],
      ["Categories", "categories"],
      ["Suppliers", "suppliers"],
    ] as const) {
      const { headers } = await client.get(`/api/${path}`, { expect: 200 });
      expect([title, shown[title]?.count]).toEqual([title, headers["x-total-count"]]);
    }
    for (const [title, { href }] of Object.entries(shown)) {
      expect([title, (await admin.get(href ?? "/missing")).status]).toEqual([title, 200]);
    }
  });

  it("shows parts below their minimum, favorites and the last changes, with links to all", async () => {
    const page = await admin.get("/");
    expect(rows(page, "below")).toEqual(["<b>&", "Low", "Partly counted", "Uncounted"]);
    const below = page.document.querySelectorAll("#below .end").map((end) => end.textContent);
    expect(below).toEqual(["0 of 1", "5 of 10", "5 + unknown of 8", "unknown of 3"]);
    expect(rows(page, "favorites")).toEqual(["Full", "Uncounted"]);
    expect(page.document.querySelectorAll("#favorites .end")[1]?.textContent).toBe("unknown");
    expect(rows(page, "changed")).toHaveLength(8);
    for (const section of ["below", "favorites", "changed"]) {
      const href = allLink(page, section) ?? "";
      const total = page.document.querySelector(`#${section} .more a`)?.textContent;
      expect(total).toBe(`Show all ${listed(await admin.get(href))}`);
    }
  });

  it("shows lots that are expired or expire within 30 days, the earliest first", async () => {
    const page = await admin.get("/");
    expect(rows(page, "expiring")).toEqual(["Expired", "Expires soon"]);
    expect(page.document.querySelectorAll("#expiring .badge")).toHaveLength(1);
    expect(page.document.querySelector("#expiring")?.textContent).toContain("Shelf");
    for (const link of page.document.querySelectorAll("#expiring a")) {
      expect((await admin.get(link.getAttribute("href") ?? "")).status).toBe(200);
    }
    expect(page.document.querySelector("#expiring .more a")?.textContent).toBe(
      "Show the parts of all 2 lots",
    );
    const list = await admin.get(allLink(page, "expiring") ?? "");
    expect(listed(list)).toBe("2");
    expect(list.words).toContain("Expires within 30 days");
  });

  it("shows the value of the stock, and the growth as a chart with a table", async () => {
    const { document } = await admin.get("/");
    expect(document.querySelector("#value .figure")?.textContent).toBe("50.00 EUR");
    expect(document.querySelectorAll("#value .bars li")).toHaveLength(1);
    const bars = document.querySelectorAll("#growth svg rect.value");
    expect([bars.length, bars.at(-1)?.querySelector("title")?.textContent]).toEqual([
      24,
      expect.stringMatching(/^\w+ \d{4}: 10$/),
    ]);
    const months = document.querySelectorAll("#growth tbody tr");
    const added = months[0]?.querySelector("td a");
    expect([months.length, added?.textContent]).toEqual([24, "10"]);
    const list = await admin.get(added?.getAttribute("href") ?? "");
    expect([listed(list), list.words]).toEqual(["10", expect.stringMatching(/Added in \w+ \d{4}/)]);
    expect(list.document.querySelector("#list-fields input[name=added]")).not.toBeNull();
    expect(listed(await admin.get("/parts?added=2001-01"))).toBe("0");
    expect(listed(await admin.get("/parts?added=2001-13"))).toBe("10");
  });

  it("shows the newest log entries with links to the elements that they are about", async () => {
    await part("Newest", {});
    const { document } = await admin.get("/");
    const links = document.querySelectorAll("#events .rows li a");
    const created = links.find((link) => link.textContent.includes("Newest"));
    expect(created?.textContent).toMatch(/^Part \d+\u00a0· Newest$/);
    const element = await admin.get(created?.getAttribute("href") ?? "");
    expect([element.status, element.words.includes("Newest")]).toEqual([200, true]);
  });

  it("omits the sections for which a permission is missing", async () => {
    const parts = ["below", "expiring", "changed", "favorites", "value", "growth"];
    expect(sections(await admin.get("/"))).toEqual([...parts, "events"]);
    expect(allLink(await admin.get("/"), "events")).toBe("/tools/log");
    const reader = await as("reader");
    expect(sections(reader)).toEqual(parts);
    expect(reader.document.querySelector("main a[href='/parts/new']")).toBeNull();
    const nobody = await as("nobody");
    expect([sections(nobody), counts(nobody), nobody.words.includes("Full")]).toEqual([[], {}, false]);
    expect(nobody.words).toContain("You need the “View parts” permission");
  });

  it("explains how to begin with an empty inventory", async () => {
    const empty = await startService({ dialect });
    try {
      const browser = visitor(empty);
      const page = await browser.signIn("admin");
      expect(page.words).toContain("Your inventory is empty.");
      const links = page.document.querySelectorAll(".empty a").map((link) => link.getAttribute("href"));
      expect(links).toEqual(["/import", "/parts/new"]);
      const reader = await visitor(empty).signIn("reader");
      expect(reader.words).toContain("You need the “Create parts” permission");
      expect(reader.document.querySelector(".empty a")).toBeNull();
    } finally {
      await empty.close();
    }
  });

  it("needs a constant number of statements", async () => {
    const count = async (): Promise<number> => {
      statements.length = 0;
      await admin.get("/");
      return statements.length;
    };
    // The statistics are cached until the next change.
    await part("More", {});
    const before = await count();
    for (let index = 0; index < 6; index++)
      await part(`More ${index}`, { minamount: 5, favorite: true, partLots: [{ amount: 1 }] });
    expect(await count()).toBe(before);
  });
});
