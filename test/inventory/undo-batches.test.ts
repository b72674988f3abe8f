/** Undo in batches of changes that depend on each other, for each position of the border between two batches. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { api, type Answer, type Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { differences, stateOf } from "./undo/state.ts";

const plain = { accept: "application/json" };
/** Each change set is taken back with batches of one, two and three log entries. */
const batchSizes = [1, 2, 3];

type Operation = readonly [method: string, path: string, body?: Json | object];

describeDialects("an undo in batches", (dialect) => {
  const services: TestService[] = [];
  beforeAll(async () => {
    for (const batchSize of batchSizes) {
      const overrides = { undo: { maximumElements: 0, batchSize }, webhooks: { sends: false } };
      services.push(await startService({ dialect, overrides }));
    }
  });
  afterAll(() => Promise.all(services.map((service) => service.close())));

  /** What the cases use to create elements, and to send the change set that is taken back. */
  interface Client {
    readonly create: (path: string, body: object) => Promise<string>;
    readonly read: (iri: string) => Promise<Json>;
    readonly send: (...operation: Operation) => Promise<Answer>;
    readonly batch: (...operations: readonly Operation[]) => Promise<Answer>;
    readonly undo: (answer: Answer) => Promise<void>;
  }

  function clientOf(service: TestService): Client {
    const client = api(service, tokens.admin);
    const send: Client["send"] = async (method, path, body) => {
      const answer = await client.request(method, path, body, plain);
      expect(answer.status, answer.text).toBeLessThan(300);
      return answer;
    };
    return {
      send,
      create: async (path, body) => String((await client.post(path, body, { expect: 201 })).body["@id"]),
      read: async (iri) => (await client.get(iri, { expect: 200 })).body,
      batch: (...operations) =>
        send("POST", "/api/batch", {
          operations: operations.map(([method, path, body]) => ({ method, path, ...(body && { body }) })),
        }),
      undo: async ({ headers }) => {
        const set = headers["partledger-change-set"];
        const { headers: started } = await send("POST", `/api/change_sets/${set}/undo`);
        const job = async (): Promise<Json> => (await client.get(started["location"] ?? "", plain)).body;
        await expect.poll(async () => (await job())["status"], { timeout: 20_000 }).not.toBe("running");
        const { status, left } = await job();
        expect({ status, left }).toEqual({ status: "succeeded", left: [] });
      },
    };
  }

  const file = { upload: { data: picture, filename: "a.png" } };

  /** Prepares elements, and returns a function that changes them in one change set. */
  const cases: Readonly<Record<string, (client: Client) => Promise<() => Promise<Answer>>>> = {
    "several edits of one element": async ({ create, batch }) => {
      const category = await create("/api/categories", { name: "Edits" });
      const part = await create("/api/parts", { name: "A", category });
      return () =>
        batch(
          ["PATCH", part, { name: "B", tags: "a" }],
          ["PATCH", part, { name: "C", comment: "c" }],
          ["PATCH", part, { name: "A", tags: "b" }],
          ["PATCH", part, { name: "D" }],
        );
    },
    "a chain of creations, and edits of its members":
      async ({ batch }) =>
      () =>
        batch(
          ["POST", "/api/categories", { name: "Parent" }],
          ["POST", "/api/categories", { name: "Child", parent: "$1.@id" }],
          ["POST", "/api/parts", { name: "P", category: "$2.@id", partLots: [{ amount: 3 }] }],
          ["PATCH", "$2.@id", { name: "Renamed", parent: null }],
          ["PATCH", "$1.@id", { parent: "$2.@id" }],
          ["PATCH", "$3.@id", { category: "$1.@id" }],
        ),
    "the exchange of unique values in one request": async ({ create, read, send }) => {
      const category = await create("/api/categories", { name: "Exchange" });
      const supplier = await create("/api/suppliers", { name: "Exchange" });
      const orderdetails = ["a", "b", "c", "d"].map((supplierpartnr) => ({ supplier, supplierpartnr }));
      const part = await create("/api/parts", { name: "P", category, orderdetails });
      const stored = (await read(part))["orderdetails"] as unknown as readonly { "@id": string }[];
      const shifted = stored.map(({ "@id": iri }, index) => ({
        "@id": iri,
        supplierpartnr: orderdetails[(index + 1) % 4]?.supplierpartnr,
      }));
      return () => send("PATCH", part, { orderdetails: shifted });
    },
    "the exchange of unique values in several requests": async ({ create, batch }) => {
      const category = await create("/api/categories", { name: "Exchange 2" });
      const a = await create("/api/parts", { name: "A", category, ipn: "1" });
      const b = await create("/api/parts", { name: "B", category, ipn: "2" });
      return () =>
        batch(
          ["PATCH", a, { ipn: null }],
          ["PATCH", b, { ipn: "1" }],
          ["PATCH", a, { ipn: "2" }],
          ["PATCH", b, { ipn: "3" }],
          ["PATCH", a, { ipn: "1" }],
        );
    },
    "a preview image that the request deletes": async ({ create, send, batch }) => {
      const category = await create("/api/categories", { name: "Image" });
      const attachment_type = await create("/api/attachment_types", { name: "Image" });
      const part = await create("/api/parts", { name: "P", category });
      const image = { element: part, attachment_type };
      const first = await create("/api/attachments", { ...image, name: "1", ...file });
      const second = await create("/api/attachments", { ...image, name: "2", ...file });
      await send("PATCH", part, { master_picture_attachment: first });
      return () =>
        batch(
          ["PATCH", part, { master_picture_attachment: second, comment: "1" }],
          ["PATCH", part, { attachments: [], comment: "2" }],
          ["PATCH", part, { comment: "3" }],
        );
    },
    "deletions of elements that refer to each other": async ({ create, batch, send }) => {
      const category = await create("/api/categories", { name: "Deleted" });
      const attachment_type = await create("/api/attachment_types", { name: "Deleted" });
      const footprint = await create("/api/footprints", { name: "Deleted" });
      const part = await create("/api/parts", { name: "P", category, footprint, partLots: [{ amount: 3 }] });
      const other = await create("/api/parts", { name: "O", category });
      const image = { element: part, attachment_type, name: "1", ...file };
      const master_picture_attachment = await create("/api/attachments", image);
      await send("PATCH", part, { master_picture_attachment });
      await create("/api/part_associations", { owner: part, other, type: 1 });
      const project = await create("/api/projects", { name: "Deleted", build_part: other });
      await create("/api/project_bom_entries", { project, part, quantity: 1 });
      return () =>
        batch(
          ["DELETE", part],
          ["DELETE", footprint],
          ["DELETE", other],
          ["DELETE", project],
          ["DELETE", category],
        );
    },
    "an element that is deleted, restored and deleted again": async ({ create, batch }) => {
      const category = await create("/api/categories", { name: "Restored" });
      const part = await create("/api/parts", { name: "P", category, partLots: [{ amount: 3 }] });
      const at = new Date().toISOString();
      return () =>
        batch(
          ["DELETE", part],
          ["POST", `${part}/restore`, { at }],
          ["PATCH", part, { name: "Q" }],
          ["DELETE", part],
        );
    },
    "stock that moves between lots which the request creates": async ({ create, batch }) => {
      const category = await create("/api/categories", { name: "Stock" });
      const storage_location = await create("/api/storage_locations", { name: "Stock" });
      const part = await create("/api/parts", { name: "P", category });
      const lot = await create("/api/part_lots", { part, amount: 10 });
      return () =>
        batch(
          ["POST", `${lot}/add`, { amount: 5 }],
          ["POST", `${lot}/move`, { amount: 15, storage_location }],
          ["POST", "/api/part_lots", { part, amount: 0 }],
          ["POST", "$3.@id/add", { amount: 7 }],
          ["POST", `${lot}/stocktake`, { amount: 2 }],
          ["POST", "$3.@id/withdraw", { amount: 6 }],
        );
    },
    "a preview image that others have replaced and put back": async ({ create, batch, send, undo }) => {
      const attachment_type = await create("/api/attachment_types", { name: "Replaced" });
      const category = await create("/api/categories", { name: "Replaced" });
      return async () => {
        const attachments = [{ name: "1", attachment_type, ...file }];
        const answer = await batch(["POST", "/api/parts", { name: "P", category, attachments }]);
        const [{ body }] = answer.body["results"] as unknown as [{ body: { "@id"?: string; id: number } }];
        const part = `/api/parts/${body.id}`;
        const put = await send("PATCH", part, { master_picture_attachment: null });
        await undo(put);
        return answer;
      };
    },
  };

  it.each(Object.keys(cases))("takes back %s", async (name) => {
    for (const service of services) {
      const client = clientOf(service);
      const change = await cases[name]?.(client);
      const before = await stateOf(service);
      const answer = await change?.();
      if (answer === undefined) throw new Error(`There is no case ${name}.`);
      expect(differences(before, await stateOf(service))).not.toEqual([]);
      await client.undo(answer);
      expect(differences(before, await stateOf(service))).toEqual([]);
    }
  });
});
