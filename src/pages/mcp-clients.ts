/**
 * How programs with agents are told of this service's MCP server: what goes into the configuration of each, as its own
 * documentation has it. The name of the server is the same everywhere.
 */

export interface McpClient {
  readonly name: string;
  /** Where the text goes, a sentence. */
  readonly where: string;
  readonly text: string;
  /** What else is to be done, sentences. */
  readonly then?: string;
}

interface McpServer {
  /** Address of the service, without slash at the end. */
  readonly baseUrl: string;
}

interface McpServerWithToken extends McpServer {
  readonly token: string;
}

export function mcpUrl({ baseUrl }: McpServer): string {
  return `${baseUrl}/mcp`;
}

/** Programs that ask for access themselves (OAuth): they need to know the address and nothing else. */
export function clientsWithOAuth(server: McpServer): readonly McpClient[] {
  const url = mcpUrl(server);
  return [
    {
      name: "Claude Code",
      where: "Run this in a terminal.",
      text: `claude mcp add --transport http partledger ${url}`,
      then: "Then type /mcp in Claude Code, choose partledger and sign in.",
    },
    {
      name: "Claude Desktop and claude.ai",
      where: "Settings → Connectors → Add custom connector: paste the address.",
      text: url,
      then: "Anthropic’s servers connect to the address, so it must be reachable from the internet over https.",
    },
    {
      name: "Cursor",
      where: "Save in ~/.cursor/mcp.json, or in .cursor/mcp.json of a project.",
      text: json({ mcpServers: { partledger: { url } } }),
    },
    {
      name: "VS Code",
      where: "Save in .vscode/mcp.json, or use the command “MCP: Open User Configuration”.",
      text: json({ servers: { partledger: { type: "http", url } } }),
    },
    {
      name: "Codex",
      where: "Save in ~/.codex/config.toml.",
      text: `[mcp_servers.partledger]\nurl = ${JSON.stringify(url)}`,
      then: "Then run codex mcp login partledger.",
    },
    {
      name: "Gemini CLI",
      where: "Save in ~/.gemini/settings.json.",
      text: json({ mcpServers: { partledger: { httpUrl: url } } }),
      then: "Then type /mcp auth partledger in Gemini CLI.",
    },
    {
      name: "Windsurf",
      where: "Save in ~/.codeium/windsurf/mcp_config.json.",
      text: json({ mcpServers: { partledger: { serverUrl: url } } }),
    },
    {
      name: "Zed",
      where: "Save in Zed’s settings.json.",
      text: json({ context_servers: { partledger: { url } } }),
    },
    {
      name: "Programs that only start servers themselves (stdio)",
      where: "Add to their configuration. Requires Node.js.",
      text: json({ mcpServers: { partledger: { command: "npx", args: bridge(url) } } }),
    },
  ];
}

/** The same with an API token. Where a program can ask for it or take it from its environment, the file is without. */
export function clientsWithToken({ token, ...server }: McpServerWithToken): readonly McpClient[] {
  const url = mcpUrl(server);
  const Authorization = `Bearer ${token}`;
  const headers = { Authorization };
  return [
    {
      name: "Claude Code",
      where: "Run this in a terminal.",
      text: `claude mcp add --transport http partledger ${url} --header "Authorization: ${Authorization}"`,
    },
    {
      name: "Claude Desktop",
      where: "Save in claude_desktop_config.json (Settings → Developer → Edit Config). Requires Node.js.",
      text: json({ mcpServers: { partledger: bridged(url, Authorization) } }),
      then: "Then restart Claude Desktop.",
    },
    {
      name: "Cursor",
      where: "Save in ~/.cursor/mcp.json, or in .cursor/mcp.json of a project.",
      text: json({ mcpServers: { partledger: { url, headers } } }),
    },
    {
      name: "VS Code",
      where: "Save in .vscode/mcp.json, or use the command “MCP: Open User Configuration”.",
      text: json({
        inputs: [
          {
            type: "promptString",
            id: "partledger-token",
            description: "API token of Partledger",
            password: true,
          },
        ],
        servers: {
          partledger: {
            type: "http",
            url,
            headers: { Authorization: "Bearer ${input:partledger-token}" },
          },
        },
      }),
      then: "VS Code asks for the token and stores it securely.",
    },
    {
      name: "Codex",
      where: "Save in ~/.codex/config.toml.",
      text: `[mcp_servers.partledger]\nurl = ${JSON.stringify(url)}\nbearer_token_env_var = "PARTLEDGER_TOKEN"`,
      then: "Codex reads the token from the environment variable PARTLEDGER_TOKEN. Set it before you start Codex.",
    },
    {
      name: "Gemini CLI",
      where: "Save in ~/.gemini/settings.json.",
      text: json({ mcpServers: { partledger: { httpUrl: url, headers } } }),
    },
    {
      name: "Windsurf",
      where: "Save in ~/.codeium/windsurf/mcp_config.json.",
      text: json({ mcpServers: { partledger: { serverUrl: url, headers } } }),
    },
    {
      name: "Zed",
      where: "Save in Zed’s settings.json.",
      text: json({ context_servers: { partledger: { url, headers } } }),
    },
    {
      name: "Programs that only start servers themselves (stdio)",
      where: "Add to their configuration. Requires Node.js.",
      text: json({ mcpServers: { partledger: bridged(url, Authorization) } }),
    },
  ];
}

/** On Windows an argument with a blank in it falls apart: what has one stands in the environment. */
function bridged(url: string, authorization: string) {
  return {
    command: "npx",
    args: [...bridge(url), "--header", "Authorization:${AUTH_HEADER}"],
    env: { AUTH_HEADER: authorization },
  };
}

/** It refuses addresses without TLS that are not on the same machine. */
function bridge(url: string): string[] {
  const { protocol, hostname } = new URL(url);
  const isOpen = protocol === "http:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return ["-y", "mcp-remote", url, ...(isOpen ? ["--allow-http"] : [])];
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
