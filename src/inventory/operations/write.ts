/** Runs a write: one transaction, the entries of the change log in it, the answer read in it. */
import { constraintViolation } from "../../database/constraint-violation.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { invalid, problem } from "../../errors.ts";
import type { Actor } from "../../history/log-entry.ts";
import { actorOf } from "../../history/log-entry.ts";
import type { ApiRequest } from "../../contract/handler.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { AccountOptions, WriteContext } from "../writing/change.ts";
import type { FileDesk } from "../writing/file-desk.ts";
import { requirePermission } from "../../contract/authorize.ts";
import type { Inventory } from "./inventory.ts";

/** Who writes, when and why. */
export interface Occasion extends AccountOptions {
  readonly actor: Actor;
  readonly now: Date;
  readonly comment: string | null;
  readonly files: FileDesk;
  readonly requirePermission: WriteContext["requirePermission"];
  readonly can: WriteContext["can"];
  readonly cameAlong?: NonNullable<WriteContext["cameAlong"]>;
}

/** The occasion of a request; `files` are those that came with it. */
export function occasionOf(request: ApiRequest, files: FileDesk): Occasion {
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
export const everythingPermitted: Pick<Occasion, "requirePermission" | "can"> = {
  requirePermission: () => undefined,
  can: () => true,
};

/** What a write needs inside an open transaction. */
export function writeContext(
  inventory: Pick<Inventory, "definitions" | "rules" | "namePattern">,
  transaction: Transaction,
  occasion: Omit<Occasion, "actor"> & Pick<WriteContext, "actor">,
): WriteContext {
  return {
    transaction,
    definitions: inventory.definitions,
    rules: inventory.rules,
    namePattern: inventory.namePattern,
    ...occasion,
    malformed: [],
    violations: [],
    log: [],
    referredRows: new Map(),
  };
}

/**
 * Runs `work` in a transaction and writes its change log.
 * @throws {Problem} 422 or 503 where a constraint of the database stopped a race that the checks had not seen
 */
export async function write<T>(
  inventory: Inventory,
  occasion: Occasion,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  return withConstraintsExplained(() =>
    inventory.store.transaction(async (transaction) => {
      const context = writeContext(inventory, transaction, occasion);
      const result = await work(context);
      await writeCollectedLog(context, occasion.actor);
      return result;
    }),
  );
}

/**
 * Runs a transaction, and again where a constraint of the database stopped a race that its checks had not seen.
 * @throws {Problem} 422 or 503 where a constraint stops it again
 */
export async function withConstraintsExplained<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    // A constraint that the checks had not seen was another writer: once more, they see what that one wrote.
    return await attempt().catch((error: unknown) => {
      if (constraintViolation(error) === null) throw error;
      return attempt();
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Runs the half of a write that only looks, on what is committed now: what it would refuse is known before anything
 * costly is done for it. The write looks again.
 * @throws {Problem} as `prepare` does
 */
export async function rehearse(
  inventory: Inventory,
  occasion: Occasion,
  prepare: (context: WriteContext) => Promise<unknown>,
): Promise<void> {
  await inventory.store.readTransaction((read) =>
    prepare({ ...writeContext(inventory, neverCommitted(read), occasion), rehearsal: true }),
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
export function refusalOf(error: unknown): unknown {
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
