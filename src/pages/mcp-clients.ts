/**
 * The MCP clients that the pages and docs/agents.md describe: how each identifies itself, what was tried, and its
 * configuration for this service. Every configuration uses the same server name.
 */
import type { Trial } from "./mcp-trial.ts";

/** Where to enter the configuration of a client, the configuration, and further steps. */
export interface McpRecipe {
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

export interface McpClient {
  readonly name: string;
  /** The URL that the client sends as its client ID to servers that support client ID metadata documents. */
  readonly metadataDocument: string | null;
  readonly trial: Trial;
  readonly withOAuth: (server: McpServer) => McpRecipe;
  /** The configuration omits the token if the client can prompt for it or read it from the environment. */
  readonly withToken: ((server: McpServerWithToken) => McpRecipe) | null;
}

export function mcpUrl({ baseUrl }: McpServer): string {
  return `${baseUrl}/mcp`;
}

const month = "November 2026";
const inTerminal = "Run this command in a terminal:";
const inVsCode = "Add to .vscode/mcp.json, or to the file that “MCP: Open User Configuration” opens:";
const inCursor = "Add to ~/.cursor/mcp.json, or to .cursor/mcp.json in a project:";
const inOpenCode = "Add to opencode.json in a project, or to ~/.config/opencode/opencode.json:";
const forStdio = "Add to the configuration of the program (requires Node.js):";
const needsHttps = "The address must be reachable from the internet over HTTPS.";

/** The first one is shown by default. */
export const mcpClients: readonly [McpClient, ...McpClient[]] = [
  {
    name: "Claude Code",
    metadataDocument: "https://claude.ai/oauth/claude-code-client-metadata",
    trial: { kind: "run", program: "Claude Code 2.1.332", month },
    withOAuth: (server) => ({
      where: inTerminal,
      text: `claude mcp add --transport http partledger ${mcpUrl(server)}`,
      then: "Then run claude mcp login partledger, or enter /mcp in Claude Code and choose partledger.",
    }),
    withToken: (server) => ({
      where: inTerminal,
      text: `claude mcp add --transport http partledger ${mcpUrl(server)} ${headerOption(server)}`,
    }),
  },
  {
    name: "Claude Desktop",
    metadataDocument: "https://claude.ai/oauth/mcp-oauth-client-metadata",
    trial: { kind: "replayed", month },
    withOAuth: (server) => ({
      where:
        "In Claude Desktop or claude.ai, open Settings → Connectors → Add custom connector, and enter this address:",
      text: mcpUrl(server),
      then: needsHttps,
    }),
    withToken: (server) => ({
      where: "Add to claude_desktop_config.json (Settings → Developer → Edit Config; requires Node.js):",
      text: json({ mcpServers: { partledger: bridged(server) } }),
      then: "Then restart Claude Desktop.",
    }),
  },
  {
    name: "ChatGPT",
    metadataDocument: "https://chatgpt.com/oauth/client.json",
    trial: { kind: "replayed", month },
    withOAuth: (server) => ({
      where: "In ChatGPT, turn on developer mode in the settings, create an app, and enter this address:",
      text: mcpUrl(server),
      then: needsHttps,
    }),
    withToken: null,
  },
  {
    name: "Cursor",
    metadataDocument: null,
    trial: { kind: "replayed", month },
    withOAuth: (server) => ({
      where: inCursor,
      text: json({ mcpServers: { partledger: { url: mcpUrl(server) } } }),
      then: "Then choose Connect in the MCP settings of Cursor. Versions before 3.10.17 need an API token.",
    }),
    withToken: (server) => ({
      where: inCursor,
      text: json({ mcpServers: { partledger: { url: mcpUrl(server), headers: headers(server) } } }),
    }),
  },
  {
    name: "VS Code",
    metadataDocument: "https://vscode.dev/oauth/client-metadata.json",
    trial: { kind: "replayed", month },
    withOAuth: (server) => ({
      where: inVsCode,
      text: json({ servers: { partledger: { type: "http", url: mcpUrl(server) } } }),
    }),
    withToken: (server) => ({
      where: inVsCode,
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
            url: mcpUrl(server),
            headers: { Authorization: "Bearer ${input:partledger-token}" },
          },
        },
      }),
      then: "VS Code prompts for the token and stores it securely.",
    }),
  },
  {
    name: "GitHub Copilot CLI",
    metadataDocument: "https://github.com/copilot/cli/client-metadata.json",
    trial: { kind: "run", program: "GitHub Copilot CLI 1.0.102", month },
    withOAuth: (server) => ({
      where: inTerminal,
      text: `copilot mcp add --transport http partledger ${mcpUrl(server)}`,
      then: "Then start copilot, which opens the sign-in page.",
    }),
    withToken: (server) => ({
      where: inTerminal,
      text: `copilot mcp add --transport http partledger ${mcpUrl(server)} ${headerOption(server)}`,
    }),
  },
  {
    name: "Codex",
    metadataDocument: "https://chatgpt.com/oauth/codex/client.json",
    trial: { kind: "run", program: "Codex 0.171.0", month },
    withOAuth: (server) => ({
      where: "Add to ~/.codex/config.toml:",
      text: `[mcp_servers.partledger]\nurl = ${JSON.stringify(mcpUrl(server))}`,
      then: "Then run codex mcp login partledger.",
    }),
    withToken: (server) => ({
      where: "Add to ~/.codex/config.toml:",
      text: `[mcp_servers.partledger]\nurl = ${JSON.stringify(mcpUrl(server))}\nbearer_token_env_var = "PARTLEDGER_TOKEN"`,
      then: fromEnvironment("Codex"),
    }),
  },
  {
    name: "Gemini CLI",
    metadataDocument: null,
    trial: { kind: "run", program: "Gemini CLI 0.61.0", month },
    withOAuth: (server) => ({
      where: "Add to ~/.gemini/settings.json:",
      text: json({ mcpServers: { partledger: { httpUrl: mcpUrl(server) } } }),
      then: "Then enter /mcp auth partledger in Gemini CLI.",
    }),
    withToken: (server) => ({
      where: "Add to ~/.gemini/settings.json:",
      text: json({ mcpServers: { partledger: { httpUrl: mcpUrl(server), headers: headers(server) } } }),
    }),
  },
  {
    name: "opencode",
    metadataDocument: null,
    trial: { kind: "run", program: "opencode 1.18.33", month },
    withOAuth: (server) => ({
      where: inOpenCode,
      text: json({ mcp: { partledger: { type: "remote", url: mcpUrl(server) } } }),
      then: "Then run opencode mcp auth partledger.",
    }),
    withToken: (server) => ({
      where: inOpenCode,
      text: json({
        mcp: {
          partledger: {
            type: "remote",
            url: mcpUrl(server),
            oauth: false,
            headers: { Authorization: "Bearer {env:PARTLEDGER_TOKEN}" },
          },
        },
      }),
      then: fromEnvironment("opencode"),
    }),
  },
  {
    name: "Windsurf",
    metadataDocument: null,
    trial: { kind: "documented" },
    withOAuth: (server) => ({
      where: "Add to ~/.codeium/windsurf/mcp_config.json:",
      text: json({ mcpServers: { partledger: { serverUrl: mcpUrl(server) } } }),
    }),
    withToken: (server) => ({
      where: "Add to ~/.codeium/windsurf/mcp_config.json:",
      text: json({ mcpServers: { partledger: { serverUrl: mcpUrl(server), headers: headers(server) } } }),
    }),
  },
  {
    name: "Zed",
    metadataDocument: "https://zed.dev/oauth/client-metadata.json",
    trial: { kind: "replayed", month },
    withOAuth: (server) => ({
      where: "Add to the settings.json file of Zed:",
      text: json({ context_servers: { partledger: { url: mcpUrl(server) } } }),
    }),
    withToken: (server) => ({
      where: "Add to the settings.json file of Zed:",
      text: json({ context_servers: { partledger: { url: mcpUrl(server), headers: headers(server) } } }),
    }),
  },
  {
    name: "Other programs (stdio)",
    metadataDocument: null,
    trial: { kind: "run", program: "mcp-remote 0.15.1", month },
    withOAuth: (server) => ({
      where: forStdio,
      text: json({ mcpServers: { partledger: { command: "npx", args: bridge(mcpUrl(server)) } } }),
    }),
    withToken: (server) => ({
      where: forStdio,
      text: json({ mcpServers: { partledger: bridged(server) } }),
    }),
  },
];

export interface NamedRecipe extends McpRecipe {
  readonly name: string;
}

/** Returns the configuration of the clients that can use an API token. */
export function recipesWithToken(server: McpServerWithToken): readonly NamedRecipe[] {
  return mcpClients.flatMap(({ name, withToken }) =>
    withToken === null ? [] : [{ name, ...withToken(server) }],
  );
}

function authorization({ token }: McpServerWithToken): string {
  return `Bearer ${token}`;
}

function headers(server: McpServerWithToken) {
  return { Authorization: authorization(server) };
}

function headerOption(server: McpServerWithToken): string {
  return `--header "Authorization: ${authorization(server)}"`;
}

function fromEnvironment(name: string): string {
  return `${name} reads the token from the environment variable PARTLEDGER_TOKEN. Set it before you start ${name}.`;
}

/**
 * Returns the bridge command with the header in an environment variable. On Windows, arguments with spaces do not work.
 */
function bridged(server: McpServerWithToken) {
  return {
    command: "npx",
    args: [...bridge(mcpUrl(server)), "--header", "Authorization:${AUTH_HEADER}"],
    env: { AUTH_HEADER: authorization(server) },
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
