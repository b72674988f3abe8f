/** The answers to KiCad, made of the inventory: categories, the parts of one, and a single part. Nothing of HTTP. */
import type { Reader } from "../database/store.ts";
import type { KicadSettings } from "./kicad-settings.ts";

/** An answer, as long as nothing in the inventory changes. */
export interface Catalogue {
  /** The JSON text. */
  readonly body: string;
  /** The stored instant (`database/timestamp.ts`) from which on it is wrong, since a lot expires; null if none will. */
  readonly until: string | null;
}

export async function readCategories(_reader: Reader, _settings: KicadSettings): Promise<Catalogue> {
  return { body: "[]", until: null };
}

/** @returns null where there is no such category */
export async function readPartsOfCategory(
  _reader: Reader,
  _settings: KicadSettings,
  _categoryId: number,
  _minimal: boolean,
): Promise<Catalogue | null> {
  return null;
}

/** @returns null where there is no such part */
export async function readPart(
  _reader: Reader,
  _settings: KicadSettings,
  _id: number,
): Promise<Catalogue | null> {
  return null;
}
