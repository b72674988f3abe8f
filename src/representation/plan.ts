/**
 * Reads entities and creates their documents. A plan is compiled once for each response schema and selection of
 * properties. It runs a constant number of statements, regardless of the number of entities.
 */
import type { Kysely, RawBuilder, SqlBool } from "kysely";
import { sql } from "kysely";
import type { ShapeName } from "../../generated/resources.ts";
import { resourceFacts, shapes } from "../../generated/resources.ts";
import { idList } from "../database/id-list.ts";
import type { Prepared, Slot, SlotValues } from "../database/prepared.ts";
import { prepared, unnamed } from "../database/prepared.ts";
import type { Dialect, Reader } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";
import { lazily } from "../memoize.ts";
import type { Selection } from "../query/sparse-fields.ts";
import type { Definitions } from "./definition.ts";
import type { Document, Frame, OwnedList, Row, RowPlan } from "./row-plan.ts";
import { compileRowPlan } from "./row-plan.ts";

/** The Kysely schema for tables whose names and columns are only known at startup. */
type AnyTables = Record<string, Record<string, unknown>>;

type One = { id: number };
type Many = { ids: readonly number[] };
type Query<Values extends One | Many> = Prepared<Row, Values>;

/** An entity that was read from the database. Its document is created in the format of the request. */
export interface Loaded {
  /** The version of the entity. Undefined for entities that never change. */
  readonly version?: number;
  /**
   * Creates the document of the entity.
   * @param linked whether the document is JSON-LD
   * @param context the `@context`, if the document is not embedded in another document
   */
  document(linked: boolean, context?: string): Document;
}

export interface Plan {
  /** Reads the entity with this ID, or returns null if it does not exist. */
  one(reader: Reader, id: number): Promise<Loaded | null>;
  /** Returns the entities in the order of `ids`. Entities that do not exist are omitted. */
  many(reader: Reader, ids: readonly number[]): Promise<Loaded[]>;
}

interface OwnedPlan {
  readonly list: OwnedList;
  readonly rows: RowPlan;
  /** The lists of entities that each of these owned entities owns. */
  readonly owned: readonly OwnedPlan[];
  readonly forOne: Query<One>;
  readonly forMany: Query<Many>;
}

// The name of a property never starts with a dollar sign, so this key cannot conflict with a property called `owner`.
const ownerKey = "$owner";

/**
 * Compiles the plan of a response schema.
 * @param named whether PostgreSQL keeps the statements of the plan prepared; must be false if clients can vary the
 * selection without limit
 */
