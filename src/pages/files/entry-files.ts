/** Reads the files of an entry of a tree for its page. */
import type { PageDependencies } from "../page-dependencies.ts";
import type { SignedInRequest } from "../site/page.ts";
import type { TreeName } from "../trees/tree-table.ts";
import { ownerKinds, readEntryFiles, type EntryDocument } from "./attachment-owners.ts";
import type { FilesSectionProps } from "./files-section.tsx";
import { readFileSettings } from "./read-files.ts";

/** Returns null if the entry has no files and the user must not add any, or if the user must not list them. */
export async function readFilesSection(
  dependencies: Pick<PageDependencies, "config" | "operations">,
  request: SignedInRequest,
  name: TreeName,
  entry: EntryDocument,
): Promise<FilesSectionProps | null> {
  const owner = await readEntryFiles(dependencies.operations, request, name, entry);
  const canEdit = request.signedIn.principal.can(`${ownerKinds[name].permission}.edit`);
  if (owner === null || (owner.files.length === 0 && !canEdit)) return null;
  return { owner, settings: await readFileSettings(dependencies, request) };
}
