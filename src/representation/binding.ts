/**
 * How the properties of a resource are bound to the database: the vocabulary of the files in `inventory/`.
 * The compiler holds each binding against the contract (generated/resources.ts) and against the tables.
 */
import type { RawBuilder, Selectable } from "kysely";
import type {
  Owned,
  Owner,
  ReadOnly,
  Reference,
  ResourceName,
  Resources,
  Value,
  Writable,
  WriteOnly,
} from "../../generated/resources.ts";
import type { Dialect } from "../database/store.ts";
import type { Tables } from "../database/tables.ts";

export type TableName = keyof Tables;
export type ColumnValue = string | number | boolean | null;

/** A column, read as it is. `folded`: its shadow column `<column>_folded` is written with it. */
interface ColumnBinding<V> {
  readonly kind: "column";
  readonly column: string;
  readonly folded: boolean;
  readonly nullable: null extends V ? true : false;
  /** Never there: what may be stored. */
  readonly store?: (value: V) => void;
}

/** A decimal: text in the API, hundred-thousandths in the database (`database/decimal.ts`). */
interface DecimalBinding<V> {
  readonly kind: "decimal";
  readonly column: string;
  readonly nullable: null extends V ? true : false;
}

/** A point in time that clients write. */
interface InstantBinding<V> {
  readonly kind: "instant";
  readonly column: string;
  readonly nullable: null extends V ? true : false;
}

/** Something that the database computes for each row, such as a sum over another table. */
export interface SqlExpression<V extends ColumnValue = ColumnValue> {
  /** Unique among the columns and expressions of the resource. */
  readonly name: string;
  /** `alias`: that of the row's table. Refers to nothing else of the surrounding query. */
  readonly sql: (alias: string, dialect: Dialect) => RawBuilder<V>;
}

/** A point in time that only the service writes. */
interface TimestampBinding<V> {
  readonly kind: "timestamp";
  readonly column: string;
  readonly read?: () => V;
}

/** Computed from columns of the row; `part.partUnit.is_integer` reaches through references. */
interface ComputedBinding<V> {
  readonly kind: "computed";
  readonly columns: readonly (string | SqlExpression)[];
  readonly compute: (...values: ColumnValue[]) => V;
  /** The shadow column of the one that it is stored in is written with it. */
  readonly folded?: boolean;
  /** What is stored for a value of a request; by default the value itself. Throws nothing: rules check the value. */
  readonly stores?: (value: unknown, present: ColumnValue) => ColumnValue;
  /** How the change log shows a stored value; by default as it is stored. */
  readonly logs?: (stored: ColumnValue) => unknown;
}

/** A relation to one entity, kept in a foreign key. */
export interface ReferenceBinding<R extends string> {
  readonly kind: "reference";
  readonly resource: R;
  readonly column: string;
}

/** The entities that belong to an entity: its attachments, its lots. */
export interface OwnedBinding<R extends string> {
  readonly kind: "owned";
  readonly resource: R;
  /** Columns of theirs; with a minus in front descending. Ties are broken by id. */
  readonly order: readonly string[];
  /** Their foreign key; without it, the one that their `owners` name. */
  readonly column?: string;
}

/** A value object whose members are columns. `timestamps` names the members that are points in time. */
export interface ValueBinding<M> {
  readonly kind: "value";
  readonly members: { readonly [P in keyof M]: string };
  readonly timestamps: readonly string[];
}

/** The element that an attachment or a parameter belongs to: one foreign key for each kind of owner. */
interface OwnerBinding {
  readonly kind: "owner";
}

/** Taken from requests by code of its own, never answered. */
interface WriteOnlyBinding {
  readonly kind: "write-only";
}

export type Binding =
  | ColumnBinding<never>
  | DecimalBinding<unknown>
  | InstantBinding<unknown>
  | TimestampBinding<unknown>
  | ComputedBinding<unknown>
  | ReferenceBinding<ResourceName>
  | OwnedBinding<ResourceName>
  | ValueBinding<Record<string, unknown>>
  | OwnerBinding
  | WriteOnlyBinding;

/** The bindings that a property of the contract can have. */
type BindingOf<P> =
  P extends Writable<infer V>
    ? | ColumnBinding<V>
      | (ComputedBinding<V> & { readonly writes: string })
      | (number extends V ? (string extends V ? DecimalBinding<V> : never) : InstantBindingOf<V>)
    : P extends ReadOnly<infer V>
      ? ColumnBinding<V> | TimestampBinding<V> | ComputedBinding<V>
      : P extends WriteOnly<unknown>
        ? WriteOnlyBinding
        : P extends Reference<infer R>
          ? ReferenceBinding<R>
          : P extends Owned<infer R>
            ? OwnedBinding<R>
            : P extends Value<infer M>
              ? ValueBinding<M>
              : P extends Owner
                ? OwnerBinding
                : never;

