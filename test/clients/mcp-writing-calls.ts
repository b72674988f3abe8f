/** Arguments of each writing tool, and the expected state in the API after the call. */
import { expect } from "vitest";
import type { Api, Json } from "../support/client.ts";
import type { Inventory } from "../support/inventory.ts";

export interface World {
  /** Client with all permissions. */
  readonly rest: Api;
  readonly inventory: Inventory;
  /** URL of an image that the service can download. */
  readonly pictureUrl: string;
}

export interface WritingCall {
  readonly args: Readonly<Record<string, unknown>>;
  /** Checks the change with the API. `document` is the result of the tool. */
  readonly done: (document: Readonly<Record<string, Json>>) => Promise<void>;
}

export const changeComment = "Because the test wants it";

let made = 0;

/** Creates the elements that the call needs. New elements keep calls independent of each other. */
export type PrepareCall = (world: World) => Promise<WritingCall>;

async function make(rest: Api, collection: string, body: Record<string, unknown>): Promise<number> {
  return Number((await rest.post(`/api/${collection}`, body, { expect: 201 })).body["id"]);
}

const newPart = ({ rest, inventory }: World): Promise<number> =>
  make(rest, "parts", {
    name: `Written ${(made += 1)}`,
    category: `/api/categories/${inventory.categories}`,
    tags: "old",
  });

function newLot({ rest, inventory }: World, part: number, amount = 100): Promise<number> {
  const location = `/api/storage_locations/${inventory.storage_locations}`;
  return make(rest, "part_lots", { part: `/api/parts/${part}`, amount, storage_location: location });
}

const item = async ({ rest }: World, iri: string): Promise<Json> =>
  (await rest.get(iri, { expect: 200 })).body;

const amountOf = async (world: World, lot: unknown): Promise<unknown> =>
  (await item(world, `/api/part_lots/${String(lot)}`))["amount"];

/** Calls a tool on a lot with an amount of 100 and expects the amount `left` afterwards. */
const changesAmount =
  (left: number, amount: number): PrepareCall =>
  async (world) => {
    const lot = await newLot(world, await newPart(world));
    return {
      args: { lot_id: lot, amount, change_comment: changeComment },
      done: async (document) => {
        expect(document).toMatchObject({ id: lot, amount: left });
        expect(await amountOf(world, lot)).toBe(left);
      },
    };
  };

export const writingCalls: Readonly<Record<string, PrepareCall>> = {
  add_stock: changesAmount(107, 7),
  withdraw_stock: changesAmount(93, 7),
  count_stock: changesAmount(42, 42),
  move_stock: async (world) => {
    const part = await newPart(world);
    const from = await newLot(world, part);
    const to = await newLot(world, part, 1);
    return {
      args: { lot_id: from, to_lot_id: to, amount: 30, change_comment: changeComment },
      done: async (document) => {
        expect(document).toMatchObject({ from: { id: from, amount: 70 }, to: { id: to, amount: 31 } });
        expect([await amountOf(world, from), await amountOf(world, to)]).toEqual([70, 31]);
      },
    };
  },
  create_part_lot: async (world) => {
    const part = await newPart(world);
    const location = world.inventory.storage_locations;
    return {
      args: {
        part_id: part,
        storage_location_id: location,
        amount: 12,
        comment: "A note",
        change_comment: changeComment,
      },
      done: async ({ id }) => {
        expect(await item(world, `/api/part_lots/${String(id)}`)).toMatchObject({
          amount: 12,
          comment: "A note",
          part: { id: part },
          storage_location: { id: location },
        });
      },
    };
  },
  create_part: async (world) => {
    const name = `Written ${(made += 1)}`;
    const { categories, footprints } = world.inventory;
    return {
      args: {
        name,
        category_id: categories,
        footprint_id: footprints,
        minamount: 5,
        change_comment: changeComment,
      },
      done: async ({ id }) => {
        expect(await item(world, `/api/parts/${String(id)}`)).toMatchObject({
          name,
          minamount: 5,
          category: { id: categories },
          footprint: { id: footprints },
        });
      },
    };
  },
  update_part: async (world) => {
    const part = await newPart(world);
    return {
      args: { part_id: part, description: "New", needs_review: true, change_comment: changeComment },
      done: async () => {
        const changed = await item(world, `/api/parts/${part}`);
        expect(changed).toMatchObject({ description: "New", needs_review: true, tags: "old" });
      },
    };
  },
  add_attachment_from_url: async (world) => {
    const part = await newPart(world);
    const type = world.inventory.attachment_types;
    const { pictureUrl: url } = world;
    return {
      args: { part_id: part, url, name: "Photo", attachment_type_id: type, change_comment: changeComment },
      done: async ({ id }) => {
        const iri = `/api/attachments/${String(id)}`;
        expect(await item(world, iri)).toMatchObject({
          name: "Photo",
          internal: true,
          picture: true,
          element: { id: part },
        });
        const { bytes } = await world.rest.get(`${iri}/file`, { accept: "*/*", expect: 200 });
        expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
      },
    };
  },
  create_project_bom_entry: async (world) => {
    const part = await newPart(world);
    const { projects: project } = world.inventory;
    return {
      args: {
        project_id: project,
        part_id: part,
        quantity: 4,
        mountnames: "R1,R2,R3,R4",
        change_comment: changeComment,
      },
      done: async ({ id }) => {
        expect(await item(world, `/api/project_bom_entries/${String(id)}`)).toMatchObject({
          quantity: 4,
          mountnames: "R1,R2,R3,R4",
          part: { id: part },
          project: { id: project },
        });
      },
    };
  },
  build_project: async (world) => {
    const part = await newPart(world);
    const lot = await newLot(world, part);
    const project = await make(world.rest, "projects", { name: `Written ${(made += 1)}` });
    await make(world.rest, "project_bom_entries", {
      project: `/api/projects/${project}`,
      part: `/api/parts/${part}`,
      quantity: 3,
    });
    return {
      args: { project_id: project, quantity: 5, change_comment: changeComment },
      done: async (document) => {
        expect(document).toMatchObject({ quantity: 5, project: { id: project } });
        expect(await amountOf(world, lot)).toBe(85);
      },
    };
  },
  undo_change: async (world) => {
    const iri = `/api/parts/${await newPart(world)}`;
    const { headers } = await world.rest.patch(iri, { description: "Wrong" }, { expect: 200 });
    return {
      args: { change_set: Number(headers["partledger-change-set"]), change_comment: changeComment },
      done: async () => expect(await item(world, iri)).toMatchObject({ description: "", tags: "old" }),
    };
  },
};
