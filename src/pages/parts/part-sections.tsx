/** The sections of the part page: files, suppliers, parameters and comment. */
import type { ComponentChildren } from "preact";
import { formatByteSize } from "../../byte-size.ts";
import { groupBy } from "../../group-by.ts";
import { permissions } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import { Badge, Facts, Section, Table } from "../site/components.tsx";
import type { Fact } from "../site/components.tsx";
import { ExternalLink, webAddress } from "../site/external-link.tsx";
import { Markdown } from "../site/markdown.tsx";
import { datasheetFirst, downloadPath, filePath } from "./attachments.ts";
import type { AttachmentDetails, AttachmentDocument, PartDocument, ShownPart } from "./read-part.ts";

export function FilesSection({
  part,
  attachments,
  principal,
}: ShownPart & { readonly principal: Principal }) {
  return (
    <Section id="files" title="Datasheet and files">
      <Table
        caption="Files, starting with the datasheet"
        columns={["Name", "Type", "File"]}
        rows={datasheetFirst(part.attachments, attachments).map((each) => [
          <FileLink attachment={each} principal={principal} />,
          <bdi>{attachments.get(each.id)?.type ?? ""}</bdi>,
          <FileCell attachment={each} details={attachments.get(each.id)} principal={principal} />,
        ])}
        empty="No files."
        stacking="plain"
      />
    </Section>
  );
}

interface FileLinkProps {
  readonly attachment: AttachmentDocument;
  readonly principal: Principal;
}

function FileLink({ attachment, principal }: FileLinkProps) {
  const path = filePath(attachment, principal);
  const name = <bdi>{nameOr(attachment.name, `File ${attachment.id}`)}</bdi>;
  if (path !== null) return <a href={path}>{name}</a>;
  if (attachment.internal) {
    return (
      <>
        {name} <small>You need the “{permissions.get("attachments.show_private")?.title}” permission.</small>
      </>
    );
  }
  return <ExternalLink address={attachment.external_path}>{name}</ExternalLink>;
}

interface FileCellProps extends FileLinkProps {
  readonly details: AttachmentDetails | undefined;
}

/** The name, type and size of a stored file with a download link, or the host of an external URL. */
function FileCell({ attachment, details, principal }: FileCellProps) {
  const { internal, private: isPrivate, external_path: external } = attachment;
  const host = external ? <bdi class="muted">{hostOf(external)}</bdi> : null;
  if (!internal) return host ?? <span class="muted">no file</span>;
  const size = details?.size ?? null;
  const facts = [details?.mediaType, size === null ? null : formatByteSize(size)].filter(Boolean).join(", ");
  const canOpen = filePath(attachment, principal) !== null;
  return (
    <>
      {details?.fileName && <bdi>{details.fileName}</bdi>} <span class="muted">{facts}</span>{" "}
      {isPrivate && <Badge>private</Badge>}{" "}
      {canOpen && (
        <a href={downloadPath(attachment)} aria-label={`Download ${nameOr(attachment.name, "the file")}`}>
          Download
        </a>
      )}
      {host && (
        <>
          {" "}
          from <ExternalLink address={external}>{host}</ExternalLink>
        </>
      )}
    </>
  );
}

/** Returns the host of a URL, such as `www.example.com`. Returns other texts unchanged. */
function hostOf(address: string): string {
  const url = webAddress(address);
  return url === null ? address : new URL(url).host;
}

export function ParametersSection({ parameters }: Pick<PartDocument, "parameters">) {
  if (parameters.length === 0) return null;
  return (
    <Section id="parameters" title="Parameters">
      {[...groupBy(parameters, ({ group }) => group)].map(([group, members]) => (
        <>
          {group !== "" && <h3>{group}</h3>}
          <Facts
            facts={members.map(({ name, symbol, formatted }) => ({
              name: symbol === "" ? name : `${name} (${symbol})`,
              value: shown(formatted),
            }))}
          />
        </>
      ))}
    </Section>
  );
}

/** Returns a fact whose value is a code, or no fact if the value is empty. */
export function coded(name: string, value: string | null | undefined): Fact[] {
  return value ? [{ name, value: <code>{value}</code> }] : [];
}

export function CommentSection({ comment }: Pick<PartDocument, "comment">) {
  if (comment.trim() === "") return null;
  return (
    <Section id="comment" title="Comment">
      <Markdown text={comment} />
    </Section>
  );
}

/** Shows a text that a user entered, isolated from the text direction around it. */
function shown(text: string): ComponentChildren {
  return text === "" ? <span class="muted">none</span> : <bdi>{text}</bdi>;
}

export function nameOr(name: string, otherwise: string): string {
  return name.trim() === "" ? otherwise : name;
}
