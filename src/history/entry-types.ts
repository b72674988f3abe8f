/** Defines the entries of the change log. `log-entry.ts` writes them. */
import type { ChangeSet } from "./change-set.ts";

export type LogEntryKind =
  | "element_created"
  | "element_edited"
  | "element_deleted"
  | "element_merged"
  | "collection_element_deleted"
  | "part_stock_changed"
  | "project_built"
  | "user_not_allowed"
  | "security_event";

export type LogLevel = "warning" | "notice" | "info";

/** The old and new values by property. A property of a value object is named like `eda_info.value`. */
export type Changes = Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;

export interface LogEntry {
  /**
   * `element_touched` is not written to the log. It adds an element to the change feed whose response has changed because
   * of a change to another element, such as the stock of a part.
   */
  readonly kind: LogEntryKind | "element_touched";
  readonly level?: LogLevel;
  readonly targetType?: string;
  readonly targetId?: number;
  /** The type of the element that owns the target, if the target is an attachment or parameter. */
  readonly ownerType?: string;
  readonly comment?: string | null;
  readonly changes?: Changes;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The author of a change: a user with a session or token, or an operating system user who runs a command. */
export interface Actor {
  readonly userId: number | null;
  readonly username: string;
  readonly tokenId: number | null;
  /** The name of the token or OAuth client. */
  readonly client: string | null;
  /** The change set of the request or command. By default, each call of `writeLog` has a change set of its own. */
  readonly changeSet?: ChangeSet;
}
