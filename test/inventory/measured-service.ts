/**
 * A program of its own: the service on a fresh database, with the users of the tests. Prints its address; when its
 * input ends, it prints the most memory that it ever used, in bytes, and stops.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../src/config.ts";
import { migrate } from "../../src/database/migrate.ts";
import { createService } from "../../src/service.ts";
import { seedPrincipals } from "../support/principals.ts";

const directory = await mkdtemp(join(tmpdir(), "partledger-measured-"));
const config = readConfig({ UPLOADS_DIR: directory, LOG_LEVEL: "silent" });
try {
  await migrate(config.databaseUrl);
  const service = await createService(config);
  await seedPrincipals(service.store);
  const { url } = await service.listen(0, "127.0.0.1");
  console.log(url);
  await new Promise((resolve) => process.stdin.on("end", resolve).resume());
  await service.close();
  console.log(process.resourceUsage().maxRSS * 1024);
} finally {
  await rm(directory, { recursive: true, force: true });
}
