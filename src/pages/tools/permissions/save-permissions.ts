/** Saves the form of the permission editor through the operations of the API. */
import { Problem, problem } from "../../../util/errors.ts";
import { parsePermissionData } from "../../../identity/permission-data.ts";
import { permission, type PermissionName } from "../../../identity/permissions.ts";
import { FormRejection } from "../../site/form-rejection.ts";
import type { SignedInRequest } from "../../site/page.ts";
import { chosenPermissions, permissionChanges, requestedPermissions } from "./permission-form.ts";

/** Sends the changed permissions, with the entity tag of the form as `If-Match`. */
type Update = (
  body: { readonly permissions: Readonly<Record<string, boolean | null>> },
  ifMatch: string | undefined,
) => Promise<unknown>;

/**
 * Saves the chosen permissions and returns the notice for the next page.
 * @throws {FormRejection} with status 412 if another user has saved the permissions in the meantime
 */
export async function savePermissions(
  { form }: SignedInRequest,
  { name, stored: storedText }: { readonly name: string; readonly stored: string },
  update: Update,
): Promise<string> {
  const stored = parsePermissionData(storedText);
  const chosen = chosenPermissions(form, stored);
  const requested = requestedPermissions(stored, chosen);
  if (Object.keys(requested).length === 0) return `Permissions of ${name} saved. Nothing was changed.`;
  await rejectConflicts(form, (tag) => update({ permissions: requested }, tag));
  const changes = permissionChanges(stored, chosen);
  const added = changes.flatMap(({ permission: { title }, requiredBy }) =>
    requiredBy === null ? [] : [`“${title}”`],
  );
  const alsoAllowed =
    added.length === 0 ? "" : ` Also allowed, because they are required: ${added.join(", ")}.`;
  return `Permissions of ${name} saved.${alsoAllowed}`;
}

/** Calls an operation with the entity tag of the form, and rejects the form if the tag is outdated. */
export async function rejectConflicts(
  form: URLSearchParams,
  call: (ifMatch: string | undefined) => Promise<unknown>,
): Promise<void> {
  try {
    await call(form.get("_tag") || undefined);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 412) throw error;
    const message =
      "Another user saved these settings while you were editing. The page shows your choices and how they differ from the saved ones. Save again to apply them.";
    throw new FormRejection({ "": message }, 412);
  }
}

/**
 * Checks the permissions that the operations of a page require in addition to the page’s own permission.
 * @throws {Problem} `forbidden` that names the missing permission
 */
export function requirePermissions(
  { signedIn: { principal } }: SignedInRequest,
  names: readonly PermissionName[],
): void {
  const missing = names.find((name) => !principal.can(name));
  if (missing === undefined) return;
  throw problem("forbidden", `You need the “${permission(missing).title}” permission. Ask an administrator.`);
}
