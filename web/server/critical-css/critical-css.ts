import {
  attributeMark,
  prepareSheet,
  type PreparedDeclaration,
  type PreparedFont,
  type PreparedPart,
  type PreparedRule,
} from "./prepared-sheet.ts";

/** Selects the critical CSS of pages from style sheets that it parses once. */
export class CriticalCss {
  readonly #parts: readonly PreparedPart[];
  readonly #readOwn: (address: string) => string;
  readonly #own = new Map<string, readonly PreparedPart[]>();

  /**
   * @param css - The style sheet of all pages.
   * @param readOwn - Reads a style sheet of some pages only, such as the account's. It isn't inlined: these pages wait
   *   for it.
   */
  constructor(css: string, readOwn: (address: string) => string = () => "") {
    this.#parts = prepareSheet(css);
    this.#readOwn = readOwn;
  }

  /** Returns the parts of the other style sheets that a page links to. */
  #ownOf(html: string): readonly PreparedPart[] {
    const [, whole] = sheetLink.exec(html) ?? [];
    const linked = [...html.matchAll(sheetAddresses)].map(([, address = ""]) => address);
    const addresses = linked.filter((address) => address !== whole);
    return addresses.flatMap((address) => {
      const parts = this.#own.get(address) ?? prepareSheet(this.#readOwn(address));
      this.#own.set(address, parts);
      return parts;
    });
  }

  /**
   * Returns the rules for the first paint of a page, in order: those whose classes and data attributes are all on the
   * page. Rather too many than too few, so that the layout doesn't shift when the whole sheet arrives. Leaves out fonts
   * that the page doesn't preload.
   */
  usedBy(html: string): string {
    const seen = seenAtFirst(html);
    const marks = marksIn(seen);
    const applying = applyingOf(this.#parts, marks);
    // The page's other style sheets load before the whole one, and read custom properties and animations of it.
    const own = applyingOf(this.#ownOf(html), marks);
    const movements = new Set(declarationsOf([...applying, ...own]).flatMap((declaration) => declaration.movements));
    const used = withMovements(applying, movements);
    // Hides a footer without styles, which may be wider than the screen, until the whole sheet shows it.
    const hidden = seen.includes("<footer") || !html.includes("<footer") ? "" : "@layer shared{footer{display:none}}";
    return textOf(used, wantedBy([...used, ...own], html), html) + hidden;
  }
}

/** Length of `<main>` in characters from which the footer is surely below the first screen. */
const tallMain = 12_000;

/** Characters of `<main>` after which the rest is surely below the first screen, even if parts are collapsed. */
const endlessMain = 200_000;

/**
 * Removes the parts of a page that nobody sees before the whole sheet arrives: dialogs, which are closed, the footer of
 * a long page, and the end of a very long one.
 */
function seenAtFirst(html: string): string {
  const page = html.replaceAll(/<dialog[^>]*>[\s\S]*?<\/dialog>/gu, "");
  const [main = ""] = /<main[\s\S]*<\/main>/u.exec(page) ?? [];
  if (main.length < tallMain) return page;
  const top = page.replace(/<footer[\s\S]*<\/footer>/u, "");
  if (main.length <= endlessMain) return top;
  // Keeps everything up to the last picture: a shift of a picture while it loads counts, wherever it is.
  const end = Math.max(endlessMain, main.indexOf("</section>", main.lastIndexOf("srcSet=")));
  return top.replace(main, () => main.slice(0, end));
}

/** Returns the classes and data attributes of a page. */
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

/** Selects the parts whose selectors can match, and all `@keyframes`. */
function applyingOf(parts: readonly PreparedPart[], marks: ReadonlySet<string>): PreparedPart[] {
  return parts.flatMap((part): PreparedPart[] => {
    if (part.kind === "statement") return [part];
    if (part.kind === "rule") return part.needs.some((names) => names.every((name) => marks.has(name))) ? [part] : [];
    const inside = applyingOf(part.parts, marks);
    return inside.length === 0 ? [] : [{ ...part, parts: inside }];
  });
}

/** Removes the `@keyframes` that no rule uses. */
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

/** The custom properties and font widths that the selected rules, and the page itself, use. */
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
  // A custom property may read others. The loop also visits names that it adds to the set.
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

/** Tells whether a page preloads a font's file, and uses a width that the font has. */
function isFontWanted({ file, widths }: PreparedFont, wanted: ReadonlySet<number>, html: string): boolean {
  if (file !== null && !html.includes(`href="${file}"`)) return false;
  if (widths === null) return true;
  const [from, till] = widths;
  return [...wanted].some((width) => width >= from && width <= till);
}

const earlyFont = /@font-face\s*\{[^}]*url\([^}]*\}/gu;

/** Moves lazy pictures out of the viewport, but not the layout, so that they don't load before the first paint. */
const lazyLater = "@media (scripting:enabled){img[loading=lazy]{translate:-9999px}}";

/** Matches the link to the whole sheet. Links with `data-precedence` are React's, for sheets of some pages. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)"(?![^>]*data-precedence)[^>]*>/u;

const sheetAddresses = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/gu;

/**
 * Inlines the critical CSS of a page, so that the first paint doesn't wait for the style sheet. After it the boot
 * script adds the sheet and lets lazy pictures load. Without scripts the page loads both as usual.
 *
 * @returns The page unchanged when it links to no style sheet.
 */
export function withCriticalCss(html: string, css: CriticalCss): string {
  const [link] = sheetLink.exec(html) ?? [];
  if (link === undefined) return html;

  const later = `<noscript id="style-sheet">${link}</noscript>`;
  const used = css.usedBy(html);
  // The fonts are separate, as the boot script removes those that miss the first paint.
  const fonts = [...used.matchAll(earlyFont)].join("");
  const beforeDrawn = `<style id="before-drawn">${fonts}${lazyLater}</style>`;
  return html.replace(link, () => `<style>${used.replaceAll(earlyFont, "")}</style>${beforeDrawn}${later}`);
}
