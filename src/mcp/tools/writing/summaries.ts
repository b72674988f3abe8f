/** The sentences that describe the changes of tools: what they have changed, or would change in a dry run. */
import type { ToolOperation, WritingToolName } from "../../../../generated/tools.ts";
import { roundAmount } from "../../../inventory/stock/amounts.ts";
import { groupBy } from "../../../util/group-by.ts";
import { isObject } from "../../../util/is-object.ts";
import { quoted, shownValue } from "../shown-value.ts";
import type { ToolArguments, ToolDocument } from "../tool.ts";
import { listText } from "./list-text.ts";
import type { Change, Summary } from "./summary.ts";
import { undoSummary } from "./undo-summary.ts";

export const summaries: Readonly<Record<WritingToolName, Summary>> = {
  add_stock: {
    verb: "add",
    past: "Added",
    text: ({ args, after }) =>
      `${amountText(args["amount"])} to ${lotText(after)}, ${amountText(after["amount"])} in total`,
  },
  withdraw_stock: {
    verb: "withdraw",
    past: "Withdrew",
    text: ({ args, after }) =>
      `${amountOfTotal(args, after)} from ${lotText(after)}, ${amountText(after["amount"])} left`,
  },
  move_stock: {
    verb: "move",
    past: "Moved",
    text: ({ args, after, isDryRun }) => {
      const [from, to] = [member(after, "from"), member(after, "to")];
      const isNew = isDryRun && movesToLocation(args);
      const target = isNew ? `location ${nameText(to["storage_location"])}` : lotText(to);
      return `${amountOfTotal(args, from)} from ${lotText(from)} to ${target}`;
    },
    tried: (document, args) =>
      movesToLocation(args) ? { ...document, to: withoutId(member(document, "to")) } : document,
  },
  count_stock: {
    verb: "set",
    past: "Set",
    text: ({ before, after }) =>
      `the amount of ${lotText(after)}${before === null ? "" : ` from ${lotAmount(before)}`} to ${lotAmount(after)}`,
    before: ({ lot_id }) => ({
      operationId: "getPartLot",
      path: { id: Number(lot_id) },
      query: { "properties[]": ["amount", "instock_unknown"] },
    }),
  },
  create_part_lot: {
    verb: "create",
    past: "Created",
    text: ({ after }) => {
      const location = after["storage_location"];
      const where = location === undefined ? "" : ` in location ${nameText(location)}`;
      return `a lot of ${refText("part", after["part"])}${where} with the amount ${lotAmount(after)}`;
    },
    tried: withoutId,
  },
  create_part: {
    verb: "create",
    past: "Created",
    text: ({ after }) => `the part ${nameText(after)} in category ${nameText(after["category"])}`,
    tried: withoutId,
  },
  update_part: {
    verb: "change",
    past: "Changed",
    text: ({ args, before, after, operation }) => {
      const changes = changedProperties({ args, before, after, operation });
      const part = refText("part", { ...after, ...before });
      return changes.length === 0 ? `nothing of ${part}` : `${part}: ${changes.join(", ")}`;
    },
    before: (args, operation) => ({
      operationId: "getPart",
      path: { id: Number(args["part_id"]) },
      query: {
        "properties[]": ["id", "name", ...sentProperties(args, operation).map(([property]) => property)],
      },
    }),
  },
  add_attachment_from_url: {
    verb: "attach",
    past: "Attached",
    text: ({ args, after, isDryRun }) => {
      const part = refText("part", { id: args["part_id"], name: member(after, "element")["name"] });
      const file = `${nameText(after)} from ${quoted(String(args["url"]))} to ${part}`;
      return isDryRun ? `${file}, if the download succeeds` : file;
    },
    tried: withoutId,
  },
  create_project_bom_entry: {
    verb: "add",
    past: "Added",
    text: ({ after }) => {
      const item = after["part"] === undefined ? nameText(after) : refText("part", after["part"]);
      return `${amountText(after["quantity"])} of ${item} to the BOM of ${refText("project", after["project"])}`;
    },
    tried: withoutId,
  },
  build_project: {
    verb: "withdraw",
    past: "Withdrew",
    text: ({ after }) => {
      const parts = withdrawnParts(after);
      const copies = Number(after["quantity"]);
      const purpose = `for ${copies} ${copies === 1 ? "copy" : "copies"} of ${refText("project", after["project"])}`;
      return parts.length === 0 ? `nothing ${purpose}` : `${listText(parts)} ${purpose}`;
    },
  },
  undo_change: undoSummary,
};

