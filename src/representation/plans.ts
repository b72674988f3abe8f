/** The plans of all answers: compiled when they are first needed, kept by shape and selection of properties. */
import type { ShapeName } from "../../generated/resources.ts";
import { recentlyUsed } from "../query/recently-used.ts";
import type { SparseFields } from "../query/sparse-fields.ts";
import { parseSparseFields } from "../query/sparse-fields.ts";
import type { Definitions } from "./definition.ts";
import type { Plan } from "./plan.ts";
import { compilePlan, hasProperty } from "./plan.ts";

export interface Plans {
  /** The plan for a shape, restricted to what `properties[]` of a query selects. */
  for(shape: ShapeName, query?: URLSearchParams): Plan;
}

/** Selections kept beside the whole shapes: clients use few, and each costs some kilobytes. */
const selectionsKept = 500;

/** Of these, the first get statements that stay prepared. */
const selectionsNamed = 100;

/** Makes the collection of plans over the bindings of all resources. */
export function createPlans(definitions: Definitions): Plans {
  const whole = new Map<ShapeName, Plan>();
  const selected = recentlyUsed<Plan>(selectionsKept);
  const named = new Set<string>();

  const wholePlan = (shape: ShapeName): Plan => {
    let plan = whole.get(shape);
    if (plan === undefined) {
      plan = compilePlan(definitions, shape, null, true);
      whole.set(shape, plan);
    }
    return plan;
  };

  const selectedPlan = (shape: ShapeName, fields: SparseFields): Plan => {
    const key = `${shape}|${fields.key}`;
    return selected(key, () => {
      if (named.size < selectionsNamed) named.add(key);
      return compilePlan(definitions, shape, fields.selection, named.has(key));
    });
  };

  return {
    for: (shape, query) => {
      if (query === undefined || query.size === 0) return wholePlan(shape);
      const fields = parseSparseFields(query, (path) => hasProperty(shape, path));
      return fields === null ? wholePlan(shape) : selectedPlan(shape, fields);
    },
  };
}
