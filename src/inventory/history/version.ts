/** Defines the data that is collected to rebuild an old version of an element. */
import type { Reader } from "../../database/store.ts";
import type { Definition, Definitions } from "../../representation/definition.ts";
import type { Columns } from "../writing/columns.ts";

/** The rows of one version of an element. */
export interface Version {
  readonly reader: Reader;
  readonly definitions: Definitions;
  /** The time of the version in its stored form. */
  readonly time: string;
  /** The rows by ID. The IDs of entities that did not exist have no row. */
  readonly rows: Map<Definition, Map<number, Columns | null>>;
  /** The rows that the document contains with all properties: the element, its ancestors, and the entities they own. */
  readonly whole: Map<Definition, Set<number>>;
  /** The members of each whole row: the entities that it owns. */
  readonly members: Map<Columns, Columns[]>;
  /** The last time at which an entity began or stopped to refer to a whole row, by row. */
  readonly lastChange: Map<Columns, string>;
}
