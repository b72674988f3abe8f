/** The files of an element, on its page and on the page to add files. `upload.js` and `viewer.js` improve the section. */
import { formatByteSize } from "../../util/byte-size.ts";
import { permissions } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import { Badge, Section } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { ExternalLink, webAddress } from "../site/external-link.tsx";
import { Icon } from "../site/icon.tsx";
import type { IconName } from "../site/icon-names.ts";
import { Form } from "../site/layout.tsx";
import { AddFiles } from "./add-files.tsx";
import {
  datasheetFirst,
  downloadPath,
  filePath,
  thumbnailPath,
  type FileDocument,
  type TypeNames,
} from "./file-document.ts";
import {
  deleteFilePath,
  editFilePath,
  ownerKinds,
  usePicturePath,
  type FileOwner,
} from "./attachment-owners.ts";
import { typeNames, type FileSettings } from "./read-files.ts";

export const fileScripts = ["upload.js", "viewer.js"] as const;

export interface FilesSectionProps {
  readonly owner: FileOwner;
  readonly settings: FileSettings;
  readonly isAdding?: boolean;
}

export function FilesSection({ owner, settings, isAdding = false }: FilesSectionProps) {
  const { signedIn } = usePage();
  if (signedIn === null) return null;
  const { principal } = signedIn;
  const { permission, noun } = ownerKinds[owner.collection];
  const canEdit = principal.can(`${permission}.edit`);
  const types = typeNames(settings);
  return (
    <Section id="files" title="Files">
      <div id="file-list">
        {owner.files.length === 0 ? (
          <p class="empty">No files.</p>
        ) : (
          <ul class="file-list">
            {datasheetFirst(owner.files, types).map((file) => (
              <li class="file">
                <FileEntry
                  {...{ file, types, principal, canEdit, noun }}
                  isPicture={file.id === owner.pictureId}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {canEdit && <AddFiles owner={owner} settings={settings} isOpen={isAdding} />}
    </Section>
  );
}

interface FileEntryProps {
  readonly file: FileDocument;
  readonly types: TypeNames;
  readonly principal: Principal;
  readonly canEdit: boolean;
  readonly isPicture: boolean;
  /** What the owner is, such as “part”. */
  readonly noun: string;
}

function FileEntry(props: FileEntryProps) {
  const { file, types, principal, isPicture, noun } = props;
  const { media_type: mediaType, file_size: size, original_filename: fileName } = file;
  const facts = [
    types.get(file.attachment_type),
    file.internal
      ? fileName === undefined
        ? mediaType
        : fileNameFact(file.name, fileName)
      : file.external
        ? hostOf(file.external_path)
        : "no file",
    size === undefined ? null : formatByteSize(size),
  ];
  return (
    <>
      <Thumbnail file={file} principal={principal} />
      <div class="file-text">
        <FileLink file={file} principal={principal} />
        <p class="file-facts">
          {facts.filter(Boolean).map((fact, index) => (
            <>
              {index > 0 && " · "}
              <bdi>{fact}</bdi>
            </>
          ))}
          {file.internal && file.external && (
            <>
              {" · from "}
              <ExternalLink address={file.external_path}>{hostOf(file.external_path)}</ExternalLink>
            </>
          )}{" "}
          {isPicture && <Badge kind="good">picture of the {noun}</Badge>}{" "}
          {file.private && <Badge>private</Badge>}
        </p>
      </div>
      <FileActions {...props} />
    </>
  );
}

type FileProps = Pick<FileEntryProps, "file" | "principal">;

function Thumbnail({ file, principal }: FileProps) {
  const path = thumbnailPath(file, principal);
  return (
    <span class="thumbnail">
      {path === null ? <Icon name={iconOf(file)} /> : <img src={path} alt="" loading="lazy" />}
    </span>
  );
}

function iconOf({
  internal,
  external,
  media_type: type = "",
  private: isPrivate,
  "3d_model": isModel,
}: FileDocument): IconName {
  if (!internal) return external ? "link" : "file";
  if (type.startsWith("image/")) return isPrivate ? "lock" : "image";
  if (isModel || type.startsWith("model/")) return "package";
  if (type === "application/pdf" || type.startsWith("text/")) return "file-text";
  return /zip|x-tar|gzip|x-7z|x-rar/.test(type) ? "archive" : "file";
}

function FileLink({ file, principal }: FileProps) {
  const path = filePath(file, principal);
  const name = <bdi>{nameOf(file)}</bdi>;
  if (path !== null) {
    const canView = thumbnailPath(file, principal) !== null;
    return (
      <a class="file-name" href={path} data-view={canView ? nameOf(file) : undefined}>
        {name}
      </a>
    );
  }
  if (file.internal) {
    return (
      <>
        <span class="file-name">{name}</span>{" "}
        <small>You need the “{permissions.get("attachments.show_private")?.title}” permission.</small>
      </>
    );
  }
  return (
    <span class="file-name">
      <ExternalLink address={file.external_path}>{name}</ExternalLink>
    </span>
  );
}

function FileActions({ file, principal, canEdit, isPicture, noun }: FileEntryProps) {
  const canOpen = filePath(file, principal) !== null;
  const name = nameOf(file);
  return (
    <div class="file-actions">
      {canOpen && (
        <a
          class="button quiet small"
          href={downloadPath(file)}
          aria-label={`Download ${name}`}
          title="Download"
        >
          <Icon name="download" />
        </a>
      )}
      {canEdit && (
        <details class="menu">
          <summary class="button quiet small" aria-label={`Actions for ${name}`}>
            <Icon name="ellipsis" />
          </summary>
          <div class="popup">
            <a href={editFilePath(file.id)}>
              <Icon name="pencil" /> Edit
            </a>
            {!isPicture && canOpen && thumbnailPath(file, principal) !== null && (
              <Form action={usePicturePath(file.id)}>
                <button type="submit">
                  <Icon name="image" /> Use as the {noun}’s picture
                </button>
              </Form>
            )}
            <a href={deleteFilePath(file.id)}>
              <Icon name="trash-2" /> Delete
            </a>
          </div>
        </details>
      )}
    </div>
  );
}

/** Shows only the extension if the attachment has the name of the file. */
function fileNameFact(name: string, fileName: string): string {
  const extension = fileName.slice(name.length + 1);
  return fileName.startsWith(`${name}.`) && !extension.includes(".") ? extension.toUpperCase() : fileName;
}

function nameOf({ id, name }: FileDocument): string {
  return name.trim() === "" ? `File ${id}` : name;
}

/** Returns the host of a URL, such as `www.example.com`. Returns other texts unchanged. */
function hostOf(address = ""): string {
  const url = webAddress(address);
  return url === null ? address : new URL(url).host;
}
