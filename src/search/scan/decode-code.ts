/** Decodes the codes of distributors and manufacturers. */
import { trimCode } from "../../database/code-text.ts";
import { decodeAmazon } from "./amazon.ts";
import type { DecodedCode } from "./decoded-code.ts";
import { decodeIso15434 } from "./iso15434.ts";
import { readingsOf } from "./keyboard-layouts.ts";
import { decodeLcsc } from "./lcsc.ts";
import { decodeManufacturerCode } from "./manufacturer-codes.ts";
import { decodeTme } from "./tme.ts";

const decoders = [decodeIso15434, decodeLcsc, decodeTme, decodeManufacturerCode, decodeAmazon];

/** Returns the content of the code, or `null` if its format is unknown. */
export function decodeCode(code: string): DecodedCode | null {
  for (const decode of decoders) {
    const decoded = decode(code);
    if (decoded !== null) return decoded;
  }
  return null;
}

/** Returns the code as it is printed: without what another keyboard layout made of it, if it can be decoded. */
export function printedCode(code: string): string {
  const typed = trimCode(code);
  return readingsOf(typed).find((reading) => decodeCode(reading) !== null) ?? typed;
}
