/** Paths of the page that explains how to connect KiCad and agents. */
import { kicadLibraryFile } from "../kicad-library.ts";
import { settingsPath } from "./settings-sections.ts";

export const connectPath = `${settingsPath}/connect`;
/** Path of the library file. A POST request fills in the posted token; GET returns the file with a placeholder. */
export const kicadFilePath = `${connectPath}/${kicadLibraryFile}`;
