/** Loads libvips in a worker thread. */
import type Vips from "wasm-vips";

/**
 * @param moduleUrl the URL of `vips-node.mjs`
 * @param dynamicLibraries the names of additional libraries in the same folder
 */
export async function loadVips(
  moduleUrl: string,
  dynamicLibraries: readonly string[] = [],
): Promise<typeof Vips> {
  const { default: start } = (await import(moduleUrl)) as { default: typeof Vips };
  const vips = await start({
    dynamicLibraries: [...dynamicLibraries],
    // Suppresses the warnings that libvips prints for damaged images.
    preRun: (module: { ENV: Record<string, string> }) => void (module.ENV["VIPS_WARNING"] = "1"),
  });
  vips.blockUntrusted(true);
  vips.concurrency(1);
  vips.Cache.max(0);
  return vips;
}
