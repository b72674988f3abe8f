/** Reads the key of a form, with which a repeated form makes its change once. `form-key.tsx` renders it. */
import { requestFingerprint } from "../../http/idempotency/idempotency.ts";
import type { SignedInRequest } from "./page.ts";

/** Name of the field with the key. */
export const keyField = "_key";

/** Returns the key of the submitted form, with a digest of its other fields. Null if it has no key. */
export function submittedKey({
  form,
  path,
}: Pick<SignedInRequest, "form" | "path">): { readonly key: string; readonly fingerprint: string } | null {
  const key = form.get(keyField) ?? "";
  if (key === "") return null;
  const fields = new URLSearchParams(form);
  // The token changes when the session does, and the page to return to when a list is filtered.
  for (const name of [keyField, "_csrf_token", "return_to"]) fields.delete(name);
  const mediaType = "application/x-www-form-urlencoded";
  return {
    key,
    fingerprint: requestFingerprint({ key, path, query: "", mediaType, body: fields.toString() }),
  };
}
