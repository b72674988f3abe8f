/**
 * Reads the change feed that `change-feed.ts` writes. The sequences of committed changes only grow, so a reader that
 * continues after the last sequence it has seen never skips a change.
 */
import { sql } from "kysely";
import { startKind } from "../database/change-feed-start.ts";
import { textList } from "../database/id-list.ts";
import { prepared } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";
import type { ChangeKind } from "./change-feed.ts";

/** The types of elements whose changes a reader sees. */
export interface VisibleTypes {
  readonly types: readonly string[];
  /** Types of which only the elements with an owner of one of `ownerTypes` are visible. */
  readonly ownedTypes: readonly string[];
  readonly ownerTypes: readonly string[];
}

export interface FeedChange {
  readonly sequence: number;
  readonly kind: ChangeKind;
  readonly datetime: string;
  readonly targetType: string;
  readonly targetId: number;
  readonly userId: number | null;
}

interface ChangePage {
  readonly changes: readonly FeedChange[];
  /** The position after this page. There are no other visible changes up to this sequence. */
  readonly next: number;
  /** The highest sequence of the feed. */
  readonly latest: number;
  /** The lowest position from which a reader can continue. Changes up to this sequence can be missing. */
  readonly start: number;
}

/** The maximum number of rows that a page examines, so that a filter that matches few rows does not read all of them. */
const examinedRows = 5000;

interface Row {
  readonly start: number | null;
  readonly latest: number | null;
  readonly examined: number | null;
  readonly id: number | null;
  readonly datetime: string;
  readonly kind: ChangeKind;
  readonly target_type: string;
  readonly target_id: number;
  readonly user_id: number | null;
}

/** The type as an expression, so that rows are read in the order of their IDs instead of from the index of types. */
const targetType = sql<string>`coalesce(change.target_type, '')`;

type Values = VisibleTypes & { readonly after: number; readonly limit: number };

const page = prepared<Row, { readonly [Name in keyof Values]: Values[Name] }>(
  (_db, slot, dialect) => sql<Row>`
      with position as (
        select (select min(id) from change_feed) as start, (select max(id) from change_feed) as latest,
          (select max(id) from (
            select id from change_feed where id > ${slot("after")} order by id limit ${sql.lit(examinedRows)}
          ) as found) as examined
      )
      select position.start, position.latest, position.examined, change.*
      from position left join (
        select id, datetime, kind, target_type, target_id, user_id from change_feed as change
        where id > ${slot("after")} and id <= (select examined from position) and kind <> ${sql.lit(startKind)} and (
          ${textList(dialect, targetType, slot("types"))}
          or (${textList(dialect, targetType, slot("ownedTypes"))}
            and ${textList(dialect, sql`change.owner_type`, slot("ownerTypes"))}))
        order by id limit ${slot("limit")}
      ) as change on true order by change.id`,
);

/**
 * Reads the changes after a position in the order of their commits.
 * @param after the sequence of the last change that the reader has seen, or the `next` of the last page
 */
export async function readChanges(reader: Reader, values: Values): Promise<ChangePage> {
  const rows = await reader.run(page, { ...values });
  const [first] = rows;
  const start = first?.start ?? 0;
  const latest = Math.max(start, first?.latest ?? 0);
  const changes = rows.flatMap(({ id, ...row }): FeedChange[] =>
    id === null
      ? []
      : [
          {
            sequence: id,
            kind: row.kind,
            datetime: row.datetime,
            targetType: row.target_type,
            targetId: row.target_id,
            userId: row.user_id,
          },
        ],
  );
  const last = changes.length >= values.limit ? changes.at(-1)?.sequence : undefined;
  return { changes, next: last ?? first?.examined ?? values.after, latest, start };
}

const latestSequence = prepared<{ latest: number | null }>((db) =>
  db.selectFrom("change_feed").select(({ fn }) => fn.max("id").as("latest")),
);

/** Returns the highest sequence of the feed. */
export async function readLatestSequence(reader: Reader): Promise<number> {
  const [row] = await reader.run(latestSequence, {});
  return row?.latest ?? 0;
}
