/** A script that runs the program and writes, when it exits, what was loaded. `record-start.ts` starts it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Script } from "node:vm";
import { loadProgram } from "../src/cli/load-program.ts";
import type { ScriptName } from "../src/cli/load-program.ts";

const { RECORD_PROGRAM: program = "", RECORD_TO: target, RECORD_UNTIL: last = "exit" } = process.env;
let isRecording = true;
const modules = new Set<string>();
const scripts = new Map<ScriptName, Script>();

if (target !== undefined) {
  process.once(last, () => {
    isRecording = false;
  });
  process.once("exit", () => {
    writeFileSync(join(target, "modules.json"), JSON.stringify([...modules]));
    for (const [name, script] of scripts)
      writeFileSync(join(target, `${name}.cache`), script.createCachedData());
  });
}

loadProgram(
  {
    path: join(program, "partledger.js"),
    read: (name) => (name.endsWith(".cache") ? null : readFileSync(join(program, name))),
  },
  {
    onScript: (name, script) => scripts.set(name, script),
    onModule: (name) => {
      if (isRecording) modules.add(name);
    },
  },
);
