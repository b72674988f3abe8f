/** Reads the options of the labels of a request: those of a profile, or the options in the request itself. */
import type { components } from "../../../generated/types.ts";
import type { Reader } from "../../database/store.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Principal } from "../../identity/principal.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { referencedId } from "../../inventory/writing/resolve-references.ts";
import { invalid, malformed } from "../../util/errors.ts";
import { defaultOptions, type LabelOptions } from "./default-options.ts";

type Schemas = components["schemas"];

export interface RequestedOptions {
  readonly options: LabelOptions;
  /** The property of the request that contains the options. */
  readonly source: "profile" | "options";
  /** The name of the profile, or null without a profile. */
  readonly name: string | null;
}

/** @throws {Problem} 400 if the profile does not exist, 403, or 422 */
export async function readRequestedOptions(
  reader: Reader,
  inventory: Pick<Inventory, "plans">,
  principal: Principal,
  { profile, options }: Pick<Schemas["LabelRequest"], "profile" | "options">,
): Promise<RequestedOptions> {
  const hasProfile = profile !== undefined;
  if (hasProfile === (options !== undefined)) {
    const message = "Send either `profile` or `options`.";
    throw invalid([{ propertyPath: "profile", message, code: "exactly-one" }]);
  }
  if (!hasProfile) {
    requirePermission(principal, "labels.edit_options");
    return checked({ options: { ...defaultOptions, ...options }, source: "options", name: null });
  }
  requirePermission(principal, "labels.read_profiles");
  const id = referencedId("LabelProfile", profile);
  const found = id === null ? null : await readProfile(reader, inventory, id);
  if (found !== null) return checked({ ...found, source: "profile" });
  const message =
    id === null
      ? 'Invalid IRI. Send an IRI such as "/api/label_profiles/1".'
      : `Label profile ${id} does not exist.`;
  throw malformed([{ propertyPath: "profile", message, code: id === null ? "invalid-iri" : "not-found" }]);
}

/** Returns null if the profile does not exist. */
export async function readProfile(
  reader: Reader,
  { plans }: Pick<Inventory, "plans">,
  id: number,
): Promise<(Pick<RequestedOptions, "options"> & { readonly name: string }) | null> {
  const loaded = await plans.for("LabelProfile", null).one(reader, id);
  if (loaded === null) return null;
  // The plan creates documents of the contract's schema.
  const { name, options } = loaded.document(false) as unknown as Schemas["LabelProfile"];
  return { name, options };
}

export const twigMessage =
  "The profile is a Twig template of Part-DB, which cannot be printed. " +
  "Set its `process_mode` to `html`, and use placeholders such as `[[NAME]]`.";

function checked(requested: RequestedOptions): RequestedOptions {
  if (requested.options.process_mode !== "twig") return requested;
  const propertyPath = requested.source === "profile" ? "profile" : "options.process_mode";
  throw invalid([{ propertyPath, message: twigMessage, code: "not-allowed" }]);
}
