/** Defines the entities that a copy writes, with what was read for them from the source. */
import type { Creatable } from "../../inventory/operations/create-entity.ts";
import type { RequestFiles } from "../../inventory/writing/request-files.ts";
import type { LeftOutValue } from "./bodies.ts";
import type { Document } from "./part-db-documents.ts";

/** The property of an element that refers to an attachment, such as `master_picture_attachment`. */
export interface PictureUse {
  readonly resource: Creatable;
  readonly id: number;
  readonly property: string;
}

export interface Item {
  readonly resource: Creatable;
  readonly document: Document;
  /** The downloaded file of an attachment. The caller discards it after the transaction. */
  readonly file?: { readonly files: RequestFiles; readonly bytes: number; readonly isPrivate: boolean };
  /** The properties that refer to this attachment. */
  readonly pictureOf?: readonly PictureUse[];
  /** The entities that belong to this one. They are copied only if this entity is. */
  readonly members?: readonly Item[];
  /** Values that were already left out, such as members that could not be read. */
  readonly leftOut?: readonly LeftOutValue[];
}
