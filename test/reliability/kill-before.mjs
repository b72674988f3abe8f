/**
 * A module to preload: logs the changes of files and folders to the file KILL_LOG and, if KILL_BEFORE is set, kills the
 * process before the change with this index.
 */
import { appendFileSync } from "node:fs";
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { KILL_BEFORE: killBefore = "", KILL_LOG: log = "" } = process.env;
let count = 0;

for (const name of ["mkdir", "open", "rename", "rm"]) {
  const original = files[name];
  files[name] = (...parameters) => {
    appendFileSync(
      log,
      `${JSON.stringify([name, ...parameters.filter((value) => typeof value === "string")])}\n`,
    );
    if (killBefore === String(count)) process.kill(process.pid, "SIGKILL");
    count += 1;
    return original(...parameters);
  };
}
syncBuiltinESMExports();
