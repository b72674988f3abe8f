/**
 * Checks whether a Node.js version is supported. `scripts/install.sh` and the entry point of the bundle run this file
 * on unsupported versions too, so the file is plain JavaScript for Node.js 12.
 */

/**
 * Parses version ranges: `^20.19 || ^24` → `[[20, 19], [24, 0]]`. Each pair contains a major version and its oldest
 * supported minor version.
 */
export function supportedVersions(engines) {
  return engines.split("||").map((range) => {
    const [, major, minor = "0"] = /^\s*\^(\d+)(?:\.(\d+))?\s*$/.exec(range) || [];
    if (major === undefined)
      throw new Error(`"engines" must list major versions such as ^20.19, not "${range}".`);
    return [Number(major), Number(minor)];
  });
}

/** Returns a message if the version is not supported, or `null` if it is supported. */
export function unsupportedNode(version, engines) {
  const [major, minor] = version.split(".").map(Number);
  const supported = supportedVersions(engines);
  if (supported.some(([line, oldest]) => line === major && minor >= oldest)) return null;
  const list = supported.map(
    ([line, oldest]) => `${line}${oldest === 0 ? "" : ` (${line}.${oldest} or newer)`}`,
  );
  const last = list.pop();
  return `Partledger supports Node.js ${list.length === 0 ? "" : `${list.join(", ")} and `}${last}. This is Node.js ${version}.`;
}
