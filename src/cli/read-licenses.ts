/** Reads the licenses that `codegen/licenses.ts` collects when the program is built. */
import { isSea } from "node:sea";
import { readAsset } from "../util/assets.ts";

export interface LicenseEntry {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or the name of the license. */
  readonly license: string;
  /** The text of the license with its copyright notices. */
  readonly text: string;
}

/** The entry of Node.js, which only the single executable contains. */
export const nodeJs = "Node.js";

/** Returns the licenses of Partledger and of everything that this program contains. */
export function readLicenses(): readonly LicenseEntry[] {
  const entries = JSON.parse(readAsset("licenses.json").toString()) as LicenseEntry[];
  return isSea() ? entries : entries.filter(({ name }) => name !== nodeJs);
}
