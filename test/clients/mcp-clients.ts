/** Wraps both clients of the MCP SDK in one interface, for each protocol version that they support. */
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
  type OAuthClientProvider as ProviderV2,
} from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientProvider as ProviderV1 } from "@modelcontextprotocol/sdk/client/auth.js";
import { byThoroughness } from "../support/soak.ts";

/** The name that the clients send to the service. */
export const clientName = "Workbench Agent";

export type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** Stores the state of the SDKs' OAuth code. The type is accepted by both SDKs. */
export type OAuthProvider = ProviderV1 & ProviderV2;

export interface ConnectOptions {
  /** URL of the service without the path `/mcp`. */
  readonly url: string;
  readonly token?: string;
  readonly provider?: OAuthProvider;
  /** Replaces the global `fetch`, for example to modify responses. */
  readonly fetch?: Fetch;
}

export interface ListedTool {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema?: Readonly<Record<string, unknown>> | undefined;
  readonly annotations?: Readonly<Record<string, unknown>> | undefined;
}

export interface ToolAnswer {
  readonly isError: boolean;
  /** Text of the only content block. */
  readonly text: string;
  readonly document: Readonly<Record<string, unknown>> | undefined;
}

export interface McpClient {
  readonly version: string | undefined;
  readonly instructions: string | undefined;
  readonly serverInfo: { readonly name: string; readonly title?: string | undefined } | undefined;
  /** Lists the tools of all pages. After that, the client validates results against their schemas. */
  tools(): Promise<readonly ListedTool[]>;
  call(
    name: string,
    args: Readonly<Record<string, unknown>>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<ToolAnswer>;
  templates(): Promise<readonly string[]>;
  resources(): Promise<readonly string[]>;
  /** Returns the text of the only content block. */
  read(uri: string): Promise<string>;
  prompts(): Promise<readonly string[]>;
  /** Returns the text of the only message. */
  prompt(name: string, args: Readonly<Record<string, string>>): Promise<string>;
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

export interface PreparedClient {
  connect(): Promise<McpClient>;
  /** Exchanges the authorization code in `callback` for tokens. */
  finishAuth(callback: URL): Promise<void>;
}

/** A client that uses one protocol version. */
export interface ClientVersion {
  readonly name: string;
  readonly sdk: "v1" | "v2";
  readonly version: string;
  /** Creates the client without connecting. */
  prepare(options: ConnectOptions): PreparedClient;
}

/** Returns the HTTP status of a rejected request from the error of a client. */
export function statusOf(error: unknown): unknown {
  if (typeof error !== "object" || error === null) return undefined;
  const { status, code } = error as { readonly status?: unknown; readonly code?: unknown };
  return status ?? code;
}

/** @throws {Error} if `content` is not exactly one text block */
function onlyText(content: readonly unknown[]): string {
  const [first] = content as readonly { readonly type?: string; readonly text?: string }[];
  if (content.length !== 1 || typeof first?.text !== "string") {
    throw new Error(`Not one text: ${JSON.stringify(content)}`);
  }
  return first.text;
}

/** Collects the items of all pages. Fails after 100 pages, in case the cursors never end. */
async function everyPage<Item>(
  ask: (cursor: string | undefined) => Promise<{ items: readonly Item[]; next: string | undefined }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 100; pages += 1) {
    const { items, next } = await ask(cursor);
    all.push(...items);
    if (next === undefined) return all;
    cursor = next;
  }
  throw new Error("The list does not end.");
}

function transportOptions({ token, provider, fetch }: ConnectOptions) {
  return {
    ...(token !== undefined && { requestInit: { headers: { Authorization: `Bearer ${token}` } } }),
    ...(provider !== undefined && { authProvider: provider }),
    ...(fetch !== undefined && { fetch }),
  };
}

const identity = { name: clientName, version: "1.2.3" };

/** The methods that are the same in both clients. */
function sharedMethods(client: ClientV1 | ClientV2): Omit<McpClient, "version" | "tools" | "call"> {
  return {
    instructions: client.getInstructions(),
    serverInfo: client.getServerVersion(),
    templates: async () =>
      (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    read: async (uri) => onlyText((await client.readResource({ uri })).contents),
    prompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    prompt: async (name, args) => {
      const { messages } = await client.getPrompt({ name, arguments: { ...args } });
      return onlyText(messages.map(({ content }) => content));
    },
    ping: () => client.ping(),
    close: () => client.close(),
  };
}

function v2Client(name: string, version: string, mode: "legacy" | "auto" | { pin: string }): ClientVersion {
  const prepare = (options: ConnectOptions): PreparedClient => {
    const makeTransport = () => new TransportV2(new URL("/mcp", options.url), transportOptions(options));
    let transport = makeTransport();
    const connect = async (): Promise<McpClient> => {
      const client = new ClientV2(identity, {
        versionNegotiation: { mode },
        ...(mode === "legacy" && { supportedProtocolVersions: [version] }),
      });
      transport = makeTransport();
      await client.connect(transport);
      return {
        ...sharedMethods(client),
        version: client.getNegotiatedProtocolVersion(),
        // This client reads all pages itself.
        tools: async () => (await client.listTools(undefined, { cacheMode: "refresh" })).tools,
        call: async (tool, args, given) =>
          toToolAnswer(await client.callTool({ name: tool, arguments: { ...args } }, given)),
      };
    };
    return { connect, finishAuth: (callback) => transport.finishAuth(callback.searchParams) };
  };
  return { name, sdk: "v2", version, prepare };
}

function v1Client(version: string): ClientVersion {
  const prepare = (options: ConnectOptions): PreparedClient => {
    const fetch = withProtocolVersion(version, options.fetch ?? globalThis.fetch);
    const makeTransport = () =>
      new TransportV1(new URL("/mcp", options.url), transportOptions({ ...options, fetch }));
    let transport = makeTransport();
    const connect = async (): Promise<McpClient> => {
      const client = new ClientV1(identity);
      transport = makeTransport();
      await client.connect(transport);
      return {
        ...sharedMethods(client),
        version: transport.protocolVersion,
        tools: () =>
          everyPage(async (cursor) => {
            const { tools, nextCursor } = await client.listTools(cursor === undefined ? {} : { cursor });
            return { items: tools, next: nextCursor };
          }),
        call: async (tool, args, given) =>
          toToolAnswer(await client.callTool({ name: tool, arguments: { ...args } }, undefined, given)),
      };
    };
    const finishAuth = (callback: URL): Promise<void> =>
      transport.finishAuth(callback.searchParams.get("code") ?? "");
    return { connect, finishAuth };
  };
  return { name: `v1 in ${version}`, sdk: "v1", version, prepare };
}

function toToolAnswer(result: Readonly<Record<string, unknown>>): ToolAnswer {
  return {
    isError: result["isError"] === true,
    text: onlyText(result["content"] as readonly unknown[]),
    document: result["structuredContent"] as ToolAnswer["document"],
  };
}

/** Replaces the protocol version in the `initialize` request, because this client has no setting for it. */
function withProtocolVersion(version: string, send: Fetch): Fetch {
  return (url, init) => {
    const { body } = init ?? {};
    if (typeof body !== "string" || !body.includes('"method":"initialize"')) return send(url, init);
    const message = JSON.parse(body) as { params: { protocolVersion: string } };
    message.params.protocolVersion = version;
    return send(url, { ...init, body: JSON.stringify(message) });
  };
}

export const clientVersions: readonly ClientVersion[] = [
  v2Client("v2 in 2026-07-28", "2026-07-28", { pin: "2026-07-28" }),
  v2Client("v2 that finds out what is spoken", "2026-07-28", "auto"),
  ...["2025-11-25", "2025-06-18", "2025-03-26"].map((version) =>
    v2Client(`v2 in ${version}`, version, "legacy"),
  ),
  ...["2025-11-25", "2025-06-18", "2025-03-26"].map(v1Client),
];

/**
 * All clients in full runs. Otherwise a sample in which each protocol version occurs once, and one client negotiates
 * the version.
 */
export const sampledClients: readonly ClientVersion[] = byThoroughness({
  sample: clientVersions.filter(({ name }) =>
    [
      "v2 in 2026-07-28",
      "v2 that finds out what is spoken",
      "v1 in 2025-11-25",
      "v2 in 2025-06-18",
      "v1 in 2025-03-26",
    ].includes(name),
  ),
  full: clientVersions,
});

/** One client of each SDK, in the latest protocol version that the SDK supports. */
export const latestClients: readonly ClientVersion[] = clientVersions.filter(
  ({ sdk, name }) => name === (sdk === "v2" ? "v2 in 2026-07-28" : "v1 in 2025-11-25"),
);
