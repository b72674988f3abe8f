/**
 * Defines resources. A definition consists of a table and the binding of each property. The files in
 * `inventory/entities/` create definitions with `resource()`, which checks their types. All other code uses untyped definitions.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { RowCondition } from "../query/field-binding.ts";
import { binder, type Binder, type Binding, type Bindings, type OwnedBinding } from "./binding.ts";
import { memoize } from "../util/memoize.ts";

/** The optional properties of a resource definition. */
interface DefinitionTraits {
  /** Whether the rows form a tree and have the columns `parent_id`, `full_path` and `level`. */
  readonly tree?: boolean;
  /** Set to false if rows never change and have no `version`. */
  readonly versioned?: boolean;
  /** Set if all entities have the same IRI. An example is the token that authenticates the request. */
  readonly iri?: string;
  /** Maps each owner resource to the foreign key column that references it. */
  readonly owners?: Readonly<Partial<Record<ResourceName, string>>>;
  /** Additional filters for lists. Maps the name of each filter to an SQL condition for a row. */
  readonly conditions?: Readonly<Record<string, RowCondition>>;
  /**
   * The references to the entities that this entity is a part of, such as `part`. A change of this entity also updates
   * the version and modification date of those entities.
   */
  readonly partOf?: readonly string[];
}

/** Maps each stored resource to its table. */
interface ResourceTables {
  readonly ApiToken: "api_tokens";
  readonly Attachment: "attachments";
  readonly AttachmentType: "attachment_types";
  readonly Category: "categories";
  readonly ChangeSet: "change_sets";
  readonly Currency: "currencies";
  readonly Footprint: "footprints";
  readonly Group: "groups";
  readonly LabelProfile: "label_profiles";
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
  readonly Webhook: "webhooks";
  readonly WebhookDelivery: "webhook_deliveries";
}

/** The resources that have a table. Other resources, such as `Statistics`, are computed for each request. */
export type StoredResource = keyof ResourceTables & ResourceName;
export type TableOf<R extends StoredResource> = ResourceTables[R];

/** The definition of a resource. Without a type argument, the table and bindings are only known at run time. */
export interface Definition<R extends StoredResource = StoredResource> extends DefinitionTraits {
  readonly name: R;
  readonly table: TableOf<R>;
  readonly bindings: Readonly<Record<string, Binding>>;
}

export type Definitions = { readonly [R in StoredResource]: Definition<R> };

/** Causes a compile error if `Given` has members that `Expected` does not have. */
type NothingElse<Given, Expected> = { readonly [P in Exclude<keyof Given, keyof Expected>]: never };

/**
 * Binds a resource of the contract to a table. A compile error occurs if a property is missing or unknown, a column has
 * the wrong type, or a reference refers to the wrong resource.
 * @example resource("PartAssociation", "part_associations", (bind) => ({ id: bind.column("id"), … }))
 */
export function resource<const R extends StoredResource, B extends Bindings<R>>(
  name: R,
  table: TableOf<R>,
  bind: (binder: Binder<TableOf<R>>) => B & NothingElse<B, Bindings<R>>,
  traits: DefinitionTraits = {},
): Definition<R> {
  return { name, table, bindings: bind(binder<TableOf<R>>()), ...traits };
}

/**
 * Returns the properties of a resource with their bindings, in order.
 * @example bindingsOf(definitions.Part)[0] // ["id", { kind: "column", column: "id", folded: false }]
 */
export const bindingsOf = memoize((definition: Definition) => Object.entries(definition.bindings));

/**
 * Returns the properties with bindings of one kind.
 * @example bindingsOfKind("reference")(definitions.PartAssociation)[0]?.property // "owner"
 */
export function bindingsOfKind<Kind extends Binding["kind"]>(kind: Kind) {
  return memoize((definition: Definition) =>
    bindingsOf(definition).flatMap(([property, binding]) =>
      binding.kind === kind ? [{ property, binding: binding as Extract<Binding, { kind: Kind }> }] : [],
    ),
  );
}

/**
 * Returns the definition of a resource whose name is only known at run time.
 * @example definitionOf(definitions, "StorageLocation").table // "storage_locations"
 */
export function definitionOf(definitions: Definitions, name: string): Definition {
  const known: Readonly<Record<string, Definition>> = definitions;
  const definition = known[name];
  if (definition === undefined) throw new Error(`The resource ${name} has no table.`);
  return definition;
}

/**
 * Returns the foreign key by which owned entities reference their owner.
 * @throws {Error} if entities of this resource cannot belong to the owner
 * @example const column = ownerColumnOf(definitions.PartLot, definitions.Part, binding);
 */
export function ownerColumnOf(owned: Definition, owner: Definition, binding: OwnedBinding<string>): string {
  const column = binding.column ?? owned.owners?.[owner.name];
  if (column === undefined) throw new Error(`${owned.name} cannot belong to a ${owner.name}.`);
  return column;
}
