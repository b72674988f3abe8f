/** Shows how an OAuth client became known, and whether it can be used. */
import type { ClientOrigin } from "../../database/tables/oauth-tables.ts";
import type { Client } from "../../oauth/clients.ts";
import { Badge } from "../site/components.tsx";

const labels: Readonly<Record<ClientOrigin, string>> = {
  administrator: "Registered by an administrator",
  registration: "Self-registered",
  metadata_document: "Metadata document",
};

export function OriginBadge({ origin }: Pick<Client, "origin">) {
  return <Badge {...(origin === "registration" && { kind: "warn" as const })}>{labels[origin]}</Badge>;
}

export function StateBadge({ active, origin }: Pick<Client, "active" | "origin">) {
  if (active) return <Badge kind="good">Active</Badge>;
  return <Badge kind="bad">{origin === "metadata_document" ? "Blocked" : "Inactive"}</Badge>;
}
