/** Encrypts TOTP secrets for tests without a service. The folder of the key is removed at the end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTotpSecrets } from "../../src/identity/totp-secrets.ts";

const directory = mkdtempSync(join(tmpdir(), "partledger-key-"));
process.on("exit", () => {
  rmSync(directory, { recursive: true, force: true });
});

export const totpSecrets = createTotpSecrets(directory);
