/** Reads what pages need to show and add files. The files themselves are in the document of their owner. */
import type { PageDependencies } from "../page-dependencies.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import type { TypeNames } from "./file-document.ts";

export interface FileType {
  readonly "@id": string;
  readonly name: string;
  readonly full_path: string;
  readonly filetype_filter: string;
  /** Whether the type only groups other types. */
  readonly not_selectable: boolean;
}

export interface FileSettings {
  readonly types: readonly FileType[] | null;
  readonly maximumBytes: number;
  readonly canDownload: boolean;
}

const maximumTypes = 1000;

export async function readFileTypes(
  operations: PageOperations,
  request: SignedInRequest,
): Promise<readonly FileType[] | null> {
  if (!request.signedIn.principal.can("attachment_types.read")) return null;
  const list = await operations.call(request, {
    operationId: "listAttachmentTypes",
    query: {
      itemsPerPage: maximumTypes,
      "order[name]": "asc",
      "properties[]": ["id", "name", "full_path", "filetype_filter", "not_selectable"],
    },
  });
  return list["hydra:member"].map(({ full_path: path, name, ...type }) => ({
    ...type,
    name,
    full_path: path ?? name,
  }));
}

export async function readFileSettings(
  { config, operations }: Pick<PageDependencies, "config" | "operations">,
  request: SignedInRequest,
): Promise<FileSettings> {
  return {
    types: await readFileTypes(operations, request),
    maximumBytes: config.maxAttachmentFileSize,
    canDownload: config.allowAttachmentDownloads,
  };
}

export function typeNames({ types }: Pick<FileSettings, "types">): TypeNames {
  return new Map(types?.map((type) => [type["@id"], type.full_path]));
}
