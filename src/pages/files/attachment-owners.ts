/** The elements that own attachments: parts and the entries of trees. */
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { idOf, treeNames, trees, type Tree, type TreeName } from "../trees/tree-table.ts";
import type { FileDocument } from "./file-document.ts";

export type OwnerCollection = "parts" | TreeName;

const part = { permission: "parts", get: "getPart", update: "updatePart", noun: "part" } as const;

/** The operations and permissions of the owners, by the name of their collection in the API. */
export const ownerKinds = { parts: part, ...trees } as const;

export const ownerCollections: readonly OwnerCollection[] = ["parts", ...treeNames];

type PartDocument = OperationDocument<"getPart">;
export type EntryDocument = OperationDocument<Tree["get"]>;

const maximumFiles = 1000;

export interface FileOwner {
  readonly collection: OwnerCollection;
  readonly id: number;
  readonly name: string;
  readonly files: readonly FileDocument[];
  /** ID of the attachment that is the picture of the owner. */
  readonly pictureId: number | null;
}

export function partFiles({
  id,
  name,
  attachments,
  master_picture_attachment: picture,
}: PartDocument): FileOwner {
  return { collection: "parts", id, name, files: attachments, pictureId: picture?.id ?? null };
}

/** Entries of trees contain only references to their attachments. Returns null if the user must not list them. */
export async function readEntryFiles(
  operations: PageOperations,
  request: SignedInRequest,
  collection: TreeName,
  entry: EntryDocument,
): Promise<FileOwner | null> {
  if (!request.signedIn.principal.can("attachments.list_attachments")) return null;
  const { id, name, attachments, master_picture_attachment: picture = null } = entry;
  const list =
    attachments.length === 0
      ? []
      : (
          await operations.call(request, {
            operationId: "listAttachments",
            query: { element: entry["@id"], itemsPerPage: maximumFiles, "order[name]": "asc" },
          })
        )["hydra:member"];
  const pictureId = typeof picture === "string" ? idOf(picture) : (picture?.id ?? null);
  return { collection, id, name, files: list, pictureId };
}

type OwnerKey = Pick<FileOwner, "collection" | "id">;

/** Returns the owner with an IRI such as `/api/parts/3`. Returns null for users, which have no page for files. */
export function ownerKey(iri: string): OwnerKey | null {
  const collection = ownerCollections.find((each) => iri.startsWith(`/api/${each}/`));
  return collection === undefined ? null : { collection, id: idOf(iri) };
}

export const ownerPath = ({ collection, id }: OwnerKey): string => `/${collection}/${id}`;
export const filesPath = (owner: OwnerKey): string => `${ownerPath(owner)}/files`;
export const filesSectionPath = (owner: OwnerKey): string => `${ownerPath(owner)}#files`;

export const editFilePath = (id: number | string): string => `/attachments/${id}/edit`;
export const deleteFilePath = (id: number | string): string => `/attachments/${id}/delete`;
export const usePicturePath = (id: number | string): string => `/attachments/${id}/picture`;
