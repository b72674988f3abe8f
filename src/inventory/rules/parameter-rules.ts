/** Rules of parameters: limits in ascending order, and a unique combination of name and group within each element. */
import type { Change, Rules } from "../writing/write-context.ts";
import { temporaryText } from "../writing/unique-keys.ts";
import { checkOwned, requireElementPermission } from "./owned-rules.ts";

export const parameterRules: Rules<"Parameter"> = {
  unique: [
    {
      columns: { name: "", group_name: "" },
      property: "name",
      message: "This value is already used.",
      temporary: { column: "name", value: temporaryText },
    },
  ],
  authorize: requireElementPermission,
  async check(change) {
    await checkOwned(change);
    checkLimits(change);
  },
};

function checkLimits({ after, violate }: Change<"Parameter">): void {
  const min = after.value_min ?? null;
  const typical = after.value_typical ?? null;
  const max = after.value_max ?? null;
  if (min !== null && typical !== null && Number(min) > Number(typical)) {
    violate("value_min", "The minimum must be less than or equal to the typical value.", "limits");
  }
  if (min !== null && max !== null && Number(min) >= Number(max)) {
    violate("value_min", "The minimum must be less than the maximum.", "limits");
  }
  if (max !== null && typical !== null && Number(max) < Number(typical)) {
    violate("value_max", "The maximum must be greater than or equal to the typical value.", "limits");
  }
}
