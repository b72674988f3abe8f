/** The layout of every page: head, navigation, notice, content and footer. The documentation pages share its head. */
import type { ComponentChildren } from "preact";
import { usePage, type NavigationLink, type PageContext } from "./page-context.ts";
import { FormKey } from "./form-key.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { BottomNavigation, isHere, SideNavigation } from "./navigation-links.tsx";
import type { Notice } from "./notice.ts";
import { NewAppsNotice } from "./new-apps-notice.tsx";
import { themePath, themes, type Theme } from "./theme.ts";
import { revertPath } from "../change-sets/change-set-path.ts";
import type { pageScripts } from "../../util/assets.ts";
import { version } from "../../util/version.ts";

/** Scripts that a page can load in addition to `pages.js`. The pages also work without scripts. */
type PageScript = (typeof pageScripts)[number];

export interface PageProps {
  readonly title: string;
  readonly lead?: ComponentChildren;
  /** Width of the content: `narrow` for a single small form, `wide` for tables with many columns. */
  readonly width?: "narrow" | "normal" | "wide";
  readonly trail?: readonly NavigationLink[];
  readonly actions?: ComponentChildren;
  readonly scripts?: readonly PageScript[];
  readonly children?: ComponentChildren;
}

interface DocumentProps extends Pick<PageContext, "asset" | "instanceTitle"> {
  readonly title: string;
  readonly theme?: Theme;
  readonly class: string;
  /** Elements of the head before the style sheet of all pages. */
  readonly styles?: ComponentChildren;
  readonly scripts: ComponentChildren;
  readonly children: ComponentChildren;
}

/** An HTML document with the style sheet of all pages. */
export function Document(props: DocumentProps) {
  const { asset, instanceTitle, title, theme = "system", styles, scripts, children } = props;
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <title>{title === instanceTitle ? title : `${title} · ${instanceTitle}`}</title>
        <link rel="icon" href={asset("icon.svg")} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={asset("icon-192.png")} />
        <link rel="manifest" href={asset("manifest.webmanifest")} />
        {styles}
        <link rel="stylesheet" href={asset("pages.css")} />
        {scripts}
      </head>
      <body class={props.class}>{children}</body>
    </html>
  );
}

/** The page of a site: navigation, heading, notice and content. */
export function Page(props: PageProps) {
  const { title, lead, width = "normal", trail = [], actions, scripts = [], children } = props;
  const context = usePage();
  const { asset, navigation, notice } = context;
  return (
    <Document
      {...context}
      title={title}
      class={navigation.length > 0 ? `${width} navigated` : width}
      scripts={["pages.js" as const, "scan-keys.js" as const, ...scripts].map((name) => (
        <script type="module" src={asset(name)} />
      ))}
    >
      <a class="skip" href="#content">
        Skip to content
      </a>
      <Header {...context} />
      {navigation.length > 0 && <SideNavigation />}
      <main id="content" tabIndex={-1}>
        {trail.length > 0 && <Trail trail={trail} />}
        <div class="heading">
          <h1>{title}</h1>
          {actions !== undefined && <div class="heading-actions">{actions}</div>}
        </div>
        {lead !== undefined && <p class="lead">{lead}</p>}
        {notice !== null && <NoticeBox {...notice} />}
        <NewAppsNotice />
        {children}
      </main>
      <Footer {...context} />
      {navigation.length > 0 && <BottomNavigation />}
    </Document>
  );
}

