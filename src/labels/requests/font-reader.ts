/** Reads the fonts of labels, with the font in the setting LABEL_FONT. */
import { readFile } from "node:fs/promises";
import { problem, retryLater, type Problem } from "../../util/errors.ts";
import { lazilyAsync } from "../../util/memoize.ts";
import { FontNotUsable, LabelFonts } from "../fonts.ts";

/** Returns the function that reads the fonts on its first call. It throws a 503 if the operator's font cannot be used. */
export function createFontReader(path: string | null): () => Promise<LabelFonts> {
  return lazilyAsync(async () => {
    if (path === null) return new LabelFonts();
    const data = await readFile(path).catch((error: unknown) => {
      throw notUsable("The file cannot be read.", error);
    });
    try {
      return new LabelFonts(data);
    } catch (error) {
      throw error instanceof FontNotUsable ? notUsable(error.message, error) : error;
    }
  });
}

function notUsable(reason: string, cause: unknown): Problem {
  const detail = `The font in the setting LABEL_FONT cannot be used: ${reason} Ask the operator to correct it.`;
  return problem("unavailable", detail, { ...retryLater, cause });
}
