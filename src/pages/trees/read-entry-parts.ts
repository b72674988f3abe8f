/** Reads the parts that refer to an entry. */
import { readUnits, type Units } from "../parts/amount.ts";
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { trees, type TreeName } from "./tree-table.ts";

const maximumParts = 20;
const maximumOrderdetails = 200;
const maximumBomEntries = 50;

export interface EntryParts {
  readonly list: OperationDocument<"listParts">;
  /** Of these parts, if the entry is a supplier. */
  readonly orderdetails: OperationDocument<"listOrderdetails">["hydra:member"];
  readonly units: Units;
}

export interface EntryBom {
  readonly list: OperationDocument<"listProjectBomEntries">;
  /** The number of copies that can be built from stock, or `null` if the project needs no parts. */
  readonly buildable: number | null;
}

/** Returns null if the user must not read parts. The parts of a project are in its bill of materials. */
export async function readParts(
  operations: PageOperations,
  request: SignedInRequest,
  name: TreeName,
  id: number,
): Promise<EntryParts | null> {
  const { partFilter } = trees[name];
  if (name === "projects" || !request.signedIn.principal.can("parts.read")) return null;
  const list = await operations.call(request, {
    operationId: "listParts",
    query: {
      [partFilter]: `${id}++`,
      itemsPerPage: maximumParts,
      "order[name]": "asc",
      "properties[]": ["id", "name", "description", "total_instock"],
      "properties[partUnit][]": ["id"],
      "properties[partLots][]": ["id", "amount", "instock_unknown", "needs_refill", "expiration_date"],
      ...(name === "storage_locations" && {
        "properties[partLots][storage_location][]": ["id", "name", "full_path"],
      }),
    },
  });
  const found =
    name === "suppliers" && list["hydra:member"].length > 0
      ? await operations.call(request, {
          operationId: "listOrderdetails",
          query: {
            supplier: `${id}++`,
            part: list["hydra:member"].map((part) => part.id).join(","),
            itemsPerPage: maximumOrderdetails,
          },
        })
      : null;
  return {
    list,
    orderdetails: found === null ? [] : found["hydra:member"],
    units: await readUnits(operations, request),
  };
}

/** Returns null if the user must not read parts. */
export async function readBom(
  operations: PageOperations,
  request: SignedInRequest,
  id: number,
): Promise<EntryBom | null> {
  if (!request.signedIn.principal.can("parts.read")) return null;
  const list = await operations.call(request, {
    operationId: "listProjectBomEntries",
    query: { project: String(id), itemsPerPage: maximumBomEntries },
  });
  const { buildable = null } = await operations.call(request, {
    operationId: "getProjectAvailability",
    path: { id },
  });
  return { list, buildable };
}
