/** Types of intended differences from the recorded responses of Part-DB. */
import type { Mismatch } from "./compare.ts";
import type { RecordedCase } from "./recording.ts";

/** A difference of the whole response. */
export interface AnswerDifference {
  readonly reason: string;
  readonly where: (recorded: RecordedCase) => boolean;
  readonly expect: {
    readonly status: number;
    /** Default: `application/problem+json` for errors, otherwise any declared media type. */
    readonly mediaType?: string;
    /** `propertyPath` of each violation, in any order. */
    readonly violations?: readonly string[];
    /** `code` of the only violation. */
    readonly code?: string;
    /** Properties that are not compared, at any depth. */
    readonly except?: readonly string[];
    /** Number of elements that both lists contain. Only these are compared. */
    readonly inCommon?: number;
    /** IDs of the list elements, in order. */
    readonly members?: readonly number[];
  };
}

/** A difference in one or more properties. The rest of the response is the same. */
export interface DocumentDifference {
  readonly reason: string;
  readonly covers: (mismatch: Mismatch, recorded: RecordedCase) => boolean;
}

/** Selects cases of a recording by their position. */
export function cases(file: string, ...seqs: readonly number[]): (recorded: RecordedCase) => boolean {
  return (recorded) => recorded.file === file && seqs.includes(recorded.seq);
}
