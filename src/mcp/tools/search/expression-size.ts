/** How large a regular expression becomes when its repetitions are written out, told from its text: compiling takes time. */

/** What is one whatever is in it (quoted text, flags, escapes, classes), counted repetitions, and single characters. */
const pieces =
  /\\Q[^]*?(?:\\E|$)|\(\?[a-zA-Z-]*\)|\\[pPx]\{[^}]*\}|\\[^]|\[\^?\]?(?:\\[^]|\[:\^?\w+:\]|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|[^]/gu;

/** Roughly the number of instructions, rather too many. Of what is no regular expression it is any number. */
export function expandedSize(text: string): number {
  // Of the group that is open, and of what stands last in it.
  let size = 0;
  let last = 0;
  const outer: number[] = [];
  const add = (one: number): void => {
    size += one;
    last = one;
  };
  for (const [piece, from, to] of text.matchAll(pieces)) {
    if (from !== undefined) {
      size -= last;
      add((last + 1) * Math.max(1, Number(from), Number(to ?? 0)));
    } else if (piece === "(") {
      outer.push(size);
      size = 0;
      last = 0;
    } else if (piece === ")") {
      const inside = size + 2;
      size = outer.pop() ?? 0;
      add(inside);
    } else if (/^[*+?]$/.test(piece)) {
      size += 1;
      last += 1;
    } else if (!piece.startsWith("(?")) {
      // After flags, what stands before them can be repeated still.
      add(piece.startsWith("\\Q") ? piece.length : 1);
    }
  }
  return outer.reduce((sum, one) => sum + one, size);
}
