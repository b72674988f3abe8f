/** Adds the keywords of properties that many entities share (`openapi/common/entities.yaml`). */
import type { Contract, Schema } from "./document.ts";

/**
 * Keywords by property. `tree` applies to entities with `full_path`. `limits` applies to properties that requests can set
 * and that have no `maxLength` in the source.
 */
export type EntityProperties = Readonly<
  Record<"all" | "tree" | "limits", Readonly<Record<string, Schema | undefined>>>
>;

/** Completes the properties of entities in place. Keywords that a property already has are kept. */
export function addSharedKeywords(contract: Contract, { all, tree, limits }: EntityProperties): void {
  for (const { properties = {}, "x-optional": optional } of Object.values(contract.components.schemas)) {
    if (optional === undefined) continue;
    for (const [name, property] of Object.entries(properties)) {
      const isLimited = property.readOnly === true || property["maxLength"] !== undefined;
      const shared = {
        ...(!isLimited && limits[name]),
        ...all[name],
        ...("full_path" in properties && tree[name]),
      };
      properties[name] = { ...property, ...shared, ...property };
    }
  }
}
