/** Parses the filters and the sort order of operations that search or count parts. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { operations, type Filter } from "../../generated/operations.ts";
import type { ApiRequest } from "../http/handler.ts";
import { prepared, type Prepared, type Slot, type SlotValues } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";
import { fieldBindings } from "../inventory/operations/field-bindings.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { queryCache } from "../query/compiled-cache.ts";
import type { Condition } from "../query/condition.ts";
import { listParameters, parseListRequest } from "../query/list-request.ts";
import { conditionsShape, conditionsSql, conditionValues } from "../query/list-statements.ts";
import { isOrderParameter, orderBy, orderKey } from "../query/order.ts";
import type { Page } from "../query/paging.ts";
import { definitionOf } from "../representation/definition.ts";

export interface PartFilter {
  readonly values: SlotValues;
  /** Creates the condition on a row of `parts`. Null if the request has no filters. */
  readonly condition: ((slot: Slot<SlotValues>, dialect: Dialect) => RawBuilder<SqlBool>) | null;
  /** Whether most parts usually pass. */
  readonly passesMost: boolean;
  /** The terms of ORDER BY for `parts`. Null if the request has no sort order. */
  readonly order: RawBuilder<unknown> | null;
  /**
   * Returns the statement of a purpose, which is built once for all requests with the same filters and sort order.
   * @param purpose identifies the SQL and the type of its rows
   */
  statement<Row>(
    purpose: string,
    text: (slot: Slot<SlotValues>, dialect: Dialect) => RawBuilder<Row>,
  ): Prepared<Row, SlotValues>;
}

/** Most parts are in stock. All other booleans are true for few parts, such as favorites. */
function passesMost(filter: Filter | undefined, { shape }: Condition): boolean {
  return filter?.kind === "boolean" && (shape === "true") === (filter.property === "in_stock");
}

interface FilterRequest {
  readonly page: Page;
  readonly filter: PartFilter;
}

/** Returns the parser of the filters and sort orders that the list of parts has. Call this function once at startup. */
export function partFilters({
  definitions,
  cache,
}: Pick<Inventory, "definitions" | "cache">): (
  request: Pick<ApiRequest, "query" | "searchParams">,
) => FilterRequest {
  const definition = definitionOf(definitions, "Part");
  const { table } = definition;
  const lists = operations.filter(({ operationId }) => operationId === "listParts");
  const known = lists.flatMap(({ parameters }) => parameters);
  const parameters = listParameters(table, fieldBindings(definitions, definition, known), known, []);
  const filters = new Map(known.map(({ name, filter }) => [name, filter]));
  const statements = queryCache<unknown>(cache);

  return ({ query, searchParams }) => {
    const { conditions, order, page } = parseListRequest(parameters, query, searchParams);
    const isSorted = [...searchParams.keys()].some(isOrderParameter);
    const shape = `${conditionsShape(conditions)}|${isSorted ? orderKey(order) : ""}`;
    const condition = (slot: Slot<SlotValues>, dialect: Dialect): RawBuilder<SqlBool> =>
      sql`${sql.join(conditionsSql(conditions, slot, dialect), sql` and `)}`;
    const filter: PartFilter = {
      values: conditionValues(conditions),
      condition: conditions.length === 0 ? null : condition,
      passesMost: conditions.every(({ parameter, condition }) =>
        passesMost(filters.get(parameter), condition),
      ),
      order: isSorted ? orderBy(table, order) : null,
      statement: <Row>(
        purpose: string,
        text: (slot: Slot<SlotValues>, dialect: Dialect) => RawBuilder<Row>,
      ) =>
        // The cast is safe, because the purpose determines the type of the rows.
        statements(`${purpose}|${shape}`, () =>
          prepared((_db, slot: Slot<SlotValues>, dialect) => text(slot, dialect)),
        ) as Prepared<Row, SlotValues>,
    };
    return { page, filter };
  };
}
