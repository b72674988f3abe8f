/**
 * Adds to the result of a change a sentence that describes it. `summaries.ts` contains the sentences. The result of a dry
 * run is marked.
 */
import type { OperationId } from "../../../../generated/operations.ts";
import type { ToolOperation, WritingToolName } from "../../../../generated/tools.ts";
import type { Invocation, Invoke } from "../../../http/pipeline/invoke.ts";
import { Problem } from "../../../util/errors.ts";
import { documentOf } from "../operation-tool.ts";
import type { ToolCaller, ToolDocument, ToolHandler } from "../tool.ts";
import { summaries } from "./summaries.ts";

interface WritingTool {
  readonly name: WritingToolName;
  readonly operation: ToolOperation | null;
}

export function summarizedTool(
  { name, operation }: WritingTool,
  handle: ToolHandler,
  invoke: Invoke<OperationId>,
): ToolHandler {
  const { verb, past, text, otherwise, before, tried = unchanged } = summaries[name];
  return async (args, caller) => {
    const isDryRun = args["dry_run"] === true;
    const earlier =
      before === undefined ? null : await readIfVisible(invoke, before(args, operation), caller);
    const document = await handle(args, caller);
    const change = { args, before: earlier, after: document, operation, isDryRun };
    const summary = otherwise?.(change) ?? `${isDryRun ? `Would ${verb}` : past} ${text(change)}.`;
    if (!isDryRun) return { summary, ...document };
    // The IDs of elements and change sets that do not exist must not be used.
    const { change_set: _provisional, ...others } = tried(document, args);
    return { summary, dry_run: true, ...others };
  };
}

function unchanged(document: ToolDocument): ToolDocument {
  return document;
}

/** Returns the element before the change, or `null` if the caller cannot read it. The change itself reports errors. */
async function readIfVisible(
  invoke: Invoke<OperationId>,
  call: Invocation<OperationId>,
  caller: ToolCaller,
): Promise<ToolDocument | null> {
  try {
    return await documentOf(invoke, call, caller);
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return null;
    throw error;
  }
}
