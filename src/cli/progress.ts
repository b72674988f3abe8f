/** A progress bar for terminals. */
import type { Output } from "./terminal.ts";

interface Progress {
  /** Shows that `done` of `size` units are complete. */
  show(done: number, size: number): void;
  /** Removes the bar from the terminal. */
  end(): void;
}

/** Creates a progress bar. It writes nothing if the output is not a terminal. */
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
