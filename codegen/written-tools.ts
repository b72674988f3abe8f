/** The tools of the Model Context Protocol server as they are written by hand, in openapi/tools/. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Schema } from "./document.ts";

/** A tool as it is written in openapi/tools/. */
export interface WrittenTool {
  title: string;
  description: string;
  operation?: string;
  /** Arguments of a tool with an operation that have another name than its parameters or properties. */
  rename?: Record<string, string>;
  /** What is said of arguments in place of what the contract says of them. */
  describe?: Record<string, string>;
  /** Parameters of the operation's query that are arguments. */
  query?: string[];
  /** Properties of the operation's body that are arguments; all of them where it is not said. */
  body?: string[];
  /** Properties of the body that refer to something, with the collection that it is in: their arguments are ids. */
  ids?: Record<string, string>;
  tier?: string;
  permission?: string;
  /** Permissions that it needs besides that of the tool or the operation. */
  alsoNeeds?: string[];
  /** The name of a switch that has to be on. */
  switch?: string;
  input?: Schema;
  output?: Schema;
  /** The lists inside of the answer are cut; arguments say where and how long. */
  bounded?: boolean;
  destructive?: boolean;
  idempotent?: boolean;
  openWorld?: boolean;
}

/** The tools of openapi/tools/ by name, in the order in which clients are given them. */
export async function readTools(directory: string): Promise<Record<string, WrittenTool>> {
  const tools: Record<string, WrittenTool> = {};
  for (const file of ["reading.yaml", "writing.yaml"]) {
    const written = parseYaml(await readFile(join(directory, "tools", file), "utf8")) as {
      tools: Record<string, WrittenTool>;
    };
    Object.assign(tools, written.tools);
  }
  return tools;
}
