/** Links to addresses that somebody has typed in: only ever to the web, and cut off from the page they are on. */
import type { ComponentChildren } from "preact";
import { absoluteUrl, longestUrl, normalizeExternalUrl } from "../../attachments/external-url.ts";
import { FileRefused } from "../../attachments/file-refused.ts";

interface ExternalLinkProps {
  /** As it is stored: `https://…`, or a bare host with a path. */
  readonly address: string | null | undefined;
  readonly children: ComponentChildren;
}

/** The children as a link; without one where the address is none of the web, such as `javascript:…`. */
export function ExternalLink({ address, children }: ExternalLinkProps) {
  const href = webAddress(address ?? "");
  if (href === null) return <>{children}</>;
  return (
    <a href={href} rel="external noopener noreferrer">
      {children}
    </a>
  );
}

/** The absolute `http(s)` URL that a text means, as browsers write it; null for everything else. */
export function webAddress(text: string): string | null {
  if (text === "" || text.length > longestUrl) return null;
  try {
    const url = new URL(absoluteUrl(normalizeExternalUrl(text)));
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch (error) {
    if (error instanceof FileRefused || error instanceof TypeError) return null;
    throw error;
  }
}
