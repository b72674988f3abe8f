/** The placeholders of all labels: the instance, the user, the time and the contents of barcodes. */
import { barcodeContent } from "../barcode-content.ts";
import type { LabelContext, LabelElement, LabelOwner } from "../label-element.ts";
import { dateText, dateTimeText, timeText } from "./date-text.ts";
import type { Placeholder } from "./placeholder.ts";

const noUser: LabelOwner = { name: "anonymous", fullName: "anonymous" };

export const commonPlaceholders: readonly Placeholder<LabelElement>[] = [
  {
    name: "1D_CONTENT",
    description: "Short code of the element, such as L0012.",
    text: (element, context) => barcodeContent("id", element, context),
  },
  {
    name: "2D_CONTENT",
    description: "Link to the element, such as https://parts.example.com/scan/lot/12.",
    text: (element, context) => barcodeContent("link", element, context),
  },
  ...contextPlaceholders([
    ["DATETIME", "Date and time of printing.", (context) => dateTimeText(context.time, context)],
    ["DATE", "Date of printing.", (context) => dateText(context.time, context)],
    ["TIME", "Time of printing.", (context) => timeText(context.time, context)],
    [
      "USERNAME",
      "User name of the user who prints the label, or anonymous.",
      ({ user }) => (user ?? noUser).name,
    ],
    ["USERNAME_FULL", "Name of the user who prints the label.", ({ user }) => fullNameOf(user ?? noUser)],
    ["INSTALL_NAME", "Name of the installation (INSTANCE_NAME).", ({ instanceName }) => instanceName],
    ["INSTANCE_URL", "Address of the installation.", ({ baseUrl }) => `${baseUrl}/`],
  ]),
];

function contextPlaceholders(
  rows: readonly (readonly [name: string, description: string, text: (context: LabelContext) => string])[],
): readonly Placeholder<LabelElement>[] {
  return rows.map(([name, description, text]) => ({
    name,
    description,
    text: (_, context) => text(context),
  }));
}

/** Returns the name of a user, or the user name if the user has none. */
export function fullNameOf(user: LabelOwner | null | undefined): string {
  return user?.fullName || (user?.name ?? "");
}
