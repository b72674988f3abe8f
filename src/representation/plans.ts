/**
 * Provides the plans of all responses. A plan is compiled when it is first used, and cached by schema and selection.
 */
import type { ShapeName } from "../../generated/resources.ts";
import { memoize } from "../memoize.ts";
import type { MemoryCache } from "../memory-cache.ts";
import { compiledSection } from "../query/compiled-cache.ts";
import { parseSparseFields } from "../query/sparse-fields.ts";
import type { Definitions } from "./definition.ts";
import type { Plan } from "./plan.ts";
import { compilePlan, hasProperty } from "./plan.ts";

export interface Plans {
  /** Returns the plan of a schema, restricted to the properties that `properties[]` in the query selects. */
  for(shape: ShapeName, query?: URLSearchParams): Plan;
}

/** The estimated maximum size of a plan in bytes, which is the size of a part's plan with a selection of properties. */
const bytesOfPlan = 60_000;

/** Creates the plans for the bindings of all resources. */
export function createPlans(definitions: Definitions, cache: MemoryCache): Plans {
  const wholePlan = memoize((shape: ShapeName) => compilePlan(definitions, shape, null, true));
  const selected = compiledSection<Plan>(cache, { bytes: () => bytesOfPlan, names: 100 });

  return {
    for: (shape, query) => {
      if (query === undefined || query.size === 0) return wholePlan(shape);
      const fields = parseSparseFields(query, (path) => hasProperty(shape, path));
      if (fields === null) return wholePlan(shape);
      return selected(`${shape}|${fields.key}`, (named) =>
        compilePlan(definitions, shape, fields.selection, named),
      );
    },
  };
}
