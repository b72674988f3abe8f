/** Thrown if a file as a whole cannot be imported. Users see the message. */
export class ImportError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ImportError";
  }
}
