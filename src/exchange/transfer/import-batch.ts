/**
 * Imports a batch of records in one transaction. The rules and the change log are the same as in the API. Batches share
 * no cached data, so a batch can be retried, and other clients can write between batches.
 */
import { sql } from "kysely";
import type { Transaction } from "../../database/store.ts";
import { Problem } from "../../util/errors.ts";
import { writeLog, type LogEntry } from "../../history/log-entry.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import {
  createEntity,
  updateEntity,
  type Creatable,
  type WriteBatch,
} from "../../inventory/operations/create-entity.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { asWriteProblem, writeContext } from "../../inventory/operations/write.ts";
import { addToLot } from "../../inventory/stock/change-stock.ts";
import type { Body } from "../../inventory/writing/write-context.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { FieldsByResource } from "./fields.ts";
import type { ImportContext } from "./import-context.ts";
import { importRecord } from "./import-record.ts";
import { nameOf, type Incoming, type IncomingRecord } from "./incoming.ts";
import { createReferences, type Naming } from "./find-referenced-entities.ts";
import { cacheQueries, type QueryCache } from "./query-cache.ts";
import { isTree } from "./exported-resources.ts";
import {
  emptyTransferReport,
  type RecordViolation,
  type Remark,
  type TransferReport,
} from "./transfer-report.ts";
import { maximumCandidates, type ImportedLine, type Match, type Outcome } from "./imported-lines.ts";
import { findUnusedKeys, markUsed, type UnusedKeys } from "./unused-keys.ts";
import type { ExistingPolicy } from "./existing-policy.ts";
import { recordOrderLines, type BookedLine } from "../orders/added-order-lines.ts";

/** The data that all batches of an import share. */
export interface BatchContext {
  readonly inventory: Inventory;
  readonly fields: FieldsByResource;
  readonly naming: Naming | undefined;
  /** Whether the file is a list of parts, whose rows can describe existing parts in several ways. */
  readonly isList: boolean;
  /** The highest ID of a part before the import. */
  readonly lastPart: number;
  /** What to do with existing parts of a list of parts. */
  readonly existing: ExistingPolicy;
}

export interface BatchResult {
  readonly report: TransferReport;
  /** The violations of the refused records. A record can have several. */
  readonly violations: readonly RecordViolation[];
  /** The elements whose restrictions do not apply to the following batches. */
  readonly exempt: ReadonlySet<string>;
  /** What was done with each record. */
  readonly lines: readonly ImportedLine[];
}

/** The state that the records of a batch share. */
interface BatchState extends BatchResult {
  readonly batch: WriteBatch;
  readonly queryCache: QueryCache;
  readonly unused: UnusedKeys;
  readonly violations: RecordViolation[];
  readonly exempt: Set<string>;
  readonly lines: ImportedLine[];
  readonly log: LogEntry[];
  readonly booked: BookedLine[];
  /** The effects of importing the current record. They are discarded if the record is refused. */
  attempt: Attempt;
}

type Attempt = ReturnType<typeof newAttempt>;

/**
 * Imports a batch of records. Each record that writes rows has a savepoint, so it can be refused alone.
 * @param earlier the elements that earlier batches exempted
 */
export async function importRecords(
  context: BatchContext,
  { transaction, options }: WriteBatch,
  records: readonly Incoming[],
  earlier: ReadonlySet<string>,
): Promise<BatchResult> {
  const report = emptyTransferReport();
  const violations: RecordViolation[] = [];
  const log: LogEntry[] = [];
  const exempt = new Set<string>();
  const lines: ImportedLine[] = [];
  const isExempt = (resource: string, id: number): boolean =>
    [exempt, earlier].some((elements) => elements.has(elementKey(resource, id)));
  const parts = records.flatMap((record) =>
    "error" in record || record.resource !== "Part" ? [] : [record.document],
  );
  const state: BatchState = {
    batch: { inventory: context.inventory, transaction, options: { ...options, isExempt } },
    queryCache: cacheQueries(transaction),
    unused: await findUnusedKeys(transaction, parts),
    report,
    violations,
    exempt,
    lines,
    log,
    booked: [],
    attempt: newAttempt(),
  };
  const recordContext = createImportContext(context, state);
  for (const record of records) {
    report.records += 1;
    if ("error" in record) {
      const refused = { line: record.line, name: record.name, reason: record.error };
      report.refused.push(refused);
      lines.push({ line: record.line, name: record.name, outcome: "rejected" });
      for (const reason of record.errors ?? [record.error])
        violations.push(violationOf({ ...refused, reason }));
    } else await importOne(state, recordContext, record);
  }
  await writeLog(transaction, options.actor, options.now, log);
  await recordOrderLines(transaction, state.booked, options.actor.changeSet?.id ?? null, options.now);
  for (const { kind, targetType } of log) {
    if (kind !== "element_created" || targetType === undefined) continue;
    report.created[targetType] = (report.created[targetType] ?? 0) + 1;
  }
  return { report, violations, exempt, lines };
}

