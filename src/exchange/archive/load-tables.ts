/** Inserts the rows of an inventory archive in batches, so that archives of any size need little memory. */
import { sql } from "kysely";
import { documentPath } from "../../archive/inventory-format.ts";
import { ArchiveError } from "../../archive/manifest.ts";
import { isStorageKey } from "../../attachments/storage-key.ts";
import { constraintViolation } from "../../database/constraint-violation.ts";
import type { Transaction } from "../../database/store.ts";
import { pathSeparator } from "../../database/tree-paths.ts";
import type { ChangeContext } from "../../identity/record.ts";
import { Problem } from "../../util/errors.ts";
import { findUser } from "../../identity/read-users.ts";
import type { Definitions } from "../../representation/definition.ts";
import { insertUser } from "../../identity/accounts/accounts.ts";
import { linesOf } from "../transfer/json-lines-file.ts";
import { ImportError } from "../tables/import-error.ts";
import { inPages } from "../transfer/traversal.ts";
import { anyDatabase } from "../../inventory/writing/read-rows.ts";
import type { changeSetDecoder } from "./archive-change-sets.ts";
import { historyDecoder, historyTypes } from "./archive-log-entries.ts";
import { attachmentColumns, InvalidRow, rowDecoder, userColumns, type AnyRow } from "./archive-rows.ts";
import { isTree, type InventoryTable } from "../../archive/inventory-tables.ts";

interface LoaderOptions {
  readonly transaction: Transaction;
  /** The name of the archive for messages. */
  readonly file: string;
  readonly definitions: Definitions;
  /** Whether the archive has an older schema. */
  readonly isOlder: boolean;
  /** The keys of the files in the archive. */
  readonly files: ReadonlySet<string>;
  /** The context in which missing users are created. */
  readonly change: ChangeContext;
  /** Replaces the positions of change sets in a row with their IDs. */
  readonly decodeChangeSets: Awaited<ReturnType<typeof changeSetDecoder>>;
  /** Receives the number of rows that were inserted so far. */
  readonly onRows: (rows: number) => void;
}

/** The maximum number of parameters per statement. Databases allow about 32,000. */
const maximumParameters = 8000;

/** A line of a document. */
interface Line {
  readonly number: number;
  readonly row: Record<string, unknown>;
}

type TableLoader = ReturnType<typeof createTableLoader>;

export function createTableLoader(options: LoaderOptions) {
  const missing: string[] = [];
  return {
    ...options,
    users: createUserMap(options.transaction, options.change),
    /** The keys of the files that are not in the archive. */
    missing,
    /** The keys of the files to which no row refers. */
    unused: new Set(options.files),
    /** The tables with rows that refer to attachments. */
    linked: new Set<string>(),
    loaded: 0,
  };
}

/** Inserts the rows of a document. References to attachments remain null. */
export async function loadTable(loader: TableLoader, table: InventoryTable, document: string): Promise<void> {
  const { transaction, definitions, users } = loader;
  const { name } = table;
  const owners = userColumns(table);
  const pictures = attachmentColumns(table);
  const place = isTree(table) ? createPlacement() : null;
  const history = name === "log_entries" ? historyConverter(definitions, users.idOf) : null;
  const lines = readLines(loader, table, document, async (row, line) => {
    loader.decodeChangeSets(table, row, line);
    for (const column of owners) {
      const user = row[column];
      if (typeof user === "string") row[column] = await users.idOf(user);
    }
    if (name === "attachments") noteFile(loader, row);
    for (const column of pictures) {
      if (typeof row[column] === "number") loader.linked.add(name);
      row[column] = null;
    }
    place?.(row);
    return history === null ? row : history(row);
  });
  const rowsPerInsert = Math.floor(maximumParameters / Object.keys(table.columns).length);
  for await (const page of inPages(lines, rowsPerInsert)) {
    const rows = page.map(({ row }) => row);
    await write(loader, table, page, () => anyDatabase(transaction).insertInto(name).values(rows).execute());
    loader.onRows((loader.loaded += page.length));
  }
}

