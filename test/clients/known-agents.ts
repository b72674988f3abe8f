/**
 * What agents send when they register and ask for authorization. `recorded` requests are from programs that were run;
 * the others are from the public sources that are named.
 */
import { mcpClients } from "../../src/pages/mcp-clients.ts";

export interface KnownAgent {
  /** The name in `mcpClients`, or of a program that docs/agents.md mentions. */
  readonly application: string;
  /** What distinguishes the rows of one application. */
  readonly variant?: string;
  readonly source: string;
  /** The body of the registration request. */
  readonly registration: Readonly<Record<string, unknown>> & { readonly redirect_uris: readonly string[] };
  /** The redirect URI of the authorization request. */
  readonly redirectUri: string;
  /** Whether the authorization request has `scope`. */
  readonly asksForScope?: boolean;
}

const grants = {
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
};
const scope = "read_only edit";

const cursor = {
  source: "reports of the request that Cursor 3.10 sends",
  registration: {
    redirect_uris: [
      "cursor://anysphere.cursor-mcp/oauth/callback",
      "https://www.cursor.com/agents/mcp/oauth/callback",
      "http://localhost:8787/callback",
    ],
    ...grants,
    client_name: "Cursor",
  },
} as const;

const vsCode = {
  source: "src/vs/base/common/oauth.ts of microsoft/vscode",
  registration: {
    client_name: "Visual Studio Code",
    client_uri: "https://code.visualstudio.com",
    ...grants,
    redirect_uris: [
      "https://insiders.vscode.dev/redirect",
      "https://vscode.dev/redirect",
      "http://127.0.0.1/",
      "http://127.0.0.1:33418/",
    ],
    scope,
    application_type: "native",
  },
} as const;

const chatGpt = {
  source:
    "the metadata document and the developer documentation of OpenAI; the registration is not published",
  registration: { client_name: "ChatGPT", client_uri: "https://chatgpt.com/", ...grants },
} as const;

export const approvedAgents: readonly KnownAgent[] = [
  {
    application: "Claude Code",
    source: "recorded, 2.1.332",
    registration: {
      client_name: "Claude Code (partledger)",
      redirect_uris: ["http://localhost:61280/callback"],
      ...grants,
      application_type: "native",
      scope,
    },
    redirectUri: "http://localhost:61280/callback",
  },
  {
    application: "Claude Desktop",
    source: "reports of the request that Claude sends",
    registration: {
      redirect_uris: ["https://claude.ai/api/mcp/auth_callback"],
      ...grants,
      token_endpoint_auth_method: "client_secret_post",
      client_name: "Claude",
    },
    redirectUri: "https://claude.ai/api/mcp/auth_callback",
    asksForScope: false,
  },
  {
    application: "ChatGPT",
    ...chatGpt,
    registration: {
      ...chatGpt.registration,
      redirect_uris: ["https://chatgpt.com/connector_platform_oauth_redirect"],
    },
    redirectUri: "https://chatgpt.com/connector_platform_oauth_redirect",
  },
  {
    application: "ChatGPT",
    variant: "with the redirect URI of one app",
    ...chatGpt,
    registration: {
      ...chatGpt.registration,
      redirect_uris: ["https://chatgpt.com/connector/oauth/OUbdUMlL15Ct"],
    },
    redirectUri: "https://chatgpt.com/connector/oauth/OUbdUMlL15Ct",
  },
  { application: "Cursor", ...cursor, redirectUri: "http://localhost:8787/callback" },
  {
    application: "Cursor",
    variant: "as a cloud agent",
    ...cursor,
    redirectUri: "https://www.cursor.com/agents/mcp/oauth/callback",
  },
  { application: "VS Code", ...vsCode, redirectUri: "http://127.0.0.1:33418/" },
  {
    application: "VS Code",
    variant: "if its port is in use",
    ...vsCode,
    redirectUri: "http://127.0.0.1:59656/",
  },
  {
    application: "VS Code",
    variant: "in a browser",
    ...vsCode,
    redirectUri: "https://vscode.dev/redirect",
  },
  {
    application: "GitHub Copilot CLI",
    source: "recorded, 1.0.102",
    registration: {
      client_name: "GitHub Copilot CLI",
      redirect_uris: ["http://127.0.0.1:33903/"],
      ...grants,
    },
    redirectUri: "http://127.0.0.1:33903/",
  },
  {
    application: "Codex",
    source: "recorded, 0.171.0",
    registration: {
      client_name: "Codex",
      redirect_uris: ["http://127.0.0.1:35517/callback"],
      ...grants,
      scope,
      application_type: "native",
    },
    redirectUri: "http://127.0.0.1:35517/callback",
  },
  {
    application: "Gemini CLI",
    source: "recorded, 0.61.0",
    registration: {
      client_name: "Gemini CLI MCP Client",
      redirect_uris: ["http://localhost:35127/oauth/callback"],
      ...grants,
      scope,
    },
    redirectUri: "http://localhost:35127/oauth/callback",
  },
  {
    application: "opencode",
    source: "recorded, 1.18.33",
    registration: {
      redirect_uris: ["http://127.0.0.1:19876/mcp/oauth/callback"],
      client_name: "OpenCode",
      client_uri: "https://opencode.ai",
      ...grants,
      scope,
    },
    redirectUri: "http://127.0.0.1:19876/mcp/oauth/callback",
  },
  {
    application: "Zed",
    source: "crates/context_server/src/oauth.rs of zed-industries/zed",
    registration: {
      client_name: "Zed",
      redirect_uris: ["http://127.0.0.1:27523/callback"],
      ...grants,
      scope,
    },
    redirectUri: "http://127.0.0.1:27523/callback",
  },
  {
    application: "Other programs (stdio)",
    source: "recorded, mcp-remote 0.15.1",
    registration: {
      redirect_uris: ["http://localhost:9020/oauth/callback"],
      ...grants,
      client_name: "MCP CLI Proxy",
      client_uri: "https://github.com/modelcontextprotocol/mcp-cli",
      software_id: "2e6dc280-f3c3-4e01-99a7-8181dbd1d23d",
      software_version: "0.15.1",
      scope,
      application_type: "native",
    },
    redirectUri: "http://localhost:9020/oauth/callback",
  },
  {
    application: "MCP Inspector",
    source: "recorded, 2.12.0",
    registration: {
      redirect_uris: ["http://127.0.0.1:6276/oauth/callback"],
      ...grants,
      client_name: "MCP Inspector",
      client_uri: "https://github.com/modelcontextprotocol/inspector",
      scope,
      application_type: "native",
    },
    redirectUri: "http://127.0.0.1:6276/oauth/callback",
  },
];

/** Agents whose authorization request is refused. */
export const refusedAgents: readonly KnownAgent[] = [
  {
    application: "Cursor",
    variant: "before 3.10.17",
    ...cursor,
    redirectUri: "cursor://anysphere.cursor-mcp/oauth/callback",
  },
];

/** The names in `mcpClients` whose requests are known. */
export const knownApplications = mcpClients
  .filter(({ trial }) => trial.kind !== "documented")
  .map(({ name }) => name);
