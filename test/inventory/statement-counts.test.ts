/**
 * The number of SQL statements of each operation is the same for any number of elements, attachments and parameters. On
 * PostgreSQL, one statement reads an element with its lists; on SQLite, there is one per table.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { describeDialects } from "../support/dialects.ts";
import type { Answer, Json } from "../support/client.ts";
import { commitAnything } from "../support/service.ts";
import { byThoroughness } from "../support/soak.ts";
import { requiredOf, resourceOfTree, trees } from "../support/trees.ts";
import { plain, unique, useService } from "./running-service.ts";

type Counts = Record<string, number>;

const few = 2;
const many = byThoroughness({ sample: 4, full: 25 });

describeDialects("the number of statements", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, {
    // Only this mode rounds the quantities of an orderdetail that is moved to a part counted in whole numbers.
    environment: { API_COMPATIBILITY: "part-db" },
    overrides: { onStatement: (sql) => statements.push(sql) },
  });
  const { make } = running;
  let type = "";
  let category = "";
  let location = "";
  let supplier = "";
  let currency = "";

  beforeAll(async () => {
    type = await make("attachment_types", { name: "Any" });
    category = await make("categories", { name: "Category" });
    location = await make("storage_locations", { name: "Location" });
    supplier = await make("suppliers", { name: "Supplier" });
    currency = await make("currencies", { name: "Currency", ...requiredOf("currencies") });
  });

  /** Returns the number of statements of one request, without background updates of the token's last use. */
  async function count(request: () => Promise<Answer<unknown>>): Promise<number> {
    await commitAnything(running.service);
    statements.length = 0;
    const { status, text } = await request();
    if (status >= 400) throw new Error(text);
    return statements.filter((sql) => !/^(update|insert into) "api_tokens"/.test(sql)).length;
  }

  const owned = (size: number) => ({
    attachments: Array.from({ length: size }, (_, index) => ({
      name: `a${index}`,
      attachment_type: type,
      url: "https://a.example/",
    })),
    parameters: Array.from({ length: size }, (_, index) => ({ name: `p${index}`, value_typical: index })),
  });
  /** Creates an orderdetail with prices for fractional quantities. */
  async function newOrderByLength(size: number): Promise<string> {
    const partUnit = await make("measurement_units", { name: unique("Length") });
    const part = await make("parts", { name: unique("Cable"), category, partUnit });
    const pricedetails = Array.from({ length: size }, (_, index) => ({
      price: "1",
      min_discount_quantity: index + 1.25,
    }));
    return make("orderdetails", { part, supplier, supplierpartnr: unique("N"), pricedetails });
  }
  /**
   * Creates a part with `size` attachments and parameters, and `stock` lots, orderdetails and prices. The first
   * orderdetail has all prices.
   */
  const newPart = (size: number, stock = size): Promise<string> =>
    make("parts", {
      name: unique("Part"),
      category,
      ...owned(size),
      partLots: Array.from({ length: stock }, () => ({ storage_location: location, amount: 1 })),
      orderdetails: Array.from({ length: stock }, (_, index) => ({
        supplier,
        supplierpartnr: `no${index}`,
        pricedetails: Array.from({ length: index === 0 ? stock : 1 }, (_none, step) => ({
          price: "1",
          currency,
          min_discount_quantity: step + 1,
        })),
      })),
    });
  /** Creates an element with `size` children. Each child has an owned record. */
  async function newTree(collection: string, size: number): Promise<string> {
    const root = await make(collection, { ...requiredOf(collection), name: unique("Root"), ...owned(size) });
    for (let index = 0; index < size; index += 1) {
      const body = { name: `n${index}`, parent: root, parameters: [{ name: "p" }] };
      await make(collection, { ...requiredOf(collection), ...body });
    }
    return root;
  }
  async function newGroup(size: number): Promise<string> {
    const root = await make("groups", { name: unique("Group") });
    for (let index = 0; index < size; index += 1) {
      await make("groups", { name: `n${index}`, parent: root });
    }
    return root;
  }
  const childOf = async (iri: string, property: string): Promise<string> => {
    const elements = (await running.read(iri))[property] as unknown as readonly (
      string | Record<string, Json>
    )[];
    const [first] = elements;
    return typeof first === "string" ? first : String(first?.["@id"]);
  };

  /** Returns the change set in which an element was created. */
  async function creationOf(element: string): Promise<string> {
    const { body } = await running.client.get(
      `/api/change_sets?element=${element}&order[id]=asc&itemsPerPage=1`,
    );
    return String(body["hydra:member"]?.[0]?.["@id"]);
  }

  it("of a list does not depend on its elements", async () => {
    const lists = operations.filter(({ role }) => ["list", "children", "members", "log"].includes(role));
    const measure = async (
      roots: Readonly<Record<string, string>>,
      itemsPerPage: number,
    ): Promise<Counts> => {
      const counts: Counts = {};
      for (const { operationId, path } of lists) {
        const collection = path.split("/")[2] ?? "";
        const url = path.replace(`/api/${collection}/{id}`, roots[collection] ?? "missing");
        counts[operationId] = await count(() => running.client.get(`${url}?itemsPerPage=${itemsPerPage}`));
      }
      const filtered = `/api/parts?itemsPerPage=${itemsPerPage}&category=1%2B%2B&name=%25a%25&order[name]=asc`;
      counts["listPartLog, related"] = await count(() =>
        running.client.get(`${roots["parts"]}/log?related=true&itemsPerPage=${itemsPerPage}`),
      );
      counts["listParts, filtered and ordered"] = await count(() => running.client.get(filtered));
      counts["listParts, by cursor"] = await count(() =>
        running.client.get(`/api/parts?itemsPerPage=${itemsPerPage}&cursor=&order[name]=asc`),
      );
      counts["listParts, only names"] = await count(() =>
        running.client.get(`/api/parts?itemsPerPage=${itemsPerPage}&properties[]=name`, plain),
      );
      return counts;
    };
    const rootsOf = async (size: number): Promise<Record<string, string>> => {
      const roots: Record<string, string> = {};
      for (const tree of trees) {
        roots[tree] = await newTree(tree, size);
      }
      roots["parts"] = await newPart(size);
      for (let index = 1; index < size; index += 1) await newPart(1);
      roots["users"] = "/api/users/1";
      roots["groups"] = await newGroup(size);
      roots["part_lots"] = await childOf(roots["parts"], "partLots");
      roots["orderdetails"] = await childOf(roots["parts"], "orderdetails");
      roots["pricedetails"] = await childOf(roots["orderdetails"], "pricedetails");
      for (let index = 0; index < size; index += 1) {
        const [owner, other] = [roots["parts"], await newPart(1)];
        roots["part_associations"] = await make("part_associations", { owner, other, type: 1 });
        const entry = { project: roots["projects"], part: other };
        roots["project_bom_entries"] = await make("project_bom_entries", entry);
      }
      for (let index = 0; index < size; index += 1)
        roots["webhooks"] = await make("webhooks", { name: "Sample", url: "https://example.com" });
      for (let index = 0; index < size; index += 1)
        roots["label_profiles"] = await make("label_profiles", { name: unique("Profile") });
      roots["attachments"] = await childOf(roots["parts"], "attachments");
      roots["change_sets"] = await creationOf(roots["parts"]);
      roots["parameters"] = await childOf(roots["parts"], "parameters");
      return roots;
    };
    const small = await measure(await rootsOf(few), few);
    const large = await measure(await rootsOf(many), 5000);
    expect(large).toEqual(small);
    expect(small).toMatchSnapshot();
  });

  it("of an item or a write does not depend on its owned records", async () => {
    const { client } = running;
    const measure = async (size: number): Promise<Counts> => {
      const counts: Counts = {};
      const measured = async (name: string, request: () => Promise<Answer<unknown>>): Promise<void> => {
        counts[name] = await count(request);
      };
      const part = await newPart(size);
      const attachment = await childOf(part, "attachments");
      const parameter = await childOf(part, "parameters");
      await measured("getPart", () => client.get(part));
      const changeSet = await creationOf(part);
      await measured("getChangeSet", () => client.get(changeSet));
      await measured("getPart, only its name", () => client.get(`${part}?properties[]=name`));
      await measured("updatePart", () => client.patch(part, { description: "d", category }));
      await measured("updatePart, nothing new", () => client.patch(part, { description: "d" }));
      const { body: document } = await client.get(part);
      await measured("updatePart, sent back", () => client.patch(part, document));
      await measured("updatePart, emptied", () => client.patch(part, { parameters: [] }));
      await measured("getAttachment", () => client.get(attachment));
      await measured("updateAttachment", () => client.patch(attachment, { name: "new" }));
      const whole = { name: "newer", attachment_type: type };
      await measured("replaceAttachment", () => client.put(attachment, whole));
      const upload = { data: "SGVsbG8=", filename: "a.txt" };
      await measured("updateAttachment, file", () => client.patch(attachment, { upload }));
      await measured("getAttachmentFile", () => client.get(`${attachment}/file`, { accept: "*/*" }));
      await measured("deleteAttachment", () => client.delete(attachment));
      const owner = await newPart(size);
      const sibling = await childOf(owner, "parameters");
      const pieces = await newPart(1);
      await measured("getParameter", () => client.get(sibling));
      await measured("updateParameter", () => client.patch(sibling, { name: "new" }));
      await measured("deleteParameter", () => client.delete(sibling));
      await measured("createParameter", () => client.post("/api/parameters", { name: "x", element: owner }));
      await measured("createAttachment", () =>
        client.post("/api/attachments", { name: "x", element: owner, attachment_type: type }),
      );
      await measured("createPart", () => client.post("/api/parts", { name: unique("Part"), category }));
      await measured("deletePart", () => client.delete(owner));
      const orderdetail = await newOrderByLength(size);
      await measured("updateOrderdetail, moved", () => client.patch(orderdetail, { part: pieces }));
      await client.get(parameter, { expect: 404 });
      for (const [tree, name] of Object.entries(resourceOfTree)) {
        const root = await newTree(tree, size);
        await measured(`get${name}`, () => client.get(root));
        await measured(`create${name}`, () =>
          client.post(`/api/${tree}`, { ...requiredOf(tree), name: unique("x"), parent: root }),
        );
        await measured(`update${name}, renamed`, () => client.patch(root, { name: unique("y") }));
        const leaf = await make(tree, { ...requiredOf(tree), name: unique("Leaf"), ...owned(size) });
        await measured(`update${name}, moved`, () => client.patch(leaf, { parent: root }));
        await measured(`delete${name}`, () => client.delete(leaf));
      }
      return counts;
    };
    const small = await measure(few);
    expect(await measure(many)).toEqual(small);
    expect(small).toMatchSnapshot();
  });

  describe("of a write with new records", () => {
    it("grows by a constant for each record", async () => {
      const create = (size: number) =>
        count(() => running.client.post("/api/parts", { name: unique("Part"), category, ...owned(size) }));
      const [ten, twenty, thirty] = [await create(10), await create(20), await create(30)];
      expect(thirty - twenty).toBe(twenty - ten);
      expect((twenty - ten) / 10).toMatchInlineSnapshot(`2`);
    });

    it("is constant for locking the files of many attachments", async () => {
      const sendUrls = async (size: number): Promise<number> => {
        const part = await newPart(size, 0);
        const elements = (await running.read(part))["attachments"] as unknown as readonly Record<
          string,
          Json
        >[];
        const attachments = elements.map((element) => ({ "@id": element["@id"], url: "https://a.example/" }));
        return count(() => running.client.patch(part, { attachments }));
      };
      expect(await sendUrls(20)).toBe(await sendUrls(10));
    });

    it("is constant for the references of many lots, orderdetails and prices", async () => {
      const unit = await make("measurement_units", { name: unique("Unit") });
      const url = "https://a.example/";
      const stock = (size: number) => ({
        partLots: Array.from({ length: size }, () => ({ storage_location: location, amount: 1.5 })),
        orderdetails: Array.from({ length: size }, (_, index) => ({
          supplier,
          supplierpartnr: `no${index}`,
          supplier_product_url: url,
          pricedetails: [{ price: "1", currency, min_discount_quantity: 2 }],
        })),
      });
      const create = (size: number) =>
        count(() =>
          running.client.post("/api/parts", {
            name: unique("Part"),
            category,
            partUnit: unit,
            ...stock(size),
          }),
        );
      const [few, many] = [await create(10), await create(20)];
      expect((many - few) / 10).toMatchInlineSnapshot(`3`);
      const sendBack = async (size: number): Promise<number> => {
        const part = await make("parts", { name: unique("Part"), category, partUnit: unit, ...stock(size) });
        const { body } = await running.client.get(part);
        return count(() => running.client.patch(part, body));
      };
      expect(await sendBack(20)).toBe(await sendBack(10));
    });
  });
});
