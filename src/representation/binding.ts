/**
 * Defines how the properties of a resource are bound to the database. The files in `inventory/entities/` create the bindings,
 * and the compiler checks each binding against the contract (`generated/resources.ts`) and the tables.
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
import type { Tables } from "../database/tables/tables.ts";

export type TableName = keyof Tables;
export type ColumnValue = string | number | boolean | null;

/**
 * A column whose value is returned unchanged. If `folded` is set, writes also set the column `<column>_folded`, and if
 * `sortable` is set, `<column>_sort`. If `normalized` is set, writes convert the text to NFC.
 */
interface ColumnBinding<V> {
  readonly kind: "column";
  readonly column: string;
  readonly folded: boolean;
  readonly sortable?: boolean;
  readonly normalized?: boolean;
  readonly nullable: null extends V ? true : false;
  /** Never set. This property only specifies the type of the stored value. */
  readonly store?: (value: V) => void;
}

/**
 * A decimal. In the API, it is a string; in the database, an integer in units of 1/100,000 and a remainder in the column
 * `<column>_remainder` (see `database/decimal.ts`).
 */
interface DecimalBinding<V> {
  readonly kind: "decimal";
  readonly column: string;
  readonly nullable: null extends V ? true : false;
}

/** A point in time that clients can set. */
interface InstantBinding<V> {
  readonly kind: "instant";
  readonly column: string;
  readonly nullable: null extends V ? true : false;
}

/** A value that the database computes for each row, such as a sum over another table. */
export interface SqlExpression<V extends ColumnValue = ColumnValue> {
  /** The name of the expression. It must be unique among the columns and expressions of the resource. */
  readonly name: string;
  /**
   * Creates the SQL. It must not refer to any table of the surrounding query except through `alias`.
   * @param alias the alias of the table that contains the row
   */
  readonly sql: (alias: string, dialect: Dialect) => RawBuilder<V>;
}

/** A point in time that only the service sets. */
interface TimestampBinding<V> {
  readonly kind: "timestamp";
  readonly column: string;
  readonly read?: () => V;
}

/**
 * A value that is computed from columns of the row. A column can be a path that follows references, such as
 * `part.partUnit.is_integer`.
 */
interface ComputedBinding<V> {
  readonly kind: "computed";
  readonly columns: readonly (string | SqlExpression)[];
  readonly compute: (...values: ColumnValue[]) => V;
  /** Whether writes also set the column `<column>_folded`. */
  readonly folded?: boolean;
  /**
   * Converts the value in a request to the stored value. By default, the value is stored unchanged. Must not throw,
   * because the rules validate the value later.
   */
  readonly stores?: (value: unknown, present: ColumnValue) => ColumnValue;
  /** Converts a stored value to the value in the change log. By default, the stored value is logged. */
  readonly logs?: (stored: ColumnValue) => unknown;
  /** Converts a value in the change log to the stored value. By default, `stores` does. */
  readonly storesLogged?: (logged: unknown) => ColumnValue;
}

/** A reference to another entity, stored as a foreign key. */
export interface ReferenceBinding<R extends string> {
  readonly kind: "reference";
  readonly resource: R;
  readonly column: string;
}

/** The entities that an entity owns, such as attachments or lots. */
export interface OwnedBinding<R extends string> {
  readonly kind: "owned";
  readonly resource: R;
  /**
   * The columns by which the owned entities are sorted. `<column>_sort` sorts a text like lists. A minus sign means
   * descending order. Ties are broken by ID.
   */
  readonly order: readonly string[];
  /** The foreign key of the owned entities. By default, the foreign key in the `owners` of their definition. */
  readonly column?: string;
}

/** A value object whose members are stored in columns. `timestamps` lists the members that are points in time. */
export interface ValueBinding<M> {
  readonly kind: "value";
  readonly members: { readonly [P in keyof M]: string };
  readonly timestamps: readonly string[];
}

/** The owner of an attachment or parameter. There is one foreign key for each type of owner. */
interface OwnerBinding {
  readonly kind: "owner";
}

/** A property that responses never contain. Other code handles the property in requests. */
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

/** The bindings that are allowed for a property of the contract. */
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

/** The binding of a point in time, which is allowed only for a property that is a string. */
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

/** Required for a text if its table has the column `<column>_sort`. */
type Sortable<T extends TableName, C extends string> = `${C}_sort` extends ColumnName<T> ? ["sortable"] : [];

/** Creates the bindings of a resource. The types check that the columns exist in the table. */
export interface Binder<T extends TableName> {
  column<C extends ColumnName<T>>(column: C): ColumnBinding<Row<T>[C]>;
  /**
   * Binds text by which lists can be searched and, if it is `sortable`, sorted. Writes also set the columns
   * `<column>_folded` and `<column>_sort`.
   */
  text<C extends ColumnName<T>>(
    column: `${C}_folded` extends ColumnName<T> ? C : never,
    ...sortable: Sortable<T, C>
  ): ColumnBinding<Row<T>[C]>;
  /**
   * Binds a code, such as a part number or a barcode, like {@link text}. It is stored in NFC, because codes that differ
   * only in their normalization are equal.
   */
  code<C extends ColumnName<T>>(
    column: `${C}_folded` extends ColumnName<T> ? C : never,
    ...sortable: Sortable<T, C>
  ): ColumnBinding<Row<T>[C]>;
  decimal<C extends ColumnsOfType<T, number | null>>(
    column: `${C}_remainder` extends ColumnName<T> ? C : never,
  ): DecimalBinding<null extends Row<T>[C] ? string | number | null : string | number>;
  instant<C extends ColumnsOfType<T, string | null>>(column: C): InstantBinding<Row<T>[C]>;
  timestamp<C extends ColumnsOfType<T, string | null>>(column: C): TimestampBinding<Row<T>[C]>;
  computed<const P extends readonly Path<T>[], V>(
    columns: P,
    compute: (...values: { -readonly [I in keyof P]: PathValue<T, P[I]> }) => V,
  ): ComputedBinding<V>;
  /** Binds a value that is stored unchanged in `column` and computed when it is read. */
  derived<C extends ColumnName<T>, const P extends readonly Path<T>[]>(
    column: C,
    columns: P,
    compute: (...values: { -readonly [I in keyof P]: PathValue<T, P[I]> }) => Row<T>[C],
  ): ComputedBinding<Row<T>[C]> & { readonly writes: string };
  /** Binds a value like {@link derived}, for text by which lists can be searched. */
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

/**
 * Returns the implementation of {@link Binder}. The table affects only the types.
 * @example binder<"parts">().text("name", "sortable")
 */
export function binder<T extends TableName>(): Binder<T> {
  const text = (column: string, sortable?: "sortable") => ({
    kind: "column",
    column,
    folded: true,
    ...(sortable && { sortable: true }),
  });
  const implementation = {
    column: (column: string) => ({ kind: "column", column, folded: false }),
    text,
    code: (column: string, sortable?: "sortable") => ({ ...text(column, sortable), normalized: true }),
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
