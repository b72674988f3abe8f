/** Tells rejected commits from commits whose outcome is unknown. */
import { describe, expect, it } from "vitest";
import { asCommitError, isOutcomeUnknown } from "../../src/database/unavailable.ts";

const failure = (code: string): Error => Object.assign(new Error("failed"), { code });

describe("the outcome of a failed commit", () => {
  it.each(["EPIPE", "ECONNRESET", "ETIMEDOUT", "57P01", "08006", "58030", "XX000", "40003"])(
    "is unknown after %s",
    (code) => {
      expect(isOutcomeUnknown(asCommitError(failure(code)))).toBe(true);
    },
  );

  it.each(["23505", "40001", "40P01", "P0001", "53100", "HV00N"])("is known after %s", (code) => {
    const error = failure(code);
    expect(asCommitError(error)).toBe(error);
  });
});