function createImportContext(context: BatchContext, state: BatchState): ImportContext {
  const { batch, queryCache, unused } = state;
  const { inventory, fields, naming, isList, lastPart, existing } = context;
  return {
    ...batch,
    fields,
    unused,
    isList,
    lastPart,
    existing,
    suppliers: new Map(),
    references: createReferences(
      batch.transaction,
      queryCache.transaction,
      inventory.definitions,
      (tree, body, propertyPath) => withPropertyPath(propertyPath, () => create(state, tree, body)),
      naming,
    ),
    create: (resource, body) => create(state, resource, body),
    update: (resource, id, body) => update(state, resource, id, body),
    addStock: (lot, amount) => addStock(state, lot, amount),
    hasChanged: () => state.attempt.log.length > 0,
    exempt: (tree, id) => {
      // The restrictions of an element apply to a user who could not lift them.
      if (batch.options.can(`${elementGroups[tree]}.edit`)) state.attempt.exempt.push(elementKey(tree, id));
    },
    matched: (part, matchedBy) => (state.attempt.match = { part, matchedBy }),
    bookLine: (booked) => state.attempt.booked.push(booked),
    suggest: (parts) => state.attempt.candidates.push(...parts),
    leaveOut: (reason) => state.attempt.leftOut.push(reason),
    keep: (reason) => state.attempt.kept.push(reason),
  };
}

async function create(state: BatchState, resource: Creatable, body: Body): Promise<number> {
  const { batch, queryCache, unused, attempt } = state;
  await beforeWrite(state, operationPermission(resource, "create"));
  if (resource === "Part") markUsed(unused, body);
  if (resource === "Orderdetail") markUsed(unused, { orderdetails: [body] });
  const created = await createEntity({ ...batch, transaction: queryCache.transaction }, resource, body);
  if (resource === "Part") attempt.match = { part: created.id };
  attempt.log.push(...created.log);
  if (isTree(resource)) attempt.exempt.push(elementKey(resource, created.id));
  return created.id;
}

async function update(state: BatchState, resource: Creatable, id: number, body: Body): Promise<void> {
  await beforeWrite(state, operationPermission(resource, "update"));
  state.attempt.log.push(...(await updateEntity(state.batch, resource, id, body)).log);
  // The update can change rows that are cached.
  state.queryCache.clear();
}

async function addStock(state: BatchState, lot: number, amount: number): Promise<void> {
  await beforeWrite(state, "parts_stock.add");
  const { inventory, transaction, options } = state.batch;
  const context = writeContext(inventory, transaction, options);
  await addToLot(context, lot, amount, { action: "add" });
  state.attempt.log.push(...context.log);
  state.queryCache.clear();
}

/** Checks the permission, and creates the savepoint of the record before its first write. */
async function beforeWrite({ batch, attempt }: BatchState, permission: PermissionName | null) {
  if (permission !== null) batch.options.requirePermission(permission);
  if (attempt.hasWritten) return;
  attempt.hasWritten = true;
  await sql`savepoint record`.execute(batch.transaction.db);
}

