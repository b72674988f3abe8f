/** Change log entries of each kind of write, and reading the log. */
import { beforeAll, describe, expect, it } from "vitest";
import { api, type Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly level: string;
  readonly datetime: string;
  readonly username: string;
  readonly client: string;
  readonly target_type: string;
  readonly target_id: number;
  readonly target: string;
  readonly comment?: string;
  readonly changes?: Record<string, { old: unknown; new: unknown }>;
  readonly data?: Record<string, unknown>;
}

describeDialects("the change log", (dialect) => {
  let now = new Date("2026-03-01T10:00:00.000Z");
  const running = useService(dialect, { overrides: { now: () => now } });
  const { make, refused } = running;
  let type = "";
  let category = "";

  beforeAll(async () => {
    type = await make("attachment_types", { name: "Any" });
    category = await make("categories", { name: "Category" });
  });

  const newPart = (body: Record<string, unknown> = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const logOf = async (iri: string): Promise<readonly Entry[]> =>
    (await running.client.get<Entry[]>(`${iri}/log`, { ...plain, expect: 200 })).body;
  const everything = async (query = ""): Promise<readonly Entry[]> =>
    (
      await running.client.get<Entry[]>(`/api/log_entries?itemsPerPage=1000${query}`, {
        ...plain,
        expect: 200,
      })
    ).body;
  /** Returns the entries that `work` adds to the log, oldest first. */
  async function added(work: () => Promise<unknown>): Promise<readonly Entry[]> {
    const before = await everything();
    await work();
    const known = new Set(before.map(({ id }) => id));
    return (await everything()).filter(({ id }) => !known.has(id));
  }
  const facts = (entries: readonly Entry[]) =>
    entries.map(({ kind, target, changes, data }) => ({
      kind,
      target,
      ...(changes !== undefined && { changes }),
      ...(data !== undefined && { data }),
    }));

  it("records the user, token, time and comment of a change", async () => {
    const part = await newPart();
    const [entry] = await logOf(part);
    expect(entry).toMatchObject({
      kind: "element_created",
      username: "admin",
      datetime: "2026-03-01T10:00:00+00:00",
      target_type: "Part",
      target_id: idOf(part),
      target: part,
    });
    expect(entry?.client).toBeTruthy();
    expect(entry).not.toHaveProperty("comment");
    await running.client.patch(`${part}?_comment=${encodeURIComponent("wrong päckage +1")}`, { mass: 1 });
    expect((await logOf(part))[0]).toMatchObject({ kind: "element_edited", comment: "wrong päckage +1" });
    const long = "ü".repeat(300);
    await running.client.patch(`${part}?_comment=${encodeURIComponent(long)}`, { mass: 2 }, { expect: 200 });
    expect((await logOf(part))[0]?.comment).toBe("ü".repeat(255));
    await running.client.patch(`${part}?_comment=`, { mass: 3 }, { expect: 200 });
    expect((await logOf(part))[0]).not.toHaveProperty("comment");
    const editor = api(running.service, tokens.editor);
    await editor.patch(part, { mass: 4 }, { expect: 200 });
    expect((await logOf(part))[0]).toMatchObject({ username: "editor" });
  });

  it("contains the old and new value of each changed property, and no others", async () => {
    const footprint = await make("footprints", { name: unique("F") });
    const part = await newPart({ name: "before", description: "same", mass: 1, eda_info: { value: "1k" } });
    const entries = await added(() =>
      running.client.patch(
        part,
        {
          name: "after",
          description: "same",
          mass: null,
          footprint,
          favorite: true,
          eda_info: { value: "2k", visibility: false },
        },
        { expect: 200 },
      ),
    );
    expect(facts(entries)).toEqual([
      {
        kind: "element_edited",
        target: part,
        changes: {
          name: { old: "before", new: "after" },
          mass: { old: 1, new: null },
          footprint: { old: null, new: footprint },
          favorite: { old: false, new: true },
          "eda_info.value": { old: "1k", new: "2k" },
          "eda_info.visibility": { old: null, new: false },
        },
      },
    ]);
  });

  it("truncates long texts", async () => {
    const part = await newPart();
    await running.client.patch(part, { comment: "x".repeat(3000) }, { expect: 200 });
    expect((await logOf(part))[0]?.changes?.["comment"]).toEqual({ old: "", new: `${"x".repeat(2000)}...` });
  });

  it("truncates long texts between characters, not inside surrogate pairs", async () => {
    const part = await newPart();
    const comment = `${"x".repeat(1999)}${"😀".repeat(10)}`;
    await running.client.patch(part, { comment }, { expect: 200 });
    expect((await logOf(part))[0]?.changes?.["comment"]).toEqual({ old: "", new: `${"x".repeat(1999)}...` });
  });

  it("keeps all properties of a deleted element", async () => {
    const part = await newPart({
      name: "gone",
      parameters: [{ name: "p", value_max: 3 }],
      attachments: [{ name: "a", attachment_type: type, url: "https://a.example/" }],
    });
    const entries = await added(() => running.client.delete(`${part}?_comment=why`, { expect: 204 }));
    expect(entries.map(({ kind, target_type, comment }) => [kind, target_type, comment])).toEqual([
      ["element_deleted", "Attachment", "why"],
      ["collection_element_deleted", "Part", "why"],
      ["element_deleted", "Parameter", "why"],
      ["collection_element_deleted", "Part", "why"],
      ["element_deleted", "Part", "why"],
    ]);
    expect(entries.at(-1)?.data).toMatchObject({ id: idOf(part), name: "gone", category });
    expect(entries[2]?.data).toMatchObject({ name: "p", value_max: 3, element: part });
    expect(entries[3]?.data).toMatchObject({ collection: "parameters", name: "p" });
  });

  it("records changes of owned elements, nested or through their own endpoint", async () => {
    const part = await newPart({ parameters: [{ name: "a" }, { name: "b" }] });
    const { body } = await running.client.get<{ parameters: { id: number }[] }>(part, plain);
    const [a, b] = body.parameters;
    const parameter = (id: number | undefined): string => `/api/parameters/${id}`;
    const nested = await added(() =>
      running.client.patch(part, { parameters: [{ id: a?.id, unit: "V" }, { name: "c" }] }, { expect: 200 }),
    );
    expect(facts(nested)).toEqual([
      {
        kind: "element_deleted",
        target: parameter(b?.id),
        data: expect.objectContaining({ name: "b" }) as unknown,
      },
      {
        kind: "collection_element_deleted",
        target: part,
        data: { collection: "parameters", id: b?.id, name: "b" },
      },
      { kind: "element_edited", target: parameter(a?.id), changes: { unit: { old: "", new: "V" } } },
      { kind: "element_created", target: expect.stringMatching(/^\/api\/parameters\//) as unknown },
    ]);
    const alone = await added(() => running.client.patch(parameter(a?.id), { unit: "A" }, { expect: 200 }));
    expect(facts(alone)).toEqual([
      { kind: "element_edited", target: parameter(a?.id), changes: { unit: { old: "V", new: "A" } } },
    ]);
    const other = await newPart();
    const moved = await added(() =>
      running.client.patch(parameter(a?.id), { element: other }, { expect: 200 }),
    );
    expect(facts(moved)).toEqual([
      { kind: "element_edited", target: parameter(a?.id), changes: { element: { old: part, new: other } } },
    ]);
  });

  it("records a preview picture set by an upload, but not separately when its element is created", async () => {
    const part = await newPart();
    const upload = { data: picture, filename: "a.png" };
    let attachment = "";
    const entries = await added(async () => {
      attachment = await make("attachments", { name: "a", attachment_type: type, element: part, upload });
    });
    expect(facts(entries)).toEqual([
      { kind: "element_created", target: attachment },
      {
        kind: "element_edited",
        target: part,
        changes: { master_picture_attachment: { old: null, new: attachment } },
      },
    ]);
    const created = await added(() =>
      newPart({ attachments: [{ name: "a", attachment_type: type, upload }] }),
    );
    expect(created.map(({ kind }) => kind)).toEqual(["element_created", "element_created"]);
  });

  it("has one entry for each kind of file change", async () => {
    const attachment = await make("attachments", {
      name: "f",
      attachment_type: type,
      element: category,
      upload: { data: picture, filename: "a.png" },
    });
    await running.client.patch(attachment, { url: "https://a.example/" }, { expect: 200 });
    const [entry] = await logOf(attachment);
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual([
      "external_path",
      "file_sha256",
      "file_size",
      "internal_path",
      "media_type",
      "original_filename",
    ]);
  });

  it("has no entry for writes that change nothing or are rejected", async () => {
    const part = await newPart({ name: "same" });
    const entries = await added(async () => {
      await running.client.patch(part, {}, { expect: 200 });
      await running.client.patch(part, { name: "same", eda_info: null, mass: null }, { expect: 200 });
      await refused(running.client.patch(part, { name: "" }));
      await refused(running.client.patch(part, { category: "/api/categories/99999" }), 400);
      await refused(running.client.post("/api/parts", { name: "x" }));
      await running.client.delete(category, { expect: 409 });
      await running.client.patch(part, { name: "x" }, { headers: { "If-Match": '"9.x"' }, expect: 412 });
    });
    expect(entries).toEqual([]);
  });

  it("records the user and path of a denied request, and nothing else", async () => {
    const part = await newPart();
    const reader = api(running.service, tokens.reader);
    const before = (await everything()).length;
    await reader.patch(part, { name: "x" }, { expect: 403 });
    await reader.post("/api/parameters", { name: "p", element: part }, { expect: 403 });
    // Log entries for denied requests are written after the response.
    const entries = async (): Promise<readonly Entry[]> => (await everything()).slice(before);
    await expect.poll(async () => (await entries()).length).toBe(2);
    expect(
      (await entries()).map(({ kind, username, data }) => [kind, username, data?.["operationId"]]),
    ).toEqual([
      ["user_not_allowed", "reader", "updatePart"],
      ["user_not_allowed", "reader", "createParameter"],
    ]);
  });

  describe("as a list", () => {
    it("is returned for each element, newest first, and with 404 for an unknown element", async () => {
      const element = await newPart({ parameters: [{ name: "p" }] });
      const attachment = await make("attachments", { name: "a", attachment_type: type, element });
      const parameter = await make("parameters", { name: "q", element });
      const manufacturer = await make("manufacturers", { name: unique("M") });
      const footprint = await make("footprints", { name: unique("F") });
      const tree = await make("categories", { name: unique("C") });
      const own = await make("attachment_types", { name: unique("T") });
      for (const iri of [element, attachment, parameter, manufacturer, footprint, tree, own]) {
        await running.client.patch(iri, { name: unique("renamed") }, { expect: 200 });
        const entries = await logOf(iri);
        expect(entries.map(({ kind }) => kind)).toEqual(["element_edited", "element_created"]);
        expect(new Set(entries.map(({ target }) => target))).toEqual(new Set([iri]));
        await running.client.get(`${iri.replace(/\d+$/, "999999")}/log`, { expect: 404 });
      }
      const { body } = await running.client.get(`${element}/log?itemsPerPage=1`, { expect: 200 });
      expect(body["hydra:totalItems"]).toBe(2);
      expect(body["hydra:member"]).toHaveLength(1);
    });

    describe("of a part with its owned records", () => {
      type Related = { partLots: Row[]; orderdetails: Row[]; attachments: Row[]; parameters: Row[] };
      type Row = { id: number; pricedetails: Row[] };
      const related = async (part: string, query = ""): Promise<readonly Entry[]> =>
        (await running.client.get<Entry[]>(`${part}/log?related=true${query}`, { ...plain, expect: 200 }))
          .body;
      const summarize = (entries: readonly Entry[]) => entries.map(({ kind, target }) => `${kind} ${target}`);
      /** Creates a part with one record of each kind, and returns their IRIs. */
      async function newRelated() {
        const offer = {
          supplier: await make("suppliers", { name: unique("S") }),
          supplierpartnr: "1",
          pricedetails: [{ price: "1" }],
        };
        const part = await newPart({
          partLots: [{ amount: 5 }],
          orderdetails: [offer],
          attachments: [{ name: "a", attachment_type: type, url: "https://a.example/" }],
          parameters: [{ name: "p" }],
        });
        const { body } = await running.client.get<Related>(part, plain);
        const { partLots, orderdetails, attachments, parameters } = body;
        const prices = orderdetails.flatMap(({ pricedetails }) => pricedetails);
        const owned = { part_lots: partLots, orderdetails, pricedetails: prices, attachments, parameters };
        const iris = Object.entries(owned).flatMap(([name, rows]) =>
          rows.map(({ id }) => `/api/${name}/${id}`),
        );
        expect(iris).toHaveLength(5);
        const [lot = "", orderdetail = "", price = "", attachment = "", parameter = ""] = iris;
        return { part, lot, orderdetail, price, attachment, parameter };
      }

      it("contains the changes of all records, newest first, in pages", async () => {
        const { part, lot, orderdetail, price, attachment, parameter } = await newRelated();
        const other = await newRelated();
        const own = summarize(await logOf(part));
        await running.client.post(`${lot}/withdraw`, { amount: 2 }, { expect: 200 });
        await running.client.patch(orderdetail, { supplierpartnr: "2" }, { expect: 200 });
        await running.client.patch(price, { price: "2" }, { expect: 200 });
        await running.client.patch(attachment, { name: "b" }, { expect: 200 });
        await running.client.patch(parameter, { name: "q" }, { expect: 200 });
        await running.client.patch(other.lot, { description: "elsewhere" }, { expect: 200 });
        await running.client.patch(part, { mass: 1 }, { expect: 200 });
        const all = summarize(await related(part));
        expect(all.slice(0, 6)).toEqual([
          `element_edited ${part}`,
          `element_edited ${parameter}`,
          `element_edited ${attachment}`,
          `element_edited ${price}`,
          `element_edited ${orderdetail}`,
          `part_stock_changed ${lot}`,
        ]);
        expect(all.slice(6).sort()).toEqual(
          [part, lot, orderdetail, price, attachment, parameter]
            .map((iri) => `element_created ${iri}`)
            .sort(),
        );
        expect(summarize(await logOf(part))).toEqual([`element_edited ${part}`, ...own]);
        expect(summarize(await related(part, "&itemsPerPage=4&page=2"))).toEqual(all.slice(4, 8));
        const { body: first } = await running.client.get(`${part}/log?related=true&itemsPerPage=5&cursor=`);
        expect(first["hydra:totalItems"]).toBe(12);
        const next = String((first["hydra:view"] as Record<string, Json>)["hydra:next"]);
        const { body: second } = await running.client.get<Entry[]>(next, plain);
        expect(summarize(second)).toEqual(all.slice(5, 10));
      });

      it("contains deleted records but not moved ones", async () => {
        const { part, lot, orderdetail, price, attachment, parameter } = await newRelated();
        const target = await newPart();
        for (const iri of [lot, price, orderdetail, attachment])
          await running.client.delete(iri, { expect: 204 });
        await running.client.patch(parameter, { element: target }, { expect: 200 });
        const all = summarize(await related(part));
        for (const iri of [lot, price, orderdetail, attachment]) {
          expect(all).toEqual(expect.arrayContaining([`element_created ${iri}`, `element_deleted ${iri}`]));
        }
        expect(all.filter((line) => line.endsWith(` ${parameter}`))).toEqual([]);
        expect(summarize(await related(target))).toEqual(
          expect.arrayContaining([`element_created ${parameter}`, `element_edited ${parameter}`]),
        );
      });

      it("contains the associations that the part owns, including deleted ones", async () => {
        const [part, other] = [await newPart(), await newPart()];
        const association = await make("part_associations", { owner: part, other, type: 1 });
        await running.client.patch(association, { comment: "changed" }, { expect: 200 });
        const kept = [`element_edited ${association}`, `element_created ${association}`];
        const linesOf = async (iri: string) =>
          summarize(await related(iri)).filter((line) => line.endsWith(` ${association}`));
        expect(await linesOf(part)).toEqual(kept);
        expect(await linesOf(other)).toEqual([]);
        await running.client.delete(other, { expect: 204 });
        expect(await linesOf(part)).toEqual([`element_deleted ${association}`, ...kept]);
        expect(summarize(await logOf(part))[0]).toBe(`collection_element_deleted ${part}`);
      });

      it("requires the permission to read the log of the part", async () => {
        const { part } = await newRelated();
        await api(running.service, tokens.withoutPermissions).get(`${part}/log?related=true`, {
          expect: 403,
        });
        await running.client.get("/api/parts/999999/log?related=true", { expect: 404 });
        await running.client.get(`${part}/log?related=some`, { expect: 400 });
      });
    });

    it("is filtered by kind, target, user and time", async () => {
      now = new Date("2026-04-01T10:00:00.000Z");
      const part = await newPart();
      now = new Date("2026-04-02T10:00:00.000Z");
      await running.client.patch(part, { mass: 1 }, { expect: 200 });
      const of = `&target_type=Part&target_id=${idOf(part)}`;
      const kinds = async (query: string): Promise<string[]> =>
        (await everything(query)).map(({ kind }) => kind);
      expect(await kinds(of)).toEqual(["element_created", "element_edited"]);
      expect(await kinds(`${of}&order[datetime]=desc`)).toEqual(["element_edited", "element_created"]);
      expect(await kinds(`${of}&order[id]=desc`)).toEqual(["element_edited", "element_created"]);
      expect(await kinds(`${of}&kind=element_edited`)).toEqual(["element_edited"]);
      expect(await kinds(`${of}&datetime[after]=2026-04-02`)).toEqual(["element_edited"]);
      expect(await kinds(`${of}&datetime[strictly_before]=2026-04-02T10:00:00Z`)).toEqual([
        "element_created",
      ]);
      const { body: users } = await running.client.get<{ id: number }[]>("/api/users?name=admin", plain);
      expect(await kinds(`${of}&user=${users[0]?.id}`)).toHaveLength(2);
      expect(await kinds(`${of}&user=/api/users/999999`)).toHaveLength(0);
      expect(await kinds("&target_type=Part&kind=element_deleted&target_id=999999")).toEqual([]);
      const [first] = await everything(of);
      const { body: item } = await running.client.get(`/api/log_entries/${first?.id}`, plain);
      expect(item).toEqual(first);
    });

    it("requires the permission to read the log", async () => {
      const editor = api(running.service, tokens.editor);
      await editor.get("/api/log_entries", { expect: 403 });
      const nobody = api(running.service, tokens.withoutPermissions);
      await nobody.get(`${await newPart()}/log`, { expect: 403 });
    });
  });
});
