/** Thrown when a file as a whole cannot be imported. The message is a sentence for people. */
export class ImportRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ImportRefused";
  }
}
