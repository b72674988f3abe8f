/** The paths of the administration pages for webhooks, and the permission that they require. */
import type { Access } from "../../site/page.ts";

export const webhooksPath = "/tools/webhooks";

export const access = ["system.manage_webhooks"] as const satisfies Access;

export function webhookPath(id: number): string {
  return `${webhooksPath}/${id}`;
}
