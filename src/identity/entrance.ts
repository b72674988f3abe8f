/** The parts of the service that accept tokens. An OAuth token can be limited to some of them (RFC 8707). */

export const entrances = ["/api", "/eda-api", "/mcp"] as const;

/** The prefix of its paths. */
export type Entrance = (typeof entrances)[number];

/** The entrance of a path. The default is that of the API. */
export function entranceOf(path: string): Entrance {
  return entrances.find((entrance) => path === entrance || path.startsWith(`${entrance}/`)) ?? "/api";
}
