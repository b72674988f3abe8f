/**
 * A document that is already serialized, because a part of it is the same in many responses. `JSON.stringify` returns the
 * same text for it.
 */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Returns the document as a value. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/**
 * Returns the JSON of a document.
 * @example serialize(new JsonText('{"id":1}')) // '{"id":1}'
 */
export function serialize(document: unknown): string {
  return document instanceof JsonText ? document.text : JSON.stringify(document);
}

/**
 * Returns the document as a value.
 * @example parsed(new JsonText('{"id":1}')) // { id: 1 }
 */
export function parsed(document: unknown): unknown {
  return document instanceof JsonText ? document.toJSON() : document;
}
