/** Encodes the pieces of a text in UTF-8 in one pass. `Buffer.from` reads a text twice, first to count the bytes. */
import type { Piece } from "../../representation/json-text.ts";

/** The maximum length of a text that is encoded in one pass. */
const maximumLength = 100_000;

/** Creates the function that encodes texts. It reuses its memory. */
export function createEncodePieces(): (pieces: readonly Piece[]) => Buffer {
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  const memory = Buffer.allocUnsafeSlow(3 * maximumLength);
  return (pieces) => {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (length > maximumLength) return Buffer.from(pieces.join(""));
    let bytes = 0;
    for (const piece of pieces)
      bytes += typeof piece === "string" ? memory.write(piece, bytes, "utf8") : piece.copy(memory, bytes);
    return Buffer.from(memory.subarray(0, bytes));
  };
}
