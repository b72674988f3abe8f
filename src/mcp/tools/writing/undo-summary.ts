/** The sentence about the changes that `undo_change` takes back, or would take back in a dry run. */
import { isObject } from "../../../util/is-object.ts";
import { shownValue } from "../shown-value.ts";
import type { ToolDocument } from "../tool.ts";
import { listText } from "./list-text.ts";
import type { Summary } from "./summary.ts";

export const undoSummary: Summary = {
  verb: "take back",
  past: "Took back",
  text: ({ args, before, after, isDryRun }) => {
    const left = Number(after["left_count"]);
    const rest = left === 0 ? "" : `, except the ${left === 1 ? "change" : `${left} changes`} in "left"`;
    const what = isDryRun ? plannedText(after) : before === null ? "" : elementsText(before);
    return `change set ${Number(args["change_set"])}${rest}${what}`;
  },
  otherwise: ({ args, before, after, isDryRun }) => {
    const set = `change set ${Number(args["change_set"])}`;
    if (after["status"] === "running") return startedText(set, before, after);
    if (after["element_count"] !== 0) return null;
    return Number(after["left_count"]) === 0
      ? `There ${isDryRun ? "is" : "was"} nothing to take back: the elements already have the values before ${set}.`
      : `${isDryRun ? "Would take" : "Took"} back nothing of ${set}: "left" lists the reasons.`;
  },
  before: ({ change_set }) => ({ operationId: "getChangeSet", path: { id: Number(change_set) } }),
  tried: ({ changes, ...document }) =>
    Array.isArray(changes) ? { ...document, changes: changes.slice(0, maximumChanges) } : document,
};

/** The maximum number of changes in the result of a dry run. */
const maximumChanges = 20;

function startedText(set: string, before: ToolDocument | null, { total }: ToolDocument): string {
  const earlier = before?.["undone_by"];
  const again = typeof earlier === "string" ? ` ${earlier} has taken it back before, at least partly.` : "";
  return (
    `Started to take back ${set}, which has ${Number(total)} changes.${again} This continues in the background. Until it ` +
    "has finished, undo_change with the same change_set reports that it is running. list_changes shows the new change set."
  );
}

/** Returns what a change set has changed. */
function elementsText({ elements, element_count: count }: ToolDocument): string {
  const texts = (elements as readonly ToolDocument[]).map(
    ({ kind, target, label }) => `${String(kind)} ${elementText(target, label)}`,
  );
  return texts.length === 0 ? "" : `, which ${listText(texts, Number(count))}`;
}

/** Returns the changes that an undo would make. */
function plannedText({ changes, change_count: count }: ToolDocument): string {
  const texts = (changes as readonly ToolDocument[]).map(plannedChange);
  return texts.length === 0 ? "" : `: ${listText(texts, Number(count))}`;
}

function plannedChange({ element, name, kind, changes, labels }: ToolDocument): string {
  const target = elementText(element, name);
  if (kind === "element_created") return `create ${target} again`;
  if (kind === "element_deleted") return `delete ${target}`;
  const names = isObject(labels) ? labels : {};
  const shown = (value: unknown) => shownValue((typeof value === "string" && names[value]) || value);
  const values = Object.entries(isObject(changes) ? changes : {}).map(([property, change]) => {
    const { old, new: after } = isObject(change) ? change : {};
    return `${property} from ${shown(old)} to ${shown(after)}`;
  });
  return `change ${target}${values.length === 0 ? "" : ` (${listText(values)})`}`;
}

function elementText(iri: unknown, name: unknown): string {
  return `${String(iri)}${name === undefined ? "" : ` ${shownValue(name)}`}`;
}
