/** Defines the sentences that describe the changes of tools. */
import type { OperationId } from "../../../../generated/operations.ts";
import type { ToolOperation } from "../../../../generated/tools.ts";
import type { Invocation } from "../../../http/pipeline/invoke.ts";
import type { ToolArguments, ToolDocument } from "../tool.ts";

export interface Change {
  readonly args: ToolArguments;
  /** The element before the change. `null` if the caller cannot read it. */
  readonly before: ToolDocument | null;
  readonly after: ToolDocument;
  readonly operation: ToolOperation | null;
  readonly isDryRun: boolean;
}

export interface Summary {
  /** The verb after "Would". */
  readonly verb: string;
  readonly past: string;
  /** Returns the words after the verb. */
  readonly text: (change: Change) => string;
  /** Returns the whole sentence if the verb does not fit, or null. */
  readonly otherwise?: (change: Change) => string | null;
  /** Reads the element before the change. */
  readonly before?: (args: ToolArguments, operation: ToolOperation | null) => Invocation<OperationId>;
  /** Returns the result of a dry run, without the IDs of new elements. */
  readonly tried?: (document: ToolDocument, args: ToolArguments) => ToolDocument;
}
