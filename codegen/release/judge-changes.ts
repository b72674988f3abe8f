/** Decides which changes of the contract are errors. */
import type { AcceptedChange } from "./releases.ts";
import type { Change } from "./schema-changes.ts";

export interface Judgement {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}

export function judgeChanges(changes: readonly Change[], accepted: readonly AcceptedChange[]): Judgement {
  const breaking = changes.filter(({ severity }) => severity === "breaking").map(({ text }) => text);
  const texts = new Set(accepted.map(({ change }) => change));
  const unexpected = breaking.filter((text) => !texts.has(text));
  const stale = [...texts].filter((text) => !breaking.includes(text));
  const remedy =
    "These changes break clients. Undo them, or add them with a reason to openapi/accepted-changes.yaml.";
  return {
    warnings: changes.filter(({ severity }) => severity === "warning").map(({ text }) => text),
    errors: [
      ...unexpected.map((text) => `breaking: ${text}`),
      ...(unexpected.length > 0 ? [remedy] : []),
      ...stale.map(
        (text) => `openapi/accepted-changes.yaml: remove "${text}". The contract has no such change.`,
      ),
    ],
  };
}
