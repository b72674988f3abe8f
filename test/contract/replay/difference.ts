/** What an intended difference from Part-DB's recorded answers consists of. */
import type { Mismatch } from "./compare.ts";
import type { RecordedCase } from "./recording.ts";

/** Our whole answer is another one. */
export interface AnswerDifference {
  readonly reason: string;
  readonly where: (recorded: RecordedCase) => boolean;
  readonly expect: {
    readonly status: number;
    /** Default: a problem document for errors, else whatever the contract declares. */
    readonly mediaType?: string;
    /** What has a fault: `propertyPath` of each violation, in any order. */
    readonly violations?: readonly string[];
    /** `code` of the one violation. */
    readonly code?: string;
    /** Properties of the recorded document that are not compared, at any depth; all others are the same. */
    readonly except?: readonly string[];
    /** How many elements the recorded list and ours have in common; only these are compared. */
    readonly inCommon?: number;
    /** Ids of the elements of the list, in order. */
    readonly members?: readonly number[];
  };
}

/** The answer is the same but for this. */
export interface DocumentDifference {
  readonly reason: string;
  readonly covers: (mismatch: Mismatch, recorded: RecordedCase) => boolean;
}

/** Picks cases of one recording by their number in it. */
export function cases(file: string, ...seqs: readonly number[]): (recorded: RecordedCase) => boolean {
  return (recorded) => recorded.file === file && seqs.includes(recorded.seq);
}
