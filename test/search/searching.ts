/** A running service with some parts, and helpers that search them. */
import type { Answer, Json } from "../support/client.ts";
import type { Running } from "../inventory/running-service.ts";

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export interface Hit {
  readonly part: { readonly id: number; readonly name: string } & Readonly<Record<string, Json>>;
  readonly similar: boolean;
  readonly lot?: { readonly id: number };
  readonly matches: readonly { readonly property: string; readonly excerpt: readonly Piece[] }[];
}

/** Sends `GET /api/search` and returns plain JSON. */
export function search(
  running: Running,
  q: string,
  more = "",
  expect = 200,
): Promise<Answer<readonly Hit[]>> {
  return running.client.get<readonly Hit[]>(`/api/search?q=${encodeURIComponent(q)}${more}`, {
    accept: "application/json",
    expect,
  });
}

/** Returns the names of the hits, best first. */
export async function found(running: Running, q: string): Promise<string[]> {
  const { body } = await search(running, q);
  return body.map(({ part }) => part.name);
}

/** Returns an excerpt as text, with the hits in brackets. */
export function marked(excerpt: readonly Piece[]): string {
  return excerpt.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
}
