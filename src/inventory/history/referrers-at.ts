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
  /** The times at which an existing entity began to refer to a target, or an entity stopped doing so. */
  readonly changes: readonly { readonly target: number; readonly datetime: string }[];
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
  const changed = await reader.run(movesOf(property), { type: definition.name, iris });
  const deleted = isListed
    ? await reader.run(listedDeletions, { type: target.name, ids: targets, table: definition.table })
    : await reader.run(deletions(property), { type: definition.name, iris });
  const wanted = new Set(targets);
  const changes: { target: number; datetime: string }[] = [];
  for (const { id, datetime, old, now } of [...changed, ...deleted]) {
    candidates.add(Number(id));
    for (const text of [old, now]) {
      const targetId = typeof text === "string" ? parseIri(text)?.id : Number(text ?? 0);
      if (targetId !== undefined && wanted.has(targetId)) changes.push({ target: targetId, datetime });
    }
  }
  return { candidates: [...candidates], changes };
}

const referring = memoize((tableAndColumn: string) => {
  const [table = "", column = ""] = tableAndColumn.split(".");
  return prepared((db, slot: Slot<{ ids: readonly number[] }>, dialect) =>
    anyDatabase({ db })
      .selectFrom(table)
      .select("id")
      .where(idList(dialect, column, slot("ids"))),
  );
});

interface Change {
  readonly id: number;
  readonly datetime: string;
  /** The target before and after the change: its IRI or ID, or null. */
  readonly old: string | number | null;
  readonly now: string | null;
}

interface Slots {
  readonly [name: string]: string | readonly string[];
  readonly type: string;
  readonly iris: readonly string[];
}

/** Finds entities whose reference was changed. */
const movesOf = memoize((property: string) =>
  prepared<Change, Slots>((_db, slot: Slot<Slots>, dialect) => {
    const { old, now } = changedReference(dialect, property);
    return sql<Change>`
      select target_id as id, datetime, ${old} as old, ${now} as now from log_entries
      where target_type = ${slot("type")} and ${isMove[dialect]}
        and (${textList(dialect, old, slot("iris"))} or ${textList(dialect, now, slot("iris"))})`;
  }),
);

/** Finds deleted entities by the last value of their reference. */
const deletions = memoize((property: string) =>
  prepared<Change, Slots>((_db, slot: Slot<Slots>, dialect) => {
    const last = lastReference(dialect, property);
    return sql<Change>`
      select target_id as id, datetime, ${last} as old, null as now from log_entries
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

const listedDeletions = prepared<Change, ListedSlots>((_db, slot: Slot<ListedSlots>, dialect) => {
  const { collection, id } = listed[dialect];
  return sql<Change>`
    select ${id} as id, datetime, target_id as old, null as now from log_entries
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

interface ChangedReference {
  readonly old: RawBuilder<string | null>;
  readonly now: RawBuilder<string | null>;
}

function changedReference(dialect: Dialect, property: string): ChangedReference {
  if (dialect === "sqlite")
    return {
      old: sql`json_extract(changes, ${sql.lit(`$.${property}.old`)})`,
      now: sql`json_extract(changes, ${sql.lit(`$.${property}.new`)})`,
    };
  const before = `"${property}":\\{"old":`;
  return {
    old: sql`substring(changes from ${sql.lit(`${before}"([^"]*)"`)})`,
    now: sql`substring(changes from ${sql.lit(`${before}(?:null|"[^"]*"),"new":"([^"]*)"`)})`,
  };
}

export function lastReference(dialect: Dialect, property: string): RawBuilder<string | null> {
  return dialect === "sqlite"
    ? sql`json_extract(data, ${sql.lit(`$.${property}`)})`
    : sql`substring(data from ${sql.lit(`"${property}":"(/api/[^"]*)"`)})`;
}

/** The properties that name the element to which an entity belongs, and the project that builds a part. */
const movingProperties = ["part", "orderdetail", "owner", "other", "element", "build_part"];

/** The condition of the partial index on `target_type`, which is used only if the text is the same. */
const isMove = { sqlite: moveCondition("instr"), postgres: moveCondition("strpos") } as const;

function moveCondition(position: "instr" | "strpos"): RawBuilder<SqlBool> {
  const found = movingProperties.map((name) => `${position}(changes, '"${name}":{"old":') > 0`);
  return sql.raw(`(kind = 'element_edited' and (${found.join(" or ")}))`);
}
