/** A QR code as an SVG within the page: nothing to load, and dark on light in both colour schemes, as scanners need it. */
import { encodeQR } from "qr";

/** Modules of quiet around it (ISO/IEC 18004 asks for four). */
const border = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, "raw", { border });
  const size = rows.length;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" d={rows.map(rowPath).join("")} />
    </svg>
  );
}

/** A rectangle, one module high, for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    const width = x + 1 - start;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
