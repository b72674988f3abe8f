/** A part of a text, or the same in UTF-8. */
export type Piece = string | Buffer;

/**
 * A document that is already serialized, in pieces. Pieces that are the same in many responses are serialized and encoded
 * once. `JSON.stringify` returns the same text for the document.
 */
export class JsonText {
  readonly pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
  }

  /** Returns the document as a value. */
  toJSON(): unknown {
    return JSON.parse(this.pieces.join(""));
  }
}

/** Returns the JSON of a document, in pieces. */
export function piecesOf(document: unknown): readonly Piece[] {
  return document instanceof JsonText ? document.pieces : [JSON.stringify(document)];
}

/** Returns the JSON of a document. */
export function serialize(document: unknown): string {
  return piecesOf(document).join("");
}

/** Returns the document as a value. */
export function parsed(document: unknown): unknown {
  return document instanceof JsonText ? document.toJSON() : document;
}
