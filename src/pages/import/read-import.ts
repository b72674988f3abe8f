/** Reads what the pages of an import show in addition to its document. */
import { readTargetNames } from "../../inventory/changes/target-names.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { idOf } from "../trees/tree-table.ts";
import type { ImportDocument } from "./import-document.ts";
import { candidatesOf, type PartNames } from "./lines.tsx";
import type { Suggestions } from "./settings.tsx";

export function readImport(operations: PageOperations, request: SignedInRequest, id: number) {
  return operations.call(request, { operationId: "getImport", path: { id } });
}

/** Reads the names of the parts in the rows of an import. */
export async function readPartNames(
  { store }: Pick<PageDependencies, "store">,
  { signedIn }: SignedInRequest,
  { lines = [], parameters }: ImportDocument,
): Promise<PartNames> {
  const found = lines.flatMap((line) => [
    ...(line.part === undefined ? [] : [idOf(line.part)]),
    ...candidatesOf(line),
  ]);
  const chosen = (parameters?.parts ?? []).map((text) => Number(text.split("=")[1])).filter(Number.isInteger);
  const ids = [...new Set([...found, ...chosen])];
  const targets = ids.map((id) => ({ type: "Part", id }));
  const names = await readTargetNames(store.read, signedIn.principal, targets);
  return new Map(
    targets.flatMap((target): [number, string][] => {
      const name = names.of(target)?.trim() ?? "";
      return name === "" ? [] : [[target.id, name]];
    }),
  );
}

/** The maximum number of suggested paths. */
const maximumPaths = 1000;

/** Reads the paths of categories and storage locations that the user can see, and the names of saved columns. */
export async function readSuggestions(
  operations: PageOperations,
  request: SignedInRequest,
): Promise<Suggestions> {
  const { principal } = request.signedIn;
  const query = { itemsPerPage: maximumPaths, "order[name]": "asc", "properties[]": ["name", "full_path"] };
  const categories = principal.can("categories.read")
    ? await operations.call(request, { operationId: "listCategories", query })
    : null;
  const locations = principal.can("storelocations.read")
    ? await operations.call(request, { operationId: "listStorageLocations", query })
    : null;
  const { column_mappings: mappings } = await operations.call(request, {
    operationId: "listColumnMappings",
  });
  return {
    categories: pathsOf(categories),
    locations: pathsOf(locations),
    mappings: mappings.flatMap(({ name }) => name ?? []).sort(),
  };
}

interface Listed {
  readonly "hydra:member": readonly { readonly name: string; readonly full_path?: string | null }[];
}

function pathsOf(list: Listed | null): readonly string[] {
  return (list?.["hydra:member"] ?? []).map(({ name, full_path: path }) => path ?? name).sort();
}
