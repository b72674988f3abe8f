/** Chooses the attachment type of a new file by the name of the file, if the user leaves the choice to the service. */
import { lookup } from "mime-types";
import { FileRefused } from "../../attachments/file-refused.ts";
import { parseFileTypeFilter } from "../../attachments/file-type-filter.ts";
import type { FileType } from "./read-files.ts";

interface Kind {
  readonly accepts: (mediaType: string, extension: string) => boolean;
  /** Matches the names that users give to types of this kind. */
  readonly typeName: RegExp;
  readonly newType: string;
}

const kinds: readonly [Kind, ...Kind[]] = [
  {
    accepts: (mediaType) => mediaType.startsWith("image/"),
    typeName: /picture|image|photo|foto|bild/i,
    newType: "Picture",
  },
  {
    accepts: (mediaType) => mediaType === "application/pdf",
    typeName: /data ?sheet|datenbl/i,
    newType: "Datasheet",
  },
  {
    accepts: (mediaType, extension) =>
      mediaType.startsWith("model/") || /^(?:step|stp|wrl|stl|glb|x3d)$/.test(extension),
    typeName: /3d|model/i,
    newType: "3D model",
  },
];
const otherKind: Kind = { accepts: () => true, typeName: /other|misc|document|file/i, newType: "Other" };

/**
 * Returns the best type for a file: a type with a usual name for files of this kind, then a type whose filter accepts
 * the file, then a type for all files. Returns the name for a new type if no type accepts the file.
 */
export function automaticType(types: readonly FileType[], fileName: string): FileType | string {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const known = lookup(fileName);
  const mediaType = known === false ? "application/octet-stream" : known;
  const kind = kinds.find(({ accepts }) => accepts(mediaType, extension)) ?? otherKind;
  const accepting = types.filter(
    (type) => !type.not_selectable && accepts(type.filetype_filter, mediaType, extension),
  );
  return (
    accepting.find(({ name }) => kind.typeName.test(name)) ??
    accepting.find((type) => type.filetype_filter.trim() !== "") ??
    accepting.find(({ name }) => otherKind.typeName.test(name)) ??
    accepting[0] ??
    kind.newType
  );
}

function accepts(filter: string, mediaType: string, extension: string): boolean {
  try {
    return parseFileTypeFilter(filter)({ mediaType, extension });
  } catch (error) {
    // A filter that is older than its validation rule accepts no file.
    if (error instanceof FileRefused) return false;
    throw error;
  }
}
