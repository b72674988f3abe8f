/** The placeholders of the labels of lots. All others are those of the lot's part. */
import { amountText } from "../../util/amount-text.ts";
import type { LabelElement } from "../label-element.ts";
import { fullNameOf } from "./common-placeholders.ts";
import { dateText } from "./date-text.ts";
import { nameOf, pathOf, type Placeholder } from "./placeholder.ts";

type LotElement = Extract<LabelElement, { readonly type: "part_lot" }>;

export const lotPlaceholders: readonly Placeholder<LotElement>[] = [
  { name: "LOT_ID", description: "ID of the lot.", text: ({ lot }) => String(lot.id) },
  { name: "LOT_NAME", description: "Description of the lot.", text: ({ lot }) => lot.description },
  {
    name: "LOT_COMMENT",
    description: "Comment of the lot, with bold and italic text.",
    isMarkdown: true,
    text: ({ lot }) => lot.comment,
  },
  {
    name: "EXPIRATION_DATE",
    description: "Expiration date of the lot.",
    // The date is stored as midnight UTC.
    text: ({ lot: { expiration_date: date } }, { locale }) =>
      date ? dateText(new Date(date), { locale, timeZone: "UTC" }) : "",
  },
  {
    name: "AMOUNT",
    description: "Amount of the lot with its unit, or ? if it is unknown.",
    text: ({ lot, part: { unit } }) => (lot.instock_unknown ? "?" : amountText(lot.amount, unit)),
  },
  {
    name: "LOCATION",
    description: "Name of the storage location.",
    text: ({ lot }) => nameOf(lot.storage_location),
  },
  {
    name: "LOCATION_FULL",
    description: "Full path of the storage location.",
    text: ({ lot }) => pathOf(lot.storage_location),
  },
  { name: "OWNER", description: "Name of the owner of the lot.", text: ({ lot }) => fullNameOf(lot.owner) },
  {
    name: "OWNER_USERNAME",
    description: "User name of the owner of the lot.",
    text: ({ lot }) => nameOf(lot.owner),
  },
];
