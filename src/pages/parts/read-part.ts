/**
 * Reads the data of the part page: the API document, and details of the elements that the part refers to, which the
 * document does not contain.
 */
import type { components } from "../../../generated/types.ts";
import { prepared } from "../../database/prepared.ts";
import type { Slot } from "../../database/prepared.ts";
import { readPartInKicad } from "../../eda/part-in-kicad.ts";
import type { PartInKicad } from "../../eda/part-in-kicad.ts";
import { problem } from "../../errors.ts";
import type { PagesParts } from "../page-dependencies.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { readHistory } from "./read-history.ts";
import type { PartHistory } from "./read-history.ts";

export type PartDocument = components["schemas"]["PartJsonld"];
export type LotDocument = PartDocument["partLots"][number];

export interface ShownPart {
  readonly part: PartDocument;
  /** Symbol of the unit, such as `m`. `null` for parts counted in pieces. */
  readonly unit: string | null;
  readonly kicad: PartInKicad;
  /** The projects that use the part. */
  readonly uses: readonly ProjectUse[];
  /** The history. `null` if it was not requested. */
  readonly history: PartHistory | null;
}

const unitOfPart = prepared((db, slot: Slot<{ id: number }>) =>
  db
    .selectFrom("parts")
    .innerJoin("measurement_units", "measurement_units.id", "parts.part_unit_id")
    .select(["measurement_units.unit", "measurement_units.name"])
    .where("parts.id", "=", slot("id")),
);

export interface ProjectUse {
  readonly id: number;
  readonly project: { readonly id: number; readonly name: string };
  readonly quantity: number;
  readonly mountnames: string;
}

/** The maximum number of projects that the page lists. */
const maximumUses = 50;

/**
 * Reads a part with a constant number of statements.
 * @param before the ID before which history entries are read; `null` for the newest page, `undefined` for no history
 * @throws {Problem} `not-found` if the part does not exist
 */
export async function readPart(
  { config, operations, store }: Pick<PagesParts, "config" | "operations" | "store">,
  request: SignedInRequest,
  before: number | null | undefined,
): Promise<ShownPart> {
  const id = pathId(request);
  const part = await operations.call(request, { operationId: "getPart", path: { id } });
  const uses = await readUses(operations, request, id);
  const details = await store.readTransaction(async (reader) => {
    const kicad = await readPartInKicad(reader, id, config.kicad.categoryDepth);
    if (kicad === null) throw problem("not-found");
    const [unit] = await reader.run(unitOfPart, { id });
    return {
      kicad,
      unit: unit === undefined ? null : unit.unit || unit.name,
      history: before === undefined ? null : await readHistory(reader, id, before),
    };
  });
  return { part, uses, ...details };
}

/** Returns no uses if the user has no permission to view projects. */
async function readUses(
  operations: PageOperations,
  request: SignedInRequest,
  id: number,
): Promise<readonly ProjectUse[]> {
  if (!request.signedIn.principal.can("projects.read")) return [];
  const entries = await operations.call(request, {
    operationId: "listProjectBomEntries",
    query: {
      part: id,
      itemsPerPage: maximumUses,
      "properties[]": ["id", "quantity", "mountnames"],
      "properties[project][]": ["id", "name"],
    },
  });
  return entries["hydra:member"].flatMap(({ project, mountnames = "", ...entry }) =>
    project ? [{ ...entry, mountnames, project }] : [],
  );
}
