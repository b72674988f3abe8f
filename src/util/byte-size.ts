/** Formats file sizes for display. `config/values.ts` parses sizes in settings. */

const units = ["bytes", "kB", "MB", "GB", "TB"];

/** Formats a size: `100000000` → `100 MB`, `1500` → `1.5 kB`. Units are powers of 1000. */
export function formatByteSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${Math.floor(value * 10) / 10} ${units[unit]}`;
}
