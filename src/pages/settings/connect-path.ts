/** Where it is said how KiCad and agents are connected. */
import { kicadLibraryFile } from "../kicad-library.ts";
import { settingsPath } from "./settings-parts.ts";

export const connectPath = `${settingsPath}/connect`;
/** Answers the library file: with a token that is posted to it, else with a placeholder. */
export const kicadFilePath = `${connectPath}/${kicadLibraryFile}`;