/** Only text can be a point in time. */
type InstantBindingOf<V> = string extends V ? InstantBinding<V> : never;

export type Bindings<R extends ResourceName> = {
  readonly [P in keyof Resources[R]["properties"]]: BindingOf<Resources[R]["properties"][P]>;
};

type Row<T extends TableName> = Selectable<Tables[T]>;
type ColumnName<T extends TableName> = keyof Row<T> & string;
type ColumnsOfType<T extends TableName, V> = {
  [C in ColumnName<T>]: Row<T>[C] extends V ? C : never;
}[ColumnName<T>];
type Path<T extends TableName> = ColumnName<T> | `${string}.${string}` | SqlExpression;
type PathValue<T extends TableName, P> =
  P extends ColumnName<T> ? Row<T>[P] : P extends SqlExpression<infer V> ? V : ColumnValue;

/** What a resource file is handed to bind its properties with; knows the columns of its table. */
export interface Binder<T extends TableName> {
  column<C extends ColumnName<T>>(column: C): ColumnBinding<Row<T>[C]>;
  /** Text that can be searched and ordered by: written together with its folded shadow. */
  text<C extends ColumnName<T>>(
    column: `${C}_folded` extends ColumnName<T> ? C : never,
  ): ColumnBinding<Row<T>[C]>;
  decimal<C extends ColumnsOfType<T, number | null>>(
    column: C,
  ): DecimalBinding<null extends Row<T>[C] ? string | number | null : string | number>;
  instant<C extends ColumnsOfType<T, string | null>>(column: C): InstantBinding<Row<T>[C]>;
  timestamp<C extends ColumnsOfType<T, string | null>>(column: C): TimestampBinding<Row<T>[C]>;
  computed<const P extends readonly Path<T>[], V>(
    columns: P,
    compute: (...values: { -readonly [I in keyof P]: PathValue<T, P[I]> }) => V,
  ): ComputedBinding<V>;
  /** Answered through a computation, stored in `column` as it is sent. */
  derived<C extends ColumnName<T>, const P extends readonly Path<T>[]>(
    column: C,
    columns: P,
    compute: (...values: { -readonly [I in keyof P]: PathValue<T, P[I]> }) => Row<T>[C],
  ): ComputedBinding<Row<T>[C]> & { readonly writes: string };
  /** As {@link derived}, for text that can be searched and ordered by. */
  derivedText<C extends ColumnName<T>, const P extends readonly Path<T>[]>(
    column: `${C}_folded` extends ColumnName<T> ? C : never,
    columns: P,
    compute: (...values: { -readonly [I in keyof P]: PathValue<T, P[I]> }) => Row<T>[C],
  ): ComputedBinding<Row<T>[C]> & { readonly writes: string };
  reference<const R extends ResourceName>(
    resource: R,
    column: ColumnsOfType<T, number | null>,
  ): ReferenceBinding<R>;
  owned<const R extends ResourceName>(
    resource: R,
    order: readonly string[],
    column?: string,
  ): OwnedBinding<R>;
  value<const M extends Record<string, ColumnName<T>>>(
    members: M,
    timestamps?: readonly (keyof M & string)[],
  ): ValueBinding<{ [P in keyof M]: Row<T>[M[P]] }>;
  owner(): OwnerBinding;
  writeOnly(): WriteOnlyBinding;
}

/** The one implementation of {@link Binder}; the table only matters to the compiler. */
export function binder<T extends TableName>(): Binder<T> {
  const implementation = {
    column: (column: string) => ({ kind: "column", column, folded: false }),
    text: (column: string) => ({ kind: "column", column, folded: true }),
    decimal: (column: string) => ({ kind: "decimal", column }),
    instant: (column: string) => ({ kind: "instant", column }),
    timestamp: (column: string) => ({ kind: "timestamp", column }),
    computed: (columns: readonly unknown[], compute: unknown) => ({ kind: "computed", columns, compute }),
    derived: (writes: string, columns: readonly unknown[], compute: unknown) => ({
      kind: "computed",
      columns,
      compute,
      writes,
    }),
    derivedText: (writes: string, columns: readonly unknown[], compute: unknown) => ({
      kind: "computed",
      columns,
      compute,
      writes,
      folded: true,
    }),
    reference: (resource: string, column: string) => ({ kind: "reference", resource, column }),
    owned: (resource: string, order: readonly string[], column?: string) => ({
      kind: "owned",
      resource,
      order,
      ...(column !== undefined && { column }),
    }),
    value: (members: Record<string, string>, timestamps: readonly string[] = []) => ({
      kind: "value",
      members,
      timestamps,
    }),
    owner: () => ({ kind: "owner" }),
    writeOnly: () => ({ kind: "write-only" }),
  };
  return implementation as unknown as Binder<T>;
}
