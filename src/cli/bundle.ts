/** Loads the program from the files next to the entry point. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadProgram } from "./load-program.ts";

loadProgram({
  path: import.meta.filename,
  read: (name) => {
    const path = join(import.meta.dirname, name);
    return existsSync(path) ? readFileSync(path) : null;
  },
});
