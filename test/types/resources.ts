/**
 * The types of the resource methods. `npm run check:types` fails if an expected error is missing, and `test/sdk` compiles
 * the module with the packed client, too.
 */
import {
  changeSetOf,
  isProblem,
  type ChangeConflict,
  type ChangeSetUndo,
  type Client,
  type LogEntry,
  type Part,
  type PartCreate,
  type PartListed,
} from "../../sdk/typescript/src/index.ts";

declare const client: Client;

export async function results(): Promise<void> {
  const part: Part = await client.parts.get(8);
  const parts: PartListed[] = await client.parts.list();
  const first: PartListed | null = await client.parts.getFirst({ name: "R%" });
  const entries: LogEntry[] = await client.parts.listLog(8, { page: 2 });
  const body: PartCreate = { name: "R1", category: part.category, tags: "smd" };
  const file: Blob = await client.attachments.getFile(3, { download: true });
  for await (const { name, partLots } of client.parts.iterate({ category: [1, "3++"], favorite: true }))
    console.log(name, partLots.length, parts, first, entries, body, file);
  await client.parts.update(8, part);
  await client.parts.update(8, part, { dryRun: true });
  await client.parts.delete(8, { dryRun: true, comment: "Is it used?" });
  // @ts-expect-error Reading changes nothing.
  await client.parts.get(8, {}, { dryRun: true });
  await client.partLots.withdraw(3, { amount: 2 }, { idempotencyKey: "build-7", comment: "Build 7" });
  await client.imports.create("name\nR1\n", { dryRun: true, contentType: "text/csv" });
  const order = { name: "asc", id: "desc" } as const;
  await client.parts.list({ order, minamount: { gte: 1 }, addedDate: { after: "2026-01-01" } });
}

export async function undo(): Promise<void> {
  const part: PartListed = await client.parts.restore(8, {
    at: "2026-11-01T12:00:00Z",
    properties: ["name"],
  });
  const old: Part = await client.parts.get(8, { at: "2026-11-01T12:00:00Z" });
  const restored: number | null = await changeSetOf(part);
  const deleted: number | null = await changeSetOf(client.parts.delete(8));
  // @ts-expect-error A call that changed nothing has no change set.
  await client.changeSets.undo(deleted);
  const undone: ChangeSetUndo = await client.changeSets.undo(restored ?? 1, {
    conflicts: "skip",
    dryRun: true,
    comment: "Wrong part",
  });
  // @ts-expect-error The value is `skip`.
  await client.changeSets.redo(2, { conflicts: "ignore" });
  const progress: ChangeSetUndo = await client.changeSetUndos.get(undone.id ?? 1);
  console.log(old, progress.status);
}

export function conflictsOf(error: unknown): readonly ChangeConflict[] {
  return isProblem(error, 409) ? error.conflicts : [];
}

export async function selectedProperties(): Promise<void> {
  const [listed] = await client.parts.list({ properties: ["id", "name"] });
  const exact: { id: number; name: string } | undefined = listed;
  console.log(exact, listed?.name);
  // @ts-expect-error The property is not selected.
  console.log(listed?.description);
  const part = await client.parts.get(8, { properties: ["partLots"] });
  console.log(part.partLots.length);
  // @ts-expect-error The property is not selected.
  console.log(part.name);
  const first = await client.suppliers.getFirst({ properties: ["name"] });
  // @ts-expect-error The property is not selected.
  console.log(first?.id);
  for await (const { id } of client.parts.iterate({ properties: ["id"], itemsPerPage: 500 })) console.log(id);
  // @ts-expect-error A part has no such property.
  await client.parts.list({ properties: ["nmae"] });
}

export async function nestedProperties(): Promise<void> {
  const [hit] = await client.search("10k", { properties: { part: ["id", "name"] } });
  console.log(hit?.part.name);
  await client.search("10k", { category: 3, properties: { part: { category: ["name"] } } });
  await client.parts.all({ properties: { partLots: ["amount"], category: ["id"] } });
  // @ts-expect-error A part has no such property.
  await client.search("10k", { properties: { part: ["nmae"] } });
  // @ts-expect-error A hit has no such property.
  await client.search("10k", { properties: { prat: ["id"] } });
  // @ts-expect-error A text has no properties.
  await client.parts.list({ properties: { name: ["length"] } });
}

export async function misspelled(): Promise<void> {
  // @ts-expect-error The property is `minamount`.
  await client.parts.update(8, { minamont: 3 });
  // @ts-expect-error The property is `description`.
  await client.parts.create({ name: "R1", category: "/api/categories/1", desciption: "" });
  // @ts-expect-error The property of the lot is `amount`.
  await client.parts.update(8, { partLots: [{ amuont: 3 }] });
  // @ts-expect-error The parameter is `itemsPerPage`.
  await client.parts.list({ itemsPerPag: 3 });
  // @ts-expect-error The parameter is `itemsPerPage`, also if properties are selected.
  await client.parts.list({ itemsPerPag: 3, properties: ["id"] });
  // @ts-expect-error The filter is `category`.
  client.parts.iterate({ categroy: 3 });
  // @ts-expect-error The sort order is `name`.
  await client.parts.all({ order: { nmae: "asc" } });
  // @ts-expect-error The operator is `gte`.
  await client.parts.getFirst({ minamount: { min: 3 } });
  // @ts-expect-error The option is `idempotencyKey`.
  await client.parts.create({ name: "R1", category: "/api/categories/1" }, { idempotencykey: "1" });
  // @ts-expect-error The service compares no version when it creates an element.
  await client.parts.create({ name: "R1", category: "/api/categories/1" }, { ifMatch: '"1"' });
  // @ts-expect-error The method is `withdraw`.
  console.log(client.partLots.withdrawal);
}

export async function incomplete(): Promise<void> {
  // @ts-expect-error A part requires a category.
  await client.parts.create({ name: "R1" });
  // @ts-expect-error The amount is a number.
  await client.partLots.withdraw(3, { amount: "1" });
  // @ts-expect-error The ID is required.
  await client.parts.get();
  // @ts-expect-error Parts cannot be replaced.
  console.log(client.parts.replace);
}
