/** Fills an empty inventory with believable parts: in one transaction, with the code that writes for the API. */
import type { Reader } from "../database/store.ts";
import type { Actor, LogEntry } from "../history/log-entry.ts";
import { writeLog } from "../history/log-entry.ts";
import type { Creatable, Making } from "../inventory/operations/create-entity.ts";
import { createEntity } from "../inventory/operations/create-entity.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { everythingPermitted } from "../inventory/operations/write.ts";
import { createFileDesk } from "../inventory/writing/file-desk.ts";
import { iri } from "../representation/iri.ts";
import type { DemoNode, DemoPart } from "./demo-data.ts";
import { circuitParts } from "./parts/circuits.ts";
import { mechanics } from "./parts/mechanics.ts";
import { microcontrollers } from "./parts/microcontrollers.ts";
import { passives } from "./parts/passives.ts";
import { power } from "./parts/power.ts";
import { semiconductors } from "./parts/semiconductors.ts";
import { sensors } from "./parts/sensors.ts";
import { attachmentTypes, categories, footprints, manufacturers } from "./trees.ts";

const demoParts: readonly DemoPart[] = [
  ...passives,
  ...semiconductors,
  ...microcontrollers,
  ...power,
  ...circuitParts,
  ...sensors,
  ...mechanics,
];

/** What was made, by resource. */
export type DemoCounts = Readonly<Record<Creatable, number>>;

/** Whether there is nothing in the inventory, not even a category. */
export async function isEmpty({ db }: Pick<Reader, "db">): Promise<boolean> {
  const tables = ["parts", "categories", "manufacturers", "footprints", "attachment_types"] as const;
  for (const table of tables) {
    const row = await db.selectFrom(table).select("id").limit(1).executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}

/** Makes the demo inventory. Answers null, and changes nothing, when the inventory is not empty. */
export async function fillWithDemo(
  inventory: Inventory,
  actor: Actor,
  now: Date,
): Promise<DemoCounts | null> {
  const files = createFileDesk(inventory.storage, new Map(), new Map());
  const comment = "Demo inventory";
  const occasion = { actor, now, comment, files, requirePermission: everythingPermitted };
  return inventory.store.transaction(async (transaction) => {
    if (!(await isEmpty(transaction))) return null;
    return fill({ inventory, transaction, occasion });
  });
}

/** What is being made, and what was made already: ids by resource and path (or name). */
interface Filling {
  readonly making: Making;
  readonly ids: Map<string, number>;
  readonly log: LogEntry[];
}

async function fill(making: Making): Promise<DemoCounts> {
  const filling: Filling = { making, ids: new Map(), log: [] };
  await makeTree(filling, "AttachmentType", attachmentTypes);
  await makeTree(filling, "Category", categories);
  await makeTree(filling, "Manufacturer", manufacturers);
  await makeTree(filling, "Footprint", footprints);
  for (const part of demoParts) {
    await makePart(filling, part);
  }
  const { transaction, occasion } = making;
  await writeLog(transaction, occasion.actor, occasion.now, filling.log);
  const counts = { Part: 0, Category: 0, Footprint: 0, Manufacturer: 0, AttachmentType: 0 };
  for (const { targetType } of filling.log) {
    if (targetType !== undefined && targetType in counts) counts[targetType as Creatable] += 1;
  }
  return counts;
}

async function makeTree(
  filling: Filling,
  resource: Creatable,
  nodes: readonly DemoNode[],
  parent: { readonly id: number; readonly path: string } | null = null,
): Promise<void> {
  for (const { name, properties, children = [] } of nodes) {
    const above = parent === null ? {} : { parent: iri(resource, parent.id) };
    const id = await make(filling, resource, { name, ...above, ...properties });
    const path = parent === null ? name : `${parent.path} → ${name}`;
    filling.ids.set(`${resource} ${path}`, id);
    // Footprints are referred to by their name alone.
    if (resource === "Footprint") filling.ids.set(`${resource} ${name}`, id);
    await makeTree(filling, resource, children, { id, path });
  }
}

async function makePart(filling: Filling, part: DemoPart): Promise<void> {
  const { name, description, ipn, tags, category, manufacturer, footprint, datasheet } = part;
  const type = reference(filling, "AttachmentType", "Datasheet");
  await make(filling, "Part", {
    name,
    description,
    ipn,
    tags,
    manufacturing_status: "active",
    category: reference(filling, "Category", category),
    ...(manufacturer !== undefined && {
      manufacturer: reference(filling, "Manufacturer", manufacturer),
      manufacturer_product_number: name,
    }),
    ...(footprint !== undefined && { footprint: reference(filling, "Footprint", footprint) }),
    ...(part.parameters !== undefined && { parameters: part.parameters }),
    ...(datasheet !== undefined && {
      attachments: [{ name: "Datasheet", attachment_type: type, url: datasheet }],
    }),
    ...part.properties,
  });
}

function reference({ ids }: Filling, resource: Creatable, path: string): string {
  const id = ids.get(`${resource} ${path}`);
  if (id === undefined)
    throw new Error(`The demo refers to the ${resource} ${path}, which it does not make.`);
  return iri(resource, id);
}

async function make(filling: Filling, resource: Creatable, body: Record<string, unknown>): Promise<number> {
  const { id, log } = await createEntity(filling.making, resource, body);
  filling.log.push(...log);
  return id;
}
