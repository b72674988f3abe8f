/** Encrypts TOTP secrets in tests that do not start a service. The folder of the key is deleted after the tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTotpSecrets } from "../../src/identity/totp-secrets.ts";

const directory = mkdtempSync(join(tmpdir(), "partledger-key-"));
process.on("exit", () => {
  rmSync(directory, { recursive: true, force: true });
});

export const totpSecrets = createTotpSecrets(directory);
