/** Paths of the pages that explain how to connect KiCad and agents. */
import { kicadLibraryFile } from "../kicad-library.ts";
import { settingsPath } from "./settings-sections.ts";

/** The former page for KiCad and agents, which redirects to the page of KiCad. */
export const connectPath = `${settingsPath}/connect`;
/** Path of the library file. A POST request fills in the posted token; GET returns the file with a placeholder. */
export const kicadFilePath = `${connectPath}/${kicadLibraryFile}`;
