/** Changes entities outside of a request (import) as the API does: the rules, the change log. */
import type { LogEntry } from "../../history/log-entry.ts";
import { definitionOf } from "../../representation/definition.ts";
import { applyChange, refuseFaults } from "../writing/apply.ts";
import type { Body } from "../writing/change.ts";
import { prepareChange } from "../writing/prepare.ts";
import { rowById } from "../writing/rows.ts";
import type { Creatable, Making } from "./create-entity.ts";
import { writeContext } from "./write.ts";

/**
 * Changes what is in `body`, and answers the entries for the change log. The caller has made the body.
 * @throws {Problem} naming everything that is wrong with it; nothing was written then
 */
export async function updateEntity(
  { inventory, transaction, occasion }: Making,
  resource: Creatable,
  id: number,
  body: Body,
): Promise<readonly LogEntry[]> {
  const definition = definitionOf(inventory.definitions, resource);
  const before = await rowById(transaction, definition, id);
  if (before === null) throw new Error(`There is no ${resource} ${id}`);
  const context = writeContext(inventory, transaction, occasion);
  const change = await prepareChange(context, definition, body, { id, before });
  refuseFaults(context);
  await applyChange(change);
  return context.log;
}
