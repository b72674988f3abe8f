/** Implements `GET /api/parts/counts`, which counts parts by the elements of a tree, such as categories. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { operations } from "../../generated/operations.ts";
import type { Schemas } from "../../generated/resources.ts";
import { createQueryAuthorization } from "../http/pipeline/authorize.ts";
import type { ApiRequest, Handler } from "../http/handler.ts";
import { prepared } from "../database/prepared.ts";
import { groupConcat } from "../database/sql-functions.ts";
import type { Dialect, Reader } from "../database/store.ts";
import { changeVersion } from "../history/change-version.ts";
import { fieldBindings } from "../inventory/operations/field-bindings.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { memoize } from "../util/memoize.ts";
import type { FieldBinding } from "../query/field-binding.ts";
import { filterKey } from "../query/filters.ts";
import { definitionOf } from "../representation/definition.ts";
import { documentWriter } from "../representation/document-writer.ts";
import { partScopes } from "./part-scope.ts";

type CountProperty = Schemas["PartCountProperty"];
type Count = Schemas["PartCount"];

/** The parts that have the same elements. */
interface GroupRow {
  /** The comma-separated IDs of the elements, with duplicates. Null in the row that counts all parts. */
  readonly ids: string | null;
  readonly parts: number | string;
}

interface NodeRow {
  readonly id: number;
  readonly parent_id: number | null;
}

const listParameters = operations
  .filter(({ operationId }) => operationId === "listParts")
  .flatMap(({ parameters }) => parameters);

export function countParts(inventory: Inventory): Handler {
  const select = partScopes(inventory);
  const fieldOf = entityFields(inventory);
  const authorizeFilter = createQueryAuthorization({ parameters: listParameters });
  const nodes = memoize((by: CountProperty) =>
    prepared(() => sql<NodeRow>`select id, parent_id from ${sql.table(fieldOf(by).target?.table ?? "")}`),
  );

  const { store } = inventory;
  const countsOfAll = inventory.cache.section();

  return async (request) => {
    // The cast is safe, because the pipeline has validated the query.
    const by = request.query["by"] as CountProperty;
    authorizeFilter(request.principal, new URLSearchParams([[by, ""]]));
    const scope = await select(request);
    const statement = scope.statement<GroupRow>(`counts by ${by}`, (_, dialect, condition) =>
      groupsOf(fieldOf(by), dialect, condition),
    );
    const read = async (reader: Reader) =>
      addUp(
        await reader.run(statement, scope.values),
        new Map((await reader.run(nodes(by), {})).map(({ id, parent_id }) => [id, parent_id])),
      );
    // Pages show the counts of all parts often, and counting lots takes 100 ms with 100,000 parts.
    const { parts, assigned, counts } = countsAll(request)
      ? await countsOfAll.cached({
          key: by,
          version: await changeVersion(store.read),
          read: () => store.readTransaction(read),
          bytes: (found) => 60 * found.counts.length,
        })
      : await store.readTransaction(read);
    const write = documentWriter(request.format);
    const document = write.root("PartCounts", `${request.path}?${request.searchParams.toString()}`, {
      by,
      parts,
      parts_without: parts - assigned,
      counts: counts.map((count) => write.value("PartCount", { ...count })),
    });
    return { status: 200, document };
  };
}

/** Whether a request has neither filters nor a search. */
function countsAll({ searchParams }: Pick<ApiRequest, "searchParams">): boolean {
  return [...searchParams.keys()].every((name) => name === "by");
}

/** Returns the function that finds the binding of the filter with the name of a property. */
function entityFields({ definitions }: Pick<Inventory, "definitions">): (by: CountProperty) => FieldBinding {
  const definition = definitionOf(definitions, "Part");
  const fields = fieldBindings(definitions, definition, listParameters);
  return (by) => {
    const filter = listParameters.find(({ name }) => name === by)?.filter;
    const field = filter === undefined ? undefined : fields.get(filterKey(filter));
    if (field?.target === undefined) throw new Error(`The list of parts has no filter ${by} for elements.`);
    return field;
  };
}

/**
 * Returns the query for the number of all parts, and for the numbers of parts that have the same elements. Most parts
 * share their elements with many others, so the query returns few rows.
 * @param condition the condition on a row of `parts`, or null for all parts
 */
function groupsOf(
  field: FieldBinding,
  dialect: Dialect,
  condition: RawBuilder<SqlBool> | null,
): RawBuilder<GroupRow> {
  const { through } = field;
  const innermost = through?.at(-1)?.table;
  const element = sql.ref(innermost === undefined ? field.column : `${innermost}.${field.column}`);
  const own = through === undefined ? sql`, parts.${element}` : sql``;
  const filtered =
    condition === null
      ? sql``
      : sql`with filtered as materialized (select parts.id${own} from parts where ${condition}) `;
  const source = sql.table(condition === null ? "parts" : "filtered");
  const total = sql`${filtered}select cast(null as text) as ids, count(*) as parts from ${source} union all`;
  if (through === undefined)
    return sql`${total} select cast(${element} as text), count(*) from ${source}
      where ${element} is not null group by ${element}`;
  const [outer, ...inner] = through;
  const part = sql.ref(`${outer.table}.${outer.column}`);
  const joins = inner.map(
    ({ table, column }, index) =>
      sql` join ${sql.table(table)} on ${sql.ref(`${table}.${column}`)} = ${sql.ref(`${inner[index - 1]?.table ?? outer.table}.id`)}`,
  );
  const among = condition === null ? sql`${part} is not null` : sql`${part} in (select id from filtered)`;
  return sql`${total} select ids, count(*) from (select ${groupConcat(dialect, element)} as ids from ${sql.table(outer.table)}${sql.join(joins, sql``)}
      where ${element} is not null and ${among} group by ${part}) as listed
    group by ids`;
}

/** Adds up the parts of each element, and of each element with its descendants. */
function addUp(
  groups: readonly GroupRow[],
  parents: ReadonlyMap<number, number | null>,
): { readonly parts: number; readonly assigned: number; readonly counts: readonly Count[] } {
  const counts = new Map<number, { parts: number; parts_with_descendants: number }>();
  const countOf = (id: number) => {
    const known = counts.get(id) ?? { parts: 0, parts_with_descendants: 0 };
    counts.set(id, known);
    return known;
  };
  let parts = 0;
  let assigned = 0;
  for (const { ids, parts: size } of groups) {
    const number = Number(size);
    if (ids === null) {
      parts = number;
      continue;
    }
    assigned += number;
    const elements = new Set(ids.split(",").map(Number));
    const branch = new Set<number>();
    for (const element of elements) {
      countOf(element).parts += number;
      for (let id: number | null = element; id !== null && !branch.has(id); id = parents.get(id) ?? null)
        branch.add(id);
    }
    for (const id of branch) countOf(id).parts_with_descendants += number;
  }
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return { parts, assigned, counts: sorted.map(([id, count]) => ({ id, ...count })) };
}
