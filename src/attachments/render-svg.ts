/**
 * Renders SVG images that the service has created, as grayscale PNG images. `file-worker.ts` runs this module in a worker
 * thread.
 */
import type Vips from "wasm-vips";
import { loadVips } from "./load-vips.ts";
import { heavyPixels, type FileTask, type TaskResult } from "./task-thread.ts";

type RenderTask = Extract<FileTask, { kind: "render-svg" }>;

const millimetersPerInch = 25.4;

/** @param moduleUrl the URL of `vips-node.mjs`, which is loaded for the first image */
export function createSvgRenderer(moduleUrl: string): (task: RenderTask) => Promise<TaskResult> {
  let library: Promise<typeof Vips> | null = null;
  return async ({ svg, dpi }) => {
    library ??= loadVips(moduleUrl, ["vips-resvg.wasm"]).then((vips) => {
      // Only this thread renders SVG, and it reads no untrusted images.
      vips.operationBlock("VipsForeignLoadSvg", false);
      return vips;
    });
    const vips = await library;
    const image = vips.Image.svgloadBuffer(svg, { dpi: 72, scale: 1 });
    try {
      const dotsPerMillimeter = dpi / millimetersPerInch;
      const gray = image
        .flatten({ background: [255] })
        .colourspace("b-w")
        .copy({ xres: dotsPerMillimeter, yres: dotsPerMillimeter });
      const content = new Uint8Array(gray.pngsaveBuffer({ keep: "none" }));
      return { content, refused: null, heavy: image.width * image.height > heavyPixels };
    } finally {
      image.delete();
    }
  };
}