function NoticeBox({ text, link, revert }: Notice) {
  const { currentPage } = usePage();
  return (
    <div class="notice" role="status">
      <p>
        {text}
        {link !== undefined && (
          <>
            {" "}
            <a href={link.href}>
              <bdi>{link.title}</bdi>
            </a>
          </>
        )}
      </p>
      {revert !== undefined && (
        <Form action={revertPath(revert.action, revert.changeSet)}>
          <FormKey />
          <input type="hidden" name="return_to" value={currentPage} />
          <button type="submit" class="button quiet small">
            {revert.action === "undo" ? "Undo" : "Redo"}
          </button>
        </Form>
      )}
    </div>
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

export function Brand({ asset, instanceTitle }: Pick<PageContext, "asset" | "instanceTitle">) {
  return (
    <a class="brand" href="/" aria-label={instanceTitle}>
      <img src={asset("icon.svg")} alt="" width="24" height="24" /> <span>{instanceTitle}</span>
    </a>
  );
}

function Header(context: PageContext) {
  const { navigation, path, signedIn } = context;
  return (
    <header class="bar">
      <Brand {...context} />
      {signedIn === null && (
        <nav aria-label="Main">
          <a href="/api/docs">API docs</a>
        </nav>
      )}
      {navigation.length > 0 && path !== "/" && signedIn?.principal.can("parts.read") === true && (
        <SearchForm />
      )}
      <nav aria-label="Account" class="account">
        {signedIn === null ? (
          <a href="/login" aria-current={isHere(path, "/login")}>
            Sign in
          </a>
        ) : (
          <AccountMenu {...context} username={signedIn.principal.username} />
        )}
      </nav>
    </header>
  );
}

const settings = "/user/settings";

/** ID of the filter form of the list of parts. There, the search field of the header belongs to this form. */
export const partFilterForm = "part-filters";

/** The search field of every page but the dashboard, which has its own. `pages.js` moves the focus there when the user presses “/”. */
function SearchForm() {
  const { path, query } = usePage();
  const isListOfParts = path === "/parts";
  return (
    <form class="search" action="/parts" role="search">
      <Icon name="search" />
      <input
        type="search"
        name="q"
        value={isListOfParts ? (query.get("q") ?? "") : ""}
        form={isListOfParts ? partFilterForm : undefined}
        aria-label="Search parts"
        placeholder="Search parts"
        maxLength={1000}
        autocomplete="off"
        spellcheck={false}
        data-shortcut="/"
      />
    </form>
  );
}

function AccountMenu({ path, username }: PageContext & { readonly username: string }) {
  return (
    <details class="menu">
      <summary aria-label={`Account: ${username}`}>
        <Icon name="user" /> <span class="name">{username}</span>
      </summary>
      <div class="popup">
        <p class="muted">
          Signed in as <bdi>{username}</bdi>
        </p>
        <a href={settings} aria-current={isHere(path, settings)}>
          <Icon name="settings" /> Settings
        </a>
        <ThemeChoice />
        <Form action="/logout">
          <button type="submit">
            <Icon name="log-out" /> Sign out
          </button>
        </Form>
      </div>
    </details>
  );
}

const themeIcons: Readonly<Record<Theme, IconName>> = { system: "monitor", light: "sun", dark: "moon" };

function ThemeChoice() {
  const { currentPage, theme: current } = usePage();
  return (
    <Form action={themePath} class="theme">
      <input type="hidden" name="return_to" value={currentPage} />
      {themes.map((theme) => (
        <button
          type="submit"
          name="theme"
          value={theme}
          aria-pressed={theme === current}
          title={`Use the ${theme} color theme`}
        >
          <Icon name={themeIcons[theme]} /> {theme}
        </button>
      ))}
    </Form>
  );
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

export interface FormProps {
  /** Target of the form. Default: the current page. */
  readonly action?: string;
  readonly class?: string;
  readonly id?: string;
  /** ID of the element that `live.js` replaces after the form is sent, instead of loading the whole page. */
  readonly update?: string;
  /** How `scan-queue.js` sends the form, on the pages that load this script. */
  readonly queue?: "scan" | "answer" | "change";
  /** Whether `edit.js` keeps the entered values until the form is sent, also if the page is reloaded. */
  readonly draft?: boolean;
  /** Maximum size of a file in bytes, if the form can send a file. The route of the form needs `acceptsFile`. */
  readonly maximumFile?: number;
  readonly children?: ComponentChildren;
}

/** A POST form with a CSRF token. */
export function Form(props: FormProps) {
  const { action, children, class: className, id, update, queue, draft, maximumFile } = props;
  const { csrfToken, path } = usePage();
  return (
    <form
      id={id}
      method="post"
      action={action ?? path}
      class={className}
      encType={maximumFile === undefined ? undefined : "multipart/form-data"}
      data-update={update}
      data-queue={queue}
      data-draft={draft}
      data-maximum-file={maximumFile}
    >
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
