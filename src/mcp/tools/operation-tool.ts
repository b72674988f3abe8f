/** Tools that call an operation of the contract: from arguments to the call, from the answer to the document. */
import type { OperationId } from "../../../generated/operations.ts";
import type { ToolOperation } from "../../../generated/tools.ts";
import type { Call, Invoke } from "../../contract/invoke.ts";
import type { ToolArguments, ToolDocument, ToolHandler } from "./tool.ts";

export function operationTool(operation: ToolOperation, invoke: Invoke<OperationId>): ToolHandler {
  return async (args, caller) => {
    const { document } = await invoke(callOf(operation, args), caller);
    return document as ToolDocument;
  };
}

function callOf({ operationId, path, query, body }: ToolOperation, args: ToolArguments): Call<OperationId> {
  return {
    operationId,
    path: chosen(path, args) as Record<string, string | number>,
    query: chosen(query, args),
    ...(body !== null && { body: chosen(body, args) }),
  };
}

/** What stands in the arguments, under the names of the operation. The values are copies, which validation changes. */
function chosen(names: Readonly<Record<string, string>>, args: ToolArguments): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, argument]) =>
      Object.hasOwn(args, argument) ? [[name, structuredClone(args[argument])]] : [],
    ),
  );
}
