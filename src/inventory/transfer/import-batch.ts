/**
 * Imports some records within one transaction, with the code that writes entities for the API: the same rules, the same
 * change log. Nothing is remembered between batches, so that one can run again and others may write meanwhile.
 */
import { Problem } from "../../errors.ts";
import type { LogEntry } from "../../history/log-entry.ts";
import { writeLog } from "../../history/log-entry.ts";
import type { ResourceName } from "../../../generated/resources.ts";
import { remember } from "../import/remember.ts";
import type { Remembering } from "../import/remember.ts";
import { beginTrial, endTrial, undoTrial } from "../import/trial.ts";
import type { Creatable, Making } from "../operations/create-entity.ts";
import { createEntity } from "../operations/create-entity.ts";
import { updateEntity } from "../operations/update-entity.ts";
import { refusalOf } from "../operations/write.ts";
import type { Body } from "../writing/change.ts";
import type { Field } from "./fields.ts";
import { fieldsOf } from "./fields.ts";
import { importRecord } from "./import-record.ts";
import type { Incoming, IncomingRecord } from "./incoming.ts";
import { nameOf } from "./incoming.ts";
import type { Naming, References } from "./references.ts";
import { createReferences } from "./references.ts";
import type { TransferReport } from "./transfer-report.ts";
import { emptyTransferReport } from "./transfer-report.ts";
import type { TransferredName, TreeName } from "./resources.ts";
import { isTree } from "./resources.ts";
import type { ExemptElements } from "./restrictions.ts";
import { createExemptElements } from "./restrictions.ts";

/** What importing one record works with. */
export interface Workbench extends Making {
  readonly references: References;
  fields(resource: TransferredName): readonly Field[];
  /** What this and `update` do is undone if the record is refused. */
  create(resource: Creatable, body: Body): Promise<number>;
  update(resource: Creatable, id: number, body: Body): Promise<void>;
  /** The element does not restrict the records after this one. */
  exempt(tree: TreeName, id: number): void;
  /** Something that the record says is not taken over. */
  leaveOut(message: string): void;
}

export interface BatchResult {
  readonly report: TransferReport;
  /** Elements that do not restrict the batches after this one. */
  readonly exempt: ExemptElements;
}

/** What belongs to one record until it is accepted. */
interface Attempt {
  readonly log: LogEntry[];
  readonly leftOut: string[];
  readonly exempt: ExemptElements;
  isTrial: boolean;
}

/** @param earlier the elements that committed batches exempted */
export async function importRecords(
  { inventory, transaction, occasion }: Making,
  records: readonly Incoming[],
  earlier: ExemptElements,
  naming?: Naming,
): Promise<BatchResult> {
  const report = emptyTransferReport();
  const log: LogEntry[] = [];
  const exempt = createExemptElements();
  const desk = createDesk(
    {
      inventory,
      transaction,
      occasion: {
        ...occasion,
        cameAlong: (resource, id) => exempt.has(resource, id) || earlier.has(resource, id),
      },
    },
    naming,
  );
  for (const record of records) {
    report.records += 1;
    if ("fault" in record) {
      const { line, name, fault } = record;
      report.refused.push({ line, name, reason: fault });
      continue;
    }
    const name = nameOf(record.document);
    const { line } = record;
    const outcome = await desk.take(record);
    if (outcome.refused !== null) report.refused.push({ line, name, reason: outcome.refused });
    else if (!outcome.isNew) report.unchanged += 1;
    exempt.addAll(outcome.exempt);
    log.push(...outcome.log);
    report.leftOut.push(...outcome.leftOut.map((reason) => ({ line, name, reason })));
    if (!outcome.isNew) continue;
    report.leftOut.push(...(record.leftOut ?? []).map((left) => ({ line, name, ...left })));
  }
  await writeLog(transaction, occasion.actor, occasion.now, log);
  for (const { kind, targetType } of log) {
    if (kind !== "element_created" || targetType === undefined) continue;
    const resource = targetType as ResourceName;
    report.created[resource] = (report.created[resource] ?? 0) + 1;
  }
  return { report, exempt };
}

