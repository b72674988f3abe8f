/**
 * Fills an empty inventory with realistic sample data in one transaction. The data is created by the same code as
 * imports and API requests.
 */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { storeChangeSet } from "../history/change-set.ts";
import { writeLog, type Actor } from "../history/log-entry.ts";
import { createEntity, type Creatable, type WriteBatch } from "../inventory/operations/create-entity.ts";
import { isEmpty } from "../exchange/transfer/is-empty.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { unrestrictedAccess, writeContext } from "../inventory/operations/write.ts";
import { readProject } from "../inventory/projects/bill-of-materials.ts";
import { build } from "../inventory/projects/build.ts";
import { fieldsByResource } from "../exchange/transfer/fields.ts";
import { importRecords, type BatchContext } from "../exchange/transfer/import-batch.ts";
import type { Naming } from "../exchange/transfer/find-referenced-entities.ts";
import type { Document, TransferRecord, TreeName } from "../exchange/transfer/exported-resources.ts";
import { writeCollectedLog } from "../inventory/writing/apply.ts";
import { createRequestFiles } from "../inventory/writing/request-files.ts";
import { iri } from "../representation/iri.ts";
import { names, type DemoNode, type DemoPart } from "./demo-data.ts";
import { circuitParts } from "./parts/circuits.ts";
import { assemblies, consumables } from "./parts/consumables.ts";
import { mechanics } from "./parts/mechanics.ts";
import { microcontrollers } from "./parts/microcontrollers.ts";
import { passives } from "./parts/passives.ts";
import { power } from "./parts/power.ts";
import { semiconductors } from "./parts/semiconductors.ts";
import { sensors } from "./parts/sensors.ts";
import { currencies, measurementUnits, partCustomStates, storageLocations, suppliers } from "./places.ts";
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

/** The number of created records by resource, including owned records such as lots and prices. */
export type DemoCounts = Readonly<Partial<Record<string, number>>>;

/** Creates the demo inventory. If the inventory is not empty, returns `null` and changes nothing. */
export async function fillWithDemo(
  inventory: Inventory,
  actor: Actor,
  now: Date,
): Promise<DemoCounts | null> {
  const files = createRequestFiles(inventory, new Map(), new Map());
  const comment = "Demo inventory";
  const options = { actor, now, comment, files, ...unrestrictedAccess };
  return inventory.store.transaction(async (transaction) => {
    if (!(await isEmpty(transaction, inventory.definitions))) return null;
    const counts: Record<string, number> = {};
    await storeDemoChangeSet(transaction, actor, now, comment);
    await fill({ inventory, transaction, options }, counts);
    return counts;
  });
}

/** The changes have earlier times, so the change set is stored before them with the present time. */
async function storeDemoChangeSet(
  transaction: Transaction,
  { changeSet, userId, username, client }: Actor,
  now: Date,
  comment: string,
): Promise<void> {
  if (changeSet === undefined) return;
  const datetime = timestamp(now);
  await storeChangeSet(transaction, changeSet, { datetime, user_id: userId, username, client, comment });
}

async function fill(batch: WriteBatch, counts: Record<string, number>): Promise<void> {
  const { now } = batch.options;
  await importNew(at(batch, dayOf(now, -1)), counts, [
    ...treeRecords("AttachmentType", attachmentTypes),
    ...treeRecords("Category", categories),
    ...treeRecords("Manufacturer", manufacturers),
    ...treeRecords("Footprint", footprints),
    ...treeRecords("MeasurementUnit", measurementUnits),
    ...treeRecords("PartCustomState", partCustomStates),
    ...treeRecords(
      "Currency",
      currencies.filter(({ iso_code: code }) => code !== batch.inventory.baseCurrency),
    ),
    ...treeRecords("Supplier", suppliers),
    ...treeRecords("StorageLocation", storageLocations),
  ]);
  for (const [index, part] of bought.entries()) {
    const supply = {
      partLots: lotsOf(part, index, now),
      orderdetails: offersOf(part, index),
      partCustomState: stateOf(index),
    };
    await importNew(at(batch, dayOf(now, index)), counts, [partRecord(part, supply)]);
  }
  const categoryOf = new Map([...bought, ...assemblies].map(({ name, category }) => [name, names(category)]));
  await importNew(batch, counts, [
    ...assemblies.map((part) => partRecord(part)),
    ...associations.map(({ owner, other, ...properties }): TransferRecord => {
      const [first, second] = [owner, other].map((name) => ({ category: categoryOf.get(name), name }));
      return { resource: "PartAssociation", document: { owner: first, other: second, ...properties } };
    }),
  ]);
  await createProjects(batch, counts);
}

