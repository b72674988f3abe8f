/** The version of the service. The contract has its own version. */
import packageFile from "../package.json" with { type: "json" };

export const version: string = packageFile.version;
