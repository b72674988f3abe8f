/** The frame of every page: head, navigation, what was just done, content, footer. */
import type { ComponentChildren } from "preact";
import { usePage } from "./context.ts";
import type { PageContext } from "./context.ts";

export interface PageProps {
  /** Stands in the heading and in the title of the window. */
  readonly title: string;
  /** A sentence below the heading. */
  readonly lead?: ComponentChildren;
  /** For pages with one small form. */
  readonly narrow?: boolean;
  readonly children?: ComponentChildren;
}

/** The whole document. */
export function Page({ title, lead, narrow = false, children }: PageProps) {
  const context = usePage();
  const { asset, instanceTitle, notice } = context;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${instanceTitle}`}</title>
        <link rel="icon" href={asset("icon.svg")} type="image/svg+xml" />
        <link rel="stylesheet" href={asset("pages.css")} />
        <script src={asset("pages.js")} defer />
      </head>
      <body class={narrow ? "narrow" : undefined}>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <Header {...context} />
        <main id="content" tabIndex={-1}>
          <h1>{title}</h1>
          {lead !== undefined && <p class="lead">{lead}</p>}
          {notice !== null && (
            <p class="notice" role="status">
              {notice}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

function Header({ asset, instanceTitle, signedIn }: PageContext) {
  return (
    <header class="bar">
      <a class="brand" href="/">
        <img src={asset("icon.svg")} alt="" width="24" height="24" /> {instanceTitle}
      </a>
      <nav aria-label="Main">
        <a href="/api/docs">API</a>
        {signedIn === null ? (
          <a href="/login">Sign in</a>
        ) : (
          <a href="/user/settings">{signedIn.principal.username}</a>
        )}
        {signedIn !== null && (
          <Form action="/logout">
            <button type="submit" class="quiet">
              Sign out
            </button>
          </Form>
        )}
      </nav>
    </header>
  );
}

export interface FormProps {
  readonly action: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A form that changes something: POST, with the token against CSRF. */
export function Form({ action, children, class: className }: FormProps) {
  const { csrfToken } = usePage();
  return (
    <form method="post" action={action} class={className}>
      <input type="hidden" name="_csrf_token" value={csrfToken()} />
      {children}
    </form>
  );
}
