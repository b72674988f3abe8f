/**
 * Provides the plans of all responses. A plan is compiled when it is first used, and cached by schema and selection.
 */
import type { ShapeName } from "../../generated/resources.ts";
import { memoize } from "../util/memoize.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { compiledCache } from "../query/compiled-cache.ts";
import { parseSparseFields } from "../query/sparse-fields.ts";
import type { Definitions } from "./definition.ts";
import { hiddenResources, type Recipient } from "./hidden-resources.ts";
import { compilePlan, hasProperty, type Plan } from "./plan.ts";

export interface Plans {
  /**
   * Returns the plan of a schema, restricted to the properties that `properties[]` in the query selects.
   * @param recipient receives only the IDs of embedded elements that it cannot read; `null` for internal reads
   */
  for(shape: ShapeName, recipient: Recipient | null, query?: URLSearchParams): Plan;
}

/** The estimated maximum size of a plan in bytes, which is the size of a part's plan with a selection of properties. */
const bytesOfPlan = 60_000;

/**
 * Creates the plans for the bindings of all resources.
 * @example createPlans(definitions, cache).for("Part", null)
 */
export function createPlans(definitions: Definitions, cache: MemoryCache): Plans {
  const wholePlan = memoize((shape: ShapeName) => compilePlan(definitions, shape, { named: true }));
  const selected = compiledCache<Plan>(cache, { bytes: () => bytesOfPlan, names: 100 });

  return {
    for: (shape, recipient, query) => {
      const hidden = recipient === null ? [] : hiddenResources(shape, recipient);
      const fields =
        query === undefined || query.size === 0
          ? null
          : parseSparseFields(query, (path) => hasProperty(shape, path));
      if (fields === null && hidden.length === 0) return wholePlan(shape);
      const { key = "", selection = null } = fields ?? {};
      return selected(`${shape}|${hidden.join()}|${fields === null ? "" : "="}${key}`, (named) =>
        compilePlan(definitions, shape, { selection, hidden: new Set(hidden), named }),
      );
    },
  };
}
