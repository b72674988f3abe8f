/** Tests that lists sort letters with accents with their base letters, with the same result on both databases. */
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { sortKey } from "../../src/database/sort-text.ts";
import type { Answer } from "../support/client.ts";
import { resultOf } from "../mcp/tools/calling.ts";
import { createTestDatabase, describeDialects } from "../support/dialects.ts";
import { useService } from "./running-service.ts";

/** In the expected order. */
const texts = [
  "apfel",
  "Arger",
  "Ärger",
  "ärger 2",
  "azur",
  "eclair",
  "Éclair",
  "Łódź",
  "nadel",
  "Ñandu",
  "Ørsted",
  "ost",
  "Straße",
  "strasser",
  "zebra",
  "άλφα",
  "Βήτα",
  "ёлка",
  "ель",
  "завод",
  "и",
  "й",
  "к",
  "電阻",
];

/** The texts in another order, so that the order of the IDs is different. */
const shuffled = texts.map((_, index) => texts[(index * 7) % texts.length] ?? "");

interface Part {
  readonly part: string;
  readonly category: string;
  readonly project: string;
  readonly type: string;
}

/** The properties by which lists can be sorted, and the body that creates an element with a text. */
const lists: readonly (readonly [
  list: string,
  property: string,
  body: (text: string, index: number, existing: Part) => Record<string, unknown>,
])[] = [
  ["parts", "name", (name, _, { category }) => ({ name, category })],
  ["parts", "ipn", (ipn, _, { category }) => ({ name: "Part", category, ipn })],
  [
    "parts",
    "manufacturer_product_number",
    (number, _, { category }) => ({ name: "Part", category, manufacturer_product_number: number }),
  ],
  ["part_lots", "description", (description, _, { part }) => ({ part, amount: 1, description })],
  ["part_lots", "comment", (comment, _, { part }) => ({ part, amount: 1, comment })],
  ["project_bom_entries", "name", (name, _, { project }) => ({ name, project, quantity: 1 })],
  [
    "attachments",
    "name",
    (name, _, { part, type }) => ({
      name,
      element: part,
      attachment_type: type,
      url: "https://example.com/a.pdf",
    }),
  ],
  ["parameters", "name", (name, _, { part }) => ({ name, element: part })],
  ["currencies", "name", (name, index) => ({ name, iso_code: currencyCodes[index] })],
  ["groups", "name", (name) => ({ name })],
  ["label_profiles", "name", (name) => ({ name })],
  ["webhooks", "name", (name) => ({ name, url: "https://example.com", event_types: ["part.*"] })],
  ...[
    "attachment_types",
    "categories",
    "footprints",
    "manufacturers",
    "measurement_units",
    "part_custom_states",
    "projects",
    "storage_locations",
    "suppliers",
  ].map((tree) => [tree, "name", (name: string) => ({ name })] as const),
];

const currencyCodes =
  "AED AUD BRL CAD CHF CNY CZK DKK GBP HKD HUF INR JPY KRW MXN NOK NZD PLN RON SEK SGD THB TRY ZAR".split(
    " ",
  );

interface Document {
  readonly id: number;
  readonly [property: string]: unknown;
}

