/**
 * Imports some lines within one transaction, with the code that writes entities for the API: the same rules, the same
 * change log. Nothing is remembered between batches, so that one can run again and others may write meanwhile.
 */
import { Problem } from "../../errors.ts";
import type { LogEntry } from "../../history/log-entry.ts";
import { iri } from "../../representation/iri.ts";
import type { Creatable, Making } from "../operations/create-entity.ts";
import { writeLog } from "../../history/log-entry.ts";
import { checkNewEntity, createEntity } from "../operations/create-entity.ts";
import type { Body } from "../writing/change.ts";
import { findAttachmentType, findCategory, findFootprint, findPart } from "./find.ts";
import { addReport, countedResources, emptyReport } from "./import-report.ts";
import type { CountedResource, ImportReport } from "./import-report.ts";
import type { FileLine } from "./part-file.ts";
import { columnOf, LineRefused, readPart } from "./part-line.ts";
import type { ImportedPart } from "./part-line.ts";
import { remember } from "./remember.ts";
import type { Remembering } from "./remember.ts";
import { beginTrial, endTrial, undoTrial } from "./trial.ts";

const datasheetType = "Datasheet";

/** One line on its way: what it made so far belongs to it alone until it is accepted. */
interface Attempt {
  readonly log: LogEntry[];
  readonly ids: Map<string, number>;
}

interface Batch extends Making {
  readonly remembering: Remembering;
}

/** @returns what became of the lines */
export async function importBatch(making: Making, lines: readonly FileLine[]): Promise<ImportReport> {
  const batch: Batch = { ...making, remembering: remember(making.transaction) };
  const report = emptyReport();
  const accepted: Attempt = { log: [], ids: new Map() };
  for (const line of lines) addReport(report, await importLine(batch, line, accepted));
  await writeLog(making.transaction, making.occasion.actor, making.occasion.now, accepted.log);
  for (const { kind, targetType } of accepted.log) {
    if (kind === "element_created" && isCounted(targetType)) report.created[targetType] += 1;
  }
  return report;
}

function isCounted(resource: string | undefined): resource is CountedResource {
  return (countedResources as readonly (string | undefined)[]).includes(resource);
}

async function importLine(batch: Batch, line: FileLine, accepted: Attempt): Promise<ImportReport> {
  const report = { ...emptyReport(), rows: 1 };
  const name = "cells" in line && line.cells.name !== "" ? line.cells.name : null;
  try {
    if ("fault" in line) throw new LineRefused(line.fault);
    const part = readPart(line.line, line.cells);
    const isNew = await importPart(batch, part, accepted);
    if (!isNew) report.unchanged = 1;
    else if (part.datasheetFault !== null) {
      const { datasheet } = line.cells;
      report.droppedDatasheets.push({ line: line.line, name, reason: part.datasheetFault, datasheet });
    }
  } catch (error) {
    report.refused.push({ line: line.line, name, reason: reasonOf(error) });
  }
  return report;
}

/** @throws what is no refusal */
function reasonOf(error: unknown): string {
  if (error instanceof LineRefused) return error.message;
  if (!(error instanceof Problem) || error.violations === undefined) throw error;
  return error.violations
    .map(({ propertyPath, message }) => `${columnOf(propertyPath)}: ${message}`)
    .join(" ");
}

/** @returns false if the part is there already */
async function importPart(batch: Batch, part: ImportedPart, accepted: Attempt): Promise<boolean> {
  const { transaction } = batch;
  // Before anything is made for it, as far as that can be told without knowing what it refers to.
  checkNewEntity("Part", { ...part.body, category: iri("Category", 1) });
  const attempt: Attempt = { log: [], ids: new Map() };
  const places = { batch, accepted, attempt };
  const known = await knownCategory(places, part.categoryPath);
  if (known !== null && (await findPart(transaction, known, part.name))) return false;
  const footprint = part.footprint === null ? null : await knownFootprint(places, part.footprint);
  const type = part.datasheet === null ? null : await knownDatasheetType(places);
  const mayNeedUndoing =
    known === null ||
    (part.footprint !== null && footprint === null) ||
    (part.datasheet !== null && type === null);
  if (mayNeedUndoing) await beginTrial(transaction);
  try {
    await createPart(places, part);
  } catch (error) {
    if (mayNeedUndoing) await undoTrial(transaction);
    batch.remembering.forget();
    throw error;
  }
  if (mayNeedUndoing) await endTrial(transaction);
  for (const [key, id] of attempt.ids) accepted.ids.set(key, id);
  accepted.log.push(...attempt.log);
  return true;
}

