/** The layout of every page: head, navigation, notice, content and footer. */
import type { ComponentChildren } from "preact";
import { usePage } from "./context.ts";
import type { NavigationLink, PageContext } from "./context.ts";
import { version } from "../../version.ts";

interface PageProps {
  /** Title of the heading and the browser window. */
  readonly title: string;
  /** Introduction below the heading. */
  readonly lead?: ComponentChildren;
  /** Whether the page is narrow, for a single small form. */
  readonly narrow?: boolean;
  /** Breadcrumb links, starting with the top-level page. */
  readonly trail?: readonly NavigationLink[];
  readonly children?: ComponentChildren;
}

/** A complete HTML document. */
export function Page({ title, lead, narrow = false, trail = [], children }: PageProps) {
  const context = usePage();
  const { asset, instanceTitle, notice } = context;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title === instanceTitle ? title : `${title} · ${instanceTitle}`}</title>
        <link rel="icon" href={asset("icon.svg")} type="image/svg+xml" />
        <link rel="stylesheet" href={asset("pages.css")} />
        <script src={asset("pages.js")} defer />
      </head>
      <body class={narrow ? "narrow" : undefined}>
        <a class="skip" href="#content">
          Skip to content
        </a>
        <Header {...context} />
        <main id="content" tabIndex={-1}>
          {trail.length > 0 && <Trail trail={trail} />}
          <h1>{title}</h1>
          {lead !== undefined && <p class="lead">{lead}</p>}
          {notice !== null && (
            <p class="notice" role="status">
              {notice}
            </p>
          )}
          {children}
        </main>
        <Footer {...context} />
      </body>
    </html>
  );
}

function Trail({ trail }: { readonly trail: readonly NavigationLink[] }) {
  return (
    <nav class="trail" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ href, title }) => (
          <li>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Header({ asset, instanceTitle, navigation, path, signedIn }: PageContext) {
  const links = [{ href: "/", title: "Home" }, { href: "/api/docs", title: "API docs" }, ...navigation];
  return (
    <header class="bar">
      <a class="brand" href="/">
        <img src={asset("icon.svg")} alt="" width="24" height="24" /> {instanceTitle}
      </a>
      <nav aria-label="Main">
        {links.map(({ href, title }) => (
          <a href={href} aria-current={isHere(path, href)}>
            {title}
          </a>
        ))}
      </nav>
      <nav aria-label="Account" class="account">
        {signedIn === null ? (
          <a href="/login" aria-current={isHere(path, "/login")}>
            Sign in
          </a>
        ) : (
          <>
            <a href={settings} aria-current={isHere(path, settings)} title="Your settings">
              {signedIn.principal.username}
            </a>
            <Form action="/logout">
              <button type="submit">Sign out</button>
            </Form>
          </>
        )}
      </nav>
    </header>
  );
}

const settings = "/user/settings";

/** Returns the value of `aria-current` for a link to the page itself or to a page above it. */
function isHere(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

function Footer({ instanceTitle }: PageContext) {
  return (
    <footer>
      <p>
        {instanceTitle === product ? product : `${instanceTitle} is powered by ${product}`} {version}
      </p>
      <p>
        <a href="/api/docs">API documentation</a> · <a href="/api/docs.json">OpenAPI</a>
      </p>
    </footer>
  );
}

const product = "Partledger";

interface FormProps {
  /** Target of the form. Default: the current page. */
  readonly action?: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A POST form with a CSRF token. */
export function Form({ action, children, class: className }: FormProps) {
  const { csrfToken, path } = usePage();
  return (
    <form method="post" action={action ?? path} class={className}>
      <input type="hidden" name="_csrf_token" value={csrfToken()} />
      {children}
    </form>
  );
}

/** A hidden field with the page to return to after this form. */
export function ReturnTo() {
  const { returnTo } = usePage();
  return returnTo === null ? null : <input type="hidden" name="return_to" value={returnTo} />;
}
