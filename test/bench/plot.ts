/** Draws plots as SVG files that need no fonts or scripts, and are readable on light and dark backgrounds. */

/** A line in a panel: values at the positions of the axis. */
export interface Line {
  readonly values: readonly number[];
  readonly style: "service" | "baseline";
}

export interface Panel {
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

const style = `
  text { font: 11px system-ui, sans-serif; fill: #1f2328; }
  .title { font-weight: 600; }
  .grid { stroke: #d1d9e0; }
  .service { stroke: #0969da; fill: none; stroke-width: 2; }
  .baseline { stroke: #59636e; fill: none; stroke-width: 2; stroke-dasharray: 4 3; }
  .bar { fill: #0969da; }
  .whisker { stroke: #1f2328; }
  .one { stroke: #59636e; stroke-width: 1.5; stroke-dasharray: 4 3; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .grid { stroke: #3d444d; }
    .service { stroke: #4493f8; }
    .baseline, .one { stroke: #9198a1; }
    .bar { fill: #4493f8; }
    .whisker { stroke: #f0f6fc; }
  }`;

function document(width: number, height: number, label: string, content: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">`,
    `<style>${style}\n</style>`,
    ...content,
    "</svg>\n",
  ].join("\n");
}

interface Panels {
  readonly label: string;
  /** The names of the positions. */
  readonly positions: readonly string[];
  readonly panels: readonly Panel[];
  /** Returns the name of a power of ten. */
  readonly format: (value: number) => string;
}

const panelSize = { width: 176, height: 120, left: 50, top: 24, right: 12, bottom: 22 };
const panelsPerRow = 4;

/** Draws small plots beside each other. All have the same logarithmic axis. */
export function panelPlot({ label, positions, panels, format }: Panels): string {
  const { width, height, left, top, right, bottom } = panelSize;
  const values = panels.flatMap(({ lines }) => lines.flatMap((line) => line.values));
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.ceil(Math.log10(Math.max(...values)));
  const x = (index: number): number =>
    left + (index * (width - left - right)) / Math.max(1, positions.length - 1);
  const y = (value: number): number =>
    height - bottom - ((Math.log10(value) - low) * (height - top - bottom)) / (high - low);
  const powers = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  const drawn = panels.map(({ title, lines }, index) => {
    const across = (index % panelsPerRow) * width;
    const down = Math.floor(index / panelsPerRow) * height;
    return [
      `<g transform="translate(${across} ${down + legendHeight})">`,
      `<text class="title" x="${left}" y="14">${escaped(title)}</text>`,
      ...powers.flatMap((power) => [
        `<line class="grid" x1="${left}" x2="${width - right}" y1="${fixed(y(power))}" y2="${fixed(y(power))}"/>`,
        text(left - 5, y(power) + 4, format(power), "end"),
      ]),
      ...positions.map((name, position) => text(x(position), height - bottom + 15, name, "middle")),
      ...lines.map((line) => {
        const points = line.values.map((value, position) => `${fixed(x(position))},${fixed(y(value))}`);
        return `<polyline class="${line.style}" points="${points.join(" ")}"/>`;
      }),
      "</g>",
    ].join("\n");
  });
  const rows = Math.ceil(panels.length / panelsPerRow);
  const legend = [
    `<line class="service" x1="${left}" x2="${left + 24}" y1="12" y2="12"/>`,
    text(left + 30, 16, "service", "start"),
    `<line class="baseline" x1="${left + 100}" x2="${left + 124}" y1="12" y2="12"/>`,
    text(left + 130, 16, "bare server with the same statements", "start"),
  ];
  return document(panelsPerRow * width, rows * height + legendHeight, label, [...legend, ...drawn]);
}

const legendHeight = 24;
const barSize = { height: 18, left: 160, right: 40, width: 680 };

/** Draws a horizontal bar with its least and greatest value for each entry, and a line at 1. */
export function barPlot(label: string, bars: readonly Bar[]): string {
  const { height, left, right, width } = barSize;
  const highest = Math.ceil(Math.max(...bars.map(({ max }) => max), 1));
  const x = (value: number): number => left + (value * (width - left - right)) / highest;
  const bottom = bars.length * height + 4;
  const ticks = Array.from({ length: highest + 1 }, (_, index) => index);
  const content = [
    ...ticks.flatMap((tick) => [
      `<line class="grid" x1="${fixed(x(tick))}" x2="${fixed(x(tick))}" y1="0" y2="${bottom}"/>`,
      text(x(tick), bottom + 14, String(tick), "middle"),
    ]),
    ...bars.map(({ name, value, min, max }, index) => {
      const top = index * height + 4;
      const middle = top + (height - 4) / 2;
      return [
        text(left - 8, middle + 4, name, "end"),
        `<rect class="bar" x="${left}" y="${top}" width="${fixed(x(value) - left)}" height="${height - 6}"/>`,
        `<line class="whisker" x1="${fixed(x(min))}" x2="${fixed(x(max))}" y1="${middle}" y2="${middle}"/>`,
      ].join("\n");
    }),
    `<line class="one" x1="${fixed(x(1))}" x2="${fixed(x(1))}" y1="0" y2="${bottom}"/>`,
  ];
  return document(width, bottom + 20, label, content);
}

function text(x: number, y: number, content: string, anchor: "start" | "middle" | "end"): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}">${escaped(content)}</text>`;
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(content: string): string {
  return content
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
