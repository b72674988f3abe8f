/**
 * The home page: the dashboard of signed-in users, and for visitors a description of the service. Clients that do not
 * accept HTML are redirected to the documentation.
 */
import { DashboardPage } from "./dashboard/dashboard-page.tsx";
import { readDashboard } from "./dashboard/read-dashboard.ts";
import { ServiceFacts, type Services } from "./dashboard/services.tsx";
import type { PageDependencies } from "./page-dependencies.ts";
import { oauthState } from "./settings/connect-mcp.tsx";
import { agentsPath, kicadPath } from "./settings/settings-sections.ts";
import { requiredActionPath } from "./site/required-action.ts";
import { Actions, LinkButton, Section } from "./site/components.tsx";
import { usePage } from "./site/page-context.ts";
import { Page } from "./site/layout.tsx";
import { page, redirect, type PageResponse, type PageRequest, type PageRoute } from "./site/page.ts";
import { hasTools } from "./tools/tool-list.ts";
import { accounts, NoUserCanSignIn, type Accounts } from "./sign-in/accounts.tsx";

export function startRoute(dependencies: PageDependencies): PageRoute {
  return { method: "GET", path: "/", access: "public", handle: (request) => show(request, dependencies) };
}

async function show(request: PageRequest, dependencies: PageDependencies): Promise<PageResponse> {
  const { headers, signedIn } = request;
  const vary = { Vary: "Cookie, Accept" };
  if (!/\btext\/html\b/i.test(headers.accept ?? "")) return redirect("/api/docs", { headers: vary });
  const { read } = dependencies.store;
  const services: Services = {
    baseUrl: dependencies.baseUrl(),
    oauth: await oauthState(dependencies),
    mcp: dependencies.config.mcpEnabled,
  };
  if (signedIn === null) {
    return page(<ForVisitors {...services} accounts={await accounts(read)} />);
  }
  const first = requiredActionPath(signedIn);
  if (first !== null) return redirect(`${first}?return_to=%2F`);
  const dashboard = await readDashboard(dependencies.operations, read, { ...request, signedIn });
  return page(
    <DashboardPage {...dashboard}>
      <LinkCards />
      <details class="services">
        <summary>Services</summary>
        <ServiceFacts {...services} />
      </details>
    </DashboardPage>,
  );
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
      <Section id="services" title="Services">
        <ServiceFacts {...services} />
      </Section>
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

function LinkCards() {
  const { signedIn, oauthEnabled } = usePage();
  const isAdministrator = signedIn !== null && hasTools(signedIn.principal, oauthEnabled);
  const places = [
    { href: "/api/docs", title: "API documentation", sentence: "Browse all operations and try them out." },
    {
      href: "/user/settings",
      title: "Your settings",
      sentence: "Change your password, and manage two-factor authentication, API tokens and connected apps.",
    },
    { href: kicadPath, title: "KiCad", sentence: "Use your parts as a symbol library in KiCad." },
    { href: agentsPath, title: "AI agents", sentence: "Connect AI agents to your inventory." },
    ...(isAdministrator
      ? [
          {
            href: "/tools",
            title: "Administration",
            sentence: "Manage users and groups, and view the event log.",
          },
        ]
      : []),
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
