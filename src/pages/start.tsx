/**
 * The home page: the number of parts, lots and other entities, links, and the status of the services. Clients that do
 * not accept HTML are redirected to the documentation.
 */
import type { Reader } from "../database/store.ts";
import type { PermissionName } from "../identity/permissions.ts";
import type { SignedIn } from "../identity/signed-in.ts";
import type { PagesParts } from "./page-dependencies.ts";
import { oauthState } from "./settings/connect-mcp.tsx";
import type { OAuthState } from "./settings/connect-mcp.tsx";
import { connectPath } from "./settings/connect-path.ts";
import { requiredActionPath } from "./site/required-action.ts";
import { Actions, Badge, Facts, LinkButton, Section } from "./site/components.tsx";
import type { Fact } from "./site/components.tsx";
import { Command, CommandPlace } from "./site/command.tsx";
import { usePage } from "./site/context.ts";
import { Page } from "./site/layout.tsx";
import type { PageResponse, PageRequest, PageRoute } from "./site/page.ts";
import { page, redirect } from "./site/page.ts";
import { accounts, NoUserCanSignIn } from "./sign-in/accounts.tsx";
import type { Accounts } from "./sign-in/accounts.tsx";

export function startRoute(parts: PagesParts): PageRoute {
  return { method: "GET", path: "/", access: "public", handle: (request) => show(request, parts) };
}

async function show({ headers, signedIn }: PageRequest, parts: PagesParts): Promise<PageResponse> {
  const vary = { Vary: "Cookie, Accept" };
  if (!/\btext\/html\b/i.test(headers.accept ?? "")) return redirect("/api/docs", { headers: vary });
  const { read } = parts.store;
  const services: Services = {
    baseUrl: parts.baseUrl(),
    oauth: await oauthState(parts),
    mcp: parts.config.mcpEnabled,
  };
  if (signedIn === null) {
    return page(<ForVisitors {...services} accounts={await accounts(read)} />);
  }
  const first = requiredActionPath(signedIn);
  if (first !== null) return redirect(`${first}?return_to=%2F`);
  return page(<ForUsers {...services} counts={await counts(read, signedIn)} />);
}

interface Services {
  /** Absolute URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly oauth: OAuthState;
  readonly mcp: boolean;
}

const countedTables = [
  ["parts", "Parts", "parts.read"],
  ["part_lots", "Lots", "parts.read"],
  ["storage_locations", "Storage locations", "storelocations.read"],
  ["categories", "Categories", "categories.read"],
  ["suppliers", "Suppliers", "suppliers.read"],
  ["manufacturers", "Manufacturers", "manufacturers.read"],
  ["projects", "Projects", "projects.read"],
  ["attachments", "Attachments", "attachments.list_attachments"],
] as const satisfies readonly (readonly [string, string, PermissionName])[];

interface Count {
  readonly title: string;
  readonly count: number;
}

/** Counts the entities that a user has permission to view. Runs one statement. */
async function counts({ db }: Pick<Reader, "db">, { principal }: SignedIn): Promise<readonly Count[]> {
  const visible = countedTables.filter(([, , permission]) => principal.can(permission));
  if (visible.length === 0) return [];
  const row = await db
    .selectNoFrom((column) =>
      visible.map(([table]) =>
        column
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number | string>().as("count"))
          .as(table),
      ),
    )
    .executeTakeFirstOrThrow();
  return visible.map(([table, title]) => ({ title, count: Number(row[table]) }));
}

function ForVisitors({ accounts: known, ...services }: Services & { readonly accounts: Accounts }) {
  const { instanceTitle } = usePage();
  return (
    <Page title={instanceTitle} lead={<ServiceDescription />}>
      {known === "usable" ? (
        <Actions>
          <LinkButton href="/login" kind="main">
            Sign in
          </LinkButton>
          <LinkButton href="/api/docs">API documentation</LinkButton>
        </Actions>
      ) : (
        <NoUserCanSignIn accounts={known} />
      )}
      <ServicesSection {...services} />
    </Page>
  );
}

function ServiceDescription() {
  return (
    <>
      Inventory management for electronic parts: stock, storage locations, suppliers, prices and projects,
      with an API for programs and agents.
    </>
  );
}

const number = new Intl.NumberFormat("en");

function ForUsers({ counts: all, ...services }: Services & { readonly counts: readonly Count[] }) {
  const isEmpty = all.length > 0 && all.every(({ count }) => count === 0);
  return (
    <Page title="Your inventory">
      {all.length > 0 && (
        <dl class="counts">
          {all.map(({ title, count }) => (
            <div>
              <dt>{title}</dt>
              <dd>{number.format(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isEmpty && (
        <p class="empty">
          Your inventory is empty. Add parts through the API, or run{" "}
          <Command parameters="import parts FILE.csv" /> <CommandPlace /> to import a list of parts. For
          sample data, run <Command parameters="demo" />.
        </p>
      )}
      <LinkCards />
      <ServicesSection {...services} />
    </Page>
  );
}

function LinkCards() {
  const { navigation } = usePage();
  const places = [
    { href: "/api/docs", title: "API documentation", sentence: "Browse all operations and try them out." },
    {
      href: "/user/settings",
      title: "Your settings",
      sentence: "Change your password, and manage two-factor authentication, API tokens and connected apps.",
    },
    {
      href: connectPath,
      title: "KiCad and agents",
      sentence: "Connect KiCad and AI agents to your inventory.",
    },
    ...navigation.map(({ href }) => ({
      href,
      title: "Administration",
      sentence: "Manage users and groups, and view the event log.",
    })),
  ];
  return (
    <ul class="cards">
      {places.map(({ href, title, sentence }) => (
        <li>
          <a href={href}>{title}</a>
          <p>{sentence}</p>
        </li>
      ))}
    </ul>
  );
}

function ServicesSection({ baseUrl, oauth, mcp }: Services) {
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
  return (
    <Section id="services" title="Services">
      <Facts facts={facts} />
    </Section>
  );
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
