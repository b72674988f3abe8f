/** Change sets: what they contain, what users see of them, and which responses name them. */
import { beforeAll, expect, it } from "vitest";
import { listChangeSets } from "../../src/inventory/history/list-change-sets.ts";
import type { PermissionName } from "../../src/identity/permissions.ts";
import { api, type Answer, type Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

interface Element {
  readonly target: string;
  readonly target_type: string;
  readonly target_id: number;
  readonly label?: string;
  readonly kind: string;
  readonly undoable: boolean;
}

interface ChangeSet {
  readonly id: number;
  readonly datetime: string;
  readonly operation?: string;
  readonly username: string;
  readonly user?: string;
  readonly client?: string;
  readonly comment?: string;
  readonly undoes?: string;
  readonly undone_by?: string;
  readonly undoable: boolean;
  readonly element_count: number;
  readonly elements: readonly Element[];
}

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly target?: string;
  readonly change_set?: string;
  readonly labels?: Record<string, string>;
  readonly undoable: boolean;
}

const header = "partledger-change-set";

describeDialects("change sets", (dialect) => {
  let now = new Date("2026-03-01T10:00:00.000Z");
  const running = useService(dialect, { overrides: { now: () => now } });
  const { make } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Transistors" });
  });

  const newPart = (body: Record<string, unknown> = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const setOf = ({ headers }: Pick<Answer<unknown>, "headers">): number => Number(headers[header] ?? 0);
  const read = async (id: number, client = running.client): Promise<ChangeSet> =>
    (await client.get<ChangeSet>(`/api/change_sets/${id}`, { ...plain, expect: 200 })).body;
  const list = async (query = "", client = running.client): Promise<readonly ChangeSet[]> =>
    (await client.get<ChangeSet[]>(`/api/change_sets?${query}`, { ...plain, expect: 200 })).body;
  const logOf = async (path: string, client = running.client): Promise<readonly Entry[]> =>
    (await client.get<Entry[]>(`${path}/log`, { ...plain, expect: 200 })).body;

  it("describe the changes of a request", async () => {
    const part = await newPart({ name: "BC547" });
    const answer = await running.client.patch(`${part}?_comment=Typo`, { mass: 2 }, { expect: 200 });
    const id = setOf(answer);
    expect(await read(id)).toEqual({
      id,
      datetime: "2026-03-01T10:00:00+00:00",
      operation: "updatePart",
      username: "admin",
      user: expect.stringMatching(/^\/api\/users\/\d+$/) as unknown,
      client: tokens.full,
      comment: "Typo",
      partly_undone: false,
      undoable: true,
      element_count: 1,
      elements: [
        {
          target: part,
          target_type: "Part",
          target_id: idOf(part),
          label: "BC547",
          kind: "changed",
          undoable: true,
        },
      ],
    });
    const { body: linked } = await running.client.get(`/api/change_sets/${id}`, { expect: 200 });
    expect(linked).toMatchObject({
      "@context": "/api/contexts/ChangeSet",
      "@id": `/api/change_sets/${id}`,
      "@type": "ChangeSet",
      elements: [{ "@type": "ChangeSetElement", target: part }],
    });
    const selected = await running.client.get<Record<string, unknown>>(
      `/api/change_sets/${id}?properties[]=element_count`,
      plain,
    );
    expect(selected.body).toEqual({ element_count: 1 });
    await running.client.get("/api/change_sets/987654", { expect: 404 });
  });

  it("list the affected elements in order, with the names of deleted elements", async () => {
    const first = await running.client.post<Json>("/api/parts", {
      name: "BC557",
      category,
      partLots: [{ amount: 3 }],
      orderdetails: [
        {
          supplier: await make("suppliers", { name: unique("Shop") }),
          pricedetails: [{ price: "1", min_discount_quantity: 1 }],
        },
      ],
    });
    const part = String(first.body["@id"]);
    const kinds = ({ elements }: ChangeSet) =>
      elements.map(({ target_type, kind, label }) => `${kind} ${target_type} ${label ?? "-"}`).sort();
    const created = [
      "created Orderdetail BC557",
      "created Part BC557",
      "created PartLot BC557",
      "created Pricedetail BC557",
    ];
    expect(kinds(await read(setOf(first)))).toEqual(created);
    const deletion = await running.client.delete(part, { expect: 204 });
    expect(kinds(await read(setOf(deletion)))).toEqual(
      created.map((line) => line.replace("created", "deleted")),
    );
    expect(kinds(await read(setOf(first)))).toEqual(created);
    const entries = await logOf(`/api/change_sets/${setOf(deletion)}`);
    expect(entries.find(({ target }) => target === part)).toMatchObject({
      kind: "element_deleted",
      change_set: `/api/change_sets/${setOf(deletion)}`,
      labels: { [part]: "BC557", [category]: "Transistors" },
      undoable: true,
    });
  });

  it("are filtered by user, client, time and element", async () => {
    now = new Date("2026-03-02T10:00:00.000Z");
    const part = await newPart();
    const editor = api(running.service, tokens.editor);
    const byEditor = setOf(await editor.patch(part, { mass: 1 }, { expect: 200 }));
    now = new Date("2026-03-03T10:00:00.000Z");
    const last = setOf(await running.client.patch(part, { mass: 2 }, { expect: 200 }));
    const ids = async (query: string): Promise<number[]> => (await list(query)).map(({ id }) => id);
    const { user = "" } = await read(byEditor);
    const creation = (await ids(`element=${part}`)).at(-1);
    expect(await ids(`element=${part}`)).toEqual([last, byEditor, creation]);
    expect(await ids(`element=${part}&order[datetime]=asc`)).toEqual([creation, byEditor, last]);
    expect(await ids(`user=${user}`)).toEqual([byEditor]);
    expect(await ids(`user=${idOf(user)}&client=${tokens.editor}`)).toEqual([byEditor]);
    expect(await ids(`element=${part}&client=unknown`)).toEqual([]);
    expect(await ids("datetime[after]=2026-03-03")).toEqual([last]);
    expect(await ids(`element=${part}&datetime[before]=2026-03-02T23:00:00Z`)).toEqual([byEditor, creation]);
    expect(await ids("itemsPerPage=1")).toEqual([last]);
    for (const wrong of ["3", "/api/parts", "/api/log_entries/3", "/api/nothing/3"])
      await running.client.get(`/api/change_sets?element=${wrong}`, { expect: 400 });
    const { body, headers } = await running.client.get<Json>(
      `/api/change_sets?element=${part}&itemsPerPage=2`,
    );
    expect(headers["x-total-count"]).toBe("3");
    expect(body["hydra:search"]?.["hydra:template"]).toMatch(/^\/api\/change_sets\{\?(.*,)?element,/);
    expect(JSON.stringify(body["hydra:view"])).toContain("page=2");
    expect((await list())[0]).not.toHaveProperty("elements");
  });

  it("of which log entries were removed cannot be taken back, and keep their number of elements", async () => {
    const operations = Array.from({ length: 3 }, () => ({
      method: "POST",
      path: "/api/footprints",
      body: { name: unique("F") },
    }));
    const id = setOf(await running.client.post("/api/batch", { operations }, { expect: 200 }));
    const [first = 0, last = 0] = (await read(id)).elements.map(({ target_id: target }) => target);
    await running.service.store.transaction(async ({ db }) => {
      await db.updateTable("change_sets").set({ compacted_elements: 3 }).where("id", "=", id).execute();
      await db
        .deleteFrom("log_entries")
        .where("change_set_id", "=", id)
        .where("target_id", "in", [first, last])
        .execute();
    });
    const { client: reader } = await createUserWith(running.service, [
      "footprints.read",
      "footprints.show_history",
    ]);
    for (const [client, count] of [
      [running.client, 3],
      // The number of elements that the user could see is no longer known.
      [reader, 1],
    ] as const) {
      const compacted = { undoable: false, element_count: count };
      expect(await read(id, client)).toMatchObject({ ...compacted, elements: [{ undoable: false }] });
      expect((await list("itemsPerPage=1", client))[0]).toMatchObject({ id, ...compacted });
      for (const [name, value] of Object.entries(compacted)) {
        const { body } = await client.get(`/api/change_sets/${id}?properties[]=${name}`, plain);
        expect(body).toEqual({ [name]: value });
      }
    }
    await running.client.post(`/api/change_sets/${id}/undo`, undefined, { expect: 410 });
    const [listed] = await listChangeSets(running.service.store.read, 1);
    expect(listed).toMatchObject({ id, elements: 3 });
    await running.service.store.transaction(({ db }) =>
      db.deleteFrom("log_entries").where("change_set_id", "=", id).execute(),
    );
    expect(await read(id)).toMatchObject({ undoable: false, element_count: 3, elements: [] });
  });

  it("show what takes back what", async () => {
    const part = await newPart();
    const id = setOf(await running.client.patch(part, { mass: 1 }));
    const undo = setOf(await running.client.patch(part, { mass: null }));
    await running.service.store.transaction(({ db }) =>
      db.updateTable("change_sets").set({ undoes_id: id }).where("id", "=", undo).execute(),
    );
    expect(await read(id)).toMatchObject({ undone_by: `/api/change_sets/${undo}` });
    expect(await read(undo)).toMatchObject({ undoes: `/api/change_sets/${id}` });
  });

  describePermissions();
  describeHeaders();

  function describePermissions(): void {
    const userWith = async (...permissions: PermissionName[]) =>
      (await createUserWith(running.service, permissions)).client;

    it("contain only changes whose history the user can read", async () => {
      const { body } = await running.client.post<Json>("/api/batch", {
        operations: [
          { method: "POST", path: "/api/categories", body: { name: unique("C") } },
          { method: "POST", path: "/api/footprints", body: { name: unique("F") } },
        ],
      });
      const results = body["results"] as unknown as {
        headers: Record<string, string>;
        body: { "@id": string };
      }[];
      const footprint = results[1]?.body["@id"] ?? "";
      const id = (await list(`element=${footprint}`))[0]?.id ?? 0;
      const onlyFootprints = await userWith("footprints.read", "footprints.show_history");
      expect(await read(id, onlyFootprints)).toMatchObject({
        element_count: 1,
        elements: [{ target: footprint }],
      });
      expect((await logOf(`/api/change_sets/${id}`, onlyFootprints)).map(({ target }) => target)).toEqual([
        footprint,
      ]);
      expect((await list(`element=${footprint}`, onlyFootprints)).map((set) => set.element_count)).toEqual([
        1,
      ]);
      expect(await list(`element=${results[0]?.body["@id"] ?? ""}`, onlyFootprints)).toEqual([]);
      expect((await list("itemsPerPage=500", onlyFootprints)).every((set) => set.element_count > 0)).toBe(
        true,
      );

      for (const permissions of [
        [],
        ["parts.read", "parts.show_history"],
        ["footprints.show_history"],
      ] as const) {
        const stranger = await userWith(...permissions);
        await stranger.get(`/api/change_sets/${id}`, { expect: 404 });
        await stranger.get(`/api/change_sets/${id}/log`, { expect: 404 });
        expect((await list("itemsPerPage=500", stranger)).map((set) => set.id)).not.toContain(id);
      }
      expect(await read(id, await userWith("system.show_logs"))).toMatchObject({ element_count: 2 });
    });

    it("need the permissions of users, groups and webhooks, whose changes cannot be taken back", async () => {
      const group = await running.client.post<Json>(
        "/api/groups",
        { name: unique("Group") },
        { expect: 201 },
      );
      const id = setOf(group);
      expect(await read(id)).toMatchObject({
        undoable: false,
        elements: [{ target_type: "Group", undoable: false }],
      });
      await (
        await userWith("users.read", "users.show_history")
      ).get(`/api/change_sets/${id}`, { expect: 404 });
      const allowed = await userWith("groups.read", "groups.show_history");
      expect(await read(id, allowed)).toMatchObject({ element_count: 1 });
      expect((await logOf(`/api/change_sets/${id}`))[0]).toMatchObject({ undoable: false });
    });

    it("have labels only for elements that the user can read", async () => {
      const part = await newPart();
      await running.client.patch(part, { category: await make("categories", { name: unique("C") }) });
      const entry = (await logOf(part))[0];
      expect(entry?.labels).toMatchObject({ [category]: "Transistors" });
      const id = idOf(entry?.change_set ?? "");
      const onlyParts = await userWith("parts.read", "parts.show_history");
      expect((await logOf(`/api/change_sets/${id}`, onlyParts))[0]?.labels).not.toHaveProperty([category]);
      const onlyLogs = await userWith("system.show_logs");
      expect((await logOf(`/api/change_sets/${id}`, onlyLogs))[0]).not.toHaveProperty("labels");
    });
  }

  function describeHeaders(): void {
    it("are named by the responses of all writes", async () => {
      const { client } = running;
      const part = await newPart();
      const lot = await make("part_lots", { part, amount: 10 });
      const [source, target] = [
        await make("footprints", { name: unique("F") }),
        await make("footprints", { name: unique("F") }),
      ];
      const project = await make("projects", { name: unique("P") });
      await make("project_bom_entries", { project, part, quantity: 1 });
      const user = await client.post<Json>(
        "/api/users",
        { name: unique("u").replace(" ", "-") },
        { expect: 201 },
      );
      const webhook = { name: unique("W"), url: "https://example.com/hook", event_types: ["part.*"] };
      const written: Record<string, Answer<Json>> = {
        create: await client.post("/api/parts", { name: unique("P"), category }),
        update: await client.patch(part, { mass: 1 }),
        merge: await client.post(`${source}/merge`, { into: target }),
        add: await client.post(`${lot}/add`, { amount: 1 }),
        withdraw: await client.post(`${lot}/withdraw`, { amount: 1 }),
        stocktake: await client.post(`${lot}/stocktake`, { amount: 8 }),
        build: await client.post(`${project}/build`, { quantity: 1 }),
        user,
        "user change": await client.patch(String(user.body["@id"]), { first_name: "A" }),
        group: await client.post("/api/groups", { name: unique("G") }),
        webhook: await client.post("/api/webhooks", webhook),
        delete: await client.delete(part),
      };
      const sets = Object.entries(written).map(([name, answer]) => {
        if (answer.status >= 300) throw new Error(`${name}: ${answer.text}`);
        return [name, setOf(answer)] as const;
      });
      for (const [name, id] of sets) expect(id, name).toBeGreaterThan(0);
      expect(new Set(sets.map(([, id]) => id)).size).toBe(sets.length);
      expect(await read(setOf(written["merge"] as Answer))).toMatchObject({ operation: "mergeFootprint" });
    });

    it("are one for all operations of a batch", async () => {
      const operations = [
        { method: "POST", path: "/api/parts", body: { name: unique("P"), category } },
        { method: "PATCH", path: "$1.@id", body: { mass: 1 } },
      ];
      for (const atomic of [true, false]) {
        const answer = await running.client.post<Json>("/api/batch", { atomic, operations }, { expect: 200 });
        const set = await read(setOf(answer));
        expect(set).toMatchObject({ operation: "runBatch", element_count: 1 });
        const { results } = answer.body as unknown as { results: { headers: Record<string, string> }[] };
        const named = results.map(({ headers }) => Number(headers["Partledger-Change-Set"] ?? set.id));
        expect(new Set(named)).toEqual(new Set([set.id]));
      }
    });

    it("are not named if nothing changed", async () => {
      const { client } = running;
      const part = await newPart({ mass: 1 });
      const unchanged = [
        await client.patch(part, { mass: 1 }, { expect: 200 }),
        await client.patch(part, { name: "" }, { expect: 422 }),
        await client.get(part, { expect: 200 }),
        await client.post("/api/batch", { operations: [{ method: "GET", path: part }] }, { expect: 200 }),
        await client.post(
          "/api/batch",
          {
            operations: [
              { method: "PATCH", path: part, body: { mass: 2 } },
              { method: "PATCH", path: part, body: { name: "" } },
            ],
          },
          { expect: 422 },
        ),
      ];
      for (const { headers } of unchanged) expect(headers).not.toHaveProperty([header]);
    });

    it("are named by the replayed response of a repeated request", async () => {
      const part = await newPart();
      const lot = await make("part_lots", { part, amount: 10 });
      const requests = [
        ["/api/parts", { name: unique("P"), category }],
        [`${lot}/withdraw`, { amount: 1 }],
        ["/api/batch", { operations: [{ method: "PATCH", path: part, body: { mass: 3 } }] }],
        ["/api/batch", { atomic: false, operations: [{ method: "PATCH", path: part, body: { mass: 4 } }] }],
      ] as const;
      for (const [path, body] of requests) {
        const options = { headers: { "Idempotency-Key": unique("key").replace(" ", "-") } };
        const first = await running.client.post(path, body, options);
        const again = await running.client.post(path, body, options);
        expect(again.headers["idempotent-replayed"]).toBe("true");
        expect(setOf(first), path).toBeGreaterThan(0);
        expect(setOf(again)).toBe(setOf(first));
      }
    });
  }
});
