/** Explains to the operator why the database schema cannot be used or upgraded, and how to continue. */
import { version as programVersion } from "../util/version.ts";

interface NewerSchema {
  readonly version: number;
  /** The version of Partledger that last changed the schema, or null if it is not known. */
  readonly changedBy: string | null;
  /** The newest schema version that this program supports. */
  readonly supported: number;
  /** The command that restores a copy of the database that this program supports, or null if there is no copy. */
  readonly wayBack: string | null;
}

export function newerSchema({ version, changedBy, supported, wayBack }: NewerSchema): Error {
  const writer = changedBy === null ? "a newer version of Partledger" : `Partledger ${changedBy}`;
  const orNewer = changedBy === null ? "" : " or newer";
  const problem =
    `The database has schema version ${version}, which ${writer} created. ` +
    `Partledger ${programVersion} supports schema versions up to ${supported}. Start ${writer}${orNewer}`;
  if (wayBack === null) {
    return new Error(`${problem}, or restore a backup made with Partledger ${programVersion} or older.`);
  }
  return new Error(
    `${problem}.\nTo return to the state before the upgrade, stop all processes of Partledger and run the command below. ` +
      `All changes since the upgrade are lost.\n  ${wayBack}`,
  );
}

export function developmentSchema(name: string): Error {
  return new Error(
    `The database was created by a development version of Partledger: its migration "${name}" is not part of any ` +
      "release. Export the data with the version that created it (partledger export), create a new database with " +
      "this version (partledger migrate), and import the data there (partledger import).",
  );
}

interface FailedUpgrade {
  readonly migration: string;
  readonly from: number;
  readonly to: number;
  /** The command that restores the copy from before the upgrade, or null if there is no copy. */
  readonly wayBack: string | null;
}

/** Thrown in the transaction of an upgrade, which is then rolled back. {@link upgradeFailed} creates the message. */
export class UpgradeFailure extends Error {
  readonly failed: FailedUpgrade;

  constructor(failed: FailedUpgrade, cause: unknown) {
    super(`Migration ${failed.migration} failed.`, { cause });
    this.failed = failed;
  }
}

/** @param reason the cause of the failure, explained for the operator */
export function upgradeFailed({ failed }: UpgradeFailure, reason: unknown): Error {
  const { migration, from, to, wayBack } = failed;
  const text = (reason instanceof Error ? reason.message : String(reason)).replace(/\.$/, "");
  const message =
    `The upgrade of the database from schema version ${from} to ${to} failed in migration ${migration}: ${text}.\n` +
    `The database is unchanged. Fix the cause and start Partledger ${programVersion} again, or install the previous ` +
    "version of Partledger and start it again.";
  if (wayBack === null) return new Error(message, { cause: reason });
  return new Error(
    `${message}\nIf the previous version does not start, stop all processes of Partledger and restore the copy from ` +
      `before the upgrade:\n  ${wayBack}`,
    { cause: reason },
  );
}
