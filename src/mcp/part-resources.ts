/** Provides parts as MCP resources with URIs such as `part://3`. */
import {
  ProtocolError,
  ResourceNotFoundError,
  type ReadResourceResult,
  type ResourceTemplateType,
} from "@modelcontextprotocol/server";
import { Problem } from "../util/errors.ts";
import { errorCodes } from "./json-rpc.ts";
import { apiError } from "./protocol-error.ts";
import { boundedDocument, windowOf } from "./tools/bounded-document.ts";
import { maximumText } from "./tools/results.ts";
import type { ToolCaller, ToolDocument } from "./tools/tool.ts";

/** @throws {Problem} if the operation that reads the part fails */
export type ReadPart = (id: number, caller: ToolCaller) => Promise<ToolDocument>;

export const resourceTemplates: readonly ResourceTemplateType[] = [
  {
    uriTemplate: "part://{id}",
    name: "part",
    title: "Part",
    description:
      "A part with its stock, suppliers, prices, parameters and attachments, by part ID. Lists are limited to 50 items; the " +
      "tool get_part_details returns the others.",
    mimeType: "application/json",
  },
];

const partUri = /^part:\/\/([1-9]\d{0,14})\/?$/;

/** Maximum number of characters of a URI that an error message quotes. */
const maximumUriShown = 200;

/**
 * @throws {ProtocolError} if the part does not exist, the caller cannot read the part, or the text of the part is too
 * long
 */
export async function readResource(
  readPart: ReadPart,
  uri: string,
  caller: ToolCaller,
): Promise<ReadResourceResult> {
  const notFound = (message: string): Error =>
    new ResourceNotFoundError(uri.slice(0, maximumUriShown), message);
  const [, id] = partUri.exec(uri) ?? [];
  if (id === undefined) throw notFound("Unknown resource. Use part:// and a part ID, for example part://3.");
  try {
    const text = JSON.stringify(boundedDocument(await readPart(Number(id), caller), windowOf({})));
    if (text.length <= maximumText) return { contents: [{ uri, mimeType: "application/json", text }] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404) throw notFound(`Part ${id} does not exist. Find the ID with search_parts.`);
    throw apiError(error);
  }
  throw new ProtocolError(
    errorCodes.refused,
    `The part has more than the maximum of ${maximumText} characters. Call get_part_details with only the "properties" ` +
      "that you need.",
  );
}
