/** How sizes of files are said to people. (Reading them from the environment is the configuration's job.) */

const units = ["bytes", "kB", "MB", "GB", "TB"];

/** `100000000` → `100 MB`, `1500` → `1.5 kB`: powers of 1000, at most one decimal. */
export function formatByteSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${Math.floor(value * 10) / 10} ${units[unit]}`;
}
