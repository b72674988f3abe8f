/** Rules of label profiles: names are unique among the profiles for the same type of element. */
import { temporaryText } from "../writing/unique-keys.ts";
import type { Rules } from "../writing/write-context.ts";

export const labelProfileRules: Rules<"LabelProfile"> = {
  unique: [
    {
      columns: { name: null, supported_element: "part" },
      property: "name",
      message: "This value is already used.",
      temporary: { column: "name", value: temporaryText },
    },
  ],
};
