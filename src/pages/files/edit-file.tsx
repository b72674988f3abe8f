/** `/attachments/:id/edit`, `/delete` and `/picture`: changes of one file. */
import { problem } from "../../util/errors.ts";
import { permission } from "../../identity/permissions.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, ConfirmPage, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { changeNotice } from "../site/change-notice.ts";
import { Checkbox, Field, FileField } from "../site/fields.tsx";
import { FormRejection } from "../site/form-rejection.ts";
import { FormSection } from "../site/form-section.tsx";
import { Form, Page } from "../site/layout.tsx";
import type { Notice } from "../site/notice.ts";
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { fileAndUrl, withFormErrors } from "./add-file.ts";
import { fileLabels, TypeField } from "./add-files.tsx";
import {
  deleteFilePath,
  editFilePath,
  filesSectionPath,
  ownerKey,
  ownerKinds,
  ownerPath,
  usePicturePath,
  type FileOwner,
} from "./attachment-owners.ts";
import { readFileSettings, type FileSettings } from "./read-files.ts";
import { formatByteSize } from "../../util/byte-size.ts";

interface EditedFile {
  readonly file: OperationDocument<"getAttachment">;
  readonly owner: Pick<FileOwner, "collection" | "id" | "name">;
}

/** @throws {Problem} 404, or 403 if the user must not change the owner of the file */
async function readFile(operations: PageOperations, request: SignedInRequest): Promise<EditedFile> {
  const id = pathId(request);
  const file = await operations.call(request, { operationId: "getAttachment", path: { id } });
  const { "@id": iri = "", name } = file.element;
  const owner = ownerKey(iri);
  if (owner === null) throw problem("not-found");
  const needed = `${ownerKinds[owner.collection].permission}.edit` as const;
  if (!request.signedIn.principal.can(needed)) {
    throw problem(
      "forbidden",
      `You need the “${permission(needed).title}” permission. Ask an administrator.`,
    );
  }
  return { file, owner: { ...owner, name } };
}

interface EditFilePageProps extends EditedFile {
  readonly settings: FileSettings;
  readonly canPublish: boolean;
}

