/** Exports the version of the service. The API contract has a version of its own. */
import packageFile from "../package.json" with { type: "json" };

export const version: string = packageFile.version;
