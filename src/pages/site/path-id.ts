/** Reads the ID in the path of a page. */
import { problem } from "../../util/errors.ts";
import type { PageRequest } from "./page.ts";

/** @throws {Problem} `not-found` if the ID is not valid */
export function pathId({ parameters }: Pick<PageRequest, "parameters">): number {
  const id = parsePositiveInteger(parameters["id"] ?? "");
  if (id === null) throw problem("not-found", "The address is not valid.");
  return id;
}

/** Parses a positive whole number. Returns `null` for every other text. */
export function parsePositiveInteger(text: string): number | null {
  const number = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
}
