/**
 * Defines the types for writing entities: the context of a write, the change of an entity, and the rules of a resource.
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

/** Additional options for writing users and groups. */
export interface AccountOptions {
  /** The user of the request. Undefined for pages and commands, which check permissions themselves. */
  readonly principal?: Principal;
  /** The address of the client, for security log entries. */
  readonly address?: string;
  /** Whether setting a password also revokes the user's API tokens. */
  readonly revokeApiTokens?: boolean;
}

/** The context of a write. An import has one context per record. */
export interface WriteContext extends AccountOptions {
  readonly transaction: Transaction;
  readonly definitions: Definitions;
  readonly rules: RulesByResource;
  /** Compiles the `partname_regex` of a category. Returns the reason as a text if the pattern is invalid. */
  readonly namePattern: (text: string) => NamePattern | string;
  /** The user who writes. `userId` is `null` for CLI commands. */
  readonly actor: Pick<Actor, "userId">;
  readonly now: Date;
  readonly comment: string | null;
  /** Violations of the request format, such as invalid references (400). */
  readonly malformed: Violation[];
  /** Violations of rules (422). */
  readonly violations: Violation[];
  /** Change log entries, which are written at the end. */
  readonly log: LogEntry[];
  /** Rows that `referencedRow` has read, by table and ID. */
  readonly referencedRows: Map<string, Row>;
  /** Whether only the checks run. Rows are not locked, and stored files are not accessed. */
  readonly isPrecheck?: boolean;
  /** The uploaded and downloaded files of the request. */
  readonly files: RequestFiles;
  /**
   * Requires a permission that depends on the content of the request.
   * @throws {Problem} 403 if the user has neither the permission nor one of the alternatives
   */
  readonly requirePermission: (
    permission: PermissionName,
    ...alternatives: readonly PermissionName[]
  ) => void;
  readonly can: (permission: PermissionName) => boolean;
  /**
   * Returns whether the restrictions of an element do not apply, because the same import describes the element. An
   * exported inventory can contain entities that violate later restrictions.
   */
  readonly isExempt?: (resource: ResourceName, id: number) => boolean;
}

export interface Owner {
  readonly resource: ResourceName;
  /** ID of the owner. `null` if the owner is being created. */
  readonly id: number | null;
  /** The new columns of the owner, if the same request writes it. */
  readonly columns?: Readonly<Columns>;
  /**
   * The columns of an owner that is updated after its lists. Rules of list elements set references to them here instead
   * of in the database.
   */
  readonly pending?: Columns;
  /** The owner of the owner, if the same request writes it. */
  readonly owner?: Owner | null;
}

/** An entity that the same request also writes or deletes. That write raises the version of the entity. */
export interface Writer {
  readonly resource: string;
  readonly id: number | null;
}

/** A change of one entity. */
export type Change<R extends StoredResource = StoredResource> = ChangeOf<R, Row<R>, Draft<R>>;

interface ChangeOf<R extends StoredResource, Before, After> {
  readonly definition: Definition<R>;
  readonly context: WriteContext;
  /** ID of the entity. `null` if the entity is being created. */
  readonly id: number | null;
  readonly before: Before | null;
  /** The new columns, which rules can adjust. */
  readonly after: After;
  readonly body: Body;
  readonly owner: Owner | null;
  /** Changes of the owned lists in the body. */
  readonly owned: readonly OwnedWrite[];
  /** Path in the request body: empty, or a path such as `parameters[0]`. */
  readonly path: string;
  /** The accepted file of an attachment. The check sets it; it is stored when the row is written. */
  file?: AcceptedFile;
  /** Adds a violation of a rule at a property of this entity. */
  violate(property: string, message: string, code: ViolationCode): void;
}

/** The changes that a list in the body makes to the owned entities of an element. */
export interface OwnedWrite {
  readonly property: string;
  readonly definition: Definition;
  readonly ownerColumn: string;
  readonly changes: readonly Change[];
  /** Owned entities that the list omits. */
  readonly removed: readonly Row[];
}

