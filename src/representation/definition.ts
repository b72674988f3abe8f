/**
 * A resource as the rest of the service sees it: its table and the binding of each property. Made by
 * `resource()` in the files of `inventory/`, where the compiler checks it; untyped from there on.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { RowCondition } from "../query/field-binding.ts";
import type { Binder, Binding, Bindings, OwnedBinding } from "./binding.ts";
import { binder } from "./binding.ts";

/** The tree below and above an entity, and the owners that own it, where a resource has them. */
interface DefinitionTraits {
  /** Its rows form a tree with `parent_id`, `full_path` and `level`. */
  readonly tree?: boolean;
  /** False where rows are never changed and have no `version`. */
  readonly versioned?: boolean;
  /** Where every entity has the same IRI, that of the one the request concerns. */
  readonly iri?: string;
  /** Owner resource → foreign-key column. */
  readonly owners?: Readonly<Partial<Record<ResourceName, string>>>;
  /** What lists can be filtered by beside properties: SQL that is true or false for a row, by name. */
  readonly conditions?: Readonly<Record<string, RowCondition>>;
  /**
   * Properties that refer to the entities that these are a part of, `part` for example. A change of these is a change of
   * those as well: a new version and a new date.
   */
  readonly partOf?: readonly string[];
}

/** The table of each resource that has one. */
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

/** Resources that have a table. The others, such as `Statistics`, are computed on request. */
export type StoredResource = keyof ResourceTables & ResourceName;
export type TableOf<R extends StoredResource> = ResourceTables[R];

/** The definition of one resource, or of any: then its table and bindings are only known at run time. */
export interface Definition<R extends StoredResource = StoredResource> extends DefinitionTraits {
  readonly name: R;
  readonly table: TableOf<R>;
  readonly bindings: Readonly<Record<string, Binding>>;
}

export type Definitions = { readonly [R in StoredResource]: Definition<R> };

/** Leaves no room for members of `Given` that `Expected` does not have. */
type NothingElse<Given, Expected> = { readonly [P in Exclude<keyof Given, keyof Expected>]: never };

/**
 * Binds a resource of the contract to a table. A missing or extra property, a column of the wrong type or a
 * reference to the wrong resource does not compile.
 */
export function resource<const R extends StoredResource, B extends Bindings<R>>(
  name: R,
  table: TableOf<R>,
  bind: (binder: Binder<TableOf<R>>) => B & NothingElse<B, Bindings<R>>,
  traits: DefinitionTraits = {},
): Definition<R> {
  return { name, table, bindings: bind(binder<TableOf<R>>()), ...traits };
}

/** The definition of a resource by a name that is only known at run time. */
export function definitionOf(definitions: Definitions, name: string): Definition {
  const known: Readonly<Record<string, Definition>> = definitions;
  const definition = known[name];
  if (definition === undefined) throw new Error(`The resource ${name} has no table`);
  return definition;
}

/**
 * The foreign key by which the entities of an owned list refer to their owner.
 * @throws {Error} where they cannot belong to it
 */
export function ownerColumnOf(owned: Definition, owner: Definition, binding: OwnedBinding<string>): string {
  const column = binding.column ?? owned.owners?.[owner.name];
  if (column === undefined) throw new Error(`${owned.name} cannot belong to a ${owner.name}`);
  return column;
}
