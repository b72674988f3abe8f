/** Which version of the service this is. The contract has a version of its own. */
import packageFile from "../package.json" with { type: "json" };

export const version: string = packageFile.version;