interface Outcome extends Omit<Attempt, "isTrial"> {
  readonly isNew: boolean;
  readonly refused: string | null;
}

interface Desk {
  take(record: IncomingRecord): Promise<Outcome>;
}

function createDesk(making: Making, naming: Naming | undefined): Desk {
  const { inventory, transaction } = making;
  const remembering = remember(transaction);
  const known = new Map<TransferredName, readonly Field[]>();
  let attempt = newAttempt();

  const begin = async (): Promise<void> => {
    if (attempt.isTrial) return;
    attempt.isTrial = true;
    await beginTrial(transaction);
  };
  const create: Workbench["create"] = async (resource, body) => {
    await begin();
    const { id, log } = await createEntity(
      { ...making, transaction: remembering.transaction },
      resource,
      body,
    );
    attempt.log.push(...log);
    if (isTree(resource)) attempt.exempt.add(resource, id);
    return id;
  };
  const references = createReferences(
    transaction,
    inventory.definitions,
    (tree, body, place) => at(place, () => create(tree, body)),
    naming,
  );
  const workbench: Workbench = {
    ...making,
    references,
    create,
    fields(resource) {
      const fields = known.get(resource) ?? fieldsOf(inventory.definitions, resource);
      known.set(resource, fields);
      return fields;
    },
    update: async (resource, id, body) => {
      await begin();
      attempt.log.push(...(await updateEntity(making, resource, id, body)));
      // What was read of it is no longer so.
      remembering.forget();
    },
    exempt: (tree, id) => {
      attempt.exempt.add(tree, id);
    },
    leaveOut: (message) => attempt.leftOut.push(message),
  };
  return {
    async take(record) {
      attempt = newAttempt();
      try {
        const isNew = await importRecord(workbench, record);
        if (attempt.isTrial) await endTrial(transaction);
        references.keep();
        return { ...attempt, isNew, refused: null };
      } catch (error) {
        const refused = reasonOf(refusalOf(error), record);
        await undo(making, attempt, references, remembering);
        return { ...newAttempt(), isNew: false, refused };
      }
    },
  };
}

function newAttempt(): Attempt {
  return { log: [], leftOut: [], exempt: createExemptElements(), isTrial: false };
}

async function undo(
  { transaction }: Making,
  attempt: Attempt,
  references: References,
  remembering: Remembering,
): Promise<void> {
  if (attempt.isTrial) await undoTrial(transaction);
  references.undo();
  remembering.forget();
}

/** Faults of what is made along with a record are told at the place that asks for it. */
async function at<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.violations === undefined) throw error;
    const violations = error.violations.map((violation) => ({ ...violation, propertyPath: place }));
    throw new Problem(error.code, undefined, { violations });
  }
}

/** @throws what is no refusal */
function reasonOf(error: unknown, record: IncomingRecord): string {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  if (error.violations === undefined) return error.detail;
  return error.violations
    .map(({ propertyPath, message }) => `${placeOf(propertyPath, record)}${message}`)
    .join(" ");
}

/** Where in the file, as far as it is another line than that of the record. */
function placeOf(propertyPath: string, { memberLines, columnOf }: IncomingRecord): string {
  if (propertyPath === "") return "";
  if (columnOf !== undefined) return `${columnOf(propertyPath)}: `;
  for (let end = propertyPath.length; end > 0; end = propertyPath.lastIndexOf(".", end - 1)) {
    const line = memberLines?.get(propertyPath.slice(0, end));
    if (line === undefined) continue;
    const rest = propertyPath.slice(end + 1);
    return `line ${line}: ${rest === "" ? "" : `${rest}: `}`;
  }
  return `${propertyPath}: `;
}
