/** Runs a write in one transaction, which includes the change log and the response document. */
import { constraintViolation } from "../../database/constraint-violation.ts";
import { commonPlaces } from "../../database/decimal.ts";
import type { Reader, Transaction, TransactionOptions } from "../../database/store.ts";
import { invalid, problem } from "../../util/errors.ts";
import { actorOf, writeLog, type Actor } from "../../history/log-entry.ts";
import { withChangeSet, type ApiRequest, type ApiResponse } from "../../http/handler.ts";
import type { AccountOptions, Rounding, WriteContext } from "../writing/write-context.ts";
import { noFiles, type RequestFiles } from "../writing/request-files.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Inventory } from "./inventory.ts";

/** The options of a write: user, time, comment, files and permissions. */
export interface WriteOptions extends AccountOptions {
  readonly actor: Actor;
  readonly now: Date;
  readonly comment: string | null;
  readonly files: RequestFiles;
  readonly requirePermission: WriteContext["requirePermission"];
  readonly can: WriteContext["can"];
  readonly isExempt?: NonNullable<WriteContext["isExempt"]>;
  readonly initial?: NonNullable<WriteContext["initial"]>;
  readonly rounding?: NonNullable<WriteContext["rounding"]>;
}

/** Part-DB rounds prices to five decimals. */
const partDbRounding: Rounding = { decimalPlaces: commonPlaces, note: () => undefined };

function writeOptionsOf(request: ApiRequest, files: RequestFiles): WriteOptions {
  const { principal, address, now, comment, changeSet } = request;
  return {
    principal,
    address,
    actor: actorOf(principal, changeSet),
    now,
    comment,
    files,
    requirePermission(...permissions) {
      requirePermission(principal, ...permissions);
    },
    can(permission) {
      return principal.can(permission);
    },
    ...(request.isPartDb && { rounding: partDbRounding }),
  };
}

/** Allows everything. Used for CLI commands, whose users have direct access to the database. */
export const unrestrictedAccess: Pick<WriteOptions, "requirePermission" | "can"> = {
  requirePermission: () => undefined,
  can: () => true,
};

export function writeContext(
  inventory: Pick<Inventory, "definitions" | "rules" | "rowWriter" | "namePattern" | "baseCurrency">,
  transaction: Transaction,
  options: Omit<WriteOptions, "actor"> & Pick<WriteContext, "actor">,
): WriteContext {
  return {
    transaction,
    definitions: inventory.definitions,
    rules: inventory.rules,
    rowWriter: inventory.rowWriter,
    namePattern: inventory.namePattern,
    baseCurrency: inventory.baseCurrency,
    ...options,
    malformed: [],
    violations: [],
    log: [],
    referencedRows: new Map(),
  };
}

/** The request of a write, and how its transaction runs. */
export interface RequestedWrite extends TransactionOptions {
  readonly inventory: Inventory;
  readonly request: ApiRequest;
  /** The files of the request. Default: none, for requests that neither contain nor delete files. */
  readonly files?: RequestFiles;
}

/**
 * Runs `work` in a transaction and writes its change log entries. The response names their change set, and is stored for
 * repeated requests with the same idempotency key.
 * @throws {Problem} 422 or 503 if a database constraint is violated because of a concurrent write
 */
export async function write(
  { inventory, request, files = noFiles, ...transactionOptions }: RequestedWrite,
  work: (context: WriteContext) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const options = writeOptionsOf(request, files);
  return withConstraintRetry(() =>
    inventory.store.transaction(async (transaction) => {
      const context = writeContext(inventory, transaction, options);
      const result = await work(context);
      await writeLog(transaction, options.actor, options.now, context.log);
      const response = withChangeSet(result, request.changeSet);
      await request.storeResponse?.(transaction, response);
      return response;
    }, transactionOptions),
  );
}

/**
 * Runs a transaction, and runs it again if it violates a database constraint.
 * @throws {Problem} 422 or 503 if the second attempt also violates a constraint
 */
export async function withConstraintRetry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    // The checks have passed, so a violated constraint means that another writer committed in the meantime. The second
    // attempt checks the data of that writer.
    return await attempt().catch((error: unknown) => {
      if (constraintViolation(error) === null) throw error;
      return attempt();
    });
  } catch (error) {
    throw asWriteProblem(error);
  }
}

/**
 * Checks a write in a read transaction, so that an invalid request is rejected before its files are downloaded. The
 * write itself repeats the checks.
 * @throws {Problem} as `prepare` does
 */
export async function precheck(
  { inventory, request, files = noFiles }: RequestedWrite,
  prepare: (context: WriteContext) => Promise<unknown>,
): Promise<void> {
  const options = writeOptionsOf(request, files);
  await inventory.store.readTransaction((read) =>
    prepare({ ...writeContext(inventory, neverCommitted(read), options), isPrecheck: true }),
  );
}

function neverCommitted(read: Reader): Transaction {
  return {
    ...read,
    beforeCommit: () => undefined,
    afterCommit: () => undefined,
    afterRollback: () => undefined,
  };
}

/** Maps the name of each unique index that does not cover `name` to the property that must be unique. */
const uniqueProperties: Readonly<Record<string, string>> = {
  parts_ipn_key: "ipn",
  currencies_iso_code_key: "iso_code",
  measurement_units_unit_key: "unit",
  orderdetails_part_id_supplier_id_supplierpartnr_key: "supplierpartnr",
  part_associations_part_id_other_part_id_type_key: "other",
  part_lots_user_barcode_key: "user_barcode",
  projects_build_part_id_key: "build_part",
};

/** Returns the problem that describes a violated database constraint, or the error itself if it has another cause. */
export function asWriteProblem(error: unknown): unknown {
  const violation = constraintViolation(error);
  if (violation?.kind === "unique") {
    const message = "This value is already used.";
    const propertyPath = uniqueProperties[violation.name ?? ""] ?? "name";
    return invalid([{ propertyPath, message, code: "unique" }]);
  }
  // Another concurrent write made the second attempt fail too. The client can repeat the request.
  if (violation?.kind === "foreign-key") {
    return problem("unavailable", "An entity that this request refers to is being changed. Try again.", {
      cause: error,
      headers: { "Retry-After": "1" },
    });
  }
  return error;
}
