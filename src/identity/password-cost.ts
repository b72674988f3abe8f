/** The cost of password hashes. A module of its own so that tests can replace it: a hash at this cost takes 0.2 s. */

/** The cost of a hash. Memory is 128 × 2^ln × r bytes. */
export interface ScryptParameters {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and about 0.2 s: one of the equivalent settings that OWASP's password storage cheat sheet names. */
export const standardParameters: ScryptParameters = { ln: 15, r: 8, p: 3 };
