/** Builds the script of the API reference with `redocly build-docs`. The script contains Redoc and the contract. */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * A logo that Redoc would load from another host. If the logo were removed, Redoc would show the name of its vendor
 * instead.
 */
const remotePicture = /https:\/\/cdn\.redoc\.ly\/redoc\/[a-z-]+\.svg/g;
const noPicture = "data:,";

export async function writeReference(root: string, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const template = join(folder, "template.hbs");
  const page = join(folder, "page.html");
  await writeFile(template, "{{{redocHTML}}}");
  const redocly = join(root, "node_modules/@redocly/cli");
  const contract = join(root, "generated/openapi.json");
  await promisify(execFile)(
    process.execPath,
    [
      ...[join(redocly, "bin/cli.js"), "build-docs", contract, "--output", page],
      ...["--template", template, "--inlineBundle"],
    ],
    { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  await writeFile(join(folder, name), scriptOf(await readFile(page, "utf8")));
  for (const file of ["LICENSE", "THIRD_PARTY_NOTICES"]) await cp(join(redocly, file), join(folder, file));
  await Promise.all([rm(template), rm(page)]);
}

function scriptOf(page: string): string {
  const [, script] = /<script type="module">([^]*)<\/script>/.exec(page) ?? [];
  if (script === undefined || !script.includes('disableTelemetry":true')) {
    throw new Error("The output of `redocly build-docs` has changed. Update codegen/reference-script.ts.");
  }
  return script.replaceAll(remotePicture, noPicture);
}
