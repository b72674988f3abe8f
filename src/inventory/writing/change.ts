/**
 * The vocabulary of writing entities: what a write is made with, what is known of one entity while it is being
 * written, and the hooks by which a resource adds its own rules.
 */
import type { RawBuilder } from "kysely";
import type { ResourceName } from "../../../generated/resources.ts";
import type { AcceptedFile } from "../../attachments/accept-file.ts";
import type { Transaction } from "../../database/store.ts";
import type { Violation, ViolationCode } from "../../errors.ts";
import type { Actor, LogEntry, LogLevel } from "../../history/log-entry.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import type { Definition, Definitions, StoredResource } from "../../representation/definition.ts";
import type { NamePattern } from "../name-pattern.ts";
import type { Columns, Draft, Row } from "./columns.ts";
import type { RequestFiles } from "./request-files.ts";

export type { ColumnName, Columns, EditableResource, ColumnValue, Draft, Row } from "./columns.ts";

export type Body = Readonly<Record<string, unknown>>;

/** What writes of users and groups need besides. */
export interface AccountOptions {
  /** The user of a request. Absent where the caller has decided who may change which account: forms and commands. */
  readonly principal?: Principal;
  /** Where the request comes from, for entries about security. */
  readonly address?: string;
  /** A new password also revokes the API tokens of the user. */
  readonly revokeApiTokens?: boolean;
}

/** Everything a write needs besides the entity; one for each request, or batch of an import. */
export interface WriteContext extends AccountOptions {
  readonly transaction: Transaction;
  readonly definitions: Definitions;
  readonly rules: RulesByResource;
  /** The compiled `partname_regex` of a category, or the reason why it is not valid. */
  readonly namePattern: (text: string) => NamePattern | string;
  /** The user who writes; null at the command line. */
  readonly actor: Pick<Actor, "userId">;
  readonly now: Date;
  readonly comment: string | null;
  /** Faults of form (400): wrong references. */
  readonly malformed: Violation[];
  /** Broken rules (422). */
  readonly violations: Violation[];
  /** Entries of the change log, written at the end. */
  readonly log: LogEntry[];
  /** The rows that `referencedRow` has read, by table and ID. */
  readonly referencedRows: Map<string, Row>;
  /** The write is only tried out: nothing is locked, and stored files are left alone. */
  readonly isPrecheck?: boolean;
  /** The files that came with the request. */
  readonly files: RequestFiles;
  /**
   * For what depends on the content of a write.
   * @throws {Problem} 403 where the user has neither the permission nor one of the alternatives
   */
  readonly requirePermission: (
    permission: PermissionName,
    ...alternatives: readonly PermissionName[]
  ) => void;
  readonly can: (permission: PermissionName) => boolean;
  /**
   * Whether an element was made by the import that this write belongs to. An inventory can hold what its restrictions
   * forbid by now (a full location with lots in it): they concern what comes later.
   */
  readonly isExempt?: (resource: ResourceName, id: number) => boolean;
}

export interface Owner {
  readonly resource: ResourceName;
  /** Null while the owner itself is still to be created. */
  readonly id: number | null;
  /** Its columns as they are to be; only where it is written by the same request. */
  readonly columns?: Readonly<Columns>;
  /**
   * The columns of an owner whose row is updated after its lists are written. Rules of the list set references to its
   * elements here, not in the database.
   */
  readonly pending?: Columns;
  /** What the owner itself belongs to in that request. */
  readonly owner?: Owner | null;
}

/** An entity that is written or deleted by itself in the same request, and gets its version there. */
export interface Writer {
  readonly resource: string;
  readonly id: number | null;
}

/** One entity on its way into the database. */
export type Change<R extends StoredResource = StoredResource> = ChangeOf<R, Row<R>, Draft<R>>;

interface ChangeOf<R extends StoredResource, Before, After> {
  readonly definition: Definition<R>;
  readonly context: WriteContext;
  /** Null: to be created. */
  readonly id: number | null;
  readonly before: Before | null;
  /** The columns as they are to be; rules may adjust them. */
  readonly after: After;
  readonly body: Body;
  readonly owner: Owner | null;
  /** What the lists inside the body do. */
  readonly owned: readonly OwnedWrite[];
  /** Where it stands in the request body: empty, or `parameters[0]`. */
  readonly path: string;
  /** The accepted file of an attachment. The check sets it, and the file is stored when the row is written. */
  file?: AcceptedFile;
  /** Adds a broken rule at a property of this entity. */
  violate(property: string, message: string, code: ViolationCode): void;
}