/** Imports one record, or reports why it is refused. */
async function importOne(state: BatchState, context: ImportContext, record: IncomingRecord): Promise<void> {
  const { batch, report } = state;
  const attempt = (state.attempt = newAttempt());
  const { line } = record;
  const name = nameOf(record.document);
  if (record.notice !== undefined) report.leftOut.push({ line, name, reason: record.notice });
  let outcome: Outcome;
  try {
    outcome = await importRecord(context, record);
    if (attempt.hasWritten) await endAttempt(batch.transaction);
  } catch (error) {
    const violations = violationsOf(asWriteProblem(error), record);
    if (attempt.hasWritten) await rollBackAttempt(batch.transaction);
    state.queryCache.clear();
    const reason = violations.map(({ prefix, message }) => `${prefix}${message}`).join(" ");
    report.refused.push({ line, name, reason });
    const candidates = attempt.candidates.slice(0, maximumCandidates);
    state.lines.push({ line, name, outcome: "rejected", ...(candidates.length > 0 && { candidates }) });
    state.violations.push(...violations.map(({ prefix: _, ...violation }) => ({ ...violation, name })));
    return;
  }
  state.lines.push({ line, name, outcome, ...attempt.match });
  state.log.push(...attempt.log);
  state.booked.push(...attempt.booked);
  for (const element of attempt.exempt) state.exempt.add(element);
  report.leftOut.push(...attempt.leftOut.map((reason) => ({ line, name, reason })));
  report.kept.push(...attempt.kept.map((reason) => ({ line, name, reason })));
  if (outcome !== "unchanged") {
    report.leftOut.push(...(record.leftOut ?? []).map((left) => ({ line, name, ...left })));
  }
  if (outcome !== "created") report[outcome] += 1;
}

/** Returns the key that identifies an element in a set of exempt elements. */
function elementKey(tree: string, id: number): string {
  return `${tree} ${id}`;
}

function newAttempt() {
  const log: LogEntry[] = [];
  const leftOut: string[] = [];
  const kept: string[] = [];
  const exempt: string[] = [];
  const booked: BookedLine[] = [];
  const candidates: number[] = [];
  const match = null as Match | null;
  return { log, leftOut, kept, exempt, booked, candidates, match, hasWritten: false };
}

async function endAttempt({ db }: Transaction): Promise<void> {
  await sql`release savepoint record`.execute(db);
}

async function rollBackAttempt(transaction: Transaction): Promise<void> {
  await sql`rollback to savepoint record`.execute(transaction.db);
  await endAttempt(transaction);
}

/**
 * Runs `work`, which creates a missing element that the record refers to. Violations of this element are reported at
 * the property of the record that names the element.
 */
async function withPropertyPath<T>(propertyPath: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.violations === undefined) throw error;
    const violations = error.violations.map((violation) => ({ ...violation, propertyPath }));
    throw new Problem(error.code, undefined, { violations });
  }
}

const remarkForm = /^(?:line (\d+): )?(?:([\w@.[\]]+): )?([^]*)$/;

/** Returns a remark as a violation. Its reason is `[line N: ][PROPERTY: ]MESSAGE`. */
export function violationOf({ line, name, reason }: Remark): RecordViolation {
  const [, ownLine, property = null, message = reason] = remarkForm.exec(reason) ?? [];
  return { line: Number(ownLine ?? line), name, property, code: "invalid", message };
}

/** A violation with the text that precedes it in the reason. */
interface LocatedViolation extends Omit<RecordViolation, "name"> {
  readonly prefix: string;
}

/** Returns the reasons why a record is refused. Rethrows an error that the record did not cause. */
function violationsOf(error: unknown, record: IncomingRecord): readonly LocatedViolation[] {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  const { violations = [{ propertyPath: "", message: error.detail, code: error.code }] } = error;
  return violations.map(({ propertyPath, message, code }) => ({
    message,
    code,
    ...locationOf(propertyPath, record),
  }));
}

/**
 * Locates a property. In a list of parts, the prefix contains the column. Otherwise it contains the property and, unless
 * the property is on the first line of the record, its line.
 */
function locationOf(
  propertyPath: string,
  { line, memberLines, columnOf }: IncomingRecord,
): Pick<LocatedViolation, "line" | "property" | "prefix"> {
  if (propertyPath === "") return { line, property: null, prefix: "" };
  if (columnOf !== undefined) {
    const column = columnOf(propertyPath);
    return { line, property: column, prefix: `${column}: ` };
  }
  for (let end = propertyPath.length; end > 0; end = propertyPath.lastIndexOf(".", end - 1)) {
    const memberLine = memberLines?.get(propertyPath.slice(0, end));
    if (memberLine === undefined) continue;
    const rest = propertyPath.slice(end + 1);
    const prefix = `line ${memberLine}: ${rest === "" ? "" : `${rest}: `}`;
    return { line: memberLine, property: rest === "" ? null : rest, prefix };
  }
  return { line, property: propertyPath, prefix: `${propertyPath}: ` };
}
