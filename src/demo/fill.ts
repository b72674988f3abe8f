/** Fills an empty inventory with believable content: in one transaction, with the code that writes for the API. */
import type { Reader } from "../database/store.ts";
import type { Actor } from "../history/log-entry.ts";
import { writeLog } from "../history/log-entry.ts";
import type { Creatable, Making } from "../inventory/operations/create-entity.ts";
import { createEntity } from "../inventory/operations/create-entity.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { everythingPermitted } from "../inventory/operations/write.ts";
import { createFileDesk } from "../inventory/writing/file-desk.ts";
import { iri } from "../representation/iri.ts";
import type { DemoNode, DemoPart } from "./demo-data.ts";
import { buildSome } from "./build-some.ts";
import { circuitParts } from "./parts/circuits.ts";
import { assemblies, consumables } from "./parts/consumables.ts";
import { mechanics } from "./parts/mechanics.ts";
import { microcontrollers } from "./parts/microcontrollers.ts";
import { passives } from "./parts/passives.ts";
import { power } from "./parts/power.ts";
import { semiconductors } from "./parts/semiconductors.ts";
import { sensors } from "./parts/sensors.ts";
import { currencies, measurementUnits, partCustomStates, storageLocations, suppliers } from "./places.ts";
import type { DemoProject } from "./projects.ts";
import { associations, projects } from "./projects.ts";
import { lotsOf, offersOf, stateOf } from "./supply.ts";
import { attachmentTypes, categories, footprints, manufacturers } from "./trees.ts";

const bought: readonly DemoPart[] = [
  ...passives,
  ...semiconductors,
  ...microcontrollers,
  ...power,
  ...circuitParts,
  ...sensors,
  ...mechanics,
  ...consumables,
];

const trees = {
  AttachmentType: attachmentTypes,
  Category: categories,
  Manufacturer: manufacturers,
  Footprint: footprints,
  MeasurementUnit: measurementUnits,
  PartCustomState: partCustomStates,
  Currency: currencies,
  Supplier: suppliers,
  StorageLocation: storageLocations,
} as const satisfies Partial<Record<Creatable, readonly DemoNode[]>>;

/** What was made, by resource: lots, prices and the like that were made inside something else too. */
export type DemoCounts = Readonly<Partial<Record<string, number>>>;

/** Whether there is nothing in the inventory, not even a category. */
export async function isEmpty({ db }: Pick<Reader, "db">): Promise<boolean> {
  const tables = [
    "parts",
    "categories",
    "manufacturers",
    "footprints",
    "attachment_types",
    "suppliers",
    "storage_locations",
    "measurement_units",
    "part_custom_states",
    "currencies",
    "projects",
  ] as const;
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
  const files = createFileDesk(inventory, new Map(), new Map());
  const comment = "Demo inventory";
  const occasion = { actor, now, comment, files, ...everythingPermitted };
  return inventory.store.transaction(async (transaction) => {
    if (!(await isEmpty(transaction))) return null;
    const filling: Filling = { making: { inventory, transaction, occasion }, ids: new Map(), counts: {} };
    await fill(filling);
    return filling.counts;
  });
}

/** What is being made, and what was made already: ids by resource and path (or name). */
interface Filling {
  readonly making: Making;
  readonly ids: Map<string, number>;
  readonly counts: Record<string, number>;
}

async function fill(filling: Filling): Promise<void> {
  const { now } = filling.making.occasion;
  for (const [resource, nodes] of Object.entries(trees)) {
    await makeTree(at(filling, firstDay(now)), resource as Creatable, nodes);
  }
  for (const [index, part] of bought.entries()) {
    await makePart(at(filling, dayOf(now, index)), part, supplied(filling, part, index));
  }
  for (const part of assemblies) await makePart(filling, part, {});
  for (const { owner, other, ...properties } of associations) {
    const parts = { owner: reference(filling, "Part", owner), other: reference(filling, "Part", other) };
    await make(filling, "PartAssociation", { ...parts, ...properties });
  }
  for (const project of projects) await makeProject(filling, project);
  for (const project of projects) await makeEntries(filling, project);
  await buildSome(filling.making, (path) => idOf(filling, "Project", path), {
    project: "Weather station → Sensor module",
    copies: 2,
    storage_location: reference(filling, "StorageLocation", "Storeroom → Finished devices"),
  });
}

