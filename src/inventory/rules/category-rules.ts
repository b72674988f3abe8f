/** Rules of categories: the pattern for the names of their parts must be one that can be run. */
import type { Change } from "../writing/change.ts";
import { changes } from "../writing/change.ts";

export function checkCategory(change: Change<"Category">): void {
  const rule = change.after.partname_regex ?? "";
  if (rule === "" || !changes(change, "partname_regex")) return;
  const pattern = change.context.namePattern(rule);
  if (typeof pattern === "string") {
    change.violate("partname_regex", `This is not a valid regular expression: ${pattern}`, "invalid-pattern");
  }
}
