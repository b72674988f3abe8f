/** Opens a JSON array of objects as a table: its header has the properties of all objects. */
import { isObject } from "../../util/is-object.ts";
import { ImportError } from "./import-error.ts";
import { jsonCells } from "./json-cells.ts";
import { jsonElements } from "./json-elements.ts";
import { createReadingTime } from "./reading-time.ts";
import type { Table } from "./table.ts";

const maximumColumns = 1000;
const maximumObjects = 1_048_576;

/** @throws {ImportError} if the file is no array of objects, or if they have too many properties */
export async function openJsonTable(path: string, size: number): Promise<Table> {
  const headings = new Set<string>();
  const time = createReadingTime(path);
  let count = 0;
  for await (const { line, value } of time.of(jsonElements(path))) {
    count += 1;
    if (count > maximumObjects)
      throw new ImportError(`${path} has more than ${maximumObjects} objects. Divide it.`);
    if (!isObject(value)) {
      throw new ImportError(
        `The value in line ${line} of ${path} is not a JSON object. Export a list of objects.`,
      );
    }
    for (const heading of jsonCells(value).keys()) headings.add(heading);
    if (headings.size > maximumColumns) {
      throw new ImportError(`The objects in ${path} have more than ${maximumColumns} different properties.`);
    }
  }
  const header = [...headings];
  return {
    path,
    size,
    separator: ",",
    header,
    async *rows(onBytes) {
      for await (const { line, bytes, value } of jsonElements(path)) {
        onBytes(bytes);
        const cells = jsonCells(isObject(value) ? value : {});
        yield { line, cells: header.map((heading) => cells.get(heading) ?? ""), error: null };
      }
    },
    facts: () => ({ format: "json", skipped_rows: [], skipped_row_count: 0, other_tables: [] }),
  };
}
