/** The main script of the single executable, which contains the files of the program as assets. */
import { getRawAsset } from "node:sea";
import { loadProgram } from "./load-program.ts";

loadProgram({ path: process.execPath, read: readRaw });

/** Returns the memory of the executable itself. A copy of the program and the code cache would delay the start. */
function readRaw(name: string): Buffer | null {
  try {
    return Buffer.from(getRawAsset(name) as ArrayBuffer);
  } catch {
    return null;
  }
}
