/**
 * Reads the data of the part page: the API document, and details of the elements that the part refers to, which the
 * document does not contain.
 */
import type { components } from "../../../generated/types.ts";
import { Problem, type ViolationCode } from "../../util/errors.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import { countText } from "../site/count-text.ts";
import { parseJsonNumber, wholeNumberRequired } from "../site/number-text.ts";
import type { SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { readAssociations, type PartAssociations } from "./read-associations.ts";
import { readAncestors } from "../trees/read-tree.ts";
import { readUnit } from "./amount.ts";
import { readHistory, type ElementHistory } from "../history/read-history.ts";

export type PartDocument = components["schemas"]["PartJsonld"];
export type LotDocument = PartDocument["partLots"][number];
export type PartInKicad = OperationDocument<"getPartInKicad">;
export type PartPurchases = OperationDocument<"listPartPurchases">;

export interface ShownPart {
  readonly part: PartDocument;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** Symbol of the unit, such as `m`. `null` for parts counted in pieces. */
  readonly unit: string | null;
  readonly kicad: PartInKicad;
  readonly associations: PartAssociations;
  /** The cheapest purchases of a quantity. `null` if the part has no prices. */
  readonly purchases: ShownPurchases | null;
  readonly uses: ProjectUses;
  /** `null` if the user must not view the history. */
  readonly history: ElementHistory | null;
}

export interface ShownPurchases extends Pick<
  PartPurchases,
  "quantity" | "comparable" | "basis" | "purchases"
> {
  /** The quantity in the address, if it is invalid. The purchases are then those of the default quantity. */
  readonly invalid: { readonly text: string; readonly error: string } | null;
}

export interface ProjectUse {
  readonly id: number;
  readonly project: { readonly id: number; readonly name: string };
  readonly quantity: number;
  readonly mountnames: string;
}

/** The entries of bills of materials with the part. */
export interface ProjectUses {
  readonly entries: readonly ProjectUse[];
  readonly total: number;
}

const maximumQuantity = 1e15;

/** The maximum number of entries that the page lists. */
const maximumUses = 50;

export async function readPart(
  { operations, store }: Pick<PageDependencies, "operations" | "store">,
  request: SignedInRequest,
): Promise<ShownPart> {
  const id = pathId(request);
  const part = await operations.call(request, { operationId: "getPart", path: { id } });
  return {
    part,
    categories: await readCategories(operations, request, part),
    unit: await readUnit(operations, request, part),
    kicad: await operations.call(request, { operationId: "getPartInKicad", path: { id } }),
    uses: await readUses(operations, request, id),
    associations: await readAssociations(operations, request, id),
    purchases: await readPurchases(operations, request, part),
    history: await readHistory({ operations, store }, request, {
      operationId: "listPartLog",
      permission: "parts.show_history",
    }),
  };
}

/** Without the permission to view categories, only the category itself is known. */
async function readCategories(
  operations: PageOperations,
  request: SignedInRequest,
  { category }: PartDocument,
): Promise<ShownPart["categories"]> {
  if (!category) return [];
  const { id, name, full_path: path = name } = category;
  if (path === name) return [{ id, name }];
  if (!request.signedIn.principal.can("categories.read")) return [{ id, name: path }];
  const level = path.split(" → ").length - 1;
  return [...(await readAncestors(operations, request, "categories", { id, level })), { id, name }];
}

/** Reads the purchases of the quantity in the address. By default, this is the amount below the minimum stock. */
async function readPurchases(
  operations: PageOperations,
  request: SignedInRequest,
  { id, orderdetails, minamount: minimum, total_instock: total }: PartDocument,
): Promise<ShownPurchases | null> {
  if (!orderdetails.some(({ pricedetails }) => pricedetails.length > 0)) return null;
  const text = request.query.get("quantity") ?? "";
  const byDefault = Math.max(minimum - total, 0) || 1;
  const entered = text.trim() === "" ? { number: byDefault } : parseQuantity(text);
  const read = (quantity: number): Promise<PartPurchases> =>
    operations.call(request, { operationId: "listPartPurchases", path: { id }, query: { quantity } });
  const withError = async (error: string): Promise<ShownPurchases> => ({
    ...(await read(byDefault)),
    invalid: { text, error },
  });
  if ("error" in entered) return withError(entered.error);
  try {
    return { ...(await read(entered.number)), invalid: null };
  } catch (error) {
    const code = error instanceof Problem ? error.violations?.[0]?.code : undefined;
    const message = code === undefined ? undefined : refusedQuantities.get(code);
    if (message === undefined || entered.number === byDefault) throw error;
    return withError(message);
  }
}

/** The errors of quantities that the unit of the part cannot represent, by the code of the violation. */
const refusedQuantities: ReadonlyMap<ViolationCode, string> = new Map([
  ["whole-number", wholeNumberRequired],
  ["too-many-decimals", "Enter at most nine decimals."],
  ["too-small", "Enter a quantity of at least 0.000000001."],
]);

function parseQuantity(text: string): ReturnType<typeof parseJsonNumber> {
  const entered = parseJsonNumber(text);
  if ("error" in entered) return entered;
  if (entered.number <= 0) return { error: "Enter a quantity greater than zero." };
  return entered.number > maximumQuantity
    ? { error: `Enter a quantity of at most ${countText(maximumQuantity)}.` }
    : entered;
}

/** Returns no uses if the user has no permission to view projects. */
export async function readUses(
  operations: PageOperations,
  request: SignedInRequest,
  id: number,
): Promise<ProjectUses> {
  if (!request.signedIn.principal.can("projects.read")) return { entries: [], total: 0 };
  const list = await operations.call(request, {
    operationId: "listProjectBomEntries",
    query: {
      part: id,
      itemsPerPage: maximumUses,
      "properties[]": ["id", "quantity", "mountnames"],
      "properties[project][]": ["id", "name"],
    },
  });
  const entries = list["hydra:member"].flatMap(({ project, mountnames = "", ...entry }) =>
    project ? [{ ...entry, mountnames, project }] : [],
  );
  return { entries, total: list["hydra:totalItems"] };
}
