/** Shows how an OAuth client became known. */
import type { ClientOrigin } from "../../database/tables/oauth-tables.ts";
import { Badge } from "../site/components.tsx";

const labels: Readonly<Record<ClientOrigin, string>> = {
  administrator: "Registered by an administrator",
  registration: "Self-registered",
  metadata_document: "Metadata document",
};

export function OriginBadge({ origin }: { readonly origin: ClientOrigin }) {
  return <Badge {...(origin === "registration" && { kind: "warn" as const })}>{labels[origin]}</Badge>;
}
