/**
 * Converts documents of the source to request bodies. The contract and the bindings determine which properties are
 * copied; all others are ignored.
 */
import { requestComponents, requestSchemas, type ResourceName } from "../../../generated/resources.ts";
import { propertyNames } from "../../http/validation/schemas.ts";
import { isObject } from "../../util/is-object.ts";
import { memoize } from "../../util/memoize.ts";
import { definitionOf, type Definitions } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import type { Creatable } from "../../inventory/operations/create-entity.ts";
import { referenceOf, type Document } from "./part-db-documents.ts";

/** Finds the entities of this database to which documents of the source refer. */
export interface Targets {
  /** Returns the ID of a copied entity, or `undefined` if it was not copied. */
  find(resource: ResourceName, sourceId: number): number | undefined;
  /** Whether a currency of the source is the base currency, which is not copied. */
  isBaseCurrency(sourceId: number): boolean;
  /** Returns the ID of the user with the same name, or `undefined` if there is none. */
  user(value: unknown): { readonly id: number | undefined; readonly name: string };
}

/** A value that is not copied, although the rest of the entity is. */
export interface LeftOutValue {
  readonly property: string;
  readonly reason: string;
}

export interface PreparedBody {
  readonly body: Record<string, unknown>;
  readonly leftOut: readonly LeftOutValue[];
  /** The reason why the entity cannot be copied, or `null`. */
  readonly refusal: string | null;
}

/**
 * The properties without which an entity would be wrong: it would have another meaning, or be in another place. If one
 * of them cannot be copied, the entity is not copied either.
 */
const essential = new Set([
  "amount",
  "currency",
  "element",
  "min_discount_quantity",
  "parent",
  "price",
  "price_currency",
  "price_related_quantity",
  "quantity",
  "type",
]);

export function isEssential(resource: ResourceName, property: string): boolean {
  return essential.has(property) || resource === "Attachment";
}

export function bodyOf(
  definitions: Definitions,
  resource: Creatable,
  document: Document,
  targets: Targets,
): PreparedBody {
  const body: Record<string, unknown> = {};
  const leftOut: LeftOutValue[] = [];
  let refusal: string | null = null;
  const omit = (property: string, reason: string): void => {
    if (isEssential(resource, property)) refusal ??= `${property}: ${reason}`;
    else leftOut.push({ property, reason });
  };
  for (const [property, binding] of Object.entries(definitionOf(definitions, resource).bindings)) {
    const value = document[property] ?? null;
    if (value === null || !isWritable(resource, property)) continue;
    switch (binding.kind) {
      case "column":
        // Part-DB accepts codes that begin or end with white space, but cannot find them by scanning.
        body[property] = binding.normalized === true && typeof value === "string" ? value.trim() : value;
        break;
      case "decimal":
      case "instant":
      case "computed":
        body[property] = value;
        break;
      case "value":
        if (isObject(value)) body[property] = membersOf(value, Object.keys(binding.members));
        break;
      case "reference":
        // Preview pictures and 3D models are set when the attachments are copied.
        if (binding.resource === "Attachment") break;
        if (binding.resource === "User") {
          const { id, name } = targets.user(value);
          if (id !== undefined) body[property] = iri("User", id);
          else omit(property, `User ${name} does not exist here.`);
          break;
        }
        setReference(property, binding.resource, value);
        break;
      case "owner": {
        const { resource: owner = null } = referenceOf(value) ?? {};
        if (owner === null) omit(property, "The type of the element is unknown.");
        else setReference(property, owner, value);
        break;
      }
      case "write-only":
        if (property === "url") body[property] = value;
        break;
      default:
    }
  }
  return { body, leftOut, refusal };

  function setReference(property: string, target: ResourceName, value: unknown): void {
    const reference = referenceOf(value);
    if (target === "Currency" && reference !== null && targets.isBaseCurrency(reference.id)) return;
    const id = reference === null ? undefined : targets.find(target, reference.id);
    if (id !== undefined) body[property] = iri(target, id);
    else omit(property, `${target} ${reference?.id ?? JSON.stringify(value)} was not copied.`);
  }
}

function isWritable(resource: Creatable, property: string): boolean {
  return writableProperties(resource).has(property);
}

const writableProperties = memoize((resource: Creatable): ReadonlySet<string> => {
  const component = `${resource}Create`;
  const ignored = requestSchemas[component]?.ignored ?? [];
  const names = propertyNames({ $ref: `#/components/schemas/${component}` }, requestComponents);
  return new Set(names.filter((name) => !ignored.includes(name)));
});

function membersOf(value: Document, members: readonly string[]): Document {
  return Object.fromEntries(
    members.flatMap((member) => {
      const own = value[member] ?? null;
      return own === null ? [] : [[member, own]];
    }),
  );
}
