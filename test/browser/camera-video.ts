/** A video with a barcode, which Chromium plays instead of a camera. */
import { encodeBarcode, type BarcodeType } from "../../src/labels/barcode.ts";

const [width, height] = [640, 480];
const quietZone = 4;

/** Returns a video with one frame that shows a QR or DataMatrix code (YUV4MPEG2). */
export function videoOf(text: string, type: Extract<BarcodeType, "qr" | "datamatrix">): Buffer {
  const code = encodeBarcode(type, text);
  const scale = Math.floor(height / (code.height + 2 * quietZone));
  const luma = Buffer.alloc(width * height, 235);
  for (const bar of code.bars) {
    const left = (bar.x + quietZone) * scale;
    const top = (bar.y + quietZone) * scale;
    for (let y = top; y < top + bar.height * scale; y += 1) {
      luma.fill(16, y * width + left, y * width + left + bar.width * scale);
    }
  }
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(header), luma, Buffer.alloc((width * height) / 2, 128)]);
}
