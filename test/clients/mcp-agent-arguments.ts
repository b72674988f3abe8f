/** Writes the arguments of a call as models commonly send them: in other JSON types than the input schema. */
import { isObject } from "../../src/util/is-object.ts";
import type { ListedTool } from "./mcp-clients.ts";

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Returns the arguments as text, or a single value instead of an array, and adds all optional arguments that are not
 * given, as `null` or as an empty text.
 * @param single whether an array with one item becomes this item
 */
export function asModelsSend(
  args: Arguments,
  { inputSchema, annotations }: ListedTool,
  single: boolean,
): Arguments {
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) {
    const [only, second] = Array.isArray(value) ? (value as unknown[]) : [];
    sent[name] = asText(single && only !== undefined && second === undefined ? only : value);
  }
  const { properties } = inputSchema as { properties: Readonly<Record<string, { readonly type: unknown }>> };
  const required = (inputSchema["required"] ?? []) as readonly string[];
  for (const [index, [name, { type }]] of Object.entries(properties).entries()) {
    if (name in args || required.includes(name)) continue;
    const types = [type].flat();
    // For these, `null` and "" can be values.
    const canBeNull = types.includes("null");
    const canBeEmpty = types.includes("string") && annotations?.["readOnlyHint"] !== true;
    if (canBeNull && canBeEmpty) continue;
    sent[name] = canBeEmpty || (!canBeNull && index % 2 === 0) ? null : "";
  }
  return sent;
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return JSON.stringify(value.map(asText));
  if (isObject(value))
    return JSON.stringify(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asText(one)])));
  if (typeof value === "boolean") return value ? "True" : "False";
  return typeof value === "number" ? String(value) : value;
}
