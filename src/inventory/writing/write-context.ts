/**
 * Defines the types for writing entities: the context of a write, the change of an entity, and the rules of a resource.
 */
import type { RawBuilder } from "kysely";
import type { ResourceName } from "../../../generated/resources.ts";
import type { AcceptedFile } from "../../attachments/accept-file.ts";
import type { Transaction } from "../../database/store.ts";
import type { Violation, ViolationCode } from "../../util/errors.ts";
import type { Actor, LogEntry, LogLevel } from "../../history/log-entry.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import type { Definition, Definitions, StoredResource } from "../../representation/definition.ts";
import type { NamePattern } from "../name-pattern.ts";
import type { Columns, Draft, Row } from "./columns.ts";
import type { RequestFiles } from "./request-files.ts";
import type { RowWriter } from "./write-row.ts";

export type { ColumnName, Columns, EditableResource, ColumnValue, Draft, Row } from "./columns.ts";

export type Body = Readonly<Record<string, unknown>>;

/** Additional options for writing users and groups. */
export interface AccountOptions {
  /** The user of the request. Undefined for pages and commands, which check permissions themselves. */
  readonly principal?: Principal;
  readonly address?: string;
  /** Whether setting a password also revokes the user's API tokens. */
  readonly revokeApiTokens?: boolean;
}

export interface Rounding {
  /** The number of decimals of prices and exchange rates. */
  readonly decimalPlaces: number;
  readonly note: (rounded: RoundedNumber) => void;
}

export interface RoundedNumber {
  /** The path in the request body, such as `partLots[0].amount`. */
  readonly propertyPath: string;
  readonly sent: number | string;
  readonly stored: number | string;
}

/** The context of a write. An import has one context per record. */
export interface WriteContext extends AccountOptions {
  readonly transaction: Transaction;
  readonly definitions: Definitions;
  readonly rules: RulesByResource;
  readonly rowWriter: RowWriter;
  /** Compiles the `partname_regex` of a category. If the pattern is invalid, returns a message that explains why. */
  readonly namePattern: (text: string) => Promise<NamePattern | string>;
  readonly baseCurrency: string;
  /** The user who makes the change. For CLI commands, `userId` is `null`. */
  readonly actor: Pick<Actor, "userId">;
  readonly now: Date;
  readonly comment: string | null;
  /** Violations of the request format, such as invalid references. They result in status 400. */
  readonly malformed: Violation[];
  /** Violations of rules. They result in status 422. */
  readonly violations: Violation[];
  /**
   * Collects the IDs of the entities that already have a unique value, by the path of the violation. They have the type of
   * the checked entity.
   */
  readonly usedBy?: Map<string, number>;
  /** The change log entries, which are written at the end of the transaction. */
  readonly log: LogEntry[];
  /** The rows that `referencedRow` has read, by table and ID. */
  readonly referencedRows: Map<string, Row>;
  /** Parts that no project builds. By default, the rules of BOM entries look for each part. */
  readonly notBuilt?: ReadonlySet<number>;
  /**
   * Collects the owners whose version and modification date must be updated, so that several writes update them together
   * (`touchCollected`). By default, each write updates them.
   */
  readonly touched?: Map<Definition, Set<number>>;
  /** How numbers that do not fit are rounded, as in Part-DB. By default, such numbers are violations. */
  readonly rounding?: Rounding;
  /** Whether the write is only checked. If so, rows are not locked and stored files are not accessed. */
  readonly isPrecheck?: boolean;
  /**
   * Columns of the created entity that no request can set, such as its ID and creation date. Only for copies from other
   * instances.
   */
  readonly initial?: Readonly<Columns>;
  readonly files: RequestFiles;
  /**
   * Throws unless the user has a permission. Used for permissions that depend on the content of the request.
   * @throws {Problem} 403 if the user has neither the permission nor one of its alternatives
   */
  readonly requirePermission: (
    permission: PermissionName,
    ...alternatives: readonly PermissionName[]
  ) => void;
  readonly can: (permission: PermissionName) => boolean;
  /**
   * Returns whether an element is exempt: the same import describes the element, so its restrictions do not apply. An
   * exported inventory can contain entities that violate later restrictions.
   */
  readonly isExempt?: (resource: ResourceName, id: number) => boolean;
}

