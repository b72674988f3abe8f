/**
 * Lists over HTTP: filters, order, pages, cursors and selected properties. The results are the same on both databases.
 */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { operations, type Operation } from "../../generated/operations.ts";
import { resourceFacts, shapes } from "../../generated/resources.ts";
import type { Json } from "../support/client.ts";
import { describeDialects, sampledOn } from "../support/dialects.ts";
import { creationBody, createInventory, type Inventory } from "../support/inventory.ts";
import { idOf, plain, useService } from "./running-service.ts";

type Document = Record<string, Json>;

const listRoles = ["list", "children", "members", "log"];
const items = operations.filter(({ role, resource }) => role === "get" && resource !== null);
const itemLists = operations.filter(({ role }) => listRoles.includes(role));

const names = [
  "Äpfel",
  "apfel",
  "Zebra",
  "a_b",
  "a%b",
  "axb",
  "a\\b",
  "ΣΊΣΥΦΟΣ",
  "σίσυφος",
  "10k",
  "10K",
  "9",
];

describeDialects("lists", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  const categories: Record<string, string> = {};
  let inventory: Inventory = {};

  beforeAll(async () => {
    inventory = await createInventory(running.client);
    // Further attempts would change the delivery between two responses that a test compares.
    const delivery = `/api/webhook_deliveries/${inventory["webhook_deliveries"]}`;
    const wasTried = async () => {
      const { body } = await running.client.get(delivery, { expect: 200 });
      expect(body["attempts"]).toBeGreaterThan(0);
    };
    await vi.waitFor(wasTried, 60_000);
    await running.client.patch(`/api/webhooks/${inventory["webhooks"]}`, { enabled: false }, { expect: 200 });
    const tree: [string, string | null][] = [
      ["root", null],
      ["child", "root"],
      ["grandchild", "child"],
      ["other", null],
    ];
    for (const [name, parent] of tree) {
      const body = { name, ...(parent !== null && { parent: categories[parent] }) };
      categories[name] = await make("categories", body);
    }
    const manufacturer = await make("manufacturers", { name: "Maker" });
    for (const [index, name] of names.entries()) {
      await make("parts", {
        name,
        category: Object.values(categories)[index % 4],
        tags: index % 2 === 0 ? "Red, smd,100%" : "reddish",
        favorite: index % 3 === 0,
        ...(index % 4 === 1 && { manufacturer }),
        ...(index % 5 !== 0 && { mass: index / 2 }),
        ...(index % 2 === 1 && { ipn: `IPN-${index}` }),
        minamount: index,
        parameters: [{ name: `p${index}`, value_typical: index, unit: "kΩ" }],
      });
    }
  });

  const found = async (query: string, collection = "parts"): Promise<string[]> => {
    const path = `/api/${collection}?itemsPerPage=500${query === "" ? "" : `&${escaped(query)}`}`;
    const { body } = await running.client.get<{ name: string }[]>(path, { ...plain, expect: 200 });
    return body.map(({ name }) => name).filter((name) => !name.startsWith("Sample"));
  };
  const ofCategory = (...places: number[]): string[] =>
    names.filter((_, index) => places.includes(index % 4));

  describe("of parts", () => {
    it.each([
      ["", names],
      ["name=ÄPFEL", ["Äpfel"]],
      ["name=%25PFEL", ["Äpfel", "apfel"]],
      ["name=a_b", ["a_b", "a%b", "axb", "a\\b"]],
      ["name=a%5C_b", ["a_b"]],
      ["name=a%5C%25b", ["a%b"]],
      ["name=a%5C%5Cb", ["a\\b"]],
      ["name=σίσυφοσ", ["ΣΊΣΥΦΟΣ", "σίσυφος"]],
      ["name=10k", ["10k", "10K"]],
      ["name=apf", []],
      ["name=", []],
      ["tags=red", names.filter((_, index) => index % 2 === 0)],
      ["tags=100%25", names.filter((_, index) => index % 2 === 0)],
      ["favorite=true", names.filter((_, index) => index % 3 === 0)],
      ["favorite=0&tags=reddish", names.filter((_, index) => index % 3 !== 0 && index % 2 === 1)],
      ["mass[gt]=4", ["10k", "9"].filter((name) => names.indexOf(name) % 5 !== 0)],
      ["mass[between]=1..2", ["Zebra", "a_b", "a%b"]],
      ["minamount[gte]=2&minamount[lt]=4", ["Zebra", "a_b"]],
      ["ipn=ipn-1", ["apfel"]],
      ["ipn=IPN-_", names.filter((_, index) => index % 2 === 1 && index < 10)],
      ["addedDate[before]=2000-01-01", []],
      ["addedDate[after]=2000-01-01", names],
    ])("are filtered by %j", async (query, expected) => {
      expect(await found(query)).toEqual(expected);
    });

    it.each([
      [(id: Record<string, number>) => `category=${id["root"]}`, [0]],
      [(id: Record<string, number>) => `category=${id["root"]}+`, [0, 1]],
      [(id: Record<string, number>) => `category=${id["root"]}%2B`, [0, 1]],
      [(id: Record<string, number>) => `category=${id["root"]}++`, [0, 1, 2]],
      [(id: Record<string, number>) => `category=${id["root"]}%2B%2B`, [0, 1, 2]],
      [
        (id: Record<string, number>) => `category=${id["grandchild"]}, ${id["other"]}`.replace(" ", "%20"),
        [2, 3],
      ],
      [(id: Record<string, number>) => `category=/api/categories/${id["child"]}++,${id["other"]}`, [1, 2, 3]],
      [(id: Record<string, number>) => `category=%2Fapi%2Fcategories%2F${id["root"]}%2B`, [0, 1]],
      [() => "category=999999", []],
      [() => "category=", []],
    ])("are filtered by category, children and descendants: %s", async (query, expected) => {
      const ids = Object.fromEntries(Object.entries(categories).map(([name, iri]) => [name, idOf(iri)]));
      expect(await found(query(ids))).toEqual(ofCategory(...expected));
    });

    it.each([
      ["order[name]=asc", ["10k", "10K", "9", "a%b", "a\\b", "a_b", "apfel", "Äpfel", "axb", "Zebra"]],
      ["order[name]=desc", ["Zebra", "axb", "Äpfel", "apfel", "a_b", "a\\b", "a%b", "9", "10K", "10k"]],
    ])("are sorted by name without case and accents, equal names by ID: %s", async (query, expected) => {
      expect((await found(query)).filter((name) => !name.toLowerCase().startsWith("σ"))).toEqual(expected);
    });

    it.each([
      "category=abc",
      "category=1+++",
      "category=/api/parts/1",
      "favorite=maybe",
      "mass[gt]=heavy",
      "mass[between]=1",
      "addedDate[after]=someday",
      "order[name]=up",
      "order[description]=asc",
      "nonsense=1",
      "page=0",
      "page=abc",
      "itemsPerPage=-1",
      "itemsPerPage=5001",
      "cursor=nonsense",
      "properties[]=nonsense",
      "name=a&name=b",
      "_comment[]=x",
    ])("return 400 for %s and name the parameter", async (query) => {
      const { body } = await running.client.get(`/api/parts?${query}`, { expect: 400 });
      const parameter = query.split(/[[=]/)[0] ?? "";
      expect(String(body.detail).toLowerCase()).toContain(
        parameter.toLowerCase().replace("_comment", "comment"),
      );
    });
  });

  it("of parameters are filtered by text and number", async () => {
    expect(await found("unit=KΩ&value_typical[lte]=1", "parameters")).toEqual(["p0", "p1"]);
    expect(await found("name=p1_&order[name]=desc", "parameters")).toEqual(["p11", "p10"]);
  });

  describe("of every resource", () => {
    const path = ({ path: template }: Operation): string =>
      template.replace("{id}", String(inventory[collectionOf(template)] ?? 1));

    it.each(sampledOn(dialect, itemLists, 8))(
      "$operationId selects properties, including nested ones, and omits queries for others",
      async (operation) => {
        const shape = shapes[shapeOf(operation)];
        const url = path(operation);
        const whole = await running.client.get(url, { expect: 200 });
        const [first] = whole.body["hydra:member"] as unknown as Document[];
        for (const property of shape.properties) {
          const selected = `properties[]=${property.name}`;
          const { body } = await running.client.get(`${url}?${selected}`, { expect: 200 });
          const [member] = body["hydra:member"] as unknown as Document[];
          if (first === undefined) continue;
          const expected = property.name in first ? [property.name] : [];
          expect(Object.keys(member ?? {}).sort()).toEqual(["@id", "@type", ...expected].sort());
          expect(member?.[property.name]).toEqual(first[property.name]);
          if (property.kind !== "embed" && property.kind !== "embeds") continue;
          const inner = shapes[property.shape].properties.some(({ name }) => name === "name") ? "name" : "id";
          const nested = await running.client.get(`${url}?properties[${property.name}][]=${inner}`, {
            expect: 200,
          });
          const [narrow] = nested.body["hydra:member"] as unknown as Document[];
          const embedded = narrow?.[property.name];
          for (const element of Array.isArray(embedded)
            ? (embedded as Document[])
            : embedded
              ? [embedded]
              : []) {
            expect(Object.keys(element).sort()).toEqual(["@id", "@type", inner]);
          }
        }
      },
    );

    it.each(sampledOn(dialect, items, 8))(
      "$operationId selects properties of the item",
      async (operation) => {
        const shape = shapes[resourceFacts[resourceOf(operation)].item];
        const url = path(operation);
        const { body: whole } = await running.client.get<Document>(url, { expect: 200 });
        for (const { name } of shape.properties) {
          const { body } = await running.client.get<Document>(`${url}?properties[]=${name}`, { expect: 200 });
          const expected = ["@context", "@id", "@type", ...(name in whole ? [name] : [])];
          expect(Object.keys(body).sort()).toEqual(expected.sort());
          expect(body[name]).toEqual(whole[name]);
        }
      },
    );

    it.each(sampledOn(dialect, itemLists, 4))(
      "$operationId returns the total and links to other pages",
      async (operation) => {
        const url = path(operation);
        const { body: all } = await running.client.get<Document[]>(`${url}?itemsPerPage=1000`, plain);
        const total = all.length;
        const one = await running.client.get(`${url}?itemsPerPage=1&page=2`, { expect: 200 });
        expect(one.headers["x-total-count"]).toBe(String(total));
        expect(one.body["hydra:totalItems"]).toBe(total);
        expect(one.body["hydra:search"]?.["hydra:template"]).toMatch(new RegExp(`^${url}\\{\\?`));
        const view = one.body["hydra:view"] as unknown as Record<string, string>;
        // As in Part-DB, a list with one page contains no links to pages.
        expect(view["@id"]).toBe(`${url}?itemsPerPage=1${total > 1 ? "&page=2" : ""}`);
        if (total > 2) {
          expect(view["hydra:next"]).toBe(`${url}?itemsPerPage=1&page=3`);
          expect(view["hydra:last"]).toBe(`${url}?itemsPerPage=1&page=${total}`);
        }
        const plainPage = await running.client.get<Document[]>(`${url}?itemsPerPage=1&page=1`, plain);
        expect(plainPage.body).toEqual(all.slice(0, 1));
        if (total > 1)
          expect(plainPage.headers["link"]).toContain(`<${url}?itemsPerPage=1&page=2>; rel="next"`);
        expect(plainPage.headers["link"]).toContain('rel="http://www.w3.org/ns/hydra/core#apiDocumentation"');
        const beyond = await running.client.get<Document[]>(`${url}?page=1000000`, { ...plain, expect: 200 });
        expect(beyond.body).toEqual([]);
        const none = await running.client.get<Document[]>(`${url}?itemsPerPage=0`, { ...plain, expect: 200 });
        expect([none.body, none.headers["x-total-count"]]).toEqual([[], String(total)]);
      },
    );

    it.each(itemLists.filter(({ path: template }) => template.includes("{id}")))(
      "$operationId returns 404 for an unknown element",
      async ({ path: template }) => {
        await running.client.get(template.replace("{id}", "999999"), { expect: 404 });
      },
    );

    it.each(sampledOn(dialect, itemLists, 4))(
      "$operationId returns every element exactly once with cursors, in every order",
      async (operation) => {
        const url = path(operation);
        const orders = operation.parameters.flatMap(({ name, filter }) =>
          filter?.kind === "order" ? [`${name}=asc`, `${name}=desc`] : [],
        );
        for (const order of ["", ...orders]) {
          const all = await running.client.get<Document[]>(`${url}?itemsPerPage=1000&${order}`, plain);
          const expected = all.body.map(({ id }) => id);
          const listed: unknown[] = [];
          let next: string | undefined = `${url}?itemsPerPage=5&cursor=&${order}`;
          while (next !== undefined && listed.length <= expected.length) {
            const page = await running.client.get(next, { expect: 200 });
            listed.push(...(page.body["hydra:member"] as unknown as Document[]).map(({ id }) => id));
            const view = page.body["hydra:view"] as unknown as Record<string, string> | undefined;
            next = view?.["hydra:next"];
          }
          expect(listed, order).toEqual(expected);
        }
      },
    );
  });

  it("with cursors skip and repeat nothing during concurrent writes", async () => {
    const first = await running.client.get("/api/parts?itemsPerPage=5&cursor=&order[name]=asc", {
      expect: 200,
    });
    const seen = (first.body["hydra:member"] as unknown as Document[]).map(({ id }) => id);
    await make("parts", { ...creationBody("parts", "!before all others", inventory) });
    let next = (first.body["hydra:view"] as unknown as Record<string, string>)["hydra:next"];
    while (next !== undefined) {
      const page = await running.client.get(next, { expect: 200 });
      seen.push(...(page.body["hydra:member"] as unknown as Document[]).map(({ id }) => id));
      next = (page.body["hydra:view"] as unknown as Record<string, string> | undefined)?.["hydra:next"];
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(Number(first.body["hydra:totalItems"]));
  });

  it("each element contains its own lists, with or without gaps between the IDs of the page", async () => {
    const ids: number[] = [];
    for (const name of Array.from({ length: 10 }, (_, index) => `gap ${index}`)) {
      const parameters = [{ name: `of ${name}` }, { name: `also of ${name}` }];
      ids.push(idOf(await make("parts", { name, category: categories["root"], parameters })));
    }
    const pages = [[...ids.keys()], [0, 1, 2, 4], [0, 1, 3, 4, 5, 6, 8, 9], [0, 9], [0, 5, 9], [3]];
    for (const positions of pages) {
      for (const direction of ["asc", "desc"]) {
        const id = positions.map((position) => ids[position]).join(",");
        const { body } = await running.client.get<Document[]>(
          `/api/parts?id=${id}&order[name]=${direction}`,
          {
            ...plain,
            expect: 200,
          },
        );
        const expected = positions.map((position) => [`also of gap ${position}`, `of gap ${position}`]);
        if (direction === "desc") expected.reverse();
        expect(
          body.map(({ parameters }) => (parameters as unknown as Document[]).map(({ name }) => name)),
        ).toEqual(expected);
      }
    }
  });
});

/** Percent-encodes all characters outside ASCII. */
function escaped(query: string): string {
  return query.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
}

function collectionOf(path: string): string {
  return path.split("/")[2] ?? "";
}

/** Returns the properties that the list contains for each element. */
function shapeOf(operation: Operation): keyof typeof shapes {
  if (operation.role !== "members") return resourceFacts[resourceOf(operation)].listed;
  return operation.response?.schema?.replace(/List$/, "") as keyof typeof shapes;
}

function resourceOf({ role, resource }: Operation): keyof typeof resourceFacts {
  return role === "log" ? "LogEntry" : (resource as keyof typeof resourceFacts);
}
