/** Defines what imports of lists of parts can do with parts that exist. */

/** What to do with rows that describe existing parts. `openapi/resources/imports.yaml` describes the values. */
export const existingPolicies = ["reject", "skip", "update", "add-stock"] as const;

export type ExistingPolicy = (typeof existingPolicies)[number];

export function isExistingPolicy(text: string): text is ExistingPolicy {
  return existingPolicies.some((policy) => policy === text);
}
