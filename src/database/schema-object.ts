/** Describes an object of the database schema. */
type ObjectKind = "table" | "column" | "index" | "trigger" | "function" | "constraint";

export interface SchemaObject {
  readonly kind: ObjectKind;
  readonly name: string;
  /** The table to which the object belongs. Tables and functions have none. */
  readonly table?: string | null;
  /** The statement that creates the object, if it can be created alone. */
  readonly create?: string | null;
}