/** Sets the references to attachments, which exist only after all other tables are loaded. */
export async function linkAttachments(
  loader: TableLoader,
  table: InventoryTable,
  document: string,
): Promise<void> {
  if (!loader.linked.has(table.name)) return;
  const lines = readLines(loader, table, document, (row) => row);
  for await (const page of inPages(lines, 500)) {
    for (const column of attachmentColumns(table)) {
      const pairs = page.flatMap(({ row }) =>
        row[column] === null ? [] : [sql`(cast(${row["id"]} as bigint), cast(${row[column]} as bigint))`],
      );
      if (pairs.length === 0) continue;
      const target = sql.table(table.name);
      // Both databases name the columns of `values` column1 and column2.
      const update = sql`update ${target} set ${sql.ref(column)} = v.column2
        from (values ${sql.join(pairs)}) v where ${target}.id = v.column1`;
      await write(loader, table, page, () => update.execute(loader.transaction.db));
    }
  }
}

async function* readLines(
  loader: TableLoader,
  table: InventoryTable,
  document: string,
  convert: (
    row: Record<string, unknown>,
    line: number,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>,
): AsyncGenerator<Line> {
  const decode = rowDecoder(table, loader.isOlder);
  let number = 0;
  try {
    for await (const line of linesOf(document)) {
      number += 1;
      yield { number, row: await convert(decode(line), number) };
    }
  } catch (error) {
    if (error instanceof InvalidRow) throw failure(loader, table, `line ${number}`, error.message, error);
    if (error instanceof ImportError)
      throw failure(loader, table, `line ${number + 1}`, "it is too long", error);
    throw error;
  }
}

async function write(
  loader: TableLoader,
  table: InventoryTable,
  page: readonly Line[],
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const violation = constraintViolation(error);
    if (violation === null) throw error;
    const lines = `lines ${page[0]?.number ?? 0} to ${page.at(-1)?.number ?? 0}`;
    const reason =
      violation.kind === "foreign-key"
        ? "a row refers to a row that does not exist"
        : `a row violates the constraint ${violation.name ?? violation.kind}`;
    throw failure(loader, table, lines, reason, error);
  }
}

function failure(
  { file }: TableLoader,
  { name }: InventoryTable,
  lines: string,
  reason: string,
  cause: unknown,
) {
  return new ArchiveError(`${file} cannot be imported: ${documentPath(name)}, ${lines}: ${reason}.`, {
    cause,
  });
}

function noteFile({ files, missing, unused }: TableLoader, { internal_path: key }: AnyRow): void {
  if (typeof key !== "string" || !isStorageKey(key)) return;
  unused.delete(key);
  if (!files.has(key)) missing.push(key);
}

/** Finds users by name, and creates those that do not exist, disabled and without permissions. */
function createUserMap(transaction: Transaction, change: ChangeContext) {
  const ids = new Map<string, number>();
  const created: string[] = [];
  return {
    created,
    async idOf(name: string): Promise<number> {
      let id = ids.get(name) ?? (await findUser(transaction, name))?.id;
      if (id === undefined) {
        id = await insertUser(transaction, change, { name, disabled: true }, null).catch(explainUser);
        created.push(name);
      }
      ids.set(name, id);
      return id;
    },
  };
}

function explainUser(error: unknown): never {
  if (!(error instanceof Problem) || error.violations === undefined) throw error;
  const reasons = error.violations.map(({ message }) => message.replace(/\.$/, ""));
  throw new InvalidRow(`the user cannot be created: ${reasons.join(", ")}`);
}

/** Returns the function that sets the path and level of each row of a tree. Parents come first. */
function createPlacement(): (row: Record<string, unknown>) => void {
  const places = new Map<unknown, { readonly path: string; readonly level: number }>();
  return (row) => {
    const { id, parent_id: parent, name } = row;
    const above = parent === null ? null : places.get(parent);
    if (above === undefined) throw new InvalidRow(`the parent ${String(parent)} must be in a line above`);
    const path = above === null ? String(name) : above.path + pathSeparator + String(name);
    const level = above === null ? 0 : above.level + 1;
    places.set(id, { path, level });
    row["full_path"] = path;
    row["level"] = level;
  };
}

function historyConverter(definitions: Definitions, idOf: (name: string) => Promise<number>) {
  const types = new Set<unknown>(historyTypes(definitions));
  const convert = historyDecoder(definitions, idOf);
  return (row: AnyRow): Promise<Record<string, unknown>> => {
    if (types.has(row["target_type"])) return convert(row);
    throw new InvalidRow(`"target_type" must be one of ${[...types].join(", ")}`);
  };
}