describeDialects("the order of a list", (dialect) => {
  const running = useService(dialect);
  let existing: Part;

  beforeAll(async () => {
    const { make } = running;
    const category = await make("categories", { name: "Category" });
    existing = {
      category,
      part: await make("parts", { name: "Part", category }),
      project: await make("projects", { name: "Project" }),
      type: await make("attachment_types", { name: "Type" }),
    };
  });

  /** Reads all pages of two elements. */
  async function read(list: string, query: string, paging: "page" | "cursor"): Promise<readonly Document[]> {
    const found: Document[] = [];
    let next: string | undefined =
      `/api/${list}?itemsPerPage=2&${query}${paging === "cursor" ? "&cursor=" : ""}`;
    while (next !== undefined) {
      const { body }: Answer = await running.client.get(next, { expect: 200 });
      found.push(...(body["hydra:member"] as unknown as Document[]));
      next = (body["hydra:view"] as unknown as Record<string, string> | undefined)?.["hydra:next"];
    }
    return found;
  }

  async function expectOrder(
    list: string,
    property: string,
    created: ReadonlySet<string>,
    expected: readonly string[],
  ): Promise<void> {
    for (const paging of ["page", "cursor"] as const) {
      for (const direction of ["asc", "desc"] as const) {
        const found = await read(list, `order[${property}]=${direction}`, paging);
        const ours = found.filter((document) => created.has(String(document["@id"])));
        const inOrder = direction === "asc" ? expected : expected.toReversed();
        expect(
          ours.map((document) => document[property]),
          `${paging} ${direction}`,
        ).toEqual(inOrder);
      }
    }
  }

  it.each(lists)("%s by %s treats accents like base letters", async (list, property, bodyOf) => {
    const created = new Set<string>();
    for (const [index, text] of shuffled.entries())
      created.add(await running.make(list, bodyOf(text, index, existing)));
    await expectOrder(list, property, created, texts);

    const [renamed = "", other = ""] = created;
    const [from = "", to = ""] = shuffled;
    await running.client.patch(renamed, { [property]: "Àpfelkuchen" }, { expect: 200 });
    await running.client.patch(other, { [property]: "zzz" }, { expect: 200 });
    const remaining = texts.filter((text) => text !== from && text !== to);
    const [first, ...others] = ["Àpfelkuchen", ...remaining];
    expect([from, to]).toEqual(["apfel", "Łódź"]);
    const plain = others.indexOf("zebra") + 1;
    await expectOrder(list, property, created, [
      first,
      ...others.slice(0, plain),
      "zzz",
      ...others.slice(plain),
    ]);
  });

  it("suppliers' part numbers treat accents like base letters", async () => {
    const created = new Set<string>();
    for (const text of shuffled) {
      const supplier = await running.make("suppliers", { name: `Supplier of ${text}` });
      const body = { part: existing.part, supplier, supplierpartnr: text };
      created.add(await running.make("orderdetails", body));
    }
    await expectOrder("orderdetails", "supplierpartnr", created, texts);
  });

  it("part associations treat accents like base letters", async () => {
    const { part: owner, category } = existing;
    const created = new Set<string>();
    for (const comment of shuffled) {
      const other = await running.make("parts", { name: "Other", category });
      created.add(await running.make("part_associations", { owner, other, type: 1, comment }));
    }
    await expectOrder("part_associations", "comment", created, texts);
  });

  it("a merge and the split of a lot keep the order", async () => {
    const { make, client } = running;
    const { type, part } = existing;
    const url = "https://example.com/a.pdf";
    const attachment = (name: string) => ({ name, attachment_type: type, url });
    const [source, target] = [
      await make("suppliers", { name: "Source", attachments: [attachment("merged ä")] }),
      await make("suppliers", { name: "Target", attachments: ["merged ä", "merged z"].map(attachment) }),
    ];
    await client.post(`${source}/merge`, { into: target }, { expect: 200 });
    const merged = await read("attachments", "order[name]=asc&name=merged%25", "page");
    expect(merged.map(({ name }) => name)).toEqual(["merged ä", "merged ä (2)", "merged z"]);

    const location = await make("storage_locations", { name: "Target of the lot" });
    const lot = await make("part_lots", { part, amount: 5, description: "Ärger ganz neu" });
    await client.post(`${lot}/move`, { amount: 1, storage_location: location }, { expect: 201 });
    const found = (await read("part_lots", "order[description]=asc", "page")).map(
      ({ description }) => description,
    );
    const start = found.indexOf("Ärger ganz neu");
    expect(found.slice(start - 1, start + 3)).toEqual([
      "ärger 2",
      "Ärger ganz neu",
      "Ärger ganz neu",
      "azur",
    ]);
  });

  it("MCP tools list trees in the same order", async () => {
    const { make } = running;
    for (const name of ["Zubehör 1", "Zubehor 2", "Zubehör 10", "Zubehor"]) {
      const parent = await make("footprints", { name });
      await make("footprints", { name: "Child", parent });
    }
    const { "hydra:member": members } = await resultOf<{ "hydra:member": readonly Document[] }>(
      running,
      "list_footprints",
      { limit: 200 },
    );
    const paths = members.map(({ full_path: path }) => String(path));
    expect(paths.filter((path) => path.startsWith("Zubeh"))).toEqual(
      ["Zubehor", "Zubehör 1", "Zubehor 2", "Zubehör 10"].flatMap((path) => [path, `${path} → Child`]),
    );
  });
});

describeDialects("an upgrade", (dialect) => {
  it("computes the order of existing texts", async () => {
    const database = await createTestDatabase(dialect, { empty: true });
    try {
      await migrate(database.url, { migrations: migrations.filter(({ name }) => name < "0020") });
      let store = await openStore(database.url);
      const dates = sql`'2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00.000Z'`;
      await store.transaction(async ({ db }) => {
        await sql`insert into categories (id, name, name_folded, full_path, added_date, last_modified)
          values (1, 'A', 'a', 'A', ${dates})`.execute(db);
        // More rows than one batch.
        const names = [...Array.from({ length: 2500 }, (_, index) => `möbel ${5000 + index}`), ...shuffled];
        for (const name of names)
          await sql`insert into parts (name, name_folded, ipn, ipn_folded, category_id, added_date, last_modified)
            values (${name}, ${name.toLowerCase()}, ${name}, ${name.toLowerCase()}, 1, ${dates})`.execute(db);
      });
      await store.close();
      await migrate(database.url);
      store = await openStore(database.url);
      for (const column of ["name", "ipn"]) {
        const { rows } = await sql<{ name: string }>`
          select name from parts order by ${sortKey("parts", column)}, id`.execute(store.read.db);
        const found = rows.map(({ name }) => name);
        const others = found.filter((name) => name.startsWith("möbel"));
        expect(found.filter((name) => !name.startsWith("möbel"))).toEqual(texts);
        expect(others).toEqual(others.toSorted());
        expect(found.indexOf("möbel 5000")).toBe(texts.indexOf("nadel"));
      }
      await store.close();
    } finally {
      await database.drop();
    }
  });
});