/** The inventory looks as if it had grown: so many days from one part to the next. */
const daysBetween = 6;
const day = 86_400_000;

function firstDay(now: Date): Date {
  return dayOf(now, -1);
}

function dayOf(now: Date, index: number): Date {
  return new Date(now.getTime() - (bought.length - index) * daysBetween * day);
}

/** The same, made at another time. */
function at(filling: Filling, now: Date): Filling {
  const { making } = filling;
  return { ...filling, making: { ...making, occasion: { ...making.occasion, now } } };
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

/** The lots of a bought part, the offers of suppliers, its state. */
function supplied(filling: Filling, part: DemoPart, index: number): Record<string, unknown> {
  const partLots = lotsOf(part, index, filling.making.occasion.now).map(({ location, properties }) => ({
    ...properties,
    ...(location !== null && { storage_location: reference(filling, "StorageLocation", location) }),
  }));
  const orderdetails = offersOf(part, index).map(({ supplier, number, currency, prices, properties }) => ({
    supplier: reference(filling, "Supplier", supplier),
    supplierpartnr: number,
    ...properties,
    pricedetails: prices.map((price) => ({
      ...price,
      ...(currency !== null && { currency: reference(filling, "Currency", currency) }),
    })),
  }));
  const state = stateOf(index);
  const partCustomState = state === null ? null : reference(filling, "PartCustomState", state);
  return { partLots, orderdetails, partCustomState };
}

async function makePart(
  filling: Filling,
  part: DemoPart,
  supply: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { name, description, ipn, tags, category, manufacturer, footprint, datasheet, unit } = part;
  const type = reference(filling, "AttachmentType", "Datasheet");
  const id = await make(filling, "Part", {
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
    ...(unit !== undefined && { partUnit: reference(filling, "MeasurementUnit", unit) }),
    ...(part.parameters !== undefined && { parameters: part.parameters }),
    ...(datasheet !== undefined && {
      attachments: [{ name: "Datasheet", attachment_type: type, url: datasheet }],
    }),
    ...supply,
    ...part.properties,
  });
  filling.ids.set(`Part ${name}`, id);
}

async function makeProject(filling: Filling, project: DemoProject): Promise<void> {
  const { name, parent, status, description, buildPart } = project;
  const id = await make(filling, "Project", {
    name,
    status,
    description,
    ...(parent !== undefined && { parent: reference(filling, "Project", parent) }),
    ...(buildPart !== undefined && { build_part: reference(filling, "Part", buildPart) }),
  });
  filling.ids.set(`Project ${pathOf(project)}`, id);
}

async function makeEntries(filling: Filling, project: DemoProject): Promise<void> {
  for (const { part, ...entry } of project.entries) {
    await make(filling, "ProjectBOMEntry", {
      project: reference(filling, "Project", pathOf(project)),
      ...(part !== null && { part: reference(filling, "Part", part) }),
      ...entry,
    });
  }
}

function pathOf({ name, parent }: DemoProject): string {
  return parent === undefined ? name : `${parent} → ${name}`;
}

function idOf({ ids }: Filling, resource: Creatable, path: string): number {
  const id = ids.get(`${resource} ${path}`);
  if (id === undefined)
    throw new Error(`The demo refers to the ${resource} ${path}, which it does not make.`);
  return id;
}

function reference(filling: Filling, resource: Creatable, path: string): string {
  return iri(resource, idOf(filling, resource, path));
}

async function make(
  { making, counts }: Filling,
  resource: Creatable,
  body: Record<string, unknown>,
): Promise<number> {
  const { id, log } = await createEntity(making, resource, body);
  const { transaction, occasion } = making;
  await writeLog(transaction, occasion.actor, occasion.now, log);
  for (const { kind, targetType } of log) {
    if (kind === "element_created" && targetType !== undefined) {
      counts[targetType] = (counts[targetType] ?? 0) + 1;
    }
  }
  return id;
}
