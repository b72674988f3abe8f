/** Reads users for the user list and the user page. For passwords and other secrets, reads only whether they exist. */
import { sql } from "kysely";
import type { Store } from "../../../database/store.ts";
import { timestamp } from "../../../database/timestamp.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { collectionOf } from "../../../inventory/operations/list-handlers.ts";
import { contains } from "../../../query/contains.ts";
import { compileList } from "../../../query/list-query.ts";
import { columnsOf } from "../../../query/list-statements.ts";
import type { FilterValues } from "../../site/filtered-list.tsx";

export interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly group_id: number | null;
  readonly disabled: boolean;
  readonly need_pw_change: boolean;
  /** Whether the user has a password: 0 or 1, like `hasSecondFactor`. */
  readonly hasPassword: number;
  readonly hasSecondFactor: number;
  /** Time of the latest use of a browser, API token or application. `null` if unknown. */
  readonly lastSeenAt: string | null;
  readonly apiTokens: number;
}

/** Filters. `state` is `enabled` or `disabled`. */
export type UserField = "name" | "group" | "state";

export type UserReader = ReturnType<typeof createUserReader>;

export interface UserRouteDependencies {
  readonly store: Store;
  readonly users: UserReader;
}

export function createUserReader(
  { read }: Pick<Store, "read">,
  inventory: Pick<Inventory, "definitions" | "cache">,
) {
  const list = compileList<{ now: string }, UserRow>(
    {
      ...collectionOf(inventory, "User", [
        { name: "group", filter: { kind: "entity", property: "group" } },
        { name: "disabled", filter: { kind: "boolean", property: "disabled" } },
      ]),
      columns: (slot) => [
        ...columnsOf("users", ["id", "name", "first_name", "last_name", "group_id"]),
        ...columnsOf("users", ["disabled", "need_pw_change"]),
        sql`case when users.password_hash is null then 0 else 1 end`.as("hasPassword"),
        sql`case when users.totp_secret is null then 0 else 1 end`.as("hasSecondFactor"),
        // Stored timestamps sort correctly as text.
        sql`(select max(last) from (
          select last_seen_at as last from sessions where user_id = users.id and stage = 'complete'
          union all select last_time_used from api_tokens where user_id = users.id
          union all select last_used_at from oauth_connections where user_id = users.id
        ) as seen)`.as("lastSeenAt"),
        sql`(select cast(count(*) as integer) from api_tokens where user_id = users.id
          and (valid_until is null or valid_until > ${slot("now")}))`.as("apiTokens"),
      ],
    },
    inventory.cache,
  );

  function requestFor({ name, group, state }: FilterValues<UserField>, cursor: string, itemsPerPage: number) {
    const disabled = state === undefined ? undefined : state === "disabled";
    const byName = new URLSearchParams({ "order[name]": "asc" });
    const request = list.parse({ group, disabled, cursor, itemsPerPage }, byName);
    if (name === undefined) return request;
    const condition = contains(name, sql`users.name`, sql`users.first_name || ' ' || users.last_name`);
    return { ...request, conditions: [...request.conditions, { parameter: "name", condition }] };
  }

  return {
    /** Reads a page of users ordered by name. Runs two statements. */
    page: async (values: FilterValues<UserField>, cursor: string, now: Date) => {
      const request = requestFor(values, cursor, 50);
      const given = { now: timestamp(now) };
      return {
        ...(await list.readCursorPage(read, request, given)),
        total: await list.count(read, request, given),
      };
    },
    /** Reads one user. Returns `null` if the user does not exist. Runs one statement. */
    one: (id: number, now: Date) => list.one(read, id, { now: timestamp(now) }),
    /** Reads the first users of a group ordered by name. Runs one statement. */
    members: async (group: number, now: Date, limit: number) => {
      const request = requestFor({ group: String(group) }, "", limit);
      return (await list.readCursorPage(read, request, { now: timestamp(now) })).rows;
    },
  };
}
