/** Runs a write: one transaction, the entries of the change log in it, the answer read in it. */
import { constraintViolation } from "../../database/constraint-violation.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { invalid, problem } from "../../errors.ts";
import type { Actor } from "../../history/log-entry.ts";
import { actorOf } from "../../history/log-entry.ts";
import type { ApiRequest } from "../../contract/handler.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { AccountOptions, WriteContext } from "../writing/change.ts";
import type { RequestFiles } from "../writing/request-files.ts";
import { requirePermission } from "../../contract/authorize.ts";
import type { Inventory } from "./inventory.ts";

/** Who writes, when and why. */
export interface WriteOptions extends AccountOptions {
  readonly actor: Actor;
  readonly now: Date;
  readonly comment: string | null;
  readonly files: RequestFiles;
  readonly requirePermission: WriteContext["requirePermission"];
  readonly can: WriteContext["can"];
  readonly isExempt?: NonNullable<WriteContext["isExempt"]>;
}

/** The options of a request; `files` are those that came with it. */
export function writeOptionsOf(request: ApiRequest, files: RequestFiles): WriteOptions {
  const { principal, address, now, comment } = request;
  return {
    principal,
    address,
    actor: actorOf(principal),
    now,
    comment,
    files,
    requirePermission: (...permissions) => requirePermission(principal, ...permissions),
    can: (permission) => principal.can(permission),
  };
}

/** The permissions of the command line, which has access to the database itself. */
export const unrestrictedAccess: Pick<WriteOptions, "requirePermission" | "can"> = {
  requirePermission: () => undefined,
  can: () => true,
};

/** What a write needs inside an open transaction. */
export function writeContext(
  inventory: Pick<Inventory, "definitions" | "rules" | "namePattern">,
  transaction: Transaction,
  options: Omit<WriteOptions, "actor"> & Pick<WriteContext, "actor">,
): WriteContext {
  return {
    transaction,
    definitions: inventory.definitions,
    rules: inventory.rules,
    namePattern: inventory.namePattern,
    ...options,
    malformed: [],
    violations: [],
    log: [],
    referencedRows: new Map(),
  };
}

/**
 * Runs `work` in a transaction and writes its change log.
 * @throws {Problem} 422 or 503 where a constraint of the database stopped a race that the checks had not seen
 */
export async function write<T>(
  inventory: Inventory,
  options: WriteOptions,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  return withConstraintRetry(() =>
    inventory.store.transaction(async (transaction) => {
      const context = writeContext(inventory, transaction, options);
      const result = await work(context);
      await writeCollectedLog(context, options.actor);
      return result;
    }),
  );
}

/**
 * Runs a transaction, and again where a constraint of the database stopped a race that its checks had not seen.
 * @throws {Problem} 422 or 503 where a constraint stops it again
 */
export async function withConstraintRetry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    // A constraint that the checks had not seen was another writer: once more, they see what that one wrote.
    return await attempt().catch((error: unknown) => {
      if (constraintViolation(error) === null) throw error;
      return attempt();
    });
  } catch (error) {
    throw asWriteProblem(error);
  }
}

/**
 * Runs the half of a write that only looks, on what is committed now: what it would refuse is known before anything
 * costly is done for it. The write looks again.
 * @throws {Problem} as `prepare` does
 */
export async function precheck(
  inventory: Inventory,
  options: WriteOptions,
  prepare: (context: WriteContext) => Promise<unknown>,
): Promise<void> {
  await inventory.store.readTransaction((read) =>
    prepare({ ...writeContext(inventory, neverCommitted(read), options), isPrecheck: true }),
  );
}

function neverCommitted(read: Reader): Transaction {
  return { ...read, afterCommit: () => undefined, afterRollback: () => undefined };
}

/** The properties that unique indexes are about, where that is not the name. */
const uniqueProperties: Readonly<Record<string, string>> = {
  parts_ipn_key: "ipn",
  currencies_iso_code_key: "iso_code",
  measurement_units_unit_key: "unit",
  orderdetails_part_id_supplier_id_supplierpartnr_key: "supplierpartnr",
  part_associations_part_id_other_part_id_type_key: "other",
  part_lots_user_barcode_key: "user_barcode",
  projects_build_part_id_key: "build_part",
};

/** What to throw for an error of a write: a refusal where a constraint of the database stopped it, else the error. */
export function asWriteProblem(error: unknown): unknown {
  const violation = constraintViolation(error);
  if (violation?.kind === "unique") {
    const message = "This value is already used.";
    const propertyPath = uniqueProperties[violation.name ?? ""] ?? "name";
    return invalid([{ propertyPath, message, code: "unique" }]);
  }
  // The second attempt saw what the first had not; a third writer in between is for the client to try again.
  if (violation?.kind === "foreign-key") {
    return problem("unavailable", "An entity that this request refers to is being changed. Try again.", {
      cause: error,
      headers: { "Retry-After": "1" },
    });
  }
  return error;
}
