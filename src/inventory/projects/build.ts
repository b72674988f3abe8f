/** Builds copies of a project in an open transaction. A build withdraws either all of its parts or none. */
import { apiDate, timestamp } from "../../database/timestamp.ts";
import { problem, type ViolationCode } from "../../util/errors.ts";
import { iri } from "../../representation/iri.ts";
import { changeStock } from "../stock/change-stock.ts";
import { requireLotOwner } from "../stock/check-lot-owner.ts";
import type { StockNote } from "../stock/stock-log.ts";
import { applyChange, throwIfInvalid } from "../writing/apply.ts";
import { resolveReference } from "../writing/resolve-references.ts";
import type { WriteContext } from "../writing/write-context.ts";
import { prepareChange } from "../writing/prepare.ts";
import { rowById } from "../writing/read-rows.ts";
import {
  readBillOfMaterials,
  readUsableLots,
  type BillOfMaterials,
  type Project,
} from "./bill-of-materials.ts";
import { chooseLots, type Withdrawal } from "./choose-lots.ts";
import type { BuildFacts } from "./response-documents.ts";
import { readRequestedSources, type SourceBody } from "./requested-sources.ts";

export interface BuildOptions {
  readonly copies: number;
  readonly sources: readonly SourceBody[];
  /** The lot that receives the finished copies, or `null` if the copies are not added to stock. */
  readonly target: { readonly lot?: unknown; readonly storage_location?: unknown } | null;
  readonly note: Pick<StockNote, "comment" | "timestamp">;
}

/**
 * Builds copies of a project. If an error is thrown, nothing is withdrawn.
 * @throws {Problem} 409 listing the shortages, 403 if a lot in the request belongs to another user, 400 or 422 if the
 * request is invalid
 */
export async function build(
  context: WriteContext,
  project: Project,
  options: BuildOptions,
): Promise<BuildFacts> {
  const { transaction, now } = context;
  const { copies, note } = options;
  const bom = await readBillOfMaterials(transaction, project.id);
  const { sources, lots } = await readRequestedSources(context, bom, copies, options.sources);
  const target = options.target === null ? null : await checkTarget(context, project, bom, options.target);
  throwIfInvalid(context);
  const usable = await readUsableLots(transaction, context.actor, project.id);
  const { withdrawals, shortages } = chooseLots(bom.needs, copies, usable, sources, lots);
  if (shortages.length > 0) {
    const detail = shortages.map(({ message }) => message).join("\n");
    throw problem("conflict", detail, { violations: shortages });
  }
  const data = { project: iri("Project", project.id) };
  const left = await withdraw(context, withdrawals, { ...note, action: "withdraw", data });
  let addedTo: number | null = null;
  if (target !== null) {
    addedTo = target.lot ?? (await newLot(context, target));
    const path = target.lot === null ? "add_build_part.storage_location" : "add_build_part.lot";
    await changeStock(context, [{ lot: addedTo, by: copies, path }], { ...note, action: "add", data });
  }
  logBuild(context, project, options, { lots: left.size, addedTo });
  return { project, copies, at: now, withdrawals, left, addedTo, others: bom.others };
}

async function withdraw(
  context: WriteContext,
  withdrawals: readonly Withdrawal[],
  note: StockNote,
): Promise<ReadonlyMap<number, number>> {
  if (withdrawals.length === 0) return new Map();
  const steps = withdrawals.map(({ lot, amount }) => ({ lot, by: -amount }));
  const changes = await changeStock(context, steps, note);
  return new Map(changes.map((change) => [change.lot, change.new]));
}

/** The lot of the build part that receives the finished copies. For a new lot, `lot` is `null`. */
interface Target {
  readonly part: number;
  readonly lot: number | null;
  readonly location: unknown;
}

async function checkTarget(
  context: WriteContext,
  { buildPart }: Project,
  { needs }: BillOfMaterials,
  { lot = null, storage_location: location = null }: NonNullable<BuildOptions["target"]>,
): Promise<Target | null> {
  const addViolation = (propertyPath: string, message: string, code: ViolationCode): null => {
    context.violations.push({ propertyPath, message, code });
    return null;
  };
  if (buildPart === null) {
    return addViolation("add_build_part", "The project has no build part.", "no-build-part");
  }
  if (needs.length === 0) {
    const message = "The bill of materials contains no parts, so the project cannot be built.";
    return addViolation("add_build_part", message, "needs-no-parts");
  }
  if (lot === null) return { part: buildPart, lot: null, location };
  if (location !== null) {
    const message = "Send either `lot` (an existing lot) or `storage_location` (for a new lot).";
    return addViolation("add_build_part.storage_location", message, "one-target");
  }
  const id = await resolveReference(context, "PartLot", lot, "add_build_part.lot");
  if (typeof id !== "number") return null;
  const row = await rowById(context.transaction, context.definitions.PartLot, id);
  if (row?.part_id === buildPart) {
    requireLotOwner(context.actor, { id, ownerId: row.owner_id });
    return { part: buildPart, lot: id, location };
  }
  return addViolation(
    "add_build_part.lot",
    "This lot does not belong to the build part of the project.",
    "other-part",
  );
}

/** Creates an empty lot of the build part. The rules of the storage location apply. */
async function newLot(context: WriteContext, { part, location }: Target): Promise<number> {
  const change = await prepareChange(
    context,
    context.definitions.PartLot,
    { storage_location: location },
    { before: null, path: "add_build_part", columns: { part_id: part } },
  );
  throwIfInvalid(context);
  return (await applyChange(change)).id;
}

function logBuild(
  context: WriteContext,
  project: Project,
  { copies, note }: BuildOptions,
  { lots, addedTo }: { readonly lots: number; readonly addedTo: number | null },
): void {
  context.log.push({
    kind: "project_built",
    targetType: "Project",
    targetId: project.id,
    comment: note.comment ?? context.comment,
    data: {
      quantity: copies,
      lots,
      ...(addedTo !== null && { added_to: iri("PartLot", addedTo) }),
      ...(note.timestamp instanceof Date && { timestamp: apiDate(timestamp(note.timestamp)) }),
    },
  });
}
