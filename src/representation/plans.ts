/** The plans of all answers: compiled when they are first needed, kept by shape and selection of properties. */
import type { ShapeName } from "../../generated/resources.ts";
import type { CompiledCache } from "../query/compiled-cache.ts";
import { parseSparseFields } from "../query/sparse-fields.ts";
import { memoize } from "../memoize.ts";
import type { Definitions } from "./definition.ts";
import type { Plan } from "./plan.ts";
import { compilePlan, hasProperty } from "./plan.ts";

export interface Plans {
  /** The plan for a shape, restricted to what `properties[]` of a query selects. */
  for(shape: ShapeName, query?: URLSearchParams): Plan;
}

/** A selection of properties of a part takes about as much, and no shape takes more. */
const bytesOfPlan = 60_000;

/** Makes the collection of plans over the bindings of all resources. */
export function createPlans(definitions: Definitions, cache: CompiledCache): Plans {
  const wholePlan = memoize((shape: ShapeName) => compilePlan(definitions, shape, null, true));
  const selected = cache.section<Plan>({ bytes: () => bytesOfPlan, names: 100 });

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
