/**
 * Checks whether a Node.js version is supported. The file is plain JavaScript for Node.js 12, because
 * `scripts/install.sh` and the entry point of the bundle also run it on unsupported versions.
 */

/** Returns each major version with its oldest minor version: `^20.19 || ^24` → `[[20, 19], [24, 0]]`. */
export function supportedVersions(engines) {
  return engines.split("||").map((range) => {
    const [, major, minor = "0"] = /^\s*\^(\d+)(?:\.(\d+))?\s*$/.exec(range) || [];
    if (major === undefined)
      throw new Error(`"engines" must list major versions such as ^20.19, not "${range}".`);
    return [Number(major), Number(minor)];
  });
}

/** Returns a message if this version is not supported, or `null` otherwise. */
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
