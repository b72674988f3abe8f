/** Selects the parts that operations count: those that match the filters and the search of a request. */
import type { RawBuilder, SqlBool } from "kysely";
import type { ApiRequest } from "../http/handler.ts";
import { idList } from "../database/id-list.ts";
import type { Prepared, Slot, SlotValues } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { requireText } from "../query/bad-parameter.ts";
import { findParts } from "./find-parts.ts";
import { partFilters } from "./part-filter.ts";
import { createPause, usualSteps } from "./pause.ts";
import { maximumHits } from "./rank-parts.ts";

export interface PartScope {
  readonly values: SlotValues;
  /**
   * Returns the statement of a purpose, which is built once for all requests with the same filters.
   * @param purpose identifies the SQL and the type of its rows
   * @param text creates the SQL from the condition on a row of `parts`, which is null if all parts are selected
   */
  statement<Row>(
    purpose: string,
    text: (
      slot: Slot<SlotValues>,
      dialect: Dialect,
      condition: RawBuilder<SqlBool> | null,
    ) => RawBuilder<Row>,
  ): Prepared<Row, SlotValues>;
}

/** Returns the function that selects the parts of a request. Call this function once at startup. */
export function partScopes(
  inventory: Pick<Inventory, "definitions" | "cache" | "store">,
): (request: Pick<ApiRequest, "query" | "searchParams">) => Promise<PartScope> {
  const parseFilter = partFilters(inventory);

  return async (request) => {
    const { filter } = parseFilter(request);
    const { q } = request.query;
    if (q === undefined) {
      return {
        values: filter.values,
        statement: (purpose, text) =>
          filter.statement(purpose, (slot, dialect) =>
            text(slot, dialect, filter.condition?.(slot, dialect) ?? null),
          ),
      };
    }
    const search = {
      parameter: "q",
      query: requireText("q", q),
      mode: "words",
      fields: null,
      filter,
    } as const;
    const pause = createPause("q", usualSteps, { remedy: "Add a word to the query." });
    const { ids } = await findParts(inventory.store.read, search, { offset: 0, limit: maximumHits }, pause);
    return {
      values: { ids },
      statement: (purpose, text) =>
        filter.statement(`${purpose} of hits`, (slot, dialect) =>
          text(slot, dialect, idList(dialect, "parts.id", slot("ids") as RawBuilder<readonly number[]>)),
        ),
    };
  };
}
