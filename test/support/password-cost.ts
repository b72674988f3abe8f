/** The lowest cost of password hashes. Replaces src/identity/password-cost.ts; see vitest.config.ts. */
import type { ScryptParameters } from "../../src/identity/password-cost.ts";

export const standardParameters: ScryptParameters = { ln: 1, r: 8, p: 1 };
