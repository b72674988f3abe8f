/**
 * Creates copied entities in one transaction, with their records in the mapping. The rules and the change log are the
 * same as in the API. An entity that violates a rule does not affect the others.
 */
import type { ResourceName } from "../../../generated/resources.ts";
import { decimalPlaces } from "../../database/decimal.ts";
import { continueIds } from "../../database/last-ids.ts";
import type { Transaction } from "../../database/store.ts";
import { Problem } from "../../util/errors.ts";
import { writeLog, type LogEntry } from "../../history/log-entry.ts";
import { definitionOf } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { updateEntity, type WriteBatch } from "../../inventory/operations/create-entity.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import type { WriteOptions } from "../../inventory/operations/write.ts";
import { cacheQueries } from "../transfer/query-cache.ts";
import type { RoundedNumber } from "../../inventory/writing/write-context.ts";
import { noFiles } from "../../inventory/writing/request-files.ts";
import { rowById } from "../../inventory/writing/read-rows.ts";
import { bodyOf, type LeftOutValue, type Targets } from "./bodies.ts";
import { createValid, leftOutText } from "./create-valid.ts";
import { idOf } from "./part-db-documents.ts";
import { findExisting } from "./existing.ts";
import { initialColumns } from "./initial-columns.ts";
import type { Item } from "./items.ts";
import type { Mapping, MappingEntry, SourceEntity } from "./mapping.ts";
import { addRemark, count, emptyCopyReport, type CopyReport } from "./report.ts";

export interface CopyContext {
  readonly inventory: Inventory;
  readonly mapping: Mapping;
  readonly options: Omit<WriteOptions, "files" | "now">;
  readonly now: () => Date;
  readonly user: Targets["user"];
  /** The IDs of the currencies of the source that have the code of the base currency. */
  readonly baseCurrencies: Set<number>;
}

export interface BatchOutcome {
  readonly report: CopyReport;
  readonly entries: readonly MappingEntry[];
}

/** Copies items. The caller adds the entries to the mapping after the commit. */
export async function copyBatch(
  context: CopyContext,
  transaction: Transaction,
  items: readonly Item[],
): Promise<BatchOutcome> {
  const { inventory, mapping, options } = context;
  await mapping.lock(transaction, sourceEntities(items));
  const state = startBatch(context, transaction);
  for (const item of items) await copy(state, item);
  await writeLog(transaction, options.actor, state.batch.options.now, state.log);
  if (mapping.keepsIds) {
    for (const resource of state.created)
      await continueIds(transaction, definitionOf(inventory.definitions, resource).table);
  }
  const entries = [...state.entries.values()];
  await mapping.write(transaction, entries);
  return { report: state.report, entries };
}

/** The state that the items of a batch share. */
type BatchState = ReturnType<typeof startBatch>;

function startBatch(context: CopyContext, transaction: Transaction) {
  const { inventory, mapping, options, now, user, baseCurrencies } = context;
  const log: LogEntry[] = [];
  const entries = new Map<string, MappingEntry>();
  const copies = new Set<string>();
  const queryCache = cacheQueries(transaction);
  const targets: Targets = {
    find: (resource, id) => entries.get(keyOf(resource, id))?.targetId ?? mapping.find(resource, id),
    user,
    isBaseCurrency: (id) => baseCurrencies.has(id),
  };
  const batch: WriteBatch = {
    inventory,
    transaction: queryCache.transaction,
    options: {
      ...options,
      now: now(),
      files: noFiles,
      // The source can contain entities that violate later restrictions, such as lots in a full location.
      isExempt: (resource, id) => mapping.isCopy(resource, id) || copies.has(keyOf(resource, id)),
    },
  };
  const report = emptyCopyReport();
  const created = new Set<ResourceName>();
  return { ...context, transaction, batch, targets, queryCache, report, log, entries, copies, created };
}

function record({ entries, copies }: BatchState, item: Item, sourceId: number, targetId: number): void {
  const { resource, document } = item;
  const { lastModified } = document;
  const modified = resource === "Part" && typeof lastModified === "string" ? lastModified : null;
  entries.set(keyOf(resource, sourceId), { resource, sourceId, targetId, modified });
  copies.add(keyOf(resource, targetId));
}

