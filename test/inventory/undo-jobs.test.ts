/** Undo of large change sets, in batches in the background. The limit is lowered, so that the sets can be small. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startUndoJob, takeUndoJob } from "../../src/inventory/history/undo-jobs.ts";
import { takeBackForCommand } from "../../src/inventory/operations/take-back-command.ts";
import { createService } from "../../src/service.ts";
import { readConfig } from "../../src/config/config.ts";
import { api, type Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const overrides = { undo: { maximumElements: 5, batchSize: 4 }, webhooks: { sends: false } };
const plain = { accept: "application/json" };
const size = 20;

describeDialects("an undo of a large change set", (dialect) => {
  let service: TestService;
  let client: ReturnType<typeof api>;
  beforeAll(async () => {
    service = await startService({ dialect, overrides });
    client = api(service, tokens.admin);
  });
  afterAll(() => service.close());

  const created = async (path: string, body: object) =>
    String((await client.post(path, body, { expect: 201 })).body["@id"]);

  /** Creates parts in one batch. Returns the change set and the IRIs of the parts. */
  async function createParts(count = size): Promise<{ set: string; parts: string[] }> {
    const category = await created("/api/categories", { name: `C${Math.random()}` });
    const operations = Array.from({ length: count }, (_, index) => ({
      method: "POST",
      path: "/api/parts",
      body: { name: `P${index}`, category },
    }));
    const answer = await client.post("/api/batch", { operations }, { expect: 200, ...plain });
    const results = answer.body["results"] as unknown as { body: { id: number } }[];
    return {
      set: answer.headers["partledger-change-set"] ?? "",
      parts: results.map(({ body }) => `/api/parts/${body.id}`),
    };
  }

  const start = (set: string, query = "", action = "undo") =>
    client.post(`/api/change_sets/${set}/${action}${query}`, undefined, { ...plain, expect: 202 });
  const read = async (iri: string) => (await client.get(iri, { ...plain, expect: 200 })).body;
  async function finished(iri: string): Promise<Json> {
    await expect.poll(async () => (await read(iri))["status"], { timeout: 20_000 }).not.toBe("running");
    return read(iri);
  }
  const exists = async (iri: string) => (await client.get(iri)).status === 200;

  it("is one change set, and can be redone", async () => {
    const { set, parts } = await createParts();
    const answer = await start(set);
    const iri = answer.headers["location"] ?? "";
    expect(answer.body).toMatchObject({
      status: "running",
      processed: 0,
      total: size,
      undoes: `/api/change_sets/${set}`,
    });
    const done = await finished(iri);
    expect(done).toMatchObject({
      status: "succeeded",
      processed: size,
      total: size,
      left: [],
      left_count: 0,
    });
    for (const part of parts) expect(await exists(part)).toBe(false);
    const undo = String(done["change_set"]).split("/").at(-1) ?? "";
    const rows = await service.store.read.db
      .selectFrom("change_sets")
      .selectAll()
      .where("undoes_id", "=", Number(set))
      .execute();
    expect(rows.map(({ id, operation, comment }) => [String(id), operation, comment])).toEqual([
      [undo, "undoChangeSet", `Undo of change set ${set}`],
    ]);
    const redone = await finished((await start(undo, "", "redo")).headers["location"] ?? "");
    expect(redone).toMatchObject({ status: "succeeded", processed: size });
    for (const part of parts) expect(await exists(part)).toBe(true);
  });

  it("takes back nothing the second time", async () => {
    const { set } = await createParts();
    await finished((await start(set)).headers["location"] ?? "");
    const again = await finished((await start(set)).headers["location"] ?? "");
    expect(again).toMatchObject({ status: "succeeded", processed: size, left_count: 0 });
    expect(again).not.toHaveProperty("change_set");
  });

  it("creates elements again that refer to each other, beyond the end of a batch", async () => {
    const { parts } = await createParts();
    const project = await created("/api/projects", { name: "X" });
    const type = await created("/api/attachment_types", { name: `T${Math.random()}` });
    for (const part of parts) {
      await created("/api/project_bom_entries", { project, part, quantity: 1 });
      const file = { upload: { data: picture, filename: "a.png" } };
      const attachment = { name: "A", element: part, attachment_type: type, ...file };
      const master_picture_attachment = await created("/api/attachments", attachment);
      await client.patch(part, { master_picture_attachment }, { expect: 200 });
    }
    const before = await Promise.all([project, ...parts].map((iri) => client.get(iri, plain)));
    const operations = [project, ...parts].map((path) => ({ method: "DELETE", path }));
    const deleted = await client.post("/api/batch", { operations }, { expect: 200, ...plain });
    const set = deleted.headers["partledger-change-set"] ?? "";
    const done = await finished((await start(set)).headers["location"] ?? "");
    expect(done).toMatchObject({ status: "succeeded", left_count: 0 });
    const after = await Promise.all([project, ...parts].map((iri) => client.get(iri, plain)));
    const comparable = ({ text }: { text: string }): unknown =>
      JSON.parse(text.replaceAll(/"lastModified":"[^"]+"/g, '"lastModified":""'));
    expect(after.map(comparable)).toEqual(before.map(comparable));
    expect(after[1]?.body["master_picture_attachment"]).toBeTruthy();
  });

  it("stops at a conflict, and continues after the last batch if it is skipped", async () => {
    const { set, parts } = await createParts();
    const changed = parts[10] ?? "";
    await client.patch(changed, { description: "New" }, { expect: 200 });
    const stopped = await finished((await start(set)).headers["location"] ?? "");
    expect(stopped).toMatchObject({ status: "conflicts", processed: 8, left_count: 1 });
    expect(stopped["left"]?.[0]).toMatchObject({ element: changed, property: "description", now: "New" });
    expect(await exists(parts[12] ?? "")).toBe(false);
    expect(await exists(parts[11] ?? "")).toBe(true);
    const again = await start(set, "?conflicts=skip");
    expect(again.body).toMatchObject({ id: Number(stopped["id"]), left_count: 0 });
    expect(await finished(again.headers["location"] ?? "")).toMatchObject({
      status: "succeeded",
      processed: size,
      change_set: stopped["change_set"],
      left_count: 1,
    });
    for (const part of parts) expect(await exists(part)).toBe(part === changed);
  });

  it("keeps a preview image that was chosen before it set the former one", async () => {
    const [part = "", ...others] = (await createParts(6)).parts;
    const attachment_type = await created("/api/attachment_types", { name: `T${Math.random()}` });
    const newImage = (name: string): Promise<string> =>
      created("/api/attachments", {
        name,
        element: part,
        attachment_type,
        upload: { data: picture, filename: "a.png" },
      });
    const former = await newImage("former");
    const operations = [part, ...others].map((path) => ({ method: "DELETE", path }));
    const { headers } = await client.post("/api/batch", { operations }, { expect: 200 });
    const set = headers["partledger-change-set"] ?? "";
    const iri = (await start(set)).headers["location"] ?? "";
    expect(await finished(iri)).toMatchObject({ status: "succeeded" });
    // As if the undo had been interrupted before it set the reference.
    await client.patch(part, { master_picture_attachment: await newImage("newer") }, { expect: 200 });
    const [partId, formerId] = [part, former].map((text) => Number(text.split("/").at(-1)));
    const columns = { master_picture_attachment_id: formerId };
    const deferred = JSON.stringify([{ target: { type: "Part", id: partId }, columns }]);
    await service.store.transaction(({ db }) =>
      db
        .updateTable("change_set_undos")
        .set({ status: "conflicts", position: 0, deferred })
        .where("id", "=", Number(iri.split("/").at(-1)))
        .execute(),
    );
    const preview = async () => (await read(part))["master_picture_attachment"]?.["name"];
    const continued = async (query: string) => finished((await start(set, query)).headers["location"] ?? "");
    expect(await continued("")).toMatchObject({
      status: "conflicts",
      left: [{ element: part, property: "master_picture_attachment", code: "changed", then: null }],
    });
    expect(await preview()).toBe("newer");
    expect(await continued("?conflicts=overwrite")).toMatchObject({ status: "succeeded", left: [] });
    expect(await preview()).toBe("former");
  });

  it("has the present permissions of its user, who alone sees it", async () => {
    const [{ set, parts }, other] = [await createParts(), await createParts()];
    const reader = api(service, tokens.reader);
    await reader.post(`/api/change_sets/${set}/undo`, undefined, { ...plain, expect: 404 });
    // The user had the permissions when the undo started.
    const { id } = await startUndo(set, "killed", new Date(Date.now() - 60_000), "reader");
    await finished((await start(other.set)).headers["location"] ?? "");
    const iri = `/api/change_set_undos/${id}`;
    expect(await finished(iri)).toMatchObject({ status: "failed", processed: 0 });
    await reader.get(iri, { ...plain, expect: 200 });
    await api(service, tokens.editor).get(iri, { ...plain, expect: 404 });
    expect(await exists(parts[0] ?? "")).toBe(true);
    // A user with the permissions continues it.
    const again = await start(set);
    expect(again.headers["location"]).toBe(iri);
    expect(await finished(iri)).toMatchObject({ status: "succeeded" });
  });

  it("refuses a dry run, and a second undo in the meantime", async () => {
    const { set } = await createParts();
    const refused = await client.post(`/api/change_sets/${set}/undo?dry_run=true`, undefined, {
      ...plain,
      expect: 413,
    });
    expect(String(refused.body["detail"])).toContain(`partledger undo ${set} --dry-run`);
    await startUndo(set, "other");
    expect(await takeUndoJob(service.store, "third", new Date())).toBeNull();
    const busy = await client.post(`/api/change_sets/${set}/undo`, undefined, { ...plain, expect: 409 });
    expect(String(busy.body["detail"])).toMatch(/^Undo \d+ of change set \d+ is running/);
    await service.store.transaction(({ db }) =>
      db
        .updateTable("change_set_undos")
        .set({ status: "failed", holder: null, lease_until: null })
        .where("holder", "=", "other")
        .execute(),
    );
  });

  /** Starts an undo that another process runs. */
  async function startUndo(set: string, holder: string, now = new Date(), username = "admin") {
    const { id } = await service.store.read.db
      .selectFrom("users")
      .select("id")
      .where("name", "=", username)
      .executeTakeFirstOrThrow();
    return service.store.transaction((transaction) =>
      startUndoJob(transaction, {
        source_id: Number(set),
        is_redo: false,
        mode: "reject",
        comment: "",
        user_id: id,
        username,
        tier: "full",
        token_id: null,
        client: null,
        total: size,
        holder,
        now,
      }),
    );
  }

  it("is continued by the service if its process was killed", async () => {
    const [killed, other] = [await createParts(), await createParts()];
    const { id } = await startUndo(killed.set, "killed", new Date(Date.now() - 60_000));
    await finished((await start(other.set)).headers["location"] ?? "");
    expect(await finished(`/api/change_set_undos/${id}`)).toMatchObject({
      status: "succeeded",
      processed: size,
    });
    for (const part of killed.parts) expect(await exists(part)).toBe(false);
  });

  it("names the log entry at which the service stopped repeatedly", async () => {
    const [stopped, other] = [await createParts(), await createParts()];
    const { id } = await startUndo(stopped.set, "killed", new Date(Date.now() - 60_000));
    await service.store.transaction(({ db }) =>
      db.updateTable("change_set_undos").set({ attempts: 5 }).where("id", "=", id).execute(),
    );
    await finished((await start(other.set)).headers["location"] ?? "");
    const { status, reason } = await finished(`/api/change_set_undos/${id}`);
    expect(status).toBe("failed");
    expect(reason).toMatch(
      new RegExp(`after 0 of ${size} log entries, at entry \\d+, which changed ${stopped.parts.at(-1)}\\.`),
    );
  });

  it("continues after an interruption, in another process, without taking back stock twice", async () => {
    const { parts } = await createParts();
    const location = await created("/api/storage_locations", { name: `L${Math.random()}` });
    const lots: string[] = [];
    for (const part of parts) {
      lots.push(await created("/api/part_lots", { part, storage_location: location, amount: 10 }));
    }
    const operations = lots.map((lot) => ({ method: "POST", path: `${lot}/add`, body: { amount: 5 } }));
    const added = await client.post("/api/batch", { operations }, { expect: 200, ...plain });
    const set = Number(added.headers["partledger-change-set"]);
    // The command stops after its second batch, as when it is interrupted.
    const environment = { UPLOADS_DIR: service.uploads, DATABASE_URL: service.databaseUrl };
    const other = await createService(readConfig(environment), overrides);
    let batches = 0;
    const command = {
      source: set,
      isRedo: false,
      mode: "reject" as const,
      comment: null,
      systemUser: "ann",
      now: () => new Date(),
      ...overrides.undo,
    };
    const first = await takeBackForCommand(other.inventory, {
      ...command,
      isStopping: () => batches === 2,
      onProgress: () => {
        batches += 1;
      },
    });
    expect(first.job).toMatchObject({ status: "running", processed: 8, total: size });
    const amounts = async () =>
      (await Promise.all(lots.map((lot) => client.get(lot, plain)))).map(({ body }) =>
        Number(body["amount"]),
      );
    expect((await amounts()).filter((amount) => amount === 10)).toHaveLength(8);
    const progress: number[] = [];
    const second = await takeBackForCommand(other.inventory, {
      ...command,
      isStopping: () => false,
      onProgress: (processed) => progress.push(processed),
    });
    await other.close();
    expect(progress).toEqual([12, 16, 20, 20]);
    expect(second).toMatchObject({ changeSet: first.changeSet, elements: size, leftCount: 0 });
    expect(await amounts()).toEqual(Array(size).fill(10));
  });
});
