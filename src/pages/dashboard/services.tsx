/** The addresses and the status of the services: API, KiCad, MCP and OAuth. */
import type { OAuthState } from "../settings/connect-mcp.tsx";
import { Command } from "../site/command.tsx";
import { Badge, Facts, type Fact } from "../site/components.tsx";

export interface Services {
  /** Absolute URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly oauth: OAuthState;
  readonly mcp: boolean;
}

export function ServiceFacts({ baseUrl, oauth, mcp }: Services) {
  const facts: Fact[] = [
    {
      name: "API",
      value: (
        <>
          <State state="on" /> at <code>{`${baseUrl}/api`}</code> with an API token
        </>
      ),
    },
    {
      name: "KiCad",
      value: (
        <>
          <State state="on" /> at <code>{`${baseUrl}/eda-api/`}</code> as an HTTP library
        </>
      ),
    },
    {
      name: "MCP",
      value: mcp ? (
        <>
          <State state="on" /> at <code>{`${baseUrl}/mcp`}</code> for AI agents
        </>
      ) : (
        <>
          <State state="off" /> Set <code>MCP_ENABLED=1</code> to allow agents to connect.
        </>
      ),
    },
    { name: "OAuth", value: <OAuthStatus oauth={oauth} /> },
  ];
  return <Facts facts={facts} />;
}

function OAuthStatus({ oauth }: Pick<Services, "oauth">) {
  const command = <Command parameters="oauth enable" />;
  if (oauth === "off") {
    return (
      <>
        <State state="off" /> Run {command} to allow applications to connect.
      </>
    );
  }
  if (oauth === "incomplete") {
    return (
      <>
        <State state="not set up" /> A key is missing. Run {command} to create it and allow applications to
        connect.
      </>
    );
  }
  return (
    <>
      <State state="on" />{" "}
      {oauth === "open"
        ? "Applications and agents can connect without an API token."
        : "Applications and agents can connect without an API token after an administrator registers them."}
    </>
  );
}

function State({ state }: { readonly state: "on" | "off" | "not set up" }) {
  const kind = { on: "good", off: "neutral", "not set up": "warn" } as const;
  return <Badge kind={kind[state]}>{state}</Badge>;
}
