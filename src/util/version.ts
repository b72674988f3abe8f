/** Exports the version of the service. The API contract has its own version. */
import packageFile from "../../package.json" with { type: "json" };

export const version: string = packageFile.version;
