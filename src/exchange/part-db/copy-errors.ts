/** Defines the errors of a copy from another instance. Users see the messages. */

/** Thrown if the source cannot be used at all, which ends the copy. */
export class SourceUnavailable extends Error {}

/** Thrown if the source does not return one object, collection or file. The copy continues without it. */
export class NotReadable extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}
