/** The headers with which the API, pages and `/mcp` restrict browsers. */

/** Headers that prevent browsers from rendering or embedding data. */
export const securityHeaders = Object.freeze({
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
});