interface Places {
  readonly batch: Batch;
  readonly accepted: Attempt;
  readonly attempt: Attempt;
}

async function createPart(places: Places, part: ImportedPart): Promise<void> {
  const category = await categoryOf(places, part.categoryPath);
  const footprint = part.footprint === null ? null : await footprintOf(places, part.footprint);
  const type = part.datasheet === null ? null : await datasheetTypeOf(places);
  await create(places, "Part", {
    ...part.body,
    category: iri("Category", category),
    ...(footprint !== null && { footprint: iri("Footprint", footprint) }),
    ...(type !== null && {
      attachments: [
        { name: datasheetType, attachment_type: iri("AttachmentType", type), url: part.datasheet },
      ],
    }),
  });
}

async function categoryOf(places: Places, path: readonly string[]): Promise<number> {
  const known = await knownCategory(places, path);
  if (known !== null) return known;
  const parent = path.length === 1 ? null : await categoryOf(places, path.slice(0, -1));
  const body = { name: path.at(-1), ...(parent !== null && { parent: iri("Category", parent) }) };
  const id = await create(places, "Category", body, "category_path");
  places.attempt.ids.set(categoryKey(path), id);
  return id;
}

async function footprintOf(places: Places, name: string): Promise<number> {
  const known = await knownFootprint(places, name);
  if (known !== null) return known;
  const body = { name, eda_info: { kicad_footprint: name } };
  const id = await create(places, "Footprint", body, "footprint");
  places.attempt.ids.set(`footprint ${name}`, id);
  return id;
}

async function datasheetTypeOf(places: Places): Promise<number> {
  const known = await knownDatasheetType(places);
  if (known !== null) return known;
  const id = await create(places, "AttachmentType", { name: datasheetType });
  places.attempt.ids.set("datasheet", id);
  return id;
}

function knownDatasheetType(places: Places): Promise<number | null> {
  return recalled(places, "datasheet", () => findAttachmentType(places.batch.transaction, datasheetType));
}

function knownCategory(places: Places, path: readonly string[]): Promise<number | null> {
  return recalled(places, categoryKey(path), async () => {
    const parent = path.length === 1 ? null : await knownCategory(places, path.slice(0, -1));
    if (parent === null && path.length > 1) return null;
    return findCategory(places.batch.transaction, parent, path.at(-1) ?? "");
  });
}

function knownFootprint(places: Places, name: string): Promise<number | null> {
  return recalled(places, `footprint ${name}`, () => findFootprint(places.batch.transaction, name));
}

function categoryKey(path: readonly string[]): string {
  return `category ${path.join("->")}`;
}

/** What the batch found or made under this key, or what `find` finds. */
async function recalled(
  { accepted, attempt }: Places,
  key: string,
  find: () => Promise<number | null>,
): Promise<number | null> {
  const known = attempt.ids.get(key) ?? accepted.ids.get(key);
  if (known !== undefined) return known;
  const found = await find();
  if (found !== null) accepted.ids.set(key, found);
  return found;
}

/** Faults of what is made along with a part are told at the `column` that asks for it. */
async function create(places: Places, resource: Creatable, body: Body, column?: string): Promise<number> {
  const { inventory, remembering, occasion } = places.batch;
  const making = { inventory, transaction: remembering.transaction, occasion };
  try {
    const { id, log } = await createEntity(making, resource, body);
    places.attempt.log.push(...log);
    return id;
  } catch (error) {
    if (column === undefined || !(error instanceof Problem) || error.violations === undefined) throw error;
    throw new LineRefused(`${column}: ${error.violations.map(({ message }) => message).join(" ")}`);
  }
}
