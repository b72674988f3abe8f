/** Finds the elements to label: by ID, with the filters of a list, or in the tree of a storage location. */
import { operations } from "../../../generated/operations.ts";
import type { components } from "../../../generated/types.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type NoSlots, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { createQueryAuthorization } from "../../http/pipeline/authorize.ts";
import { createParameterCheck, parseQuery } from "../../http/request/parameters.ts";
import { contractValidation } from "../../http/validation/contract-validation.ts";
import type { Principal } from "../../identity/principal.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { collectionOf } from "../../inventory/operations/list-handlers.ts";
import { compileList, type ListQuery } from "../../query/list-query.ts";
import { invalid, malformed, Problem } from "../../util/errors.ts";
import { memoize } from "../../util/memoize.ts";
import type { LabelElementType } from "../label-element.ts";
import { labelTypes, namedElements } from "./label-types.ts";
import { maximumLabels, tooManyLabels } from "./label-limit.ts";
import { idsInLocation } from "./location-tree.ts";

type Elements = components["schemas"]["LabelElements"];
type Ids = { readonly ids: readonly number[] };

const existingIn = (table: "parts" | "part_lots" | "storage_locations") =>
  prepared((db, slot: Slot<Ids>, dialect) =>
    db
      .selectFrom(table)
      .select("id")
      .where(idList(dialect, "id", slot("ids"))),
  );

const existing = {
  part: existingIn("parts"),
  part_lot: existingIn("part_lots"),
  storelocation: existingIn("storage_locations"),
};

/** Returns those of the IDs that exist. */
export async function existingIds(
  reader: Reader,
  type: LabelElementType,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set((await reader.run(existing[type], { ids })).map(({ id }) => id));
}

interface FilteredList {
  readonly query: ListQuery<NoSlots>;
  readonly check: ReturnType<typeof createParameterCheck>;
  readonly authorize: ReturnType<typeof createQueryAuthorization>;
}

/** Creates the function that returns the IDs of the elements to label, in the order of the labels. */
export function createElementIds(inventory: Inventory) {
  const listOf = memoize((type: LabelElementType): FilteredList => {
    const { resource } = labelTypes[type];
    const operation = operations.find((each) => each.resource === resource && each.role === "list");
    if (operation === undefined) throw new Error(`${resource} has no list.`);
    return {
      query: compileList(collectionOf(inventory, resource, []), inventory.cache),
      check: createParameterCheck(operation, contractValidation),
      authorize: createQueryAuthorization(operation),
    };
  });

  /** @throws {Problem} 400 or 422 that names the property, or 403 if a filter requires another permission */
  return async (
    reader: Reader,
    principal: Principal,
    type: LabelElementType,
    { ids, filter, storage_location: location }: Elements,
  ): Promise<readonly number[]> => {
    const given = [ids, filter, location].filter((value) => value !== undefined);
    if (given.length !== 1) {
      const message = "Send exactly one of `ids`, `filter` and `storage_location`.";
      throw invalid([{ propertyPath: "elements", message, code: "exactly-one" }]);
    }
    if (ids) return requireExisting(reader, type, ids);
    if (location) return idsInLocation(reader, principal, type, location);
    return filtered(reader, principal, listOf(type), filter ?? "");
  };
}

async function requireExisting(
  reader: Reader,
  type: LabelElementType,
  ids: readonly number[],
): Promise<readonly number[]> {
  const found = await existingIds(reader, type, ids);
  const missing = [...new Set(ids)].filter((id) => !found.has(id));
  if (missing.length === 0) return ids;
  const named = namedElements(type, missing);
  const message = `${named[0]?.toUpperCase()}${named.slice(1)} ${missing.length === 1 ? "does" : "do"} not exist.`;
  throw invalid([{ propertyPath: "elements.ids", message, code: "not-found" }]);
}

const pagination = new Set(["page", "itemsPerPage", "cursor"]);

async function filtered(
  reader: Reader,
  principal: Principal,
  { query, check, authorize }: FilteredList,
  text: string,
): Promise<readonly number[]> {
  const request = inFilter(() => {
    const parsed = parseQuery(check, text.replace(/^\?/, ""));
    const name = [...parsed.searchParams.keys()].find((each) => pagination.has(each));
    if (name !== undefined) {
      const message = "Pagination is not supported. Labels are created for the whole list.";
      throw malformed([{ propertyPath: name, message, code: "unknown-parameter" }]);
    }
    authorize(principal, parsed.searchParams);
    return query.parse({ ...parsed.query, itemsPerPage: maximumLabels }, parsed.searchParams);
  });
  const { total, ids } = await query.read(reader, request, {});
  if (total > maximumLabels) throw tooManyLabels(total);
  return ids;
}

/** Names the property in violations of query parameters. */
function inFilter<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error;
    const violations = error.violations ?? [
      { propertyPath: "", message: error.detail, code: "invalid-parameter" },
    ];
    throw malformed(
      violations.map(({ propertyPath, message, code }) => ({
        propertyPath: "elements.filter",
        message: propertyPath === "" ? message : `${propertyPath}: ${message}`,
        code,
      })),
      error.omitted,
    );
  }
}
