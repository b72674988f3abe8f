/** Adds the required permission and scope to the description of each operation. */
import { apiOperationsOf, type Contract } from "./document.ts";
import { scopeOf } from "./operations.ts";

/** Permissions on the element that owns the attachment or parameter in the path or body. `nouns.ts` fills `{noun}`. */
const ownerPermissions: Record<string, string> = {
  "element.read": "Requires permission to read the element that the {noun} belongs to,",
  "element.edit": "Requires permission to edit the element that the {noun} belongs to,",
  "element.show_history":
    "Requires permission to view the history of the element that the {noun} belongs to,",
};

/** Changes the descriptions of the contract in place. */
export function addAccessNotes(contract: Contract): void {
  for (const { operation } of apiOperationsOf(contract)) {
    const { description, "x-permission": permission } = operation;
    const scope = scopeOf(contract, operation);
    if (permission === undefined || scope === null) continue;
    const subject = ownerPermissions[permission] ?? `Requires the permission \`${permission}\``;
    const note = `${subject} and a token with the scope \`${scope}\` or higher.`;
    operation.description = description === undefined ? note : `${description.trimEnd()}\n\n${note}`;
  }
}
