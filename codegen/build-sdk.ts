/**
 * Transpiles sdk/typescript/src to sdk/typescript/dist, as `npm pack` in sdk/typescript requires it. The types of the
 * contract are a copy of generated/types.ts, so they cannot be out of date and exist only once in the repository.
 */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "..");
const project = join(root, "sdk/typescript");
const target = join(project, "dist");
const staging = join(root, `.cache/sdk-${process.pid}`);

/** `make check` checks the types, so each module is transpiled on its own, which takes a tenth of the time. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/** @throws {Error} with the messages of the compiler, such as a missing return type */
function checked({ outputText, diagnostics = [] }: ts.TranspileOutput): string {
  if (diagnostics.length === 0) return outputText;
  const host = { getCurrentDirectory: () => root, getCanonicalFileName: String, getNewLine: () => "\n" };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}

async function transpile(fileName: string): Promise<void> {
  const text = await readFile(join(project, "src", fileName), "utf8");
  const options = { fileName, compilerOptions, reportDiagnostics: true };
  const isolated = { ...compilerOptions, declaration: true, isolatedDeclarations: true };
  const declarations = checked(ts.transpileDeclaration(text, { ...options, compilerOptions: isolated }));
  const name = join(staging, fileName.slice(0, -".ts".length));
  await writeFile(`${name}.js`, checked(ts.transpileModule(text, options)));
  // The compiler rewrites the extensions in scripts only.
  await writeFile(`${name}.d.ts`, declarations.replaceAll(/from "(\.\/[\w-]+)\.ts"/g, 'from "$1.js"'));
}

/** Replaces the files one by one, so that each is complete at any time, even if two processes pack the client. */
async function replaceFiles(): Promise<void> {
  await mkdir(target, { recursive: true });
  const names = await readdir(staging);
  for (const name of names) await rename(join(staging, name), join(target, name));
  const outdated = (await readdir(target)).filter((name) => !names.includes(name));
  for (const name of outdated) await rm(join(target, name), { recursive: true, force: true });
}

async function main(): Promise<void> {
  try {
    await mkdir(staging, { recursive: true });
    const names = await readdir(join(project, "src"));
    // contract.ts re-exports the generated types, which are outside of the package.
    for (const name of names.filter((other) => other !== "contract.ts")) await transpile(name);
    await cp(join(root, "generated/types.ts"), join(staging, "contract.d.ts"));
    await replaceFiles();
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

await main();
