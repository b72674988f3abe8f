/** The entrances that tokens open. A token of OAuth may be for some of them only (RFC 8707). */

export const entrances = ["/api", "/eda-api", "/mcp"] as const;

/** What begins the path of everything behind it. */
export type Entrance = (typeof entrances)[number];

/** The entrance that a path lies behind; the API's for all that is nobody else's. */
export function entranceOf(path: string): Entrance {
  return entrances.find((entrance) => path === entrance || path.startsWith(`${entrance}/`)) ?? "/api";
}
