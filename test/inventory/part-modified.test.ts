/** `lastModified` of a part changes with everything in its document, so that clients can synchronize parts by date. */
import { beforeAll, expect, it } from "vitest";
import { sql } from "kysely";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { createUserWith } from "./test-users.ts";
import { unique, useService, versionOf } from "./running-service.ts";

type Body = Record<string, unknown>;

describeDialects("lastModified of a part", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  let category = "";
  let supplier = "";
  let type = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    supplier = await make("suppliers", { name: "Supplier" });
    type = await make("attachment_types", { name: "Type" });
  });

  const newPart = (body: Body = {}) => make("parts", { name: unique("Part"), category, ...body });
  const patch = (iri: string, body: Body) => running.client.patch(iri, body, { expect: 200 });
  const remove = (iri: string) => running.client.delete(iri, { expect: 204 });
  const newLot = (part: string, body: Body = {}) => make("part_lots", { part, amount: 5, ...body });
  const newOrder = (part: string) => make("orderdetails", { part, supplier, supplierpartnr: unique("N") });

  /** Prepares a part and returns a function that changes it. */
  type Way = (part: string) => Promise<() => Promise<unknown>>;
  const stockAction =
    (action: string): Way =>
    async (part) => {
      const lot = await newLot(part);
      const to = await newLot(part);
      const body = { amount: 1, ...(action === "move" && { to }) };
      return () => running.client.post(`${lot}/${action}`, body, { expect: 200 });
    };

  const ways: Readonly<Record<string, Way>> = {
    "a change of the part": (part) => Promise.resolve(() => patch(part, { comment: "x" })),
    "a new lot": (part) => Promise.resolve(() => newLot(part)),
    "a changed lot": async (part) => {
      const lot = await newLot(part);
      return () => patch(lot, { comment: "x" });
    },
    "a lot changed inside the part": async (part) => {
      const lot = await newLot(part);
      return () => patch(part, { partLots: [{ "@id": lot, amount: 9 }] });
    },
    "a deleted lot": async (part) => {
      const lot = await newLot(part);
      return () => remove(lot);
    },
    "a lot moved from another part": async (part) => {
      const lot = await newLot(await newPart());
      return () => patch(lot, { part });
    },
    "a lot moved to another part": async (part) => {
      const [lot, other] = [await newLot(part), await newPart()];
      return () => patch(lot, { part: other });
    },
    "its unit becomes an integer unit": async (part) => {
      const partUnit = await make("measurement_units", { name: unique("Unit") });
      await patch(part, { partUnit });
      await newLot(part, { amount: 1 });
      return () => patch(partUnit, { is_integer: true });
    },
    "a lot that loses its owner": async (part) => {
      const owner = await createUserWith(running.service, []);
      await newLot(part, { owner: owner.iri });
      return () => remove(owner.iri);
    },
    "stock added": stockAction("add"),
    "stock withdrawn": stockAction("withdraw"),
    "stock moved": stockAction("move"),
    "a stocktake": stockAction("stocktake"),
    "a project built from it": async (part) => {
      await newLot(part);
      const project = await make("projects", { name: unique("Project") });
      await make("project_bom_entries", { project, part, quantity: 1 });
      return () => running.client.post(`${project}/build`, { quantity: 1 }, { expect: 200 });
    },
    "a project that builds it": async (part) => {
      const project = await make("projects", { name: unique("Project"), build_part: part });
      await newLot(await newPart());
      const needed = await newPart();
      await newLot(needed);
      await make("project_bom_entries", { project, part: needed, quantity: 1 });
      const storage_location = await make("storage_locations", { name: unique("Location") });
      return () =>
        running.client.post(
          `${project}/build`,
          { quantity: 1, add_build_part: { storage_location } },
          { expect: 200 },
        );
    },
    "a new project that builds it": (part) =>
      Promise.resolve(() => make("projects", { name: unique("Project"), build_part: part })),
    "a project that no longer builds it": async (part) => {
      const project = await make("projects", { name: unique("Project"), build_part: part });
      return () => patch(project, { build_part: null });
    },
    "the deletion of the project that builds it": async (part) => {
      const project = await make("projects", { name: unique("Project"), build_part: part });
      return () => remove(project);
    },
    "a new orderdetail": (part) => Promise.resolve(() => newOrder(part)),
    "a changed orderdetail": async (part) => {
      const order = await newOrder(part);
      return () => patch(order, { obsolete: true });
    },
    "a deleted orderdetail": async (part) => {
      const order = await newOrder(part);
      return () => remove(order);
    },
    "an orderdetail moved from another part": async (part) => {
      const order = await newOrder(await newPart());
      return () => patch(order, { part });
    },
    "a new price": async (part) => {
      const orderdetail = await newOrder(part);
      return () => make("pricedetails", { orderdetail, price: "1" });
    },
    "a changed price": async (part) => {
      const price = await make("pricedetails", { orderdetail: await newOrder(part), price: "1" });
      return () => patch(price, { price: "2" });
    },
    "a deleted price": async (part) => {
      const price = await make("pricedetails", { orderdetail: await newOrder(part), price: "1" });
      return () => remove(price);
    },
    "a price moved to another part": async (part) => {
      const price = await make("pricedetails", { orderdetail: await newOrder(part), price: "1" });
      const orderdetail = await newOrder(await newPart());
      return () => patch(price, { orderdetail });
    },
    "a new attachment": (part) =>
      Promise.resolve(() =>
        make("attachments", { element: part, name: "a", attachment_type: type, upload: { data: picture } }),
      ),
    "a changed attachment": async (part) => {
      const attachment = await make("attachments", { element: part, name: "a", attachment_type: type });
      return () => patch(attachment, { name: "b" });
    },
    "a deleted attachment": async (part) => {
      const attachment = await make("attachments", { element: part, name: "a", attachment_type: type });
      return () => remove(attachment);
    },
    "a new parameter": (part) => Promise.resolve(() => make("parameters", { element: part, name: "a" })),
    "a changed parameter": async (part) => {
      const parameter = await make("parameters", { element: part, name: "a" });
      return () => patch(parameter, { unit: "V" });
    },
    "a deleted parameter": async (part) => {
      const parameter = await make("parameters", { element: part, name: "a" });
      return () => remove(parameter);
    },
    "a new association": async (part) => {
      const other = await newPart();
      return () => make("part_associations", { owner: part, other, type: 1 });
    },
    "a new association of another part with the part": async (part) => {
      const owner = await newPart();
      return () => make("part_associations", { owner, other: part, type: 1 });
    },
    "a changed association": async (part) => {
      const association = await make("part_associations", { owner: await newPart(), other: part, type: 1 });
      return () => patch(association, { type: 2 });
    },
    "the deletion of an associated part": async (part) => {
      const owner = await newPart();
      await make("part_associations", { owner, other: part, type: 1 });
      return () => remove(owner);
    },
    "an association created inside another part": async (part) => {
      const owner = await newPart();
      return () => patch(owner, { associated_parts_as_owner: [{ other: part, type: 1 }] });
    },
  };

  it.each(Object.entries(ways))("changes after %s", async (_, way) => {
    const part = await newPart();
    const change = await way(part);
    await running.service.store.transaction(({ db }) =>
      sql`update parts set last_modified = '2020-01-01T00:00:00.000Z'`.execute(db),
    );
    const before = await running.client.get<Body>(part, { expect: 200 });
    await change();
    const after = await running.client.get<Body>(part, { expect: 200 });
    expect(Number(versionOf(after))).toBeGreaterThan(Number(versionOf(before)));
    const { body } = await running.client.get<Body[]>("/api/parts?lastModified[after]=2021-01-01", {
      accept: "application/json",
      expect: 200,
    });
    expect(body.map(({ id }) => `/api/parts/${String(id)}`)).toContain(part);
  });

  it("does not change with a write that changes nothing", async () => {
    const part = await newPart();
    const lot = await newLot(part);
    const before = await running.read(part);
    await patch(lot, { amount: 5 });
    await patch(part, { partLots: [{ "@id": lot, amount: 5 }] });
    expect(await running.read(part)).toEqual(before);
  });
});
