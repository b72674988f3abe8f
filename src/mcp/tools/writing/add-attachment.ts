/**
 * Implements the tool `add_attachment_from_url`, which creates an attachment from a URL. The attachment type is
 * optional.
 */
import type { OperationId } from "../../../../generated/operations.ts";
import type { Invocation, Invoke } from "../../../http/pipeline/invoke.ts";
import { fold } from "../../../database/fold.ts";
import { malformed, Problem } from "../../../util/errors.ts";
import { namingArguments } from "../naming-arguments.ts";
import { documentOf } from "../operation-tool.ts";
import type { ToolCaller, ToolHandler } from "../tool.ts";

interface AttachmentType {
  readonly id: number;
  readonly name: string;
}

/** The first attachment type whose name starts with this text is the default. */
const defaultTypeName = "datasheet";

/** Maximum number of attachment types to read, and to list in an error. */
const typesShown = 50;

const names = new Map(
  Object.entries({
    element: "part_id",
    attachment_type: "attachment_type_id",
    "upload.downloadUrl": "url",
    "upload.private": "private",
    _comment: "change_comment",
  }),
);

export function addAttachmentFromUrl(invoke: Invoke<OperationId>): ToolHandler {
  return async (args, caller) => {
    const given = args["attachment_type_id"];
    const type =
      typeof given === "number"
        ? await requestedAttachmentType(invoke, caller, given)
        : await defaultAttachmentType(invoke, caller);
    const call: Invocation<OperationId> = {
      operationId: "createAttachment",
      query: { dry_run: args["dry_run"], _comment: args["change_comment"] },
      body: {
        name: args["name"] ?? type.name,
        element: `/api/parts/${String(args["part_id"])}`,
        attachment_type: `/api/attachment_types/${type.id}`,
        url: args["url"],
        upload: { downloadUrl: true, private: args["private"] === true },
      },
    };
    try {
      return await documentOf(invoke, call, caller);
    } catch (error) {
      throw namingArguments(error, names);
    }
  };
}

/** @throws {Problem} 400 if the attachment type does not exist */
async function requestedAttachmentType(
  invoke: Invoke<OperationId>,
  caller: ToolCaller,
  id: number,
): Promise<AttachmentType> {
  const query = { "properties[]": ["id", "name"] };
  const call: Invocation<OperationId> = { operationId: "getAttachmentType", path: { id }, query };
  const type = await documentOf(invoke, call, caller).catch((error: unknown) => {
    if (!(error instanceof Problem && error.status === 404)) throw error;
    const propertyPath = "attachment_type_id";
    throw malformed([{ propertyPath, message: error.detail, code: "not-found" }]);
  });
  return { id, name: String(type["name"]) };
}

/** @throws {Problem} 400 if there is no default; the problem lists the existing attachment types */
async function defaultAttachmentType(
  invoke: Invoke<OperationId>,
  caller: ToolCaller,
): Promise<AttachmentType> {
  const query = { itemsPerPage: typesShown, "order[id]": "asc", "properties[]": ["id", "name"] };
  const call: Invocation<OperationId> = { operationId: "listAttachmentTypes", query };
  const list = await documentOf(invoke, call, caller);
  const types = list["hydra:member"] as readonly AttachmentType[];
  const [first, ...others] = types;
  const found =
    types.find(({ name }) => fold(name).startsWith(defaultTypeName)) ??
    (others.length === 0 ? first : undefined);
  if (found !== undefined) return found;
  const choices = types.map(({ id, name }) => `${id} (${JSON.stringify(name)})`).join(", ");
  const message =
    first === undefined
      ? "There are no attachment types. Ask the user to create one, then try again."
      : `Send the ID of an attachment type: ${choices}.`;
  throw malformed([{ propertyPath: "attachment_type_id", message, code: "missing" }]);
}