export function compilePlan(
  definitions: Definitions,
  shapeName: ShapeName,
  selection: Selection | null,
  named: boolean,
): Plan {
  const keep = <Values extends One | Many>(query: Query<Values>): Query<Values> =>
    named ? query : unnamed(query);
  const rows = compileRowPlan(definitions, shapeName, selection);
  if (rows.definition.versioned !== false) rows.columns.set("version", "t.version");
  const owned = rows.ownedLists.map((list) => compileOwnedPlan(definitions, list, keep));
  const byId = keep(rowQuery<One>(rows, (slot) => sql<SqlBool>`t.id = ${slot("id")}`));
  const byIds = keep(rowQuery<Many>(rows, (slot, dialect) => idList(dialect, "t.id", slot("ids"))));
  const ancestors = rows.embedsParent ? ancestorsQuery(rows.definition.table) : null;

  const read = async (reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> => {
    const wanted =
      ancestors === null ? ids : (await reader.run(ancestors, { ids })).map((row) => row["id"] as number);
    const [first] = wanted;
    const found =
      wanted.length === 1 && first !== undefined
        ? await reader.run(byId, { id: first })
        : await reader.run(byIds, { ids: wanted });
    return new Map(found.map((row) => [row["id"] as number, row]));
  };

  const load = async (reader: Reader, ids: readonly number[]): Promise<Loaded[]> => {
    const found = await read(reader, ids);
    if (found.size === 0) return [];
    const lists = await readOwned(reader, owned, [...found.keys()]);
    const frame = (linked: boolean): Frame => ({ linked, owned: representOwned(lists, linked), rows: found });
    const frames = { linked: lazily(() => frame(true)), plain: lazily(() => frame(false)) };
    return ids.flatMap((id) => {
      const row = found.get(id);
      if (row === undefined) return [];
      return [
        {
          ...(typeof row["version"] === "number" && { version: row["version"] }),
          document: (linked: boolean, context?: string) =>
            rows.represent(row, linked ? frames.linked() : frames.plain(), context),
        },
      ];
    });
  };

  return {
    one: async (reader, id) => (await load(reader, [id]))[0] ?? null,
    many: (reader, ids) => (ids.length === 0 ? Promise.resolve([]) : load(reader, ids)),
  };
}

type Condition<Values extends SlotValues> = (slot: Slot<Values>, dialect: Dialect) => RawBuilder<SqlBool>;

function rowQuery<Values extends One | Many>(plan: RowPlan, condition: Condition<Values>): Query<Values> {
  return prepared<Row, Values>((db, slot, dialect) =>
    selectRows(db, plan, dialect).where(condition(slot, dialect)),
  );
}

function selectRows(db: Kysely<Tables>, plan: RowPlan, dialect: Dialect) {
  let query = (db as unknown as Kysely<AnyTables>).selectFrom(`${plan.definition.table} as t`);
  for (const { alias: joined, table, foreignKey } of plan.joins) {
    query = query.leftJoin(`${table} as ${joined}`, `${joined}.id`, foreignKey);
  }
  return query.select(
    [...plan.columns].map(([name, column]) =>
      typeof column === "string"
        ? sql.ref(column).as(name)
        : column.expression.sql(column.alias, dialect).as(name),
    ),
  );
}

/** Selects the given IDs and the IDs of all ancestors. */
function ancestorsQuery(table: string): Query<Many> {
  return prepared<Row, Many>((db, slot, dialect) =>
    (db as unknown as Kysely<AnyTables>)
      .withRecursive("up(id, parent_id)", (cte) =>
        cte
          .selectFrom(`${table} as c`)
          .select([sql.ref("c.id").as("id"), sql.ref("c.parent_id").as("parent_id")])
          .where(idList(dialect, "c.id", slot("ids")))
          .union((above) =>
            above
              .selectFrom(`${table} as p`)
              .innerJoin("up", "up.parent_id", "p.id")
              .select([sql.ref("p.id").as("id"), sql.ref("p.parent_id").as("parent_id")]),
          ),
      )
      .selectFrom("up")
      .select(sql.ref("up.id").as("id")),
  );
}

function compileOwnedPlan(
  definitions: Definitions,
  list: OwnedList,
  keep: <Values extends One | Many>(query: Query<Values>) => Query<Values>,
): OwnedPlan {
  const shapeName = list.shape ?? onlyId(list);
  const rows = compileRowPlan(
    definitions,
    shapeName,
    list.shape === null ? new Map([["id", true]]) : list.selection,
  );
  rows.columns.set(ownerKey, `t.${list.ownerColumn}`);
  const query = <Values extends One | Many>(condition: Condition<Values>): Query<Values> =>
    prepared<Row, Values>((db, slot, dialect) => {
      let select = selectRows(db, rows, dialect).where(condition(slot, dialect));
      for (const term of [...list.binding.order, "id"]) {
        const [column, direction] = term.startsWith("-")
          ? [term.slice(1), "desc" as const]
          : [term, "asc" as const];
        select = select.orderBy(sql.ref(`t.${column}`), direction);
      }
      return select;
    });
  const owner = `t.${list.ownerColumn}`;
  return {
    list,
    rows,
    owned: rows.ownedLists.map((nested) => compileOwnedPlan(definitions, nested, keep)),
    forOne: keep(query<One>((slot) => sql<SqlBool>`${sql.ref(owner)} = ${slot("id")}`)),
    forMany: keep(query<Many>((slot, dialect) => idList(dialect, owner, slot("ids")))),
  };
}

function onlyId(list: OwnedList): ShapeName {
  return resourceFacts[list.binding.resource].item;
}

interface OwnedRows {
  readonly plan: OwnedPlan;
  readonly rows: readonly Row[];
  /** The rows of the next level, which are the entities that these entities own. */
  readonly owned: readonly OwnedRows[];
}

async function readOwned(
  reader: Reader,
  plans: readonly OwnedPlan[],
  ids: readonly number[],
): Promise<OwnedRows[]> {
  const [id] = ids;
  const lists: OwnedRows[] = [];
  if (id === undefined) return lists;
  for (const plan of plans) {
    const rows =
      ids.length === 1 ? await reader.run(plan.forOne, { id }) : await reader.run(plan.forMany, { ids });
    const owned = await readOwned(
      reader,
      plan.owned,
      plan.owned.length === 0 ? [] : rows.map((row) => row["id"] as number),
    );
    lists.push({ plan, rows, owned });
  }
  return lists;
}

const noRows: ReadonlyMap<number, Row> = new Map();

function representOwned(lists: readonly OwnedRows[], linked: boolean): Frame["owned"] {
  return new Map(
    lists.map(({ plan, rows, owned }) => {
      const frame: Frame = { linked, owned: representOwned(owned, linked), rows: noRows };
      const byOwner = new Map<number, unknown[]>();
      const represent =
        plan.list.shape === null ? iriOf(plan) : (row: Row) => plan.rows.represent(row, frame);
      for (const row of rows) {
        const owner = row[ownerKey] as number;
        const siblings = byOwner.get(owner);
        if (siblings === undefined) byOwner.set(owner, [represent(row)]);
        else siblings.push(represent(row));
      }
      return [plan.list.key, byOwner];
    }),
  );
}

function iriOf(plan: OwnedPlan): (row: Row) => string {
  const collection = resourceFacts[plan.rows.definition.name].collection ?? "";
  return (row) => `${collection}/${row["id"] as number}`;
}

/**
 * Whether responses contain a property that `properties[]` selects. For example, `["category", "name"]` is the path of
 * the name of the embedded category.
 */
export function hasProperty(shapeName: ShapeName, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  const property = shapes[shapeName].properties.find(({ name }) => name === first);
  if (property === undefined) return false;
  if (rest.length === 0) return true;
  if ("shape" in property)
    return property.shape === shapeName
      ? rest.length < 3 && hasProperty(shapeName, rest)
      : hasProperty(property.shape, rest);
  if ("shapes" in property) return property.shapes.some((shape) => hasProperty(shape, rest));
  return false;
}
