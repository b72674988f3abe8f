/** Adds a file or a link to an element, as the form in `add-files.tsx` describes it. */
import { permission } from "../../identity/permissions.ts";
import { FormRejection, toFormRejection, type FormErrors } from "../site/form-rejection.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { ownerPath, type FileOwner } from "./attachment-owners.ts";
import { readFileTypes } from "./read-files.ts";

/**
 * Adds the file.
 * @returns the name of the new attachment
 * @throws {FormRejection} if the file or a field is not accepted
 */
export async function addFile(
  operations: PageOperations,
  request: SignedInRequest,
  owner: FileOwner,
): Promise<string> {
  const { form, uploads } = request;
  const [handle] = uploads.keys();
  const url = (form.get("url") ?? "").trim();
  const isDownload = form.get("download") === "1";
  if (handle === undefined && url === "") {
    throw new FormRejection({ file: "Choose a file, or enter the URL of a link." });
  }
  if (handle !== undefined && url !== "") throw new FormRejection({ url: fileAndUrl });
  const fileName = handle === undefined ? nameInUrl(url) : (form.get("filename") ?? "");
  const name = unusedName(owner, (form.get("name") ?? "").trim() || nameOfFile(fileName));
  const isPrivate = form.get("private") === "1";
  const upload =
    handle !== undefined
      ? { data: handle, private: isPrivate, ...(fileName !== "" && { filename: fileName }) }
      : isDownload || isPrivate
        ? { downloadUrl: isDownload, private: isPrivate }
        : null;
  await withFormErrors(async () => {
    const body = {
      name,
      element: `/api${ownerPath(owner)}`,
      attachment_type: form.get("attachment_type") || (await typeFor(operations, request, fileName)),
      ...(handle === undefined && { url }),
      ...(upload !== null && { upload }),
    };
    await operations.call(request, { operationId: "createAttachment", body, uploads });
  });
  return name;
}

/** Message for a form with a file and a URL, of which an attachment has only one. */
export const fileAndUrl =
  "Choose either a file or a URL. To add the file, clear the URL and choose the file again.";

const fields = new Map([
  ["upload.data", "file"],
  ["upload.filename", "file"],
  ["upload.private", "private"],
  ["upload.downloadUrl", "url"],
  ["element", ""],
]);

/** Runs a change of an attachment and assigns its violations to the fields of the form. */
export async function withFormErrors(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    const rejection = toFormRejection(error);
    if (rejection === null) throw error;
    const errors: FormErrors = Object.fromEntries(
      Object.entries(rejection.errors).map(([path, message]) => [fields.get(path) ?? path, message]),
    );
    throw new FormRejection(errors, rejection.status, rejection.headers);
  }
}

async function typeFor(
  operations: PageOperations,
  request: SignedInRequest,
  fileName: string,
): Promise<string> {
  const { automaticType } = await import("./automatic-type.ts");
  const type = automaticType((await readFileTypes(operations, request)) ?? [], fileName);
  if (typeof type !== "string") return type["@id"];
  if (!request.signedIn.principal.can("attachment_types.create")) {
    const { title } = permission("attachment_types.create");
    throw new FormRejection({
      attachment_type: `No attachment type accepts this file. Creating one requires the “${title}” permission.`,
    });
  }
  const body = { name: type };
  const created = await operations.call(request, { operationId: "createAttachmentType", body });
  return created["@id"];
}

function nameInUrl(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  return path.slice(path.lastIndexOf("/") + 1);
}

const maximumName = 255;

function nameOfFile(fileName: string): string {
  const name = fileName.replace(/\.[^.]{1,10}$/, "").trim();
  return (name === "" ? "File" : name).slice(0, maximumName);
}

/** Adds a number to a name that another file of the element has. */
function unusedName({ files }: FileOwner, name: string): string {
  const used = new Set(files.map((file) => file.name.toLowerCase()));
  let unused = name;
  for (let number = 2; used.has(unused.toLowerCase()); number += 1) {
    const suffix = ` (${number})`;
    unused = name.slice(0, maximumName - suffix.length) + suffix;
  }
  return unused;
}