export interface Owner {
  readonly resource: ResourceName;
  /** The ID of the owner, or `null` if the owner is being created. */
  readonly id: number | null;
  /** The new columns of the owner, if the same request writes the owner. */
  readonly columns?: Readonly<Columns>;
  /**
   * The columns of an owner that is updated after its lists. The rules of the listed entities change references to
   * these entities here instead of in the database.
   */
  readonly pending?: Columns;
  /** The owner of this owner, if the same request writes it. */
  readonly owner?: Owner | null;
}

/** An entity that the same request also writes or deletes. That write also increments the version of the entity. */
export interface WrittenEntity {
  readonly resource: string;
  readonly id: number | null;
}

export type Change<R extends StoredResource = StoredResource> = ChangeOf<R, Row<R>, Draft<R>>;

interface ChangeOf<R extends StoredResource, Before, After> {
  readonly definition: Definition<R>;
  readonly context: WriteContext;
  /** The ID of the entity, or `null` if the entity is being created. */
  readonly id: number | null;
  readonly before: Before | null;
  /** The new columns of the entity. Rules can adjust them. */
  readonly after: After;
  readonly body: Body;
  readonly owner: Owner | null;
  /** The changes of owned entities that the lists in the body make. */
  readonly owned: readonly OwnedWrite[];
  /** The path of the entity in the request body, such as `parameters[0]`. Empty if the body is the entity. */
  readonly path: string;
  /** The accepted file of an attachment. The rule `check` sets the file, and `beforeWrite` stores it. */
  file?: AcceptedFile;
  /**
   * Adds a rule violation at a property of this entity.
   * @param usedBy the ID of the entity that already has the unique value
   */
  violate(property: string, message: string, code: ViolationCode, usedBy?: number): void;
}

/** A merge of two elements of a tree: everything moves from the source to the target, and the source is deleted. */
export type Merge<R extends StoredResource = StoredResource> = MergeOf<R, Row<R>>;

interface MergeOf<R extends StoredResource, Element> {
  readonly definition: Definition<R>;
  readonly context: WriteContext;
  readonly source: Element;
  readonly target: Element;
  readonly children: number;
  /** The number of other entities that refer to the source, without those in `deletedWith`. */
  readonly references: number;
  violate(message: string, code: ViolationCode): void;
}

/** The changes that a list in the body makes to the owned entities of an element. */
export interface OwnedWrite {
  readonly property: string;
  readonly definition: Definition;
  readonly ownerColumn: string;
  readonly changes: readonly Change[];
  /** The owned entities that the list omits. They are deleted. */
  readonly removed: readonly Row[];
}

/** A reference that prevents an entity from being deleted. */
export interface Usage {
  readonly table: string;
  readonly column: string;
  /** The singular and plural names of the referring entities, used in messages such as `3 parts`. */
  readonly label: readonly [one: string, many: string];
}

/** An existing entity that a request changes. */
export interface ChangeTarget {
  readonly id: number;
  readonly body: Body;
}

/**
 * The columns whose combined values must be unique. For attachments and parameters, the values are unique within the
 * element that owns them; for all other resources, within the table. As in SQL, keys that contain `null` are never
 * equal.
 */
