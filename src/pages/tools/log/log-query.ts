/**
 * Reads pages of the event log, newest entries first. The time to read a page does not depend on the size of the log:
 * an index finds the first entry, and filters without an index scan a limited number of entries at a time.
 *
 * As in the API, users with the permission to view the log see all entries, regardless of their other permissions.
 */
import { sql } from "kysely";
import { prepared, type NoSlots, type Slot } from "../../../database/prepared.ts";
import type { Store } from "../../../database/store.ts";
import type { LogEntriesTable } from "../../../database/tables/tables.ts";
import { findUser } from "../../../identity/read-users.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { collectionOf } from "../../../inventory/operations/list-handlers.ts";
import { badParameter } from "../../../query/bad-parameter.ts";
import { anyOf, type Condition } from "../../../query/condition.ts";
import { contains } from "../../../query/contains.ts";
import { equalsFilter } from "../../../query/equals-filter.ts";
import { compileList } from "../../../query/list-query.ts";
import type { NamedCondition } from "../../../query/list-request.ts";
import { columnsOf } from "../../../query/list-statements.ts";
import type { FilterValues } from "../../site/filtered-list.tsx";
import { parseActor, storedAtCommandLine } from "./log-actor.ts";

/** A row of the log. JSON columns are not parsed. */
export type LogRow = Omit<LogEntriesTable, "id"> & { readonly id: number };

export type LogField =
  "kind" | "level" | "user" | "comment" | "target_type" | "target_id" | "change_set" | "from" | "to";

export type LogReader = ReturnType<typeof createLogReader>;

/** Limits of a search. Tests override them. */
export interface LogLimits {
  readonly pageSize?: number;
  /** Number of entries to scan at a time. SQLite scans the default in less than half a second. */
  readonly maximumScanned?: number;
}

/**
 * Finds an entry of an actor without a user account, such as a command-line user. The log can contain any number of
 * such entries, so only the newest ones are scanned.
 */
const actedWithoutUser = prepared<{ readonly username: string }, { name: string; scanned: number }>(
  (db, slot: Slot<{ name: string; scanned: number }>) =>
    db
      .selectFrom((some) =>
        some
          .selectFrom("log_entries")
          .select("username")
          .where("user_id", "is", null)
          .orderBy("id", "desc")
          .limit(slot("scanned"))
          .as("entry"),
      )
      .select("entry.username")
      .where("entry.username", "=", slot("name"))
      .limit(1),
);

export function createLogReader(
  { read }: Pick<Store, "read">,
  inventory: Pick<Inventory, "definitions" | "cache">,
) {
  const list = compileList<NoSlots, LogRow>(
    {
      ...collectionOf(inventory, "LogEntry", [
        { name: "level", filter: { kind: "equals", property: "level" } },
      ]),
      columns: () => [
        ...columnsOf("log_entries", ["id", "datetime", "kind", "level", "user_id", "username", "token_id"]),
        ...columnsOf("log_entries", ["client", "target_type", "target_id", "comment", "changes", "data"]),
        ...columnsOf("log_entries", ["change_set_id"]),
      ],
    },
    inventory.cache,
  );

  /**
   * Returns a condition for the entries of an actor. A name matches the user or deleted user, and the command-line user
   * with the same name.
   */
  async function actedBy(text: string, scanned: number): Promise<NamedCondition> {
    const { name, atCommandLine } = parseActor(text);
    const stored = usernameIs(storedAtCommandLine(name));
    if (atCommandLine) return { parameter: "username", condition: stored };
    const user = await findUser(read, name);
    if (user === null) return { parameter: "username", condition: anyOf([usernameIs(name), stored]) };
    const own = equalsFilter("user", user.id, "log_entries", userId);
    const [namesake] = await read.run(actedWithoutUser, { name: storedAtCommandLine(name), scanned });
    return namesake === undefined
      ? { parameter: "user", condition: own }
      : { parameter: "user or namesake", condition: anyOf([own, stored]) };
  }

  return {
    /** Reads a page of entries. Runs at most two statements, or four with a user filter. */
    page: async (values: FilterValues<LogField>, cursor: string, limits: LogLimits = {}) => {
      const { user, comment, change_set: set, from, to, ...others } = values;
      const { pageSize = 50, maximumScanned: lookedThrough = 100_000 } = limits;
      if (from !== undefined && to !== undefined && to < from)
        throw badParameter("to", "The end date must not be before the start date.");
      const more: NamedCondition[] = [];
      if (user !== undefined) more.push(await actedBy(user, lookedThrough));
      if (comment !== undefined)
        more.push({ parameter: "comment", condition: contains(comment, sql`log_entries.comment`) });
      if (set !== undefined)
        more.push({
          parameter: "change_set",
          condition: equalsFilter("change_set", set, "log_entries", changeSetId),
        });
      // Entries of one element, change set or user are sorted by ID, all others by time. Both orders start with the newest entry,
      // because IDs are assigned on commit.
      const ofTarget = others.target_type !== undefined && others.target_id !== undefined;
      const ofUser = more.some(({ parameter }) => parameter === "user");
      const byNumber = ofTarget
        ? ["target_type", "target_id"]
        : set !== undefined
          ? ["change_set"]
          : ofUser
            ? ["user"]
            : null;
      const { conditions, ...request } = list.parse(
        {
          ...others,
          "datetime[after]": from,
          "datetime[before]": to === undefined ? undefined : `${to}T23:59:59Z`,
          cursor,
          itemsPerPage: pageSize,
        },
        new URLSearchParams({ [byNumber === null ? "order[datetime]" : "order[id]"]: "desc" }),
      );
      const indexed = byNumber ?? ["datetime[after]", "datetime[before]"];
      const scan = { rows: lookedThrough, indexed };
      return list.readCursorPage(read, { ...request, conditions: [...conditions, ...more], scan }, {});
    },
    one: (id: number) => list.one(read, id, {}),
  };
}

const changeSetId = { property: "change_set", column: "change_set_id", type: "number" } as const;

const userId = { property: "user", column: "user_id", type: "number" } as const;

function usernameIs(name: string): Condition {
  const field = { property: "username", column: "username", type: "text" } as const;
  return equalsFilter("user", name, "log_entries", field);
}