/** A reference that prevents an entity from being deleted. */
export interface Usage {
  readonly table: string;
  readonly column: string;
  /** Singular and plural name of the referring entities, as in `3 parts`. */
  readonly label: readonly [one: string, many: string];
}

/** An existing entity that a request changes. */
export interface ChangeTarget {
  readonly id: number;
  readonly body: Body;
}

/**
 * Columns whose combined values are unique. Keys of attachments and parameters are unique within the element that owns
 * them, other keys within the table. As in SQL, keys that contain `null` are never equal.
 */
export interface UniqueKey<After = Columns> {
  /** Columns with their default values. */
  readonly columns: Readonly<After>;
  /** The property that violations name. */
  readonly property: string;
  readonly message: string | ((row: Readonly<Columns>) => string);
  /**
   * A temporary value for rows whose key moves to another row of the list. Required if a unique index checks every
   * statement. The same transaction writes the final value.
   */
  readonly temporary?: { readonly column: keyof After & string; readonly value: RawBuilder<unknown> };
}

/** The permissions that changing a property requires, by property. */
type PropertyPermissions = Readonly<Record<string, PermissionName>>;

/** Rules for logging changes to a resource. */
interface LogRules<Changed> {
  readonly level: LogLevel;
  /** Properties whose values are logged when an entity is created. */
  readonly created: readonly string[];
  /** Properties whose last values are logged when an entity is deleted. */
  readonly deleted: readonly string[];
  /** Returns properties that are not logged when an entity is changed. */
  omitted?(change: Changed): readonly string[];
}

/** Rules of a resource that the contract cannot express. */
export type Rules<R extends StoredResource = StoredResource> = RulesOf<R, Row<R>, Draft<R>>;

interface RulesOf<R extends StoredResource, Before, After> {
  /** Permissions for changing a property, in addition to the permission of the operation. */
  readonly permissions?: { readonly create: PropertyPermissions; readonly update: PropertyPermissions };
  /** Values that a PUT sets if its body omits them. */
  readonly putDefaults?: Body;
  /** Rules for logging. Default: level `info`, no values for created entities, and all last values for deleted ones. */
  readonly log?: LogRules<ChangeOf<R, Before, After>>;
  /** Runs before the transaction, for slow work such as hashing passwords. Returns columns to set. */
  beforeTransaction?(body: Body, requirePermission: WriteContext["requirePermission"]): Promise<After>;
  /** Runs before changes of existing entities are checked, once for all elements of a list. */
  beforeCheck?(context: WriteContext, targets: readonly ChangeTarget[]): Promise<void>;
  /** Adjusts columns and adds violations. Nothing has been written yet. */
  check?(change: ChangeOf<R, Before, After>): Promise<void> | void;
  /** Runs before the row is written, when the ID of the owner is known. Adjusts columns and stores files. */
  beforeWrite?(change: ChangeOf<R, Before, After>, owner: Owner | null): Promise<void>;
  /** Runs after the row and its owned entities are written. */
  afterWrite?(change: ChangeOf<R, Before, After>, id: number, owner: Owner | null): Promise<void>;
  /**
   * Runs before all other rules if a request changes or deletes the entity itself.
   * @throws {Problem} 403
   */
  authorize?(context: WriteContext, row: Before, operation: "update" | "delete"): Promise<void> | void;
  /** Runs before the row is deleted. `writer` is its owner if the same request writes or deletes the owner as well. */
  beforeDelete?(context: WriteContext, row: Before, writer: Writer | null): Promise<void> | void;
  /** Unique keys, checked after `check` with the adjusted columns. */
  readonly unique?: readonly UniqueKey<After>[];
  readonly usedBy?: readonly Usage[];
}

export type RulesByResource = Readonly<Partial<Record<ResourceName, Rules>>>;

/** Returns the path of a property in the request body. */
export function pathOf(prefix: string, property: string): string {
  if (prefix === "") return property;
  return property === "" ? prefix : `${prefix}.${property}`;
}

/** Returns whether the change gives the column another value. */
export function changes<After extends Partial<Columns>>(
  { before, after }: { readonly before: Readonly<Partial<After>> | null; readonly after: After },
  column: keyof After,
): boolean {
  return before === null || before[column] !== after[column];
}
