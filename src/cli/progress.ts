/** Shows the progress of a command in a terminal. */
import type { Output } from "./terminal.ts";

interface Progress {
  /** Shows the progress bar for `done` of `size` completed units. */
  show(done: number, size: number): void;
  end(): void;
}

/** Creates a progress bar. If the output is not a terminal, nothing is written. */
export function createProgress(output: Output, label: string): Progress {
  if (output.isTTY !== true) return { show: () => undefined, end: () => undefined };
  return {
    show: (done, size) => {
      const share = size === 0 ? 1 : Math.min(done / size, 1);
      const percent = `${String(Math.floor(share * 100)).padStart(3)} %`;
      const width = Math.max(Math.min((output.columns ?? 80) - label.length - percent.length - 6, 40), 10);
      const filled = Math.round(share * width);
      output.write(`\r${label} [${"=".repeat(filled)}${" ".repeat(width - filled)}] ${percent}`);
    },
    end: () => output.write("\r\u001b[2K"),
  };
}
