/** Which exports the modules of the bundle that are loaded on first use have. */
import { expect, it } from "vitest";
import { checkLazyExports, lazyImportsOf, readModuleGraph } from "../../codegen/lazy-modules.ts";
import type { ModuleGraph } from "../../codegen/lazy-modules.ts";

const without = ({ exports, imports }: ModuleGraph, module: string, name: string): ModuleGraph => ({
  imports,
  exports: new Map([...exports, [module, (exports.get(module) ?? []).filter((known) => known !== name)]]),
});

it("the build fails if a module that is loaded on first use lacks an export that is used", async () => {
  const graph = await readModuleGraph("src/cli/open.ts", { bundle: true, platform: "node", format: "esm" });
  const lazy = lazyImportsOf(graph, null);
  await checkLazyExports(lazy, graph);
  for (const [module, name] of [
    ["src/database/migrate.ts", "migrate"],
    ["node:fs", "existsSync"],
  ] as const) {
    expect(graph.exports.get(module), module).toContain(name);
    await expect(checkLazyExports(lazy, without(graph, module, name)), module).rejects.toThrow(
      `No matching export in "lazy:${module}" for import "${name}"`,
    );
  }
});
