/**
 * A statement for `pg` that costs less than its own class: the server describes the rows of a prepared statement once for
 * each connection, instead of once for each run, and rows that are not needed are not parsed.
 */
import pg from "pg";
import type { Connection } from "pg";

export type ParsedRow = Readonly<Record<string, unknown>>;

/** How the rows of a statement are parsed. */
interface RowFormat {
  readonly columns: readonly { readonly name: string; readonly parse: (text: string) => unknown }[];
  /** Copied for each row, which is faster than adding the columns one by one. */
  readonly empty: ParsedRow;
}

const noColumns: RowFormat = { columns: [], empty: {} };

/** What this process knows about a connection. */
interface Known {
  /** The formats of the prepared statements that the server has described. */
  readonly formats: Map<string, RowFormat>;
  /** The same connection, but without requests for descriptions. */
  readonly undescribed: Connection;
}

const knownConnections = new WeakMap<Connection, Known>();

function knownAbout(connection: Connection): Known {
  let known = knownConnections.get(connection);
  if (known === undefined) {
    const undescribed = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
    knownConnections.set(connection, (known = { formats: new Map(), undescribed }));
  }
  return known;
}

interface StatementOptions {
  /** Empty for a statement that is not prepared. */
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  readonly types: pg.CustomTypesConfig;
  /** Whether the rows are needed. */
  readonly hasRows: boolean;
}

type Callback = (error: Error | null | undefined, rows: ParsedRow[]) => void;

/** The methods of the class `Query` of `pg` that its types omit. */
interface QueryInternals {
  prepare(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}
const parent = pg.Query.prototype as unknown as QueryInternals;

/** Pass it to the method `query` of a client or pool, with a callback that receives the rows. */
export class Statement extends pg.Query {
  // Used by `pg`. It sets the callback.
  name: string;
  readonly text: string;
  values: unknown[];
  declare callback: Callback;

  readonly #types: pg.CustomTypesConfig;
  readonly #hasRows: boolean;
  readonly #rows: ParsedRow[] = [];
  #known: Known | undefined;
  #format: RowFormat | undefined;
  #failure: Error | undefined;

  constructor({ name, text, values, types, hasRows }: StatementOptions) {
    // A configuration object would be copied, which is slow.
    super(text);
    this.name = name;
    this.text = text;
    this.values = values;
    this.#types = types;
    this.#hasRows = hasRows;
  }

  prepare(connection: Connection): void {
    this.#known = knownAbout(connection);
    this.#format = this.#hasRows ? this.#known.formats.get(this.name) : noColumns;
    parent.prepare.call(this, this.#format === undefined ? connection : this.#known.undescribed);
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#types.getTypeParser(dataTypeID, "text") as (text: string) => unknown,
    }));
    this.#format = { columns, empty: Object.fromEntries(columns.map(({ name }) => [name, null])) };
    if (this.name !== "") this.#known?.formats.set(this.name, this.#format);
  }

  handleDataRow({ fields: texts }: { readonly fields: readonly (string | null)[] }): void {
    if (!this.#hasRows || this.#failure !== undefined) return;
    const { columns, empty } = this.#format ?? noColumns;
    if (columns.length !== texts.length) {
      this.#failure = new Error("The columns of a prepared statement have changed.");
      return;
    }
    const row: Record<string, unknown> = { ...empty };
    try {
      let index = 0;
      for (const { name, parse } of columns) {
        const text = texts[index++] ?? null;
        row[name] = text === null ? null : parse(text);
      }
    } catch (error) {
      this.#failure = error as Error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    // The server describes no rows if there are none, as after an update.
  }

  handleReadyForQuery(connection: Connection): void {
    if (this.#failure === undefined) this.callback(null, this.#rows);
    else parent.handleError.call(this, this.#failure, connection);
  }
}
