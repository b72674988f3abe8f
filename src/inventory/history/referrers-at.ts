/**
 * Finds the entities that referred to elements at an earlier time, such as the lots of a part: those that refer to them
 * now, those that refer to another element since then, and those that were deleted since then.
 */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { idList, textList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Dialect, Reader } from "../../database/store.ts";
import { memoize } from "../../util/memoize.ts";
import type { Definition } from "../../representation/definition.ts";
import { iri, parseIri } from "../../representation/iri.ts";
import { anyDatabase } from "../writing/read-rows.ts";

/** A reference between two resources, such as that of a lot to its part. */
export interface ReferenceTo {
  readonly definition: Definition;
  readonly column: string;
  /** The name of the reference in the change log. */
  readonly property: string;
  readonly target: Definition;
  /** Whether the change log of the target names the deleted entities. */
  readonly isListed: boolean;
}

export interface ReferrersAt {
  /** The IDs of all entities that may have referred to one of the targets. */
  readonly candidates: readonly number[];
  /** The times at which an entity stopped referring to a target, with the ID of the target. */
  readonly ended: readonly { readonly target: number; readonly datetime: string }[];
}

/** Finds the entities that refer, or referred after the start of the history, to the targets with these IDs. */
export async function referrersAt(
  reader: Reader,
  reference: ReferenceTo,
  targets: readonly number[],
): Promise<ReferrersAt> {
  const { definition, column, property, target, isListed } = reference;
  const present = await reader.run(referring(`${definition.table}.${column}`), { ids: targets });
  const candidates = new Set(present.map(({ id }) => id));
  const iris = targets.map((id) => iri(target.name, id));
  const changed = await reader.run(endings(property), { type: definition.name, iris });
  const deleted = isListed
    ? await reader.run(listedDeletions, { type: target.name, ids: targets, table: definition.table })
    : await reader.run(deletions(property), { type: definition.name, iris });
  const ended: { target: number; datetime: string }[] = [];
  for (const { id, datetime, target: old } of [...changed, ...deleted]) {
    candidates.add(Number(id));
    const targetId = typeof old === "string" ? parseIri(old)?.id : Number(old);
    if (targetId !== undefined) ended.push({ target: targetId, datetime });
  }
  return { candidates: [...candidates], ended };
}

const referring = memoize((tableAndColumn: string) => {
  const [table = "", column = ""] = tableAndColumn.split(".");
  return prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
    anyDatabase({ db }).selectFrom(table).select("id").where(idList(dialect, column, slot("ids"))),
  );
});

interface Ended {
  readonly id: number;
  readonly datetime: string;
  readonly target: string | number;
}

interface Slots {
  readonly [name: string]: string | readonly string[];
  readonly type: string;
  readonly iris: readonly string[];
}

/** Finds entities whose reference was changed, with the old value. */
const endings = memoize((property: string) =>
  prepared<Ended, Slots>((_db, slot: Slot<Slots>, dialect) => {
    const old = oldReference(dialect, property);
    return sql<Ended>`
      select target_id as id, datetime, ${old} as target from log_entries
      where target_type = ${slot("type")} and ${isMove[dialect]} and ${textList(dialect, old, slot("iris"))}`;
  }),
);

/** Finds deleted entities by the last value of their reference. */
const deletions = memoize((property: string) =>
  prepared<Ended, Slots>((_db, slot: Slot<Slots>, dialect) => {
    const last = lastReference(dialect, property);
    return sql<Ended>`
      select target_id as id, datetime, ${last} as target from log_entries
      where target_type = ${slot("type")} and kind = 'element_deleted'
        and ${textList(dialect, last, slot("iris"))}`;
  }),
);

interface ListedSlots {
  readonly [name: string]: string | readonly number[];
  readonly type: string;
  readonly ids: readonly number[];
  readonly table: string;
}

const listedDeletions = prepared<Ended, ListedSlots>((_db, slot: Slot<ListedSlots>, dialect) => {
  const { collection, id } = listed[dialect];
  return sql<Ended>`
    select ${id} as id, datetime, target_id as target from log_entries
    where target_type = ${slot("type")} and ${idList(dialect, "target_id", slot("ids"))}
      and kind = 'collection_element_deleted' and ${collection} = ${slot("table")}`;
});

/**
 * PostgreSQL cannot parse some entries of earlier versions as JSON, so it finds the values with regular expressions.
 * `related-entries.ts` explains this.
 */
const listed = {
  sqlite: { collection: sql`json_extract(data, '$.collection')`, id: sql`json_extract(data, '$.id')` },
  postgres: {
    collection: sql`substring(data from '"collection":"([a-z_]+)"')`,
    id: sql`cast(substring(data from '"id":([0-9]+)') as bigint)`,
  },
} as const;

function oldReference(dialect: Dialect, property: string): RawBuilder<string | null> {
  return dialect === "sqlite"
    ? sql`json_extract(changes, ${sql.lit(`$.${property}.old`)})`
    : sql`substring(changes from ${sql.lit(`"${property}":\\{"old":"([^"]*)"`)})`;
}

function lastReference(dialect: Dialect, property: string): RawBuilder<string | null> {
  return dialect === "sqlite"
    ? sql`json_extract(data, ${sql.lit(`$.${property}`)})`
    : sql`substring(data from ${sql.lit(`"${property}":"(/api/[^"]*)"`)})`;
}

/** The properties that name the element to which an entity belongs, and the project that builds a part. */
const movingProperties = ["part", "orderdetail", "owner", "other", "element", "build_part"];

/** The condition of the index `log_entries_moved_index`, which must be the same text. */
const isMove = { sqlite: moveCondition("instr"), postgres: moveCondition("strpos") } as const;

function moveCondition(position: "instr" | "strpos"): RawBuilder<SqlBool> {
  const found = movingProperties.map((name) => `${position}(changes, '"${name}":{"old":') > 0`);
  return sql.raw(`(kind = 'element_edited' and (${found.join(" or ")}))`);
}
