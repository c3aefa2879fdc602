import {
  prepareSheet,
  type PreparedDeclaration,
  type PreparedFont,
  type PreparedPart,
  type PreparedRule,
} from "./prepared-sheet.ts";

/** Style sheets parsed once, with the classes and data attributes that each rule needs to apply. */
export class CriticalCss {
  readonly #parts: readonly PreparedPart[];
  readonly #readOwn: (address: string) => string;
  readonly #own = new Map<string, readonly PreparedPart[]>();

  /**
   * @param css - The whole style sheet, as built.
   * @param readOwn - Reads the style sheet of an area of one visitor. It stays a file, which the pages of the area wait for.
   */
  constructor(css: string, readOwn: (address: string) => string = () => "") {
    this.#parts = prepare(css);
    this.#readOwn = readOwn;
  }

  /** The parts of the own style sheets of a page. */
  #ownOf(html: string): readonly PreparedPart[] {
    const [, whole] = sheetLink.exec(html) ?? [];
    const linked = [...html.matchAll(sheetAddresses)].map(([, address = ""]) => address);
    const addresses = linked.filter((address) => address !== whole);
    return addresses.flatMap((address) => {
      const parts = this.#own.get(address) ?? prepare(this.#readOwn(address));
      this.#own.set(address, parts);
      return parts;
    });
  }

  /**
   * The rules that a page can use when it is first drawn, in their order: those whose
   * classes and data attributes are all in it. Too many rather than too few, so that
   * nothing moves when the whole sheet arrives. Font files that the page doesn't
   * preload are left out.
   *
   * @param html - The page as the server made it.
   */
  usedBy(html: string): string {
    const seen = seenAtFirst(html);
    const marks = marksIn(seen);
    const applying = applyingOf(this.#parts, marks);
    // The page's own style sheet reads values of the whole one, and is there before it.
    const own = applyingOf(this.#ownOf(html), marks);
    const movements = new Set(declarationsOf([...applying, ...own]).flatMap((declaration) => declaration.movements));
    const used = withMovements(applying, movements);
    // Without its styles a footer may be wider than the screen; the whole sheet shows it.
    const hidden = seen.includes("<footer") || !html.includes("<footer") ? "" : "@layer shared{footer{display:none}}";
    return textOf(used, wantedBy([...used, ...own], html), html) + hidden;
  }
}

/** Characters of a page's main part from which on it is taller than any screen, so that its footer lies below. */
const tallMain = 12_000;

/**
 * Characters after which a main part goes on far below any screen, though much of it is folded in, as all tickets of
 * every day are.
 */
const endlessMain = 200_000;

/**
 * What a visitor can see before the whole sheet is there: no dialog, as browsers hide closed ones themselves, no
 * footer below a long page, and no end of an endless one.
 */
function seenAtFirst(html: string): string {
  const page = html.replaceAll(/<dialog[^>]*>[\s\S]*?<\/dialog>/gu, "");
  const [main = ""] = /<main[\s\S]*<\/main>/u.exec(page) ?? [];
  if (main.length < tallMain) return page;
  const top = page.replace(/<footer[\s\S]*<\/footer>/u, "");
  if (main.length <= endlessMain) return top;
  // Its last picture keeps its place: one that moves while it is loaded counts as a shift, wherever it is.
  const end = Math.max(endlessMain, main.indexOf("</section>", main.lastIndexOf("srcSet=")));
  return top.replace(main, () => main.slice(0, end));
}

/** Selectors that match only once a visitor does something, or leaves: by then the whole sheet is there. */
const notAtFirst = /(?<!:not\():(?:hover|active|focus-visible)|::view-transition|::backdrop/u;

/** They show once a visitor does something, or leaves: by then the whole sheet is there. */
const laterProperties: ReadonlySet<string> = new Set(["cursor", "transition", "view-transition-name", "will-change"]);

/** Set by a script in the head, before anything is drawn. */
const setBeforeDrawing = "data-mode";

/** Classes and data attributes that must be on the page for a selector to match. Those in `:not()` don't count. */
function needsOf(selector: string): string[] {
  const positive = selector.replaceAll(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, "");
  // Any one of :is(), :where() or :has() may be enough, so none of them is certain.
  const certain = positive.replaceAll(/:(?:is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, "");
  const classes = [...certain.matchAll(/\.([\w-]+)/gu)].map(([, name = ""]) => name);
  const attributes = [...certain.matchAll(/\[(data-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/gu)]
    .filter(([, name]) => name !== setBeforeDrawing)
    .map(([, name = "", value]) => attributeMark(name, value));
  return [...classes, ...attributes];
}

/** Name of an attribute among the marks of a page, in brackets to tell it from a class. */
function attributeMark(name: string, value?: string): string {
  return value === undefined ? `[${name}]` : `[${name}=${value}]`;
}

/** The classes and data attributes of a page. */
function marksIn(html: string): Set<string> {
  const marks = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/gu)) {
    for (const name of value.split(/\s+/u)) marks.add(name);
  }
  for (const [, name = "", value = ""] of html.matchAll(/\s(data-[\w-]+)="([^"]*)"/gu)) {
    marks.add(attributeMark(name)).add(attributeMark(name, value));
  }
  return marks;
}

/** The parts whose selectors can match, and all `@keyframes`. */
function applyingOf(parts: readonly PreparedPart[], marks: ReadonlySet<string>): PreparedPart[] {
  return parts.flatMap((part): PreparedPart[] => {
    if (part.kind === "statement") return [part];
    if (part.kind === "rule") return part.needs.some((names) => names.every((name) => marks.has(name))) ? [part] : [];
    const inside = applyingOf(part.parts, marks);
    return inside.length === 0 ? [] : [{ ...part, parts: inside }];
  });
}

/** Leaves out the `@keyframes` that no rule uses. */
function withMovements(parts: readonly PreparedPart[], movements: ReadonlySet<string>): PreparedPart[] {
  return parts.flatMap((part): PreparedPart[] => {
    if (part.kind !== "group") return [part];
    if (part.keyframes !== null) return movements.has(part.keyframes) ? [part] : [];
    return [{ ...part, parts: withMovements(part.parts, movements) }];
  });
}

function declarationsOf(parts: readonly PreparedPart[]): PreparedDeclaration[] {
  return parts.flatMap((part) => {
    if (part.kind === "group") return declarationsOf(part.parts);
    return part.kind === "rule" ? part.declarations : [];
  });
}

/** What the rules in use, and the page itself, refer to. */
interface Wanted {
  customProperties: ReadonlySet<string>;
  /** Values of `font-stretch`, in per cent. */
  widths: ReadonlySet<number>;
}

function wantedBy(used: readonly PreparedPart[], html: string): Wanted {
  const declarations = declarationsOf(used);
  const customProperties = new Set([...html.matchAll(/--[\w-]+/gu)].map(([name]) => name));
  const readBy = new Map<string, string[]>();
  for (const { customProperty, reads } of declarations) {
    if (customProperty === null) for (const name of reads) customProperties.add(name);
    else readBy.set(customProperty, [...(readBy.get(customProperty) ?? []), ...reads]);
  }
  // A custom property may read others. Iterating over a set also visits what is added meanwhile.
  for (const name of customProperties) for (const next of readBy.get(name) ?? []) customProperties.add(next);
  // 100% is the initial value of font-stretch.
  return { customProperties, widths: new Set([100, ...declarations.flatMap(({ width }) => width ?? [])]) };
}

function textOf(parts: readonly PreparedPart[], wanted: Wanted, html: string): string {
  let text = "";
  for (const part of parts) {
    if (part.kind === "statement") {
      if (part.font === null || isFontWanted(part.font, wanted.widths, html)) text += part.text;
      continue;
    }
    const inside = part.kind === "group" ? textOf(part.parts, wanted, html) : declarationsText(part, wanted);
    if (inside !== "") text += part.head + inside + part.tail;
  }
  return text;
}

function declarationsText({ declarations }: PreparedRule, { customProperties }: Wanted): string {
  return declarations
    .filter(({ customProperty }) => customProperty === null || customProperties.has(customProperty))
    .map((declaration) => declaration.text)
    .join(";");
}

/** A font file must be preloaded by the head; a font with a range of widths must cover one that is used. */
function isFontWanted({ file, widths }: PreparedFont, wanted: ReadonlySet<number>, html: string): boolean {
  if (file !== null && !html.includes(`href="${file}"`)) return false;
  if (widths === null) return true;
  const [from, till] = widths;
  return [...wanted].some((width) => width >= from && width <= till);
}

const earlyFont = /@font-face\s*\{[^}]*url\([^}]*\}/gu;

/** Print, forced colours, phones with letters twice as large: their rules come with the whole sheet only. */
const comesLater: ReadonlySet<string> = new Set([
  "print",
  "(forced-colors:active)",
  "(width<=19.99rem)",
  "page (width<=18.9rem)",
]);

/**
 * Moves lazy pictures out of sight, so that the browser doesn't load them before
 * what the visitor sees first. They keep their place in the layout.
 */
const lazyLater = "@media (scripting:enabled){img[loading=lazy]{translate:-9999px}}";

/** The link to the whole sheet, and its address. Sheets with a precedence are of a part of the page; React puts them above it. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)"(?![^>]*data-precedence)[^>]*>/u;

const sheetAddresses = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/gu;

function prepare(css: string): readonly PreparedPart[] {
  return prepareSheet(css, { comesLater, laterProperties, notAtFirst, needsOf });
}

/**
 * Puts the rules that a page uses into the page itself, so that it is drawn
 * without waiting for the style sheet. Once it is drawn, the boot script adds the
 * sheet and lets lazy pictures load, so that they don't compete with fonts and the
 * first pictures. Without scripts the page loads both as usual.
 *
 * @returns The page unchanged when it links to no style sheet.
 */
export function withCriticalCss(html: string, css: CriticalCss): string {
  const [link] = sheetLink.exec(html) ?? [];
  if (link === undefined) return html;

  const later = `<noscript id="style-sheet">${link}</noscript>`;
  const used = css.usedBy(html);
  // The boot script takes out the fonts that missed the first drawing.
  const fonts = [...used.matchAll(earlyFont)].join("");
  const beforeDrawn = `<style id="before-drawn">${fonts}${lazyLater}</style>`;
  return html.replace(link, () => `<style>${used.replaceAll(earlyFont, "")}</style>${beforeDrawn}${later}`);
}
