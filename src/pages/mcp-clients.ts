/**
 * Configuration of MCP clients for this service, as described in the documentation of each client. Every configuration
 * uses the same server name.
 */

export interface McpClient {
  readonly name: string;
  readonly where: string;
  readonly text: string;
  readonly then?: string;
}

interface McpServer {
  /** URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

interface McpServerWithToken extends McpServer {
  readonly token: string;
}

export function mcpUrl({ baseUrl }: McpServer): string {
  return `${baseUrl}/mcp`;
}

/**
 * Returns the configuration of clients with OAuth, which need only the URL. Cursor is missing, because its redirect URI
 * (`cursor://…`) is not allowed.
 */
export function clientsWithOAuth(server: McpServer): readonly McpClient[] {
  const url = mcpUrl(server);
  return [
    {
      name: "Claude Code",
      where: "Run this command in a terminal:",
      text: `claude mcp add --transport http partledger ${url}`,
      then: "Then enter /mcp in Claude Code, choose partledger and sign in.",
    },
    {
      name: "Claude Desktop",
      where:
        "In Claude Desktop or claude.ai, open Settings → Connectors → Add custom connector, and enter this address:",
      text: url,
      then: "The address must be reachable from the internet over HTTPS.",
    },
    {
      name: "VS Code",
      where: "Add to .vscode/mcp.json, or to the file that “MCP: Open User Configuration” opens:",
      text: json({ servers: { partledger: { type: "http", url } } }),
    },
    {
      name: "Codex",
      where: "Add to ~/.codex/config.toml:",
      text: `[mcp_servers.partledger]\nurl = ${JSON.stringify(url)}`,
      then: "Then run codex mcp login partledger.",
    },
    {
      name: "Gemini CLI",
      where: "Add to ~/.gemini/settings.json:",
      text: json({ mcpServers: { partledger: { httpUrl: url } } }),
      then: "Then enter /mcp auth partledger in Gemini CLI.",
    },
    {
      name: "Windsurf",
      where: "Add to ~/.codeium/windsurf/mcp_config.json:",
      text: json({ mcpServers: { partledger: { serverUrl: url } } }),
    },
    {
      name: "Zed",
      where: "Add to the settings.json file of Zed:",
      text: json({ context_servers: { partledger: { url } } }),
    },
    {
      name: "Other programs (stdio)",
      where: "Add to the configuration of the program (requires Node.js):",
      text: json({ mcpServers: { partledger: { command: "npx", args: bridge(url) } } }),
    },
  ];
}

/**
 * Returns the configuration of clients that use an API token. The configuration omits the token if the client can
 * prompt for it or read it from the environment.
 */
export function clientsWithToken({ token, ...server }: McpServerWithToken): readonly McpClient[] {
  const url = mcpUrl(server);
  const Authorization = `Bearer ${token}`;
  const headers = { Authorization };
  return [
    {
      name: "Claude Code",
      where: "Run this command in a terminal:",
      text: `claude mcp add --transport http partledger ${url} --header "Authorization: ${Authorization}"`,
    },
    {
      name: "Claude Desktop",
      where: "Add to claude_desktop_config.json (Settings → Developer → Edit Config; requires Node.js):",
      text: json({ mcpServers: { partledger: bridged(url, Authorization) } }),
      then: "Then restart Claude Desktop.",
    },
    {
      name: "Cursor",
      where: "Add to ~/.cursor/mcp.json, or to .cursor/mcp.json in a project:",
      text: json({ mcpServers: { partledger: { url, headers } } }),
    },
    {
      name: "VS Code",
      where: "Add to .vscode/mcp.json, or to the file that “MCP: Open User Configuration” opens:",
      text: json({
        inputs: [
          {
            type: "promptString",
            id: "partledger-token",
            description: "Partledger API token",
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
      then: "VS Code prompts for the token and stores it securely.",
    },
    {
      name: "Codex",
      where: "Add to ~/.codex/config.toml:",
      text: `[mcp_servers.partledger]\nurl = ${JSON.stringify(url)}\nbearer_token_env_var = "PARTLEDGER_TOKEN"`,
      then: "Codex reads the token from the environment variable PARTLEDGER_TOKEN. Set it before you start Codex.",
    },
    {
      name: "Gemini CLI",
      where: "Add to ~/.gemini/settings.json:",
      text: json({ mcpServers: { partledger: { httpUrl: url, headers } } }),
    },
    {
      name: "Windsurf",
      where: "Add to ~/.codeium/windsurf/mcp_config.json:",
      text: json({ mcpServers: { partledger: { serverUrl: url, headers } } }),
    },
    {
      name: "Zed",
      where: "Add to the settings.json file of Zed:",
      text: json({ context_servers: { partledger: { url, headers } } }),
    },
    {
      name: "Other programs (stdio)",
      where: "Add to the configuration of the program (requires Node.js):",
      text: json({ mcpServers: { partledger: bridged(url, Authorization) } }),
    },
  ];
}

/**
 * Returns the bridge command with the header in an environment variable. On Windows, arguments with spaces do not work.
 */
function bridged(url: string, authorization: string) {
  return {
    command: "npx",
    args: [...bridge(url), "--header", "Authorization:${AUTH_HEADER}"],
    env: { AUTH_HEADER: authorization },
  };
}

/**
 * Returns the arguments of `mcp-remote`. By default, `mcp-remote` rejects HTTP addresses of other machines, so these
 * addresses need an option.
 */
function bridge(url: string): string[] {
  const { protocol, hostname } = new URL(url);
  const isOpen = protocol === "http:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return ["-y", "mcp-remote", url, ...(isOpen ? ["--allow-http"] : [])];
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
