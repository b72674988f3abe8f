/**
 * Configuration for MCP clients. The configuration of each client is collapsed, because users need only one at a time.
 */
import type { McpRecipe, NamedRecipe } from "../mcp-clients.ts";
import { CopyBlock } from "../site/components.tsx";

interface ClientListProps {
  readonly clients: readonly NamedRecipe[];
}

export function ClientList({ clients }: ClientListProps) {
  return (
    <div class="clients">
      {clients.map((client) => (
        <details>
          <summary>{client.name}</summary>
          <ClientRecipe {...client} label={client.name} />
        </details>
      ))}
    </div>
  );
}

/** Where to enter the configuration of a client, the configuration, and further steps. */
export function ClientRecipe({ where, text, then, label }: McpRecipe & { readonly label: string }) {
  return (
    <>
      <p class="hint">{where}</p>
      <CopyBlock label={label} text={text} />
      {then !== undefined && <p class="hint">{then}</p>}
    </>
  );
}
