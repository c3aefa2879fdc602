import path from "node:path";
import PdfKit from "pdfkit";
import { printedText } from "#contract/forms/plain-line";

/** Fonts of the brand: Anybody (`narrow`, `title`, `wide`) and Familjen Grotesk (`text`, `bold`). */
export type Face = "narrow" | "title" | "wide" | "text" | "bold";

const files: Record<Face | "noto", string> = {
  narrow: "anybody-narrow",
  title: "anybody-title",
  wide: "anybody-wide",
  text: "familjen-grotesk",
  bold: "familjen-grotesk-bold",
  noto: "noto-sans-medium",
};

/** Texts that the font Anybody can print, and those that Familjen Grotesk can. */
const inAnybody = /^[ -~\u00a0-\u00ffŒœ–—‘’“”„•…€™−]*$/u;
const inFamiljen = /^[ -~\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u0218-\u021b\u1e9e–—‘’“”„•…€™−′″←↑→↓↗]*$/u;

/** How a text looks. Lengths are points. */
export interface Style {
  face: Face;
  size: number;
  colour?: string;
  tracking?: number;
}

/** Colours of text, of secondary text, of lines, and of text on dark backgrounds. */
export const inks = { dark: "#0b1416", muted: "#4b5563", line: "#d1d5db", light: "#ffffff" } as const;

export const pageWidth = 595.28;
export const pageHeight = 841.89;

interface PdfInfo {
  title: string;
  author: string;
  language: string;
  /** Creation date in the file: that of the order, so that the same order gives the same file. */
  at: Date;
}

/** Draws a PDF of A4 pages, tagged for screen readers. Coordinates are points from the top left. */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #done: Promise<Buffer>;

  /** @param fonts - Folder of the fonts. */
  constructor(fonts: string, { title, author, language, at }: PdfInfo) {
    this.doc = new PdfKit({
      size: "A4",
      margin: 0,
      autoFirstPage: false,
      tagged: true,
      lang: language,
      displayTitle: true,
      pdfVersion: "1.7",
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    });
    for (const [face, file] of Object.entries(files)) this.doc.registerFont(face, path.join(fonts, `${file}.ttf`));
    const chunks: Buffer[] = [];
    this.#done = new Promise((resolve, reject) => {
      this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.doc.on("end", () => resolve(Buffer.concat(chunks)));
      this.doc.on("error", reject);
    });
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
  }

  /** Finishes the file. @returns Its bytes. */
  async end(): Promise<Buffer> {
    this.#root.end();
    this.doc.end();
    return this.#done;
  }

  /** Draws a heading or paragraph for screen readers. @param lang - Its language, where it isn't the document's. */
  part(kind: "H1" | "H2" | "P", draw: () => void, lang?: string): void {
    this.#root.add(this.doc.struct(kind, lang === undefined ? {} : { lang }, draw));
  }

  /** Draws a picture. @param alt - Text for screen readers. */
  figure(alt: string, draw: () => void): void {
    this.#root.add(this.doc.struct("Figure", { alt }, draw));
  }

  /** Draws something that screen readers skip. */
  decoration(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  line(text: string, x: number, baseline: number, style: Style): void {
    const { size, colour = inks.dark, tracking = 0 } = style;
    this.doc.font(fontOf(text, style.face)).fontSize(size).fillColor(colour);
    const options = { lineBreak: false, characterSpacing: tracking, baseline: "alphabetic" } as const;
    this.doc.text(printedText(text), x, baseline, options);
  }

  /** Writes one line that ends at `right`. */
  lineBefore(text: string, right: number, baseline: number, style: Style): void {
    this.line(text, right - this.widthOf(text, style), baseline, style);
  }

  widthOf(text: string, { face, size, tracking = 0 }: Style): number {
    this.doc.font(fontOf(text, face)).fontSize(size);
    return this.doc.widthOfString(printedText(text), { characterSpacing: tracking });
  }

  /** Breaks a text into at most `most` lines; an ellipsis replaces what doesn't fit. */
  wrap(text: string, width: number, style: Style, most = Number.POSITIVE_INFINITY): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(/[ \n]+/u).flatMap((part) => this.#pieces(part, width, style))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line === "" || this.widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      lines.push(line);
      line = word;
    }
    if (line !== "") lines.push(line);
    if (lines.length <= most) return lines;
    let last = lines[most - 1] ?? "";
    while (last !== "" && this.widthOf(`${last}…`, style) > width) last = last.slice(0, -1).trimEnd();
    return [...lines.slice(0, most - 1), `${last}…`];
  }

  /** Writes lines below each other. @returns The baseline of the last one. */
  lines(text: readonly string[], x: number, baseline: number, leading: number, style: Style): number {
    text.forEach((line, index) => this.line(line, x, baseline + index * leading, style));
    return baseline + Math.max(0, text.length - 1) * leading;
  }

  /** Reduces the size of a style, if needed, so that a text fits on one line. */
  fit(text: string, width: number, style: Style): Style {
    const natural = this.widthOf(text, style);
    return natural <= width ? style : { ...style, size: (style.size * width) / natural };
  }

  /** Splits a word that is wider than a line. */
  #pieces(word: string, width: number, style: Style): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const pieces: string[] = [];
    let piece = "";
    for (const character of word) {
      if (piece !== "" && this.widthOf(piece + character, style) > width) {
        pieces.push(piece);
        piece = "";
      }
      piece += character;
    }
    return [...pieces, piece];
  }
}

/** Returns a font that has every letter of a text, so that no text mixes two fonts. */
function fontOf(text: string, face: Face): keyof typeof files {
  const printed = printedText(text);
  if (!inFamiljen.test(printed)) return "noto";
  if (face === "text" || inAnybody.test(printed)) return face;
  return "bold";
}