/** What a list inside the body does to the entities that an element owns. */
export interface OwnedWrite {
  readonly property: string;
  readonly definition: Definition;
  readonly ownerColumn: string;
  readonly changes: readonly Change[];
  /** Owned so far, and not named in the list. */
  readonly removed: readonly Row[];
}

/** What can still refer to an entity when it is to be deleted. */
export interface Usage {
  readonly table: string;
  readonly column: string;
  /** How many there are, in words: `3 parts`. */
  readonly label: readonly [one: string, many: string];
}

/** An existing entity that a request changes. */
export interface ChangeTarget {
  readonly id: number;
  readonly body: Body;
}

/**
 * Columns whose values together are unique: within the element where entities belong to elements of many kinds, else in
 * the whole table. As in SQL, a key that contains null is different from every other.
 */
export interface UniqueKey<After = Columns> {
  /** Each column with its default value. */
  readonly columns: Readonly<After>;
  /** The property that a violation names. */
  readonly property: string;
  readonly message: string | ((row: Readonly<Columns>) => string);
  /**
   * What a row gets in one of the columns while other rows of its list take over its key. Required where a unique index
   * checks every statement. Never visible: the same transaction writes the final value.
   */
  readonly temporary?: { readonly column: keyof After & string; readonly value: RawBuilder<unknown> };
}

/** Permissions by property. */
type PropertyPermissions = Readonly<Record<string, PermissionName>>;

/** How the change log reports entities of a resource. */
interface LogRules<Changed> {
  readonly level: LogLevel;
  /** Properties whose values the entry of a creation contains. */
  readonly created: readonly string[];
  /** Properties whose last values the entry of a deletion contains. */
  readonly deleted: readonly string[];
  /** Properties that the entry of a change leaves out. */
  omitted?(change: Changed): readonly string[];
}

/** The rules of one resource beyond what the contract says. */
export type Rules<R extends StoredResource = StoredResource> = RulesOf<R, Row<R>, Draft<R>>;

interface RulesOf<R extends StoredResource, Before, After> {
  /** Permissions that setting a property to another value needs besides that of the operation. */
  readonly permissions?: { readonly create: PropertyPermissions; readonly update: PropertyPermissions };
  /** What a PUT sets where its body leaves it out. */
  readonly putDefaults?: Body;
  /** By default entries have the level `info`, those of creations no values, those of deletions all last values. */
  readonly log?: LogRules<ChangeOf<R, Before, After>>;
  /** Runs before the transaction, for what takes long: returns columns that the body sets. */
  beforeTransaction?(body: Body, requirePermission: WriteContext["requirePermission"]): Promise<After>;
  /** Runs before the changes of existing entities are checked: once for all entities of a list. */
  beforeCheck?(context: WriteContext, targets: readonly ChangeTarget[]): Promise<void>;
  /** Looks at the change before anything is written: adjusts columns, adds violations. */
  check?(change: ChangeOf<R, Before, After>): Promise<void> | void;
  /** Runs just before the row is written, when the owner has an id: adjusts columns, stores files. */
  beforeWrite?(change: ChangeOf<R, Before, After>, owner: Owner | null): Promise<void>;
  /** Runs after the row is written, its owned entities included. */
  afterWrite?(change: ChangeOf<R, Before, After>, id: number, owner: Owner | null): Promise<void>;
  /**
   * Runs first when an entity is changed or deleted by itself.
   * @throws {Problem} 403
   */
  authorize?(context: WriteContext, row: Before, operation: "update" | "delete"): Promise<void> | void;
  /** Runs before the row is deleted. `writer`: what it belongs to, if the request writes or deletes that as well. */
  beforeDelete?(context: WriteContext, row: Before, writer: Writer | null): Promise<void> | void;
  /** Checked after `check`, so that it sees the adjusted columns. */
  readonly unique?: readonly UniqueKey<After>[];
  readonly usedBy?: readonly Usage[];
}

export type RulesByResource = Readonly<Partial<Record<ResourceName, Rules>>>;

/** The place of a property of an entity in the request body. */
export function pathOf(prefix: string, property: string): string {
  if (prefix === "") return property;
  return property === "" ? prefix : `${prefix}.${property}`;
}

/** Whether a column is about to get another value. */
export function changes<After extends Partial<Columns>>(
  { before, after }: { readonly before: Readonly<Partial<After>> | null; readonly after: After },
  column: keyof After,
): boolean {
  return before === null || before[column] !== after[column];
}
