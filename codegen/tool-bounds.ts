/** What tools take and answer whose answers hold lists that may be long: which piece of them, and what was left out. */
import type { Schema } from "./document.ts";

const window: Readonly<Record<string, Schema>> = {
  limit: {
    type: "integer",
    minimum: 1,
    maximum: 200,
    description: "How many items of each list inside the answer to give. 50 where it is missing.",
  },
  offset: {
    type: "integer",
    minimum: 0,
    maximum: 1_000_000_000,
    description:
      "How many items of each list of the element itself to leave out at the beginning, to go on after a truncated answer.",
  },
};

const truncated: Schema = {
  description:
    "Lists that are longer than what is shown of them. For the rest call again with next_offset as offset, naming the list in properties. A list inside of another has no next_offset: raise limit (at most 200) to see more of it.",
  type: "array",
  items: {
    type: "object",
    required: ["property", "total", "shown"],
    properties: {
      property: { type: "string" },
      total: { type: "integer" },
      shown: { type: "integer" },
      next_offset: {
        type: "integer",
        description: "Missing where nothing comes after what is shown, and for a list inside of another.",
      },
      note: { type: "string", description: "How to see more where there is no next_offset." },
    },
  },
};

const shortened: Schema = {
  description: "Lists and texts that are not shown whole, with how many items or characters they have.",
  type: "array",
  items: {
    type: "object",
    required: ["property", "total", "shown"],
    properties: {
      property: { type: "string" },
      total: { type: "integer" },
      shown: { type: "integer", description: "0 where the whole list is left out." },
    },
  },
};

/** The schema of the arguments, with those that choose a piece of each list. */
export function withWindow(input: Schema): Schema {
  return { ...input, properties: { ...input.properties, ...window } };
}

/** The schema of the answer, with what tells of lists that were cut. */
export function withTruncations(output: Schema): Schema {
  return { ...output, properties: { ...output.properties, truncated } };
}

/** The schema of the answer to a change, with what tells of all that was cut. */
export function withShortened(output: Schema): Schema {
  return { ...output, properties: { ...output.properties, truncated: shortened } };
}
