/** The placeholders of the labels of storage locations. */
import type { LabelLocation } from "../label-element.ts";
import { fullNameOf } from "./common-placeholders.ts";
import { dateTimeText } from "./date-text.ts";
import { plainText } from "./inline-markdown.ts";
import { nameOf, pathOf, type Placeholder } from "./placeholder.ts";

export const locationPlaceholders: readonly Placeholder<LabelLocation>[] = [
  { name: "TYPE", description: "The words Storage location.", text: () => "Storage location" },
  { name: "ID", description: "ID of the storage location.", text: ({ id }) => String(id) },
  { name: "NAME", description: "Name of the storage location.", text: ({ name }) => name },
  {
    name: "FULL_PATH",
    description: "Full path of the storage location.",
    text: (location) => pathOf(location),
  },
  {
    name: "PARENT",
    description: "Name of the parent storage location. Empty at the top level.",
    text: ({ parent }) => nameOf(parent),
  },
  {
    name: "PARENT_FULL_PATH",
    description: "Full path of the parent storage location.",
    text: ({ parent }) => pathOf(parent),
  },
  {
    name: "COMMENT",
    description: "Comment of the storage location, with bold and italic text.",
    isMarkdown: true,
    text: ({ comment }) => comment,
  },
  {
    name: "COMMENT_T",
    description: "Comment of the storage location as plain text on one line.",
    text: ({ comment }) => plainText(comment),
  },
  {
    name: "OWNER",
    description: "Name of the owner of the storage location.",
    text: ({ owner }) => fullNameOf(owner),
  },
  {
    name: "OWNER_USERNAME",
    description: "User name of the owner of the storage location.",
    text: ({ owner }) => nameOf(owner),
  },
  {
    name: "LAST_MODIFIED",
    description: "Date and time of the last change of the storage location.",
    text: ({ lastModified }, context) => dateTimeText(new Date(lastModified), context),
  },
  {
    name: "CREATION_DATE",
    description: "Date and time when the storage location was created.",
    text: ({ addedDate }, context) => dateTimeText(new Date(addedDate), context),
  },
];
