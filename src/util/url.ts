/**
 * Parses URLs. `URL.canParse` cannot be used: after Node.js 20.20 has optimized the call, `URL.canParse` rejects texts
 * with Latin-1 letters.
 */

/** Parses a URL. Returns null if the text is not a valid URL. */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