function movesToLocation(args: ToolArguments): boolean {
  return typeof args["storage_location_id"] === "number";
}

function withoutId({ id: _id, "@id": _iri, ...document }: ToolDocument): ToolDocument {
  return document;
}

function member(document: ToolDocument, name: string): ToolDocument {
  const value = document[name];
  return isObject(value) ? value : {};
}

function amountText(amount: unknown): string {
  // Sums can have floating-point errors.
  return String(roundAmount(Number(amount), false));
}

/** @param lot the lot after the withdrawal */
function amountOfTotal({ amount }: ToolArguments, lot: ToolDocument): string {
  return `${amountText(amount)} of ${amountText(Number(lot["amount"]) + Number(amount))}`;
}

function lotAmount({ amount, instock_unknown: isUnknown }: ToolDocument): string {
  return isUnknown === true ? "unknown" : amountText(amount);
}

/** Returns the name of an element or reference, quoted. Names with a path are shown with it. */
function nameText(value: unknown): string {
  const { full_path: path, name } = isObject(value) ? value : {};
  const text = path ?? name;
  return typeof text === "string" ? quoted(text) : "without a visible name";
}

function refText(noun: string, value: unknown): string {
  const { id, name } = isObject(value) ? value : {};
  const numbered = typeof id === "number" ? `${noun} ${id}` : noun;
  return name === undefined ? numbered : `${numbered} ${nameText(value)}`;
}

function lotText(lot: ToolDocument): string {
  const { id, part, storage_location: location, user_barcode: barcode, description } = lot;
  const label = [barcode, description].find((text) => typeof text === "string" && text !== "");
  const places = [
    `part ${nameText(part)}`,
    ...(location === undefined ? [] : [`location ${nameText(location)}`]),
  ];
  return `lot ${Number(id)}${label === undefined ? "" : ` ${shownValue(label)}`} (${places.join(", ")})`;
}

/** Returns the properties that the call sends, each with its argument. */
function sentProperties(args: ToolArguments, operation: ToolOperation | null): [string, string][] {
  return Object.entries(operation?.body ?? {}).filter(([, argument]) => Object.hasOwn(args, argument));
}

function changedProperties({ args, before, after, operation }: Omit<Change, "isDryRun">): string[] {
  return sentProperties(args, operation).flatMap(([property, argument]) => {
    const name = argument.replace(/_id$/, "");
    if (before === null) return [name];
    const [then, now] = [before[property], after[property]];
    if (JSON.stringify(then) === JSON.stringify(now)) return [];
    const hasMembers = [then, now].some((value) => isObject(value) && value["name"] === undefined);
    return [hasMembers ? name : `${name} from ${shownValue(then)} to ${shownValue(now)}`];
  });
}

function withdrawnParts(after: ToolDocument): string[] {
  const withdrawals = after["withdrawals"] as readonly ToolDocument[];
  const byPart = groupBy(withdrawals, (withdrawal) => member(withdrawal, "part")["id"]);
  return [...byPart.values()].map((ofPart) => {
    const total = ofPart.reduce((sum, { amount }) => sum + Number(amount), 0);
    const lots = ofPart.map((withdrawal) => Number(member(withdrawal, "lot")["id"]));
    const from = `${lots.length === 1 ? "lot" : "lots"} ${listText(lots.map(String))}`;
    return `${amountText(total)} of ${refText("part", ofPart[0]?.["part"])} from ${from}`;
  });
}