function EditFilePage({ file, owner, settings, canPublish }: EditFilePageProps) {
  return (
    <Page
      title={`Edit ${file.name}`}
      width="narrow"
      trail={[{ href: filesSectionPath(owner), title: owner.name }]}
    >
      <ErrorSummary labels={fileLabels} />
      <Form maximumFile={settings.maximumBytes}>
        <FormSection title="File" isWide>
          <Field label="Name" name="name" value={file.name} maxLength={255} required autocomplete="off" />
          {settings.types !== null && <TypeField settings={settings} value={file.attachment_type} />}
          <FileField
            label={file.internal ? "Replace the file" : "Store a file"}
            name="file"
            hint={`At most ${formatByteSize(settings.maximumBytes)}. ${file.internal ? "Without a choice, the file does not change." : "The file replaces the URL."}`}
          />
          {!file.internal && (
            <Field
              label="URL"
              name="url"
              value={file.external_path ?? ""}
              maxLength={2048}
              autocomplete="off"
              verbatim
            />
          )}
          {file.internal &&
            (file.private && !canPublish ? (
              <p class="hint">
                The file is private. You need the “{permission("attachments.show_private").title}” permission
                to make it public.
              </p>
            ) : (
              <>
                <input type="hidden" name="_has_private" value="1" />
                <Checkbox
                  label="Private"
                  name="private"
                  checked={file.private}
                  hint={`Only users with the “${permission("attachments.show_private").title}” permission can open the file.`}
                />
              </>
            ))}
          <Checkbox
            label="Show in tables"
            name="show_in_table"
            checked={file.show_in_table}
            hint="Clients can show the file in lists of elements."
          />
        </FormSection>
        <Actions>
          <Submit>Save</Submit>
          <LinkButton href={filesSectionPath(owner)}>Cancel</LinkButton>
          <LinkButton href={deleteFilePath(file.id)} kind="danger">
            Delete
          </LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

export function editFileRoutes(dependencies: Pick<PageDependencies, "config" | "operations">): PageRoute[] {
  const { operations } = dependencies;
  return [
    {
      method: "GET",
      path: editFilePath(":id"),
      access: "signed-in",
      acceptsFile: true,
      handle: async (request: SignedInRequest) => {
        const edited = await readFile(operations, request);
        const settings = await readFileSettings(dependencies, request);
        const canPublish = request.signedIn.principal.can("attachments.show_private");
        return page(<EditFilePage {...edited} settings={settings} canPublish={canPublish} />);
      },
      submit: async (request: SignedInRequest) => {
        const { file, owner } = await readFile(operations, request);
        const { form, uploads } = request;
        const url = form.get("url")?.trim() ?? "";
        const isNewUrl = url !== "" && url !== (file.external_path ?? "");
        if (uploads.size > 0 && isNewUrl) throw new FormRejection({ url: fileAndUrl });
        await withFormErrors(() => updateFile(operations, request, file.id));
        return redirect(filesSectionPath(owner), {
          notice: fileNotice(request, owner, `Saved ${request.form.get("name") ?? file.name}.`),
        });
      },
    },
    {
      method: "GET",
      path: deleteFilePath(":id"),
      access: "signed-in",
      handle: async (request: SignedInRequest) => {
        const { file, owner } = await readFile(operations, request);
        return page(
          <ConfirmPage
            title={`Delete ${file.name}?`}
            trail={[{ href: filesSectionPath(owner), title: owner.name }]}
            question={`The ${file.internal ? "file" : "link"} is permanently deleted from ${owner.name}.`}
            submit="Delete file"
            cancel={filesSectionPath(owner)}
          />,
        );
      },
      submit: async (request: SignedInRequest) => {
        const { file, owner } = await readFile(operations, request);
        await operations.call(request, { operationId: "deleteAttachment", path: { id: file.id } });
        return redirect(filesSectionPath(owner), {
          notice: fileNotice(request, owner, `Deleted ${file.name}.`),
        });
      },
    },
    {
      method: "POST",
      path: usePicturePath(":id"),
      access: "signed-in",
      handle: async (request: SignedInRequest) => {
        const { file, owner } = await readFile(operations, request);
        const { update, noun } = ownerKinds[owner.collection];
        const body = { master_picture_attachment: file["@id"] };
        await operations.call(request, { operationId: update, path: { id: owner.id }, body });
        return redirect(ownerPath(owner), {
          notice: fileNotice(request, owner, `${file.name} is now the picture of the ${noun}.`),
        });
      },
    },
  ];
}

function fileNotice(request: SignedInRequest, owner: Pick<FileOwner, "collection">, text: string): Notice {
  const { permission: group } = ownerKinds[owner.collection];
  return changeNotice(request, text, [`${group}.revert_element`, `${group}.edit`]);
}

async function updateFile(operations: PageOperations, request: SignedInRequest, id: number): Promise<void> {
  const { form, uploads } = request;
  const [handle] = uploads.keys();
  const fileName = form.get("filename") ?? "";
  const upload = {
    ...(handle !== undefined && { data: handle }),
    ...(handle !== undefined && fileName !== "" && { filename: fileName }),
    ...(form.has("_has_private") && { private: form.get("private") === "1" }),
  };
  const type = form.get("attachment_type");
  const body = {
    name: form.get("name") ?? "",
    show_in_table: form.get("show_in_table") === "1",
    ...(type !== null && { attachment_type: type }),
    ...(form.has("url") && handle === undefined && { url: form.get("url")?.trim() || null }),
    ...(Object.keys(upload).length > 0 && { upload }),
  };
  await operations.call(request, { operationId: "updateAttachment", path: { id }, body, uploads });
}
