/** Names attachments and the elements that they belong to, such as `attachment 3 "Photo" of part 1 "BC547"`. */
import type { Reader } from "../../database/store.ts";
import { definitions } from "../../inventory/definitions.ts";
import { ownerOf } from "../../inventory/entities/owners.ts";

/** Returns the name of an attachment with its owner, or only its ID if it was deleted in the meantime. */
export async function attachmentName(read: Reader, id: number): Promise<string> {
  const row = await read.db.selectFrom("attachments").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return `attachment ${id}`;
  const owner =
    ownerOf(row) ?? (row.user_id === null ? null : { resource: "User" as const, id: row.user_id });
  const name = `attachment ${id} ${JSON.stringify(row.name)}`;
  if (owner === null) return name;
  const element = await read.db
    .selectFrom(definitions[owner.resource].table)
    .select("name")
    .where("id", "=", owner.id)
    .executeTakeFirst();
  const kind = owner.resource.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  return `${name} of ${kind} ${owner.id}${element === undefined ? "" : ` ${JSON.stringify(element.name)}`}`;
}
