/** Defines the types of tools, their callers and their results. */
import type { Caller } from "../../http/pipeline/validated-request.ts";

/** The caller of a tool, with the properties that only MCP requests have. */
export interface ToolCaller extends Caller {
  /** The name that the client sent. The change log contains this name if the token does not identify the client. */
  readonly clientName: string | null;
  readonly signal: AbortSignal;
}

/** Arguments that match the input schema of the tool. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** A JSON object. Documents that describe records are JSON-LD. */
export type ToolDocument = Readonly<Record<string, unknown>>;

/** @throws {Problem} if the call fails. The caller converts the problem to an error result with a remedy */
export type ToolHandler = (args: ToolArguments, caller: ToolCaller) => Promise<ToolDocument>;
