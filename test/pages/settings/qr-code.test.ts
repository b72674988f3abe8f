import { parse } from "node-html-parser";
import { renderToString } from "preact-render-to-string";
import { decodeQR } from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { QrCode } from "../../../src/pages/settings/qr-code.tsx";

/** Draws the QR code as an image with four pixels per module, and decodes the image. */
function read(markup: string): string {
  const svg = parse(markup).querySelector("svg");
  const size = Number(svg?.getAttribute("viewBox")?.split(" ")[2]);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = svg?.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < Number(length) * scale; column += 1) {
        const pixel = (Number(y) * scale + row) * width + Number(x) * scale + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return decodeQR({ width, height: width, data });
}

describe("the QR code", () => {
  test.each([
    "otpauth://totp/Partledger:admin?issuer=Partledger&secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
    `otpauth://totp/${"W".repeat(180)}?secret=${"A".repeat(64)}&issuer=${encodeURIComponent("Größe <b>&".repeat(20))}`,
  ])("contains the text that scanners decode: %s", (text) => {
    expect(read(renderToString(QrCode({ text, label: "code" })))).toBe(text);
  });

  test("has a label, and needs neither styles nor scripts", () => {
    const markup = renderToString(QrCode({ text: "x", label: "A <label>" }));
    expect(markup).toContain('aria-label="A &lt;label>"');
    expect(markup).not.toMatch(/style=|<style|<script|on\w+=/);
  });
});