/** Copies an item and its members. Returns whether everything was copied. */
async function copy(state: BatchState, item: Item): Promise<boolean> {
  const { inventory, baseCurrencies, report, entries } = state;
  const { resource, document, members = [] } = item;
  const sourceId = idOf(document);
  if (sourceId === null) return false;
  if (resource === "Currency" && document["iso_code"] === inventory.baseCurrency) {
    baseCurrencies.add(sourceId);
    const reason = `${inventory.baseCurrency} is the base currency. Its prices are copied without a currency.`;
    addRemark(report, "leftOut", { resource, id: sourceId, property: "iso_code", reason });
    return true;
  }
  const present = state.targets.find(resource, sourceId);
  let isComplete = true;
  if (present === undefined) {
    const result = await create(state, item, sourceId);
    if (result === "refused") return false;
    isComplete = result === "complete";
  } else {
    count(report.existing, resource);
    // The record gets the new `lastModified` of a part.
    if (members.length > 0) record(state, item, sourceId, present);
  }
  for (const member of members) if (!(await copy(state, member))) isComplete = false;
  const entry = entries.get(keyOf(resource, sourceId));
  if (!isComplete && entry !== undefined)
    entries.set(keyOf(resource, sourceId), { ...entry, modified: null });
  return isComplete;
}

async function create(
  state: BatchState,
  item: Item,
  sourceId: number,
): Promise<"complete" | "incomplete" | "refused"> {
  const { inventory, mapping, transaction, batch, report } = state;
  const { definitions } = inventory;
  const { resource, document, file } = item;
  const { name } = document;
  const about = { resource, id: sourceId, ...(typeof name === "string" && { name }) };
  const refuse = (reason: string): "refused" => {
    addRemark(report, "refused", { ...about, reason });
    return "refused";
  };
  const { body, leftOut, refusal } = bodyOf(definitions, resource, document, state.targets);
  if (refusal !== null) return refuse(refusal);
  const existing = await findExisting(transaction, definitions, resource, body);
  if (existing !== null) {
    count(report.existing, resource);
    record(state, item, sourceId, existing);
    return "complete";
  }
  const left: LeftOutValue[] = [...(item.leftOut ?? []), ...leftOut];
  const initial = initialColumns(item);
  if (mapping.keepsIds) {
    const definition = definitionOf(definitions, resource);
    if ((await rowById(transaction, definition, sourceId)) === null) initial["id"] = sourceId;
    else left.push({ property: "id", reason: "Another entity has this ID. A new ID was assigned." });
  }
  if (file !== undefined) {
    body["upload"] = { downloadUrl: true, private: file.isPrivate, becomePreviewIfEmpty: false };
  }
  let rounded: RoundedNumber[] = [];
  const rounding = { decimalPlaces, note: (number: RoundedNumber): void => void rounded.push(number) };
  const own = {
    ...batch,
    options: { ...batch.options, files: file?.files ?? noFiles, initial, rounding },
  };
  const result = await createValid(own, resource, body, () => {
    state.queryCache.clear();
    rounded = [];
  });
  if (typeof result === "string") return refuse([...left.map(leftOutText), result].join(" "));
  left.push(...result.leftOut);
  state.log.push(...result.log);
  record(state, item, sourceId, result.id);
  await setPictures(state, item, result.id);
  count(report.copied, resource);
  state.created.add(resource);
  if (file !== undefined) {
    report.files.count += 1;
    report.files.bytes += file.bytes;
  }
  for (const value of left) addRemark(report, "leftOut", { ...about, ...value });
  for (const { propertyPath: property, sent, stored } of rounded)
    addRemark(report, "leftOut", { ...about, property, reason: `${sent} was rounded to ${stored}.` });
  return left.length === 0 ? "complete" : "incomplete";
}

/** Makes elements refer to a copied attachment, unless they already have another preview picture or 3D model. */
async function setPictures(state: BatchState, { pictureOf = [] }: Item, attachment: number): Promise<void> {
  const { inventory, transaction, batch, report } = state;
  for (const { resource, id, property } of pictureOf) {
    const element = state.targets.find(resource, id);
    if (element === undefined) continue;
    const definition = definitionOf(inventory.definitions, resource);
    const binding = definition.bindings[property];
    const row = await rowById(transaction, definition, element);
    if (row === null || binding?.kind !== "reference" || row[binding.column] !== null) continue;
    try {
      const saved = await updateEntity({ ...batch, transaction }, resource, element, {
        [property]: iri("Attachment", attachment),
      });
      state.log.push(...saved.log);
      state.queryCache.clear();
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const reason = error.violations?.map(({ message }) => message).join(" ") ?? error.detail;
      addRemark(report, "leftOut", { resource, id, property, reason });
    }
  }
}

function sourceEntities(items: readonly Item[]): SourceEntity[] {
  return items.flatMap(({ resource, document, members = [] }) => {
    const sourceId = idOf(document);
    return [...(sourceId === null ? [] : [{ resource, sourceId }]), ...sourceEntities(members)];
  });
}

function keyOf(resource: ResourceName, id: number): string {
  return `${resource} ${id}`;
}
