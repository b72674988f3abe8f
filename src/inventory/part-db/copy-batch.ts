/**
 * Creates copied entities in one transaction, with their records in the mapping. The rules and the change log are the
 * same as in the API. An entity that violates a rule does not affect the others.
 */
import { sql } from "kysely";
import type { ResourceName } from "../../../generated/resources.ts";
import type { Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { Problem } from "../../errors.ts";
import type { Violation } from "../../errors.ts";
import type { LogEntry } from "../../history/log-entry.ts";
import { writeLog } from "../../history/log-entry.ts";
import { isObject } from "../../is-object.ts";
import { definitionOf } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { createEntity, updateEntity } from "../operations/create-entity.ts";
import type { Creatable, WriteBatch } from "../operations/create-entity.ts";
import type { Inventory } from "../operations/inventory.ts";
import { asWriteProblem } from "../operations/write.ts";
import type { WriteOptions } from "../operations/write.ts";
import { cacheQueries } from "../transfer/query-cache.ts";
import type { Columns } from "../writing/change.ts";
import { noFiles } from "../writing/request-files.ts";
import type { RequestFiles } from "../writing/request-files.ts";
import { rowById } from "../writing/rows.ts";
import { bodyOf, isEssential } from "./bodies.ts";
import type { LeftOutValue, Targets } from "./bodies.ts";
import { idOf } from "./documents.ts";
import type { Document } from "./documents.ts";
import { findExisting } from "./existing.ts";
import { advanceIds } from "./mapping.ts";
import type { Mapping, MappingEntry } from "./mapping.ts";
import type { CopyReport } from "./report.ts";
import { addRemark, count, emptyCopyReport } from "./report.ts";

/** An entity to copy. */
export interface Item {
  readonly resource: Creatable;
  readonly document: Document;
  /** The downloaded file of an attachment. The caller discards it after the transaction. */
  readonly file?: { readonly files: RequestFiles; readonly bytes: number; readonly isPrivate: boolean };
  /** The property of the element that refers to this attachment, such as `master_picture_attachment`. */
  readonly pictureOf?: readonly {
    readonly resource: Creatable;
    readonly id: number;
    readonly property: string;
  }[];
  /** The entities that belong to this one. They are copied only if this entity is. */
  readonly members?: readonly Item[];
  /** Values that were already left out, such as members that could not be read. */
  readonly leftOut?: readonly LeftOutValue[];
}

export interface CopyContext {
  readonly inventory: Inventory;
  readonly mapping: Mapping;
  readonly options: Omit<WriteOptions, "files" | "now">;
  readonly now: () => Date;
  readonly user: Targets["user"];
}

export interface BatchOutcome {
  readonly report: CopyReport;
  readonly entries: readonly MappingEntry[];
}

/** Copies items. The caller adds the entries to the mapping after the commit. */
export async function copyBatch(
  { inventory, mapping, options, now, user }: CopyContext,
  transaction: Transaction,
  items: readonly Item[],
): Promise<BatchOutcome> {
  const { definitions } = inventory;
  const report = emptyCopyReport();
  const log: LogEntry[] = [];
  const entries = new Map<string, MappingEntry>();
  const created: ResourceName[] = [];
  const queryCache = cacheQueries(transaction);
  const copies = new Set<string>();
  const time = now();

  const find: Targets["find"] = (resource, id) =>
    entries.get(keyOf(resource, id))?.targetId ?? mapping.find(resource, id);
  const targets: Targets = { find, user };
  const batch: WriteBatch = {
    inventory,
    transaction: queryCache.transaction,
    options: {
      ...options,
      now: time,
      files: noFiles,
      // The source can contain entities that violate later restrictions, such as lots in a full location.
      isExempt: (resource, id) => mapping.isCopy(resource, id) || copies.has(keyOf(resource, id)),
    },
  };

  function record(item: Item, sourceId: number, targetId: number): void {
    const { resource, document } = item;
    const { lastModified } = document;
    const modified = resource === "Part" && typeof lastModified === "string" ? lastModified : null;
    entries.set(keyOf(resource, sourceId), { resource, sourceId, targetId, modified });
    copies.add(keyOf(resource, targetId));
  }

  /** Copies an item and its members. Returns whether everything was copied. */
  async function copy(item: Item): Promise<boolean> {
    const { resource, document, members = [] } = item;
    const sourceId = idOf(document);
    if (sourceId === null) return false;
    const present = find(resource, sourceId);
    let isComplete = true;
    if (present === undefined) {
      const result = await create(item, sourceId);
      if (result === "refused") return false;
      isComplete = result === "complete";
    } else {
      count(report.existing, resource);
      // The record gets the new `lastModified` of a part.
      if (members.length > 0) record(item, sourceId, present);
    }
    for (const member of members) if (!(await copy(member))) isComplete = false;
    const entry = entries.get(keyOf(resource, sourceId));
    if (!isComplete && entry !== undefined)
      entries.set(keyOf(resource, sourceId), { ...entry, modified: null });
    return isComplete;
  }

  async function create(item: Item, sourceId: number): Promise<"complete" | "incomplete" | "refused"> {
    const { resource, document, file } = item;
    const { name } = document;
    const about = { resource, id: sourceId, ...(typeof name === "string" && { name }) };
    const refuse = (reason: string): "refused" => {
      addRemark(report, "refused", { ...about, reason });
      return "refused";
    };
    const { body, leftOut, refusal } = bodyOf(definitions, resource, document, targets);
    if (refusal !== null) return refuse(refusal);
    const existing = await findExisting(transaction, definitions, resource, body);
    if (existing !== null) {
      count(report.existing, resource);
      record(item, sourceId, existing);
      return "complete";
    }
    const left: LeftOutValue[] = [...(item.leftOut ?? []), ...leftOut];
    const { initial, isTaken } = await initialColumns(item, sourceId);
    if (isTaken) left.push({ property: "id", reason: "Another entity has this ID. A new ID was assigned." });
    if (file !== undefined) {
      body["upload"] = { downloadUrl: true, private: file.isPrivate, becomePreviewIfEmpty: false };
    }
    const own = { ...batch, options: { ...batch.options, files: file?.files ?? noFiles, initial } };
    const result = await createWithoutInvalid(own, resource, body);
    if (typeof result === "string") return refuse([...left.map(asText), result].join(" "));
    left.push(...result.leftOut);
    record(item, sourceId, result.id);
    await setPictures(item, result.id);
    count(report.copied, resource);
    created.push(resource);
    if (file !== undefined) {
      report.files.count += 1;
      report.files.bytes += file.bytes;
    }
    for (const value of left) addRemark(report, "leftOut", { ...about, ...value });
    return left.length === 0 ? "complete" : "incomplete";
  }

  /** Returns the columns to keep from the source that no request can set. */
  async function initialColumns(
    { resource, document }: Item,
    sourceId: number,
  ): Promise<{ initial: Columns; isTaken: boolean }> {
    const initial: Columns = {};
    const added = storedDate(document["addedDate"]);
    if (added !== null) initial["added_date"] = added;
    const provider = document["providerReference"];
    if (resource === "Part" && isObject(provider)) {
      for (const member of ["provider_key", "provider_id", "provider_url"]) {
        const value = provider[member];
        if (typeof value === "string" && value.length <= 2048) initial[member] = value;
      }
      initial["provider_last_updated"] = storedDate(provider["last_updated"]);
    }
    if (!mapping.keepsIds) return { initial, isTaken: false };
    const isTaken = (await rowById(transaction, definitionOf(definitions, resource), sourceId)) !== null;
    if (!isTaken) initial["id"] = sourceId;
    return { initial, isTaken };
  }

  /**
   * Creates an entity. Values that violate a rule are removed from the body if the entity is useful without them.
   * @returns the reason, if the entity cannot be created
   */
  async function createWithoutInvalid(
    own: WriteBatch,
    resource: Creatable,
    body: Record<string, unknown>,
  ): Promise<string | { readonly id: number; readonly leftOut: readonly LeftOutValue[] }> {
    const leftOut: LeftOutValue[] = [];
    for (;;) {
      const result = await attempt(own, resource, body);
      if (typeof result === "number") return { id: result, leftOut };
      const removed = result.filter(
        ({ propertyPath }) => !isEssential(resource, rootOf(propertyPath)) && removeFrom(body, propertyPath),
      );
      leftOut.push(
        ...removed.map(({ propertyPath, message }) => ({ property: propertyPath, reason: message })),
      );
      if (removed.length < result.length) {
        const rest = result.filter((violation) => !removed.includes(violation));
        return [
          ...leftOut.map(asText),
          ...rest.map(({ propertyPath, message }) => asText({ property: propertyPath, reason: message })),
        ].join(" ");
      }
    }
  }

  /** Returns the ID of the created entity, or the violations. */
  async function attempt(
    own: WriteBatch,
    resource: Creatable,
    body: Record<string, unknown>,
  ): Promise<number | readonly Violation[]> {
    await sql`savepoint entity`.execute(transaction.db);
    try {
      const saved = await createEntity(own, resource, body);
      await sql`release savepoint entity`.execute(transaction.db);
      log.push(...saved.log);
      return saved.id;
    } catch (thrown) {
      const error = asWriteProblem(thrown);
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      await sql`rollback to savepoint entity`.execute(transaction.db);
      await sql`release savepoint entity`.execute(transaction.db);
      queryCache.clear();
      return error.violations ?? [{ propertyPath: "", message: error.detail, code: "invalid" }];
    }
  }

  /** Makes elements refer to a copied attachment, unless they already have another preview picture or 3D model. */
  async function setPictures({ pictureOf = [] }: Item, attachment: number): Promise<void> {
    for (const { resource, id, property } of pictureOf) {
      const element = find(resource, id);
      if (element === undefined) continue;
      const definition = definitionOf(definitions, resource);
      const binding = definition.bindings[property];
      const row = await rowById(transaction, definition, element);
      if (row === null || binding?.kind !== "reference" || row[binding.column] !== null) continue;
      try {
        const saved = await updateEntity({ ...batch, transaction }, resource, element, {
          [property]: iri("Attachment", attachment),
        });
        log.push(...saved.log);
        queryCache.clear();
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500) throw error;
        const reason = error.violations?.map(({ message }) => message).join(" ") ?? error.detail;
        addRemark(report, "leftOut", { resource, id, property, reason });
      }
    }
  }

  for (const item of items) await copy(item);
  await writeLog(transaction, options.actor, time, log);
  if (mapping.keepsIds) await advanceIds(transaction, definitions, created);
  await mapping.write(transaction, [...entries.values()]);
  return { report, entries: [...entries.values()] };
}

function keyOf(resource: ResourceName, id: number): string {
  return `${resource} ${id}`;
}

function asText({ property, reason }: LeftOutValue): string {
  return property === "" ? reason : `${property}: ${reason}`;
}

function rootOf(propertyPath: string): string {
  return propertyPath.replace(/[.[].*$/s, "");
}

/** Removes a property, or a member of a value object. Returns false if the body does not contain it. */
function removeFrom(body: Record<string, unknown>, propertyPath: string): boolean {
  const [property = "", member] = propertyPath.split(".");
  const value = body[property];
  if (member !== undefined && isObject(value) && member in value) {
    const { [member]: _, ...rest } = value;
    body[property] = rest;
    return true;
  }
  if (!(property in body)) return false;
  Reflect.deleteProperty(body, property);
  return true;
}

function storedDate(value: unknown): string | null {
  const date = typeof value === "string" ? new Date(value) : null;
  if (date === null || Number.isNaN(date.getTime())) return null;
  try {
    return timestamp(date);
  } catch {
    return null;
  }
}
