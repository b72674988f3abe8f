/** Creates an attachment whose file does not exist. */
import Database from "better-sqlite3";

export const lostKey = "media/part/1/lost-0123456789abcdef012345.txt";

/** @param path the SQLite database */
export function loseFile(path: string, key = lostKey): void {
  const database = new Database(path);
  database.pragma("foreign_keys = OFF");
  database.exec(`insert into attachments (name, name_folded, attachment_type_id, internal_path, added_date,
    last_modified, part_id) values ('lost', 'lost', 1, '${key}', '', '', 1)`);
  database.close();
}
