/** Helpers that send the requests of KiCad to a running service. */
import type { Running } from "../inventory/running-service.ts";
import type { RequestOptions } from "../support/client.ts";

export interface KicadField {
  readonly value: string;
  readonly visible: string;
}

export interface KicadPart {
  readonly id: string;
  readonly name: string;
  readonly symbolIdStr: string;
  readonly exclude_from_bom: string;
  readonly exclude_from_board: string;
  readonly exclude_from_sim: string;
  readonly description: string;
  readonly keywords: string;
  readonly fields: Readonly<Record<string, KicadField>>;
}

export interface KicadCategory {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
}

/** Request options of KiCad. */
export const fromKicad: RequestOptions = { accept: "application/json" };

const number = (iri: string): string => iri.split("/").at(-1) ?? "";

export async function kicadCategories({ client }: Running): Promise<readonly KicadCategory[]> {
  return (await client.get<KicadCategory[]>("/eda-api/v1/categories.json", { ...fromKicad, expect: 200 }))
    .body;
}

/** @param category IRI or ID */
export async function kicadParts(
  { client }: Running,
  category: string,
  query = "",
): Promise<readonly KicadPart[]> {
  const path = `/eda-api/v1/parts/category/${number(category)}.json${query}`;
  return (await client.get<KicadPart[]>(path, { ...fromKicad, expect: 200 })).body;
}

/** @param part IRI or ID */
export async function kicadPart({ client }: Running, part: string): Promise<KicadPart> {
  return (
    await client.get<KicadPart>(`/eda-api/v1/parts/${number(part)}.json`, { ...fromKicad, expect: 200 })
  ).body;
}

/** Returns the value of a field, or `undefined` if the part does not have the field. */
export async function field(running: Running, part: string, name: string): Promise<string | undefined> {
  return (await kicadPart(running, part)).fields[name]?.value;
}
