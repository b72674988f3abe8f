/** What calls of tools are handed and give back. */
import type { Caller } from "../../contract/invoke.ts";

/** Who calls a tool, and on what occasion. */
export interface ToolCaller extends Caller {
  /** What the client calls itself; it stands in the change log where the token does not name the client. */
  readonly clientName: string | null;
  /** Ends when the client goes away. */
  readonly signal: AbortSignal;
}

/** Checked arguments. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** A JSON object, linked data where it is about entities. */
export type ToolDocument = Readonly<Record<string, unknown>>;

/** What a tool does. @throws {Problem} which becomes a result that says what to do */
export type ToolHandler = (args: ToolArguments, caller: ToolCaller) => Promise<ToolDocument>;
