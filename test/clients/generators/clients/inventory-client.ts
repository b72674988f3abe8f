/**
 * The calls that the test makes with each generated client. The other files in this directory implement the interface
 * with the functions of one generator each.
 */
export interface InventoryClient {
  listParts(filter: Filter): Promise<readonly Part[]>;
  getPart(id: number): Promise<Part>;
  createPart(part: { name: string; category: string; tags: string }): Promise<Part>;
  updatePart(id: number, changes: { name?: string; minamount?: number }): Promise<Part>;
  deletePart(id: number): Promise<void>;
  upload(attachment: Upload): Promise<Attachment>;
  /**
   * `updatePart` as generated, for generators that send `application/json` instead of `application/merge-patch+json`.
   */
  updatePartAsJson?(id: number, changes: { minamount: number }): Promise<Part>;
}

export interface Filter {
  readonly category: string;
  readonly name: string;
  /** The names of the properties to return. Default: all. */
  readonly "properties[]"?: string[];
}

export interface Connection {
  readonly baseUrl: string;
  readonly token: string;
}

/** The properties that the test compares. */
export interface Part {
  readonly id: number;
  readonly name: string;
  readonly tags: string;
  readonly minamount: number;
  readonly category: { readonly id: number };
}

/** A type alias, because Zodios requires a type with an index signature. */
export type Upload = {
  name: string;
  element: string;
  attachment_type: string;
  upload: { filename: string; data: string };
};

export interface Attachment {
  readonly id: number;
  readonly name: string;
  readonly internal: boolean;
  readonly media_url?: string | null;
}

export interface Problem {
  readonly status: number;
  readonly detail: string;
  readonly violations?: readonly { readonly propertyPath: string; readonly code: string }[];
}

/** Thrown if the service rejects a request. */
export class RequestRefused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}
