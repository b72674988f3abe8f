/**
 * Defines resources: the table and the binding of each property. The files of `inventory/` create definitions with
 * `resource()`, where the compiler checks them. Elsewhere, definitions are untyped.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { RowCondition } from "../query/field-binding.ts";
import type { Binder, Binding, Bindings, OwnedBinding } from "./binding.ts";
import { binder } from "./binding.ts";

/** Optional traits of a resource. */
interface DefinitionTraits {
  /** Whether the rows form a tree with `parent_id`, `full_path` and `level`. */
  readonly tree?: boolean;
  /** False if rows are never changed and have no `version`. */
  readonly versioned?: boolean;
  /** Set if all entities share one IRI, which is the IRI of the entity in the request. */
  readonly iri?: string;
  /** The foreign key column by owner resource. */
  readonly owners?: Readonly<Partial<Record<ResourceName, string>>>;
  /** Additional filters of lists: SQL that is true or false for a row, by name. */
  readonly conditions?: Readonly<Record<string, RowCondition>>;
  /**
   * References to the entities that this entity is a part of, such as `part`. A change of this entity also counts as a
   * change of those entities and updates their version and date.
   */
  readonly partOf?: readonly string[];
}

/** The table of each stored resource. */
interface ResourceTables {
  readonly ApiToken: "api_tokens";
  readonly Attachment: "attachments";
  readonly AttachmentType: "attachment_types";
  readonly Category: "categories";
  readonly Currency: "currencies";
  readonly Footprint: "footprints";
  readonly Group: "groups";
  readonly LogEntry: "log_entries";
  readonly Manufacturer: "manufacturers";
  readonly MeasurementUnit: "measurement_units";
  readonly Orderdetail: "orderdetails";
  readonly Parameter: "parameters";
  readonly Part: "parts";
  readonly PartAssociation: "part_associations";
  readonly PartCustomState: "part_custom_states";
  readonly PartLot: "part_lots";
  readonly Pricedetail: "pricedetails";
  readonly Project: "projects";
  readonly ProjectBOMEntry: "project_bom_entries";
  readonly StorageLocation: "storage_locations";
  readonly Supplier: "suppliers";
  readonly User: "users";
}

/** Resources that have a table. Other resources, such as `Statistics`, are computed on request. */
export type StoredResource = keyof ResourceTables & ResourceName;
export type TableOf<R extends StoredResource> = ResourceTables[R];

/** The definition of a resource. Without a type argument, the table and bindings are only known at run time. */
export interface Definition<R extends StoredResource = StoredResource> extends DefinitionTraits {
  readonly name: R;
  readonly table: TableOf<R>;
  readonly bindings: Readonly<Record<string, Binding>>;
}

export type Definitions = { readonly [R in StoredResource]: Definition<R> };

/** Rejects members of `Given` that `Expected` does not have. */
type NothingElse<Given, Expected> = { readonly [P in Exclude<keyof Given, keyof Expected>]: never };

/**
 * Binds a resource of the contract to a table. Does not compile if a property is missing or unknown, a column has the
 * wrong type, or a reference refers to the wrong resource.
 */
export function resource<const R extends StoredResource, B extends Bindings<R>>(
  name: R,
  table: TableOf<R>,
  bind: (binder: Binder<TableOf<R>>) => B & NothingElse<B, Bindings<R>>,
  traits: DefinitionTraits = {},
): Definition<R> {
  return { name, table, bindings: bind(binder<TableOf<R>>()), ...traits };
}

/** Returns the definition of a resource whose name is only known at run time. */
export function definitionOf(definitions: Definitions, name: string): Definition {
  const known: Readonly<Record<string, Definition>> = definitions;
  const definition = known[name];
  if (definition === undefined) throw new Error(`The resource ${name} has no table.`);
  return definition;
}

/**
 * Returns the foreign key from owned entities to their owner.
 * @throws {Error} if the owner cannot own such entities
 */
export function ownerColumnOf(owned: Definition, owner: Definition, binding: OwnedBinding<string>): string {
  const column = binding.column ?? owned.owners?.[owner.name];
  if (column === undefined) throw new Error(`${owned.name} cannot belong to a ${owner.name}.`);
  return column;
}
