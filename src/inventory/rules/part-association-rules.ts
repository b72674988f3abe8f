/** Rules of associations: two different parts, each kind of association between them once. */
import type { Rules } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { checkRoomIn } from "./room-rule.ts";
import { isTaken } from "./unique-rule.ts";

/** `type`: what it is, is said by `other_type`. */
const otherwise = 0;

export const partAssociationRules: Rules = {
  async check(change) {
    const { after, path } = change;
    const other = after["other_part_id"];
    const type = after["type"] ?? otherwise;
    if (type === otherwise && (after["other_type"] ?? null) === null) {
      change.violate("other_type", "This value should not be null.", "not-null");
    }
    if (typeof other !== "number") return change.violate("other", "This field is missing.", "missing");
    if (other === after["part_id"]) {
      change.violate("other", "A part can not be associated with itself!", "associated-with-itself");
    }
    const concerned = ["part_id", "other_part_id", "type"].some((column) => changes(change, column));
    if (!concerned && path === "") return;
    await checkRoomIn(change, "part_id", "owner");
    if (await isTaken(change, { other_part_id: other, type }, { part_id: after["part_id"] ?? null })) {
      change.violate("other", "The association with this part already exists!", "unique");
    }
  },
};
