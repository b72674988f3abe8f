/**
 * Lists and calls the tools of the MCP server. `openapi/tools/` defines the names, texts and arguments of the tools.
 */
import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import {
  tools as contracts,
  type OwnToolName,
  type ToolContract,
  type ToolName,
  type WritingToolName,
} from "../../../generated/tools.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { forbidden } from "../../http/pipeline/authorize.ts";
import type { Invoke } from "../../http/pipeline/invoke.ts";
import { createValidators } from "../../http/validation/validators.ts";
import { Problem } from "../../util/errors.ts";
import { permissionName } from "../../identity/permissions.ts";
import type { Principal, Refusal } from "../../identity/principal.ts";
import { boundedDocument, windowOf } from "./bounded-document.ts";
import { withClient } from "../client-name.ts";
import { createArgumentCheck, type CheckArguments } from "./arguments.ts";
import { operationTool } from "./operation-tool.ts";
import { maximumText, refusalResult, resultOf } from "./results.ts";
import { shownSchema } from "./shown-schema.ts";
import type { ToolCaller, ToolHandler } from "./tool.ts";
import { briefDocument } from "./writing/brief-document.ts";
import { summarizedTool } from "./writing/summarized-tool.ts";

/**
 * Handlers by tool, for tools that do not correspond to an operation. The compiler reports missing and additional
 * handlers.
 */
export type OwnTools = Readonly<Record<OwnToolName, ToolHandler>>;

interface ToolsDependencies {
  readonly invoke: Invoke<OperationId>;
  readonly own: OwnTools;
  /** Adds to the results of tools that correspond to an operation. */
  readonly completed: Readonly<Partial<Record<ToolName, (handle: ToolHandler) => ToolHandler>>>;
  /** The names of the features that are enabled in the configuration. */
  readonly switches: ReadonlySet<string>;
  /** Called for each call that is denied because of a missing permission. Must not throw or block. */
  readonly onForbidden?: (principal: Principal, toolName: string, now: Date) => void;
}

export interface Tools {
  /** Returns the tools that the principal can call, always in the same order. */
  list(principal: Principal): Tool[];
  /**
   * Calls a tool. Problems become error results for the model. Returns `null` if the tool is unknown.
   * @throws {Error} if an internal error occurs
   */
  call(name: string, args: unknown, caller: ToolCaller): Promise<CallToolResult | null>;
}

interface PreparedTool {
  readonly contract: ToolContract;
  readonly definition: Tool;
  readonly check: CheckArguments;
  readonly handle: ToolHandler;
}

export function createTools({ invoke, own, completed, switches, onForbidden }: ToolsDependencies): Tools {
  const validators = createValidators({});
  const prepared = contracts
    .filter((contract) => contract.switch === null || switches.has(contract.switch))
    .map((contract): PreparedTool => ({
      contract,
      definition: definitionOf(contract),
      check: createArgumentCheck(contract, validators),
      handle: handlerOf(contract),
    }));
  const byName = new Map(prepared.map((tool) => [tool.definition.name, tool]));

  function handlerOf({ name, operation, bounded, annotations }: ToolContract): ToolHandler {
    const called = operation === null ? own[name as OwnToolName] : operationTool(operation, invoke);
    const handle = completed[name]?.(called) ?? called;
    if (!annotations.readOnlyHint) {
      const summarized = summarizedTool({ name: name as WritingToolName, operation }, handle, invoke);
      return async (args, caller) => briefDocument(await summarized(args, caller), maximumText);
    }
    if (operation === null || !bounded) return handle;
    return async (args, caller) => boundedDocument(await handle(args, caller), windowOf(args));
  }

  async function answer({ contract, check, handle }: PreparedTool, args: unknown, caller: ToolCaller) {
    try {
      const refusal = refusalOf(contract, caller.principal);
      if (refusal !== null) throw forbidden(refusal);
      const checked = check(args);
      return resultOf(await handle(checked, caller), contract, checked);
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 500) throw error;
      if (error.status === 403) onForbidden?.(caller.principal, contract.name, caller.now);
      return refusalResult(error, contract);
    }
  }

  return {
    list: (principal) =>
      prepared
        .filter(({ contract }) => refusalOf(contract, principal) === null)
        .map(({ definition }) => definition),
    call: async (name, args, caller) => {
      const tool = byName.get(name);
      return tool === undefined ? null : answer(tool, args, { ...caller, principal: withClient(caller) });
    },
  };
}

function definitionOf({ name, title, description, annotations, inputSchema, outputSchema }: ToolContract) {
  return {
    name,
    title,
    description,
    inputSchema: shownSchema(inputSchema) as Tool["inputSchema"],
    outputSchema: outputSchema as NonNullable<Tool["outputSchema"]>,
    annotations: { title, ...annotations },
  };
}

function refusalOf({ scope, permission, alsoNeeds }: ToolContract, principal: Principal): Refusal | null {
  if (!principal.reaches(scope)) return { reason: "scope", needed: scope };
  for (const needed of permission === null ? alsoNeeds : [permission, ...alsoNeeds]) {
    // The operation checks permissions of the form `element.…` itself, because they depend on the element that owns the
    // record.
    const refusal = needed.startsWith("element.") ? null : principal.refusal(permissionName(needed));
    if (refusal !== null) return refusal;
  }
  return null;
}
