/** The plans of all answers: compiled when they are first needed, kept by shape and selection of properties. */
import { LRUCache } from "lru-cache";
import type { ShapeName } from "../../generated/resources.ts";
import type { SparseFields } from "../query/sparse-fields.ts";
import { parseSparseFields } from "../query/sparse-fields.ts";
import type { Definitions } from "./definition.ts";
import type { Plan } from "./plan.ts";
import { compilePlan, hasProperty } from "./plan.ts";

export interface Plans {
  /** The plan for a shape, restricted to what `properties[]` of a query selects. */
  for(shape: ShapeName, query?: URLSearchParams): Plan;
}

/** Selections kept beside the whole shapes. One of a part takes about 60 kB. The first get statements with names. */
const selectionsKept = 100;

interface Selected {
  readonly shape: ShapeName;
  readonly fields: SparseFields;
}

/** Makes the collection of plans over the bindings of all resources. */
export function createPlans(definitions: Definitions): Plans {
  const whole = new Map<ShapeName, Plan>();
  const named = new Set<string>();
  const selected = new LRUCache<string, Plan, Selected>({
    max: selectionsKept,
    memoMethod: (key, _stale, { context: { shape, fields } }) => {
      if (named.size < selectionsKept) named.add(key);
      return compilePlan(definitions, shape, fields.selection, named.has(key));
    },
  });

  const wholePlan = (shape: ShapeName): Plan => {
    let plan = whole.get(shape);
    if (plan === undefined) {
      plan = compilePlan(definitions, shape, null, true);
      whole.set(shape, plan);
    }
    return plan;
  };

  return {
    for: (shape, query) => {
      if (query === undefined || query.size === 0) return wholePlan(shape);
      const fields = parseSparseFields(query, (path) => hasProperty(shape, path));
      if (fields === null) return wholePlan(shape);
      return selected.memo(`${shape}|${fields.key}`, { context: { shape, fields } });
    },
  };
}
