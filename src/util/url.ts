/**
 * Parses URLs. `URL.canParse` cannot be used: after Node.js 20.20 has optimized the call, `URL.canParse` rejects texts
 * with Latin-1 letters.
 */

export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
