/** `doctor` and the font for labels. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readAsset } from "../../../src/util/assets.ts";
