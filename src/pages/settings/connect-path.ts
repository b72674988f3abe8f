/** Paths of the page that explains how to connect KiCad and agents. */
import { kicadLibraryFile } from "../kicad-library.ts";
import { settingsPath } from "./settings-sections.ts";

export const connectPath = `${settingsPath}/connect`;
/** Path that returns the library file with the posted token, or with a placeholder. */
export const kicadFilePath = `${connectPath}/${kicadLibraryFile}`;
