/** What a new token is pasted into: a first request, and the configuration of programs that know this service. */

export interface Snippet {
  readonly title: string;
  /** Where it goes. */
  readonly hint: string;
  readonly text: string;
}

/** A request that every token may make. */
export function curlSnippet(baseUrl: string, token: string): Snippet {
  return {
    title: "Try it in a terminal",
    hint: "Answers what this token may do and until when.",
    text: `curl --header 'Authorization: Bearer ${token}' \\\n  '${baseUrl}/api/tokens/current'`,
  };
}

/** An HTTP library of KiCad, which adds `/v1/` to the address by itself. */
export function kicadSnippet(baseUrl: string, token: string, instance: string): Snippet {
  return {
    title: "KiCad",
    hint: "Save it as partledger.kicad_httplib and add that file in KiCad under Preferences → Manage Symbol Libraries.",
    text: json({
      meta: { version: 1.0 },
      name: instance,
      description: `Parts of ${instance}`,
      source: {
        type: "REST_API",
        api_version: "v1",
        root_url: `${baseUrl}/eda-api`,
        token,
        timeout_parts_seconds: 60,
        timeout_categories_seconds: 600,
      },
    }),
  };
}

/** As most programs with agents keep their servers of the Model Context Protocol. */
export function mcpSnippet(baseUrl: string, token: string): Snippet {
  return {
    title: "MCP, for agents",
    hint: "Goes into the file in which your program keeps its MCP servers.",
    text: json({
      mcpServers: {
        partledger: {
          type: "http",
          url: `${baseUrl}/mcp`,
          headers: { Authorization: `Bearer ${token}` },
        },
      },
    }),
  };
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
