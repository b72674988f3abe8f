/** The placeholders of the labels of parts and lots. */
import { fold } from "../../database/fold.ts";
import { stockText } from "../../util/amount-text.ts";
import { manufacturingStatusTexts } from "../../util/manufacturing-status.ts";
import { priceText } from "../../util/price-text.ts";
import type { LabelPart } from "../label-element.ts";
import { mainOrderdetail } from "../main-orderdetail.ts";
import { dateTimeText } from "./date-text.ts";
import { plainText } from "./inline-markdown.ts";
import { massText } from "./mass-text.ts";
import { nameOf, pathOf, type Placeholder } from "./placeholder.ts";

export const partPlaceholders: readonly Placeholder<LabelPart>[] = [
  { name: "TYPE", description: "The word Part.", text: () => "Part" },
  { name: "ID", description: "ID of the part.", text: ({ id }) => String(id) },
  { name: "NAME", description: "Name of the part.", text: ({ name }) => name },
  {
    name: "DESCRIPTION",
    description: "Description of the part, with bold and italic text.",
    isMarkdown: true,
    text: ({ description }) => description,
  },
  {
    name: "DESCRIPTION_T",
    description: "Description of the part as plain text on one line.",
    text: ({ description }) => plainText(description),
  },
  {
    name: "COMMENT",
    description: "Comment of the part, with bold and italic text.",
    isMarkdown: true,
    text: ({ comment }) => comment,
  },
  {
    name: "COMMENT_T",
    description: "Comment of the part as plain text on one line.",
    text: ({ comment }) => plainText(comment),
  },
  { name: "CATEGORY", description: "Name of the category.", text: ({ category }) => nameOf(category) },
  {
    name: "CATEGORY_FULL",
    description: "Full path of the category.",
    text: ({ category }) => pathOf(category),
  },
  { name: "FOOTPRINT", description: "Name of the footprint.", text: ({ footprint }) => nameOf(footprint) },
  {
    name: "FOOTPRINT_FULL",
    description: "Full path of the footprint.",
    text: ({ footprint }) => pathOf(footprint),
  },
  {
    name: "MANUFACTURER",
    description: "Name of the manufacturer.",
    text: ({ manufacturer }) => nameOf(manufacturer),
  },
  {
    name: "MANUFACTURER_FULL",
    description: "Full path of the manufacturer.",
    text: ({ manufacturer }) => pathOf(manufacturer),
  },
  {
    name: "MPN",
    description: "Manufacturer part number.",
    text: ({ manufacturer_product_number: number }) => number,
  },
  {
    name: "M_STATUS",
    description: "Manufacturing status.",
    text: ({ manufacturing_status: status }) => (status === "" ? "" : manufacturingStatusTexts[status]),
  },
  { name: "IPN", description: "Internal part number.", text: ({ ipn }) => ipn ?? "" },
  { name: "GTIN", description: "GTIN. Not in Part-DB.", text: ({ gtin }) => gtin ?? "" },
  { name: "TAGS", description: "Tags, separated by commas.", text: ({ tags }) => tags },
  { name: "MASS", description: "Mass, such as 1.5 kg. Empty for 0.", text: ({ mass }) => massText(mass) },
  {
    name: "CUSTOM_STATE",
    description: "Name of the custom state. Not in Part-DB.",
    text: ({ partCustomState }) => nameOf(partCustomState),
  },
  {
    name: "STOCK",
    description: "Total stock with its unit. Not in Part-DB.",
    text: (part) => stockText(part, part.unit),
  },
  {
    name: "SUPPLIER",
    description: "Name of the first supplier that is not obsolete and has a part number. Not in Part-DB.",
    text: ({ orderdetails }) => nameOf(mainOrderdetail(orderdetails)?.supplier),
  },
  {
    name: "SUPPLIER_PART_NUMBER",
    description: "Part number of this supplier. Not in Part-DB.",
    text: ({ orderdetails }) => mainOrderdetail(orderdetails)?.supplierpartnr ?? "",
  },
  {
    name: "PRICE",
    description: "Price of one piece from this supplier, with its currency. Not in Part-DB.",
    text: (part, { baseCurrency }) => priceOf(part, baseCurrency),
  },
  {
    name: "PARAMETER:Resistance",
    description: "Value of the parameter with this name, in any case. Not in Part-DB.",
    text: ({ parameters }, _, argument) =>
      parameters.find(({ name }) => fold(name) === fold(argument))?.formatted ?? "",
  },
  {
    name: "PARAMETERS",
    description: "All parameters, one per line. Not in Part-DB.",
    text: ({ parameters }) =>
      parameters
        .filter(({ formatted }) => formatted !== "")
        .map(({ name, formatted }) => `${name}: ${formatted}`)
        .join("\n"),
  },
  {
    name: "LAST_MODIFIED",
    description: "Date and time of the last change of the part.",
    text: ({ lastModified }, context) => dateTimeText(new Date(lastModified), context),
  },
  {
    name: "CREATION_DATE",
    description: "Date and time when the part was created.",
    text: ({ addedDate }, context) => dateTimeText(new Date(addedDate), context),
  },
];

/** Returns the price for the quantity 1, or an empty text if the supplier sells only larger quantities. */
function priceOf({ orderdetails }: LabelPart, baseCurrency: string): string {
  const prices = mainOrderdetail(orderdetails)?.pricedetails ?? [];
  const [price] = prices
    .filter(({ min_discount_quantity: minimum }) => minimum <= 1)
    .sort((a, b) => b.min_discount_quantity - a.min_discount_quantity);
  return price === undefined
    ? ""
    : `${priceText(price.price_per_unit)} ${price.currency_iso_code ?? baseCurrency}`;
}
