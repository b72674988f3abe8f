import { manufacturingStatusTexts } from "../../util/manufacturing-status.ts";
import { Badge } from "../site/components.tsx";

const kinds = {
  announced: "neutral",
  active: "good",
  nrfnd: "warn",
  eol: "warn",
  discontinued: "bad",
} as const;

/** The manufacturing status of a part. */
export function StatusBadge({ status }: { readonly status: keyof typeof kinds }) {
  return <Badge kind={kinds[status]}>{manufacturingStatusTexts[status].toLowerCase()}</Badge>;
}
