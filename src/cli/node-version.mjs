/**
 * The versions of Node.js that Partledger supports. Plain JavaScript for Node.js 12: `scripts/install.sh` runs it before
 * anything is installed, and the entry of the bundle before anything else is loaded.
 */

/** `[[20, 19], [24, 0]]` of `^20.19 || ^24`: each major version with its oldest minor version. */
export function supportedVersions(engines) {
  return engines.split("||").map((range) => {
    const [, major, minor = "0"] = /^\s*\^(\d+)(?:\.(\d+))?\s*$/.exec(range) || [];
    if (major === undefined)
      throw new Error(`"engines" must list major versions such as ^20.19, not "${range}".`);
    return [Number(major), Number(minor)];
  });
}

/** Why this version cannot run Partledger; null if it can. */
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
