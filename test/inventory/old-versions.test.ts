/** Old versions of elements (`at`) are equal to the documents that were read at that time. */
import { expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { linked, plain, unique, useService } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

const hour = 3_600_000;

describeDialects("old versions", (dialect) => {
  let now = new Date("2026-01-01T00:00:00.250Z");
  const statements: string[] = [];
  const running = useService(dialect, {
    overrides: { now: () => now, onStatement: (sql) => statements.push(sql) },
  });
  const { make, read } = running;

  const at = (time: Date): string => `at=${encodeURIComponent(time.toISOString())}`;
  const wait = (milliseconds = hour): void => void (now = new Date(now.getTime() + milliseconds));
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body, { expect: 200 });
  const remove = (iri: string) => running.client.delete(iri, { expect: 204 });

  interface Reading {
    readonly step: string;
    readonly time: Date;
    readonly documents: ReadonlyMap<string, unknown>;
  }

  /** Records the documents of the tracked elements after each step, and compares them with the old versions. */
  function recorder() {
    const tracked: string[] = [];
    const readings: Reading[] = [];
    const documentsAt = async (query = ""): Promise<ReadonlyMap<string, unknown>> => {
      const documents = new Map<string, unknown>();
      for (const iri of tracked) {
        // The formats differ only in the keywords of JSON-LD.
        const options = documents.size === 0 ? plain : linked;
        const { status, body } = await running.client.get(`${iri}${query}`, options);
        documents.set(iri, status === 404 ? 404 : body);
      }
      return documents;
    };
    return {
      track: (...iris: string[]) => void tracked.push(...iris),
      async step(name: string, write: () => Promise<unknown>) {
        wait();
        await write();
        readings.push({ step: name, time: now, documents: await documentsAt() });
      },
      async compare() {
        wait();
        for (const { step, time, documents } of readings) {
          const old = await documentsAt(`?${at(time)}`);
          for (const [key, document] of old) {
            // An element that was tracked after the step did not exist yet.
            expect(document, `${key} after "${step}"`).toEqual(documents.get(key) ?? 404);
          }
        }
      },
    };
  }

  it("returns a part with everything that it owned", async () => {
    const { track, step, compare } = recorder();
    const root = await make("categories", { name: unique("Root") });
    const category = await make("categories", { name: "ICs", parent: root });
    const other = await make("categories", { name: unique("Other") });
    const location = await make("storage_locations", { name: unique("Shelf") });
    const supplier = await make("suppliers", {
      name: unique("S"),
      auto_product_url: "https://s.example/%PART%",
    });
    const manufacturer = await make("manufacturers", { name: unique("M") });
    const currency = await make("currencies", {
      name: unique("Franc"),
      iso_code: "CHF",
      exchange_rate: "1.1",
    });
    const type = await make("attachment_types", { name: unique("Datasheet") });
    const unit = await make("measurement_units", { name: unique("Length"), unit: "m", is_integer: false });
    const part = await make("parts", {
      name: unique("Part"),
      category,
      manufacturer,
      manufacturer_product_number: "M1",
      tags: "a,b",
      mass: 1.5,
      minamount: 2.5,
      partUnit: unit,
      comment: "é".repeat(3000),
      eda_info: { value: "10k", visibility: true },
      partLots: [{ description: "first", storage_location: location, amount: 5 }],
      orderdetails: [{ supplier, supplierpartnr: "N1", pricedetails: [{ price: "1.2345678", currency }] }],
      attachments: [{ name: "Sheet", attachment_type: type, upload: { data: textFile, filename: "a.txt" } }],
      parameters: [{ name: "U", value_typical: 5, unit: "V" }],
    });
    const second = await make("parts", { name: unique("Second"), category: other });
    const before = await read(part);
    const one = (list: unknown): string => String((list as { "@id": string }[])[0]?.["@id"]);
    const lot = one(before["partLots"]);
    const order = one(before["orderdetails"]);
    const attachment = one(before["attachments"]);
    const parameter = one(before["parameters"]);
    const price = one((before["orderdetails"] as unknown as { pricedetails: unknown }[])[0]?.pricedetails);
    track(part, second, lot, order, price, attachment, parameter, root, category, other, location, supplier);
    track(manufacturer, currency, type, unit);
    await step("creation", async () => undefined);
    await step("edit", () =>
      patch(part, { name: unique("Renamed"), tags: "c", comment: "", mass: null, eda_info: { value: "x" } }),
    );
    await step("stock added", () => running.client.post(`${lot}/add`, { amount: 2.5 }, { expect: 200 }));
    let lot2 = "";
    await step("second lot", async () => {
      lot2 = await make("part_lots", { part, amount: 7, expiration_date: "2020-05-05T00:00:00+00:00" });
      track(lot2);
    });
    await step("stock moved", () =>
      running.client.post(`${lot}/move`, { amount: 1, to: lot2 }, { expect: 200 }),
    );
    await step("stocktake", () => running.client.post(`${lot2}/stocktake`, { amount: 3 }, { expect: 200 }));
    await step("category renamed", () => patch(root, { name: unique("New root"), comment: "changed" }));
    await step("category moved", () => patch(category, { parent: null }));
    await step("supplier changed", () => patch(supplier, { auto_product_url: "" }));
    await step("unit changed", () => patch(unit, { unit: "km" }));
    await step("price changed", () => patch(price, { price: "0.1", currency: null }));
    await step("prices replaced", () =>
      patch(order, { pricedetails: [{ price: "3" }, { price: "2", min_discount_quantity: 10 }] }),
    );
    await step("lot moved to another part", () => patch(lot2, { part: second }));
    await step("edit of the other part", () => patch(second, { description: "x" }));
    await step("attachment moved", () => patch(attachment, { element: second }));
    await step("picture", async () => {
      const image = await make("attachments", {
        name: "Picture",
        element: part,
        attachment_type: type,
        upload: { data: picture, filename: "a.png" },
      });
      track(image);
      await patch(part, { master_picture_attachment: image });
    });
    let association = "";
    await step("association", async () => {
      association = await make("part_associations", { owner: part, other: second, type: 1 });
      track(association);
    });
    await step("association edited", () => patch(association, { comment: "see" }));
    await step("project", async () => {
      track(await make("projects", { name: unique("Project"), build_part: second }));
    });
    await step("parameters replaced", () => patch(part, { parameters: [{ name: "I", value_max: 1 }] }));
    await step("association deleted", () => remove(association));
    await step("lot moved back", () => patch(lot2, { part }));
    await step("lot deleted", () => remove(lot2));
    await step("part deleted", () => remove(part));
    await step("second part deleted", () => remove(second));
    await step("categories deleted", async () => {
      await remove(category);
      await remove(root);
    });
    await compare();
  });

  it("returns tree elements before and after a merge, with their attachments and parameters", async () => {
    const { track, step, compare } = recorder();
    const type = await make("attachment_types", { name: unique("Type") });
    const file = (name: string) => ({
      name,
      attachment_type: type,
      upload: { data: textFile, filename: "a.txt" },
    });
    const owned = { attachments: [file("A"), file("B")], parameters: [{ name: "P", value_min: 1 }] };
    const source = await make("footprints", { name: unique("Source"), ...owned });
    const target = await make("footprints", {
      name: unique("Target"),
      attachments: [file("A")],
      parameters: [{ name: "P", value_min: 2 }],
    });
    const child = await make("footprints", { name: unique("Child"), parent: source });
    const category = await make("categories", { name: unique("Category") });
    const part = await make("parts", { name: unique("Part"), category, footprint: source });
    track(source, target, child, part);
    for (const iri of [source, target]) {
      const { attachments, parameters } = await read(iri);
      for (const list of [attachments, parameters])
        track(...(list as unknown as { "@id": string }[]).map((element) => element["@id"]));
    }
    await step("creation", async () => undefined);
    await step("merge", () => running.client.post(`${source}/merge`, { into: target }, { expect: 200 }));
    await step("edit", () => patch(target, { name: unique("Renamed"), parameters: [], attachments: [] }));
    await step("part without footprint", () => patch(part, { footprint: null }));
    await step("deletion", async () => {
      await remove(child);
      await remove(target);
    });
    await compare();
  });

  it("returns projects and their BOM entries", async () => {
    const { track, step, compare } = recorder();
    const category = await make("categories", { name: unique("Category") });
    const part = await make("parts", { name: unique("Part"), category });
    const built = await make("parts", { name: unique("Built"), category });
    const project = await make("projects", { name: unique("Project"), description: "d" });
    const entry = await make("project_bom_entries", { project, part, quantity: 2, mountnames: "R1,R2" });
    track(project, entry, part, built);
    await step("creation", async () => undefined);
    await step("build part", () => patch(project, { build_part: built }));
    await step("entry edited", () => patch(entry, { quantity: 3, mountnames: "R1,R2,R3" }));
    await step("another build part", () => patch(project, { build_part: null }));
    await step("part deleted", () => remove(part));
    await step("project deleted", () => remove(project));
    await compare();
  });

  it("returns users and groups, without secrets", async () => {
    const { track, step, compare } = recorder();
    const { client } = running;
    const parent = await make("groups", { name: unique("Parent"), permissions: { "parts.read": true } });
    const group = await make("groups", { name: unique("Group"), parent, comment: "c" });
    const password = "Correct horse battery";
    const user = await make("users", {
      name: unique("user").replace(" ", "-"),
      group,
      first_name: "Ada",
      permissions: { "parts.read": true, "parts.edit": false },
      password,
      need_pw_change: false,
    });
    track(parent, user);
    await step("creation", async () => undefined);
    await step("user edited", () =>
      patch(user, {
        first_name: "A",
        email: "a@example.org",
        aboutMe: "x",
        theme: "",
        timezone: "UTC",
        language: "de",
      }),
    );
    await step("user permissions", () =>
      patch(user, { permissions: { "parts.edit": null, "projects.read": true } }),
    );
    await step("group permissions", () =>
      patch(parent, { permissions: { "parts.read": false, "users.read": true } }),
    );
    await step("group edited", () =>
      patch(parent, { name: unique("Renamed"), enforce_2fa: true, comment: "d" }),
    );
    await step("group moved", () => patch(group, { parent: null }));
    await step("group without permissions", () => patch(parent, { permissions: null }));
    await step("user without group", () => patch(user, { group: null, disabled: true }));
    await step("password", () => patch(user, { password: `${password} staple`, need_pw_change: false }));
    await step("group deleted", () => remove(group));
    await compare();
    const time = now;
    wait();
    await remove(user);
    // Only the names of deleted users and groups are kept.
    for (const iri of [user, group]) await client.get(`${iri}?${at(time)}`, { expect: 404 });
    const { client: reader } = await createUserWith(running.service, ["users.read", "groups.read"]);
    for (const iri of [parent, "/api/users/1"]) {
      const { status, body } = await reader.get(`${iri}?${at(now)}`);
      expect(status, iri).toBe(403);
      expect(body["detail"]).toContain("show_history");
    }
    await client.get(`/api/webhooks/1?${at(now)}`, { expect: 400 });
  });

  it("counts stock that expired later", async () => {
    const category = await make("categories", { name: unique("Category") });
    const part = await make("parts", { name: unique("Part"), category });
    const expires = new Date(now.getTime() + 48 * hour).toISOString();
    const lot = await make("part_lots", { part, amount: 4, expiration_date: expires });
    const time = now;
    wait();
    await remove(lot);
    expect((await read(`${part}?${at(time)}`))["total_instock"]).toBe(4);
    wait(72 * hour);
    const lots = await make("part_lots", { part, amount: 4, expiration_date: expires });
    wait();
    expect(lots).not.toBe(lot);
    expect((await read(`${part}?${at(now)}`))["total_instock"]).toBe(0);
  });

  it("returns selected properties without an entity tag", async () => {
    const category = await make("categories", { name: unique("Old") });
    const part = await make("parts", { name: "Same", category });
    const time = now;
    wait();
    await patch(category, { name: unique("New") });
    const path = `${part}?${at(time)}&properties[]=name&properties[category][]=name`;
    const { body, headers } = await running.client.get(path, { ...plain, expect: 200 });
    expect(body).toEqual({ name: "Same", category: { name: expect.stringMatching(/^Old/) as string } });
    expect(headers).not.toHaveProperty("etag");
    expect(headers["cache-control"]).toBe("no-store");
    // The same request is not answered from a cache.
    await running.client.get(path, { ...plain, expect: 200 });
    const again = await running.client.get(path, { ...plain, headers: { "If-None-Match": "*" } });
    expect(again.status).toBe(200);
  });

  it("treats a time without a fraction as the end of the second", async () => {
    const category = await make("categories", { name: unique("Category") });
    const whole = now.toISOString().replace(/\.\d+Z$/, "Z");
    wait();
    expect((await running.client.get(`${category}?at=${whole}`)).status).toBe(200);
    const early = whole.replace("Z", ".000Z");
    expect((await running.client.get(`${category}?at=${early}`)).status).toBe(404);
  });

  it("refuses times in the future, invalid times and times before the history", async () => {
    const category = await make("categories", { name: unique("Category") });
    const created = now;
    wait();
    const statusOf = async (iri: string, query: string) =>
      (await running.client.get(`${iri}?at=${query}`)).status;
    const violations = await running.refused(
      running.client.get(`${category}?${at(new Date(now.getTime() + 1))}`),
      400,
    );
    expect(violations).toEqual(["at: in-the-future"]);
    for (const invalid of ["yesterday", "2026-13-01T00:00:00Z", ""])
      expect(await statusOf(category, invalid), invalid).toBe(400);
    expect(await statusOf(category, "2025-12-31T00:00:00Z")).toBe(404);
    expect(await statusOf("/api/categories/99999", now.toISOString())).toBe(404);
    const { store } = running.service;
    const start = new Date(created.getTime() + 1000).toISOString();
    await store.transaction(({ db }) =>
      db.insertInto("instance").values({ key: "history_start", value: start }).execute(),
    );
    try {
      wait();
      expect(await statusOf(category, created.toISOString())).toBe(410);
      expect(await statusOf(category, "2025-12-31T00:00:00Z")).toBe(404);
      expect(await statusOf(category, start)).toBe(200);
    } finally {
      await store.transaction(({ db }) =>
        db.deleteFrom("instance").where("key", "=", "history_start").execute(),
      );
    }
  });

  it("requires the permission to view the history", async () => {
    const category = await make("categories", { name: unique("Category") });
    const part = await make("parts", {
      name: unique("Part"),
      category,
      parameters: [{ name: "P", value_min: 1 }],
    });
    const { parameters } = await read(part);
    const parameter = String(parameters?.[0]?.["@id"]);
    wait();
    const { client: reader } = await createUserWith(running.service, ["parts.read", "categories.read"]);
    for (const iri of [part, category, parameter]) {
      expect((await reader.get(iri)).status, iri).toBe(200);
      const { status, body } = await reader.get(`${iri}?${at(now)}`);
      expect(status, iri).toBe(403);
      expect(body["detail"]).toContain("show_history");
    }
  });

  it("runs the same number of statements for any number of owned entities and changes", async () => {
    const category = await make("categories", { name: unique("Category") });
    const supplier = await make("suppliers", { name: unique("Supplier") });
    const newPart = async (size: number): Promise<string> => {
      const part = await make("parts", {
        name: unique("Part"),
        category,
        partLots: Array.from({ length: size }, () => ({ amount: 1 })),
        orderdetails: Array.from({ length: Math.ceil(size / 10) }, (_, index) => ({
          supplier,
          supplierpartnr: `N${index}`,
          pricedetails: [{ price: "1" }, { price: "0.5", min_discount_quantity: 10 }],
        })),
      });
      wait();
      for (let change = 0; change < 3; change++) {
        const lots = (await read(part))["partLots"] as unknown as { "@id": string }[];
        await patch(part, {
          partLots: lots.map((lot) => ({ "@id": lot["@id"], amount: change + 2 })),
        });
      }
      return part;
    };
    const count = async (part: string): Promise<{ count: number; milliseconds: number }> => {
      const path = `${part}?${at(new Date(now.getTime() - 1))}`;
      await running.client.get(path, { expect: 200 });
      statements.length = 0;
      const start = performance.now();
      await running.client.get(path, { expect: 200 });
      const milliseconds = performance.now() - start;
      return { count: statements.filter((sql) => /^(select|\s*select|with)/.test(sql)).length, milliseconds };
    };
    const first = await count(await newPart(10));
    const second = await count(await newPart(100));
    // A shared machine can be several times slower.
    expect(second.milliseconds).toBeLessThan(500);
    expect(second.count).toBe(first.count);
    expect(second.count).toBeLessThan(80);
  });
});
