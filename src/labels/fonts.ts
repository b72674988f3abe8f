/** The fonts of labels: DejaVu Sans Condensed, and an optional font of the operator for characters that it lacks. */
import { create, type Font } from "fontkit";
import { fontFiles, readAsset } from "../util/assets.ts";

export interface FontStyle {
  readonly bold: boolean;
  readonly italic: boolean;
}

export interface FontFace {
  readonly name: string;
  readonly data: Uint8Array;
}

/** A word, or the part of it that one font contains, with the space after it. */
export interface FontRun {
  readonly face: FontFace;
  readonly text: string;
  /** In em. */
  readonly width: number;
}

/** Printed in place of a character that no font contains. */
const replacement = "□";

interface LoadedFace extends FontFace {
  readonly font: Font;
  readonly glyphs: Map<string, FontGlyph>;
}

interface FontGlyph {
  /** The width in em. */
  readonly advance: number;
  /** The outline as an SVG path in font units. It is empty for a space. */
  readonly path: string;
}

/** The operator's font file cannot be read. */
export class FontNotUsable extends Error {}

/** The fonts of one rendering. Faces are loaded when they are first used. */
export class LabelFonts {
  readonly #faces = new Map<string, LoadedFace>();
  readonly #additional: LoadedFace | null;

  /** @throws {FontNotUsable} if the additional font is not a TrueType or OpenType font */
  constructor(additional: Uint8Array | null = null) {
    this.#additional = additional && loadFace("Additional", additional);
  }

  /** Returns the width of a character in em. */
  advance(character: string, style: FontStyle): number {
    return glyphOf(this.#faceFor(character, style), character).advance;
  }

  /** Returns the outline of a character as an SVG path in font units. It is empty for a space. */
  outline(character: string, style: FontStyle): { readonly path: string; readonly unitsPerEm: number } {
    const face = this.#faceFor(character, style);
    return { path: glyphOf(face, character).path, unitsPerEm: face.font.unitsPerEm };
  }

  /** Splits a text after spaces and where the font changes. */
  split(text: string, style: FontStyle): readonly FontRun[] {
    const runs: { face: FontFace; text: string; width: number }[] = [];
    for (const character of text) {
      const face = this.#faceFor(character, style);
      const { advance } = glyphOf(face, character);
      const drawn = drawnCharacter(face, character);
      const last = runs.at(-1);
      if (last?.face === face && !last.text.endsWith(" ")) {
        last.text += drawn;
        last.width += advance;
      } else runs.push({ face, text: drawn, width: advance });
    }
    return runs;
  }

  /** Whether a font contains the character. */
  has(character: string): boolean {
    const code = character.codePointAt(0) ?? 0;
    const style = { bold: false, italic: false };
    return this.#faceFor(character, style).font.hasGlyphForCodePoint(code);
  }

  #faceFor(character: string, style: FontStyle): LoadedFace {
    const face = this.#face(style);
    const additional = this.#additional;
    const code = character.codePointAt(0) ?? 0;
    if (additional === null || code < 0x80 || face.font.hasGlyphForCodePoint(code)) return face;
    return additional.font.hasGlyphForCodePoint(code) ? additional : face;
  }

  #face({ bold, italic }: FontStyle): LoadedFace {
    const name = bold ? (italic ? "boldOblique" : "bold") : italic ? "oblique" : "regular";
    let face = this.#faces.get(name);
    if (face === undefined) {
      face = loadFace(name, readAsset(`fonts/${fontFiles[name]}`));
      this.#faces.set(name, face);
    }
    return face;
  }
}

function drawnCharacter({ font }: LoadedFace, character: string): string {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : replacement;
}

function glyphOf(face: LoadedFace, character: string): FontGlyph {
  const { font, glyphs } = face;
  let glyph = glyphs.get(character);
  if (glyph === undefined) {
    const drawn = drawnCharacter(face, character);
    const { advanceWidth, path } = font.glyphForCodePoint(drawn.codePointAt(0) ?? 0);
    glyph = { advance: advanceWidth / font.unitsPerEm, path: path.toSVG() };
    glyphs.set(character, glyph);
  }
  return glyph;
}

function loadFace(name: string, data: Uint8Array): LoadedFace {
  try {
    const font = create(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    // A collection contains several fonts, and the file does not say which one to use.
    if ("fonts" in font) throw new Error("It is a font collection.");
    return { name, data, font, glyphs: new Map() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FontNotUsable(`The font file is not a TrueType or OpenType font. ${reason}`, { cause: error });
  }
}
