/**
 * `make test` runs this before the suite: if no Chromium is installed, unpacks one from npm to `.cache/chromium/`, with
 * its libraries and a font. It is no dependency of the project, because most machines have a browser.
 */
import { execFile } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-stream";
import { findChromium, unpackedChromium } from "./chromium.ts";

const version = "153.0.0";
const home = dirname(unpackedChromium);
const run = promisify(execFile);

if (findChromium() === null) {
  try {
    await install();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

async function install(): Promise<void> {
  if (process.env.PARTLEDGER_CHROMIUM !== undefined)
    throw new Error(`PARTLEDGER_CHROMIUM: ${process.env.PARTLEDGER_CHROMIUM} does not exist.`);
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("The browser tests need Chromium. Install it, or set PARTLEDGER_CHROMIUM to its path.");

  process.stderr.write(
    `No Chromium is installed. Unpacking @sparticuz/chromium ${version} to .cache/chromium/.\n`,
  );
  await mkdir(home, { recursive: true });
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];
  await run("npm", ["install", "--prefix", home, ...options, `@sparticuz/chromium@${version}`]);
  const bin = join(home, "node_modules/@sparticuz/chromium/bin");
  const program = join(home, "chromium-program");
  const compressed = createReadStream(join(bin, "chromium.br"));
  await pipeline(compressed, createBrotliDecompress(), createWriteStream(program, { mode: 0o755 }));
  await unpack(join(bin, "al2023.tar.br"));
  await unpack(join(bin, "fonts.tar.br"));
  await writeFile(join(home, "fonts.conf"), `<fontconfig><dir>${home}/fonts</dir></fontconfig>\n`);
  await checkLibraries(program);

  const wrapper = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH="${home}/lib"`,
    `[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${home}/fonts.conf"`,
    `exec "${program}" "$@"`,
  ];
  // The tests use this path, so the file is created when everything else is complete.
  await writeFile(`${unpackedChromium}.new`, `${wrapper.join("\n")}\n`, { mode: 0o755 });
  await rename(`${unpackedChromium}.new`, unpackedChromium);
}

async function unpack(archive: string): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createBrotliDecompress(), entries);
  for await (const entry of entries) {
    const target = join(home, entry.header.name);
    await mkdir(dirname(target), { recursive: true });
    if (entry.header.type === "file") await pipeline(entry, createWriteStream(target));
    else entry.resume();
  }
  await reading;
}

/** @throws {Error} with the Debian packages if shared libraries are missing */
async function checkLibraries(program: string): Promise<void> {
  const { stdout } = await run("ldd", [program], {
    env: { ...process.env, LD_LIBRARY_PATH: join(home, "lib") },
  });
  const missing = [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library);
  if (missing.length > 0)
    throw new Error(
      `Chromium needs ${missing.join(", ")}. On Debian and Ubuntu: apt install libnss3 libexpat1 libgcc-s1`,
    );
}
