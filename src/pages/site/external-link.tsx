/**
 * Links to URLs entered by users. Only http and https URLs become links, and the linked site has no access to the page.
 */
import type { ComponentChildren } from "preact";
import { absoluteUrl, maximumUrlLength, normalizeExternalUrl } from "../../attachments/external-url.ts";
import { FileRefused } from "../../attachments/file-refused.ts";

interface ExternalLinkProps {
  /** The URL as stored: `https://…`, or a host and path without a scheme. */
  readonly address: string | null | undefined;
  readonly children: ComponentChildren;
}

/** A link to an external URL. Unless the URL is http or https, only the children are shown. */
export function ExternalLink({ address, children }: ExternalLinkProps) {
  const href = webAddress(address ?? "");
  if (href === null) return <>{children}</>;
  return (
    <a href={href} rel="external noopener noreferrer">
      {children}
    </a>
  );
}

/** Normalizes a text to an absolute http or https URL. Returns `null` for everything else. */
export function webAddress(text: string): string | null {
  if (text === "" || text.length > maximumUrlLength) return null;
  try {
    const url = new URL(absoluteUrl(normalizeExternalUrl(text)));
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch (error) {
    if (error instanceof FileRefused || error instanceof TypeError) return null;
    throw error;
  }
}
