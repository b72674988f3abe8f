/** Renders a QR code as an inline SVG. The code is always dark on light, as scanners require. */
import { encodeQR } from "qr";

/** Width of the quiet zone in modules (ISO/IEC 18004 requires four). */
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

/** Returns the path of a row, with one rectangle for each run of dark modules. */
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