export interface UniqueKey<After = Columns> {
  /** The columns of the key, with their default values. */
  readonly columns: Readonly<After>;
  /** Whether texts are equal that differ only in their Unicode normalization. Set for codes, which are stored in NFC. */
  readonly normalized?: boolean;
  /** The property that the violation names. */
  readonly property: string;
  readonly message: string | ((row: Readonly<Columns>) => string);
  /**
   * A temporary value for rows that exchange values, because each statement and each row is checked. The same
   * transaction writes the final value.
   */
  readonly temporary: { readonly column: keyof After & string; readonly value: RawBuilder<unknown> };
}

/** Maps properties to the permissions that changing them requires. */
type PropertyPermissions = Readonly<Record<string, PermissionName>>;

interface LogRules<Changed> {
  readonly level: LogLevel;
  /** The properties whose values are logged when an entity is created. */
  readonly created: readonly string[];
  /** The properties whose last values are logged when an entity is deleted. */
  readonly deleted: readonly string[];
  /** Returns the properties whose changes are not logged. */
  omitted?(change: Changed): readonly string[];
}

/** The rules of a resource that the contract cannot express. */
export type Rules<R extends StoredResource = StoredResource> = RulesOf<R, Row<R>, Draft<R>>;

interface RulesOf<R extends StoredResource, Before, After> {
  /** The permissions that changing a property requires in addition to the permission of the operation. */
  readonly permissions?: { readonly create: PropertyPermissions; readonly update: PropertyPermissions };
  /** The values that a PUT request sets for properties that its body omits. */
  readonly putDefaults?: Body;
  /**
   * The rules for logging. By default, the level is `info`, no values of created entities are logged, and all last
   * values of deleted entities are logged.
   */
  readonly log?: LogRules<ChangeOf<R, Before, After>>;
  /** Runs before the transaction, for slow work such as hashing a password. Returns the columns to set. */
  beforeTransaction?(body: Body, requirePermission: WriteContext["requirePermission"]): Promise<After>;
  /** Runs before changes of existing entities are checked. For a list, this rule runs only once. */
  beforeCheck?(context: WriteContext, targets: readonly ChangeTarget[]): Promise<void>;
  /** Adjusts columns and adds violations. Runs before anything is written. */
  check?(change: ChangeOf<R, Before, After>): Promise<void> | void;
  /** Adjusts columns and stores files. Runs before the row is written, when the ID of the owner is known. */
  beforeWrite?(change: ChangeOf<R, Before, After>, owner: Owner | null): Promise<void>;
  /** Runs after the row and its owned entities are written. */
  afterWrite?(change: ChangeOf<R, Before, After>, id: number, owner: Owner | null): Promise<void>;
  /**
   * Checks access to an existing entity. Runs before all other rules, but only if the request is for this entity rather
   * than for its owner.
   * @throws {Problem} 403 if the change is not allowed
   */
  authorize?(context: WriteContext, row: Before, operation: "update" | "delete"): Promise<void> | void;
  /**
   * Runs before rows are deleted. `written` is the owner of the rows, if the same request writes or deletes the owner.
   */
  beforeDelete?(
    context: WriteContext,
    rows: readonly Before[],
    written: WrittenEntity | null,
  ): Promise<void> | void;
  /** Adds violations if the target of a merge must not get what belongs or refers to the source. */
  checkMerge?(merge: MergeOf<R, Before>): Promise<void> | void;
  /** The unique keys. They are checked after `check` has adjusted the columns. */
  readonly unique?: readonly UniqueKey<After>[];
  readonly usedBy?: readonly Usage[];
  /** The entities that are deleted with an element, although it has no list of them. A merge moves them. */
  readonly deletedWith?: readonly Usage[];
}

export type RulesByResource = Readonly<Partial<Record<ResourceName, Rules>>>;

export function pathOf(prefix: string, property: string): string {
  if (prefix === "") return property;
  return property === "" ? prefix : `${prefix}.${property}`;
}

export function changes<After extends Partial<Columns>>(
  { before, after }: { readonly before: Readonly<Partial<After>> | null; readonly after: After },
  column: keyof After,
): boolean {
  return before === null || before[column] !== after[column];
}
