/** Creates the SVG sprite with the icons that pages show. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { iconNames } from "../src/pages/site/icon-names.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

/**
 * Returns the sprite. Each icon is a symbol with the name as its ID; the style sheet sets the stroke.
 * @throws {Error} if the icon set lacks an icon
 */
export async function iconSprite(root: string): Promise<string> {
  const file = join(root, "node_modules/@iconify-json/lucide/icons.json");
  const { icons, aliases = {} } = JSON.parse(await readFile(file, "utf8")) as IconSet;
  const symbols = iconNames.map((name) => {
    const icon = icons[aliases[name]?.parent ?? name];
    if (icon === undefined) throw new Error(`Lucide has no icon "${name}".`);
    const shapes = icon.body
      .replace(/^<g [^>]*>|<\/g>$/g, "")
      .replaceAll(/ (?:fill="none"|stroke(?:-\w+)?="[^"]*")/g, "");
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  const notice = "<!-- Lucide icons, ISC License, https://lucide.dev/license -->";
  return `<svg xmlns="http://www.w3.org/2000/svg">${notice}\n${symbols.join("\n")}\n</svg>`;
}
