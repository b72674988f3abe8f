/** Finds the users of this instance that have the same names as users of the source. */
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { isObject } from "../../util/is-object.ts";
import type { Targets } from "./bodies.ts";
import type { PartDbClient } from "./client.ts";
import { idOf, readCollection } from "./part-db-documents.ts";
import { NotReadable } from "./copy-errors.ts";
import { addRemark, type CopyReport } from "./report.ts";

/**
 * Returns a function that finds the user of this instance to which a reference of the source refers. References usually
 * contain the name. The list of users of the source, which requires a special permission, is only read for the others.
 */
export async function readUsers(
  client: PartDbClient,
  { store }: Inventory,
  report: CopyReport,
): Promise<Targets["user"]> {
  const rows = await store.read.db.selectFrom("users").select(["id", "name"]).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  let names: ReadonlyMap<number, unknown> = new Map();
  const remark = (cause: string): void => {
    const reason = `${cause} Owners are found by the names in lots and storage locations.`;
    addRemark(report, "leftOut", { resource: "User", reason });
  };
  try {
    names = await readCollection(client, "User", ({ name }) => name, remark);
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    remark(error.message);
  }
  return (value) => {
    const own = isObject(value) ? value["name"] : undefined;
    const id = idOf(value);
    const name = typeof own === "string" ? own : id === null ? undefined : names.get(id);
    return typeof name === "string"
      ? { id: ids.get(name), name: JSON.stringify(name) }
      : { id: undefined, name: String(id) };
  };
}
