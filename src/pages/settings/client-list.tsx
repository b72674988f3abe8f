/**
 * Configuration for MCP clients. The configuration of each client is collapsed, because users need only one at a time.
 */
import type { McpClient } from "../mcp-clients.ts";
import { CopyBlock } from "../site/components.tsx";

interface ClientListProps {
  readonly clients: readonly McpClient[];
  /** Suffix of the labels, for example “with a token”, if the page lists the same programs twice. */
  readonly how?: string;
}

export function ClientList({ clients, how }: ClientListProps) {
  return (
    <div class="clients">
      {clients.map(({ name, where, text, then }) => (
        <details>
          <summary>{name}</summary>
          <p class="hint">{where}</p>
          <CopyBlock label={how === undefined ? name : `${name}, ${how}`} text={text} />
          {then !== undefined && <p class="hint">{then}</p>}
        </details>
      ))}
    </div>
  );
}
