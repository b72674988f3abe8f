/** Defines the tables of imports that run in the background. `tables.ts` describes the conventions. */
import type { Generated } from "kysely";

/** An import. `src/exchange/imports/` describes its states. */
export interface ImportsTable {
  id: Generated<number>;
  status: string;
  /** Not a foreign key: the import of a deleted user fails with a reason. */
  user_id: number;
  /** The user name, scope, token and client of the request, for permissions and the change log. */
  username: string;
  tier: string | null;
  token_id: number | null;
  client: string | null;
  /** Null until a record is imported. */
  change_set_id: number | null;
  address: string;
  /** `parts` or `order`. */
  type: Generated<string>;
  dry_run: Generated<boolean>;
  /** `csv`, `xlsx`, `json` or `jsonl`. */
  format: string;
  file_name: string | null;
  /** The name of the stored file. */
  file: string;
  file_size: number;
  /** Until when the file of a finished dry run can be imported. Null if it is not kept. */
  file_kept_until: string | null;
  /** The category for parts of a list that name none, or an empty string. */
  category: string;
  /** What to do with existing parts: `reject`, `skip`, `update` or `add-stock`. */
  existing: Generated<string>;
  /** The SHA-256 hash of a file whose stock is added once, or that a dry run checks, in hex. Otherwise null. */
  digest: string | null;
  /** The encoding that the user has set, or null if it is detected. */
  encoding: string | null;
  /** The sheet that the user has set, or null if it is found. */
  sheet: string | null;
  /** How a list of parts was read, as a JSON object. Null before it is read, and for other files. */
  table_facts: string | null;
  /** The decimal mark of the numbers of a list, or null if their columns tell it. */
  decimal_mark: string | null;
  /** What the user has chosen for an order, as a JSON object (`OrderOptions`). Null for lists of parts. */
  order_options: string | null;
  /** The meanings of columns that the user has chosen, as a JSON array of texts `HEADING=COLUMN`, or null. */
  columns: string | null;
  /** What was done with the first rows of a table, as a JSON array. Null before they are imported. */
  lines: string | null;
  added_date: string;
  started: string | null;
  finished: string | null;
  cancel_requested: Generated<boolean>;
  /** The process that runs the import, until `lease_until`. */
  holder: string | null;
  lease_until: string | null;
  /** The number of starts since records were last imported. */
  attempts: Generated<number>;
  /** The number of records, from the start of the file, whose changes are committed. */
  processed: Generated<number>;
  bytes_read: Generated<number>;
  records_created: Generated<number>;
  records_updated: Generated<number>;
  records_unchanged: Generated<number>;
  records_failed: Generated<number>;
  left_out: Generated<number>;
  /** The number of created elements by type, as a JSON object. */
  created_elements: Generated<string>;
  /** The elements whose restrictions do not apply to the rest of the file, as a JSON array. */
  exempt: Generated<string>;
  /** A JSON array, or null if the file is not a list of parts. */
  ignored_columns: string | null;
  reason: string | null;
}

/** A file whose stock an import has added. */
export interface ImportedFilesTable {
  id: Generated<number>;
  /** The SHA-256 hash of its content, in hex. */
  digest: string;
  added_date: string;
  /** Null after the change set was removed. */
  change_set_id: number | null;
}

/** A line of an order whose goods an import has added. */
export interface OrderLinesTable {
  id: Generated<number>;
  supplier_id: number;
  /** The folded number of the order, or an empty string if it is unknown. */
  order_number: string;
  /** The SHA-256 hash of the file in hex. */
  digest: string | null;
  /** The folded supplier part number, else manufacturer part number, else IPN. */
  part_key: string;
  /** 1 for the first line of the order with this key, 2 for the next one, and so on. */
  occurrence: number;
  quantity: Generated<number>;
  /** The lot with the goods. Null after it was deleted. */
  part_lot_id: number | null;
  added_date: string;
  /** Null after the change set was removed. */
  change_set_id: number | null;
}

/** What a user has chosen for the columns of a table. */
export interface ColumnMappingsTable {
  id: Generated<number>;
  user_id: number;
  /** The hash of the headings of the files for which it is remembered, or null if it has a name. */
  signature: string | null;
  name: string | null;
  /** A JSON array of texts `HEADING=COLUMN`. */
  columns: string;
  last_used: string;
}

/** A value of a file that was rejected or omitted. */
export interface ImportErrorsTable {
  id: Generated<number>;
  import_id: number;
  kind: string;
  line: number;
  name: string | null;
  property: string | null;
  code: string;
  message: string;
  value: string | null;
}
