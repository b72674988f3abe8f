/**
 * Locates the syntax error in a JSON text that `JSON.parse` has rejected (RFC 8259). The messages of `JSON.parse` lack
 * the position in some Node.js versions and quote the text, which can contain secrets.
 */

/** Returns the line and column (from 1) of the first invalid character, or of the end if the text is incomplete. */
export function syntaxErrorPosition(text: string): { readonly line: number; readonly column: number } {
  const offset = firstError(text);
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < lineStart; at = text.indexOf("\n", at + 1)) line += 1;
  return { line, column: offset - lineStart + 1 };
}

type Expected = "value" | "value or ]" | "name" | "name or }" | ":" | ", or end";

const blanks = /[\t\n\r ]*/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function firstError(text: string): number {
  const open: ("{" | "[")[] = [];
  let expected = "value" as Expected;
  let at = 0;
  const skip = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return at + (pattern.exec(text)?.[0].length ?? 0);
  };
  for (;;) {
    at = skip(blanks);
    const character = text[at];
    if (character === undefined) return at;
    if (expected === ", or end") {
      const container = open.at(-1);
      if (character === "," && container !== undefined) expected = container === "{" ? "name" : "value";
      else if (container !== undefined && character === (container === "{" ? "}" : "]")) open.pop();
      else return at;
      at += 1;
    } else if (expected === ":") {
      if (character !== ":") return at;
      at += 1;
      expected = "value";
    } else if (character === '"') {
      const end = endOfString(text, at + 1);
      if (end.error) return end.at;
      at = end.at;
      expected = expected === "name" || expected === "name or }" ? ":" : ", or end";
    } else if (
      (expected === "name or }" && character === "}") ||
      (expected === "value or ]" && character === "]")
    ) {
      open.pop();
      at += 1;
      expected = ", or end";
    } else if (expected === "name" || expected === "name or }") {
      return at;
    } else if (character === "{" || character === "[") {
      open.push(character);
      at += 1;
      expected = character === "{" ? "name or }" : "value or ]";
    } else {
      const end = skip(scalar);
      if (end === at) return at;
      at = end;
      expected = ", or end";
    }
  }
}

/** Returns the position after the closing quote, or the position of the first invalid character. */
function endOfString(text: string, from: number): { readonly at: number; readonly error: boolean } {
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') return { at: at + 1, error: false };
    if (character < " ") return { at, error: true };
    if (character !== "\\") continue;
    at += 1;
    const escape = text.charAt(at);
    if (escape === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) at += 4;
    else if (escape === "" || !'"\\/bfnrt'.includes(escape)) return { at, error: true };
  }
  return { at: text.length, error: true };
}