/** The interval in days between the creation dates of two parts, which makes the history look realistic. */
const daysBetween = 6;
const day = 86_400_000;

function dayOf(now: Date, index: number): Date {
  return new Date(now.getTime() - (bought.length - index) * daysBetween * day);
}

/** Returns a copy of the batch whose changes are recorded at the time `now`. */
function at(batch: WriteBatch, now: Date): WriteBatch {
  return { ...batch, options: { ...batch.options, now } };
}

function treeRecords(
  resource: TreeName,
  nodes: readonly DemoNode[],
  above: readonly string[] = [],
): TransferRecord[] {
  return nodes.flatMap(({ name, children = [], ...properties }) => {
    const path = [...above, name];
    return [{ resource, document: { path, ...properties } }, ...treeRecords(resource, children, path)];
  });
}

function partRecord(part: DemoPart, supply: Document = {}): TransferRecord {
  const { name, category, manufacturer, footprint, datasheet, unit, ...properties } = part;
  const document = {
    name,
    category: names(category),
    manufacturing_status: "active",
    ...(manufacturer !== undefined && {
      manufacturer: [manufacturer],
      manufacturer_product_number: name,
    }),
    ...(footprint !== undefined && { footprint: [footprint] }),
    ...(unit !== undefined && { partUnit: [unit] }),
    ...(datasheet !== undefined && {
      attachments: [{ name: "Datasheet", attachment_type: ["Datasheet"], url: datasheet }],
    }),
    ...supply,
    ...properties,
  };
  return { resource: "Part", document };
}

/** Parts refer to footprints by name without a path. */
const naming: Naming = { anywhere: new Set(["Footprint"]), properties: () => ({}) };

async function importNew(
  batch: WriteBatch,
  counts: Record<string, number>,
  records: readonly TransferRecord[],
): Promise<void> {
  const { inventory } = batch;
  const context: BatchContext = {
    inventory,
    fields: fieldsByResource(inventory.definitions),
    naming,
    isList: false,
    existing: "reject",
    lastPart: 0,
  };
  const incoming = records.map((record, index) => ({ line: index + 1, ...record }));
  const { report } = await importRecords(context, batch, incoming, new Set());
  const rejected = report.refused[0] ?? report.leftOut[0];
  if (rejected !== undefined)
    throw new Error(`The demo data is invalid: ${rejected.name ?? ""}: ${rejected.reason}`);
  for (const [resource, count] of Object.entries(report.created)) {
    counts[resource] = (counts[resource] ?? 0) + count;
  }
}

/**
 * Creates the projects, which the import does not support, and builds one of them, so that the demo contains stock
 * movements.
 */
async function createProjects(batch: WriteBatch, counts: Record<string, number>): Promise<void> {
  const { inventory, transaction, options } = batch;
  const create = async (resource: Creatable, body: Document): Promise<number> => {
    const { id, log } = await createEntity(batch, resource, body);
    await writeLog(transaction, options.actor, options.now, log);
    counts[resource] = (counts[resource] ?? 0) + 1;
    return id;
  };
  const parts = await transaction.db.selectFrom("parts").select(["name", "id"]).execute();
  const partIds = new Map(parts.map(({ name, id }) => [name, id]));
  const projectIds = new Map<string, number>();
  for (const { name, parent, buildPart, entries: _, ...properties } of projects) {
    const id = await create("Project", {
      name,
      ...properties,
      ...(parent !== undefined && { parent: reference("Project", projectIds, parent) }),
      ...(buildPart !== undefined && { build_part: reference("Part", partIds, buildPart) }),
    });
    projectIds.set(name, id);
  }
  for (const { name, entries } of projects) {
    for (const { part, ...entry } of entries) {
      await create("ProjectBOMEntry", {
        project: reference("Project", projectIds, name),
        ...(part !== null && { part: reference("Part", partIds, part) }),
        ...entry,
      });
    }
  }
  const project = await readProject(transaction, projectIds.get("Sensor module") ?? 0);
  if (project === null) throw new Error("The project to build is missing.");
  const { id } = await transaction.db
    .selectFrom("storage_locations")
    .select("id")
    .where("name", "=", "Finished devices")
    .executeTakeFirstOrThrow();
  const context = writeContext(inventory, transaction, options);
  const target = { storage_location: iri("StorageLocation", id) };
  const note = { comment: "First batch", timestamp: null };
  await build(context, project, { copies: 2, sources: [], target, note });
  await writeCollectedLog(context, options.actor);
}

function reference(resource: "Part" | "Project", ids: ReadonlyMap<string, number>, name: string): string {
  const id = ids.get(name);
  if (id === undefined)
    throw new Error(`The demo data refers to the ${resource} "${name}", which does not exist.`);
  return iri(resource, id);
}
