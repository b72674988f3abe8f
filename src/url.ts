/**
 * Parses URLs. `URL.canParse` cannot be used: it rejects texts with Latin-1 letters once Node.js 20.20 has optimized
 * the call.
 */

/** Returns null if the text is not a valid URL. */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
