/** Types of tool calls. */
import type { Caller } from "../../contract/invoke.ts";

/** The caller of a tool. */
export interface ToolCaller extends Caller {
  /** The name that the client sends, for the change log if the token does not name the client. */
  readonly clientName: string | null;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Checked arguments. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** A JSON object; JSON-LD if it describes records. */
export type ToolDocument = Readonly<Record<string, unknown>>;

/** Runs a tool. @throws {Problem} which becomes an error result with a remedy */
export type ToolHandler = (args: ToolArguments, caller: ToolCaller) => Promise<ToolDocument>;
