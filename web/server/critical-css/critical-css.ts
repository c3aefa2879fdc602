import {
  prepareSheet,
  type PreparedDeclaration,
  type PreparedFont,
  type PreparedPart,
  type PreparedRule,
} from "./prepared-sheet.ts";

/** The rules of a style sheet, read once, with what an element needs for one to apply. */
export class CriticalCss {
  readonly #parts: readonly PreparedPart[];

  /** @param css - The whole style sheet, as built. */
  constructor(css: string) {
    this.#parts = prepareSheet(css, { comesLater, notAtFirst, needsOf });
  }

  /**
   * The rules that a page can use when it is first drawn, in their order: those whose
   * classes and data attributes are all in it. Too many rather than too few, so that
   * nothing moves when the whole sheet arrives. Fonts that the page doesn't ask for
   * early wait for that one.
   *
   * @param html - The page as the server made it.
   */
  usedBy(html: string): string {
    // Nobody sees a dialog before the whole sheet is there: browsers hide closed ones themselves.
    const marks = marksIn(html.replaceAll(/<dialog[^>]*>[\s\S]*?<\/dialog>/gu, ""));
    const applying = applyingOf(this.#parts, marks);
    const movements = new Set(declarationsOf(applying).flatMap((declaration) => declaration.movements));
    const used = withMovements(applying, movements);
    return textOf(used, wantedBy(used, html), html);
  }
}

/** What shows only once a visitor does something, or leaves: by then the whole sheet is there. */
const notAtFirst = /:hover|::view-transition|::backdrop/u;

/** Set by a script in the head, before anything is drawn. */
const setBeforeDrawing = "data-mode";

/** Classes and data attributes a selector asks for; what stands in `:not()` is asked for the other way round. */
function needsOf(selector: string): string[] {
  const asked = selector.replaceAll(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, "");
  // Any one in :is() or :where() would do: then it is not known which.
  const certain = asked.replaceAll(/:(?:is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, "");
  const classes = [...certain.matchAll(/\.([\w-]+)/gu)].map(([, name = ""]) => name);
  const attributes = [...certain.matchAll(/\[(data-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/gu)]
    .filter(([, name]) => name !== setBeforeDrawing)
    .map(([, name = "", value]) => attributeMark(name, value));
  return [...classes, ...attributes];
}

/** How an attribute is told apart from a class. */
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

/** The parts whose selectors can apply, and every movement. */
function applyingOf(parts: readonly PreparedPart[], marks: ReadonlySet<string>): PreparedPart[] {
  return parts.flatMap((part): PreparedPart[] => {
    if (part.kind === "statement") return [part];
    if (part.kind === "rule") return part.needs.some((names) => names.every((name) => marks.has(name))) ? [part] : [];
    const inside = applyingOf(part.parts, marks);
    return inside.length === 0 ? [] : [{ ...part, parts: inside }];
  });
}

/** Without the movements that nothing makes. */
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

/** What the rules in use, and the page itself, ask for by name. */
interface Wanted {
  customProperties: ReadonlySet<string>;
  /** Widths of letter, in per cent. */
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
  // A property that is read reads others in its turn; a set is walked with what is added meanwhile.
  for (const name of customProperties) for (const next of readBy.get(name) ?? []) customProperties.add(next);
  // 100% is what an element has by itself.
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

/** Fonts in files have to be asked for early by the head, those of the machine must have a width that is set. */
function isFontWanted({ file, widths }: PreparedFont, wanted: ReadonlySet<number>, html: string): boolean {
  if (file !== null && !html.includes(`href="${file}"`)) return false;
  if (widths === null) return true;
  const [from, till] = widths;
  return [...wanted].some((width) => width >= from && width <= till);
}

const earlyFont = /@font-face\s*\{[^}]*url\([^}]*\}/gu;

/** Paper, a visitor's own few colours, phones whose letters are twice as large: nobody else's page carries their rules. */
const comesLater: ReadonlySet<string> = new Set(["print", "(forced-colors:active)", "(width<=19.99rem)"]);

/**
 * Keeps late pictures out of sight, so that the browser doesn't begin them while
 * what one sees first is still on its way. Moved aside: their place stays as it is.
 */
const lateLater = "@media (scripting:enabled){img[loading=lazy]{translate:-9999px}}";

const sheetLink = /<link rel="stylesheet" href="[^"]+"[^>]*>/u;

/**
 * Puts the rules that a page uses into the page itself, so that it is drawn
 * without waiting for the style sheet. The boot script adds that one once the page
 * is drawn, and lets the late pictures begin, so that they take nothing from fonts
 * and the first pictures; without scripts both are used as ever.
 *
 * @returns The page as it was where it has no style sheet.
 */
export function withCriticalCss(html: string, css: CriticalCss): string {
  const [link] = sheetLink.exec(html) ?? [];
  if (link === undefined) return html;

  const later = `<noscript id="style-sheet">${link}</noscript>`;
  const used = css.usedBy(html);
  // The boot script takes out the fonts that missed the first drawing.
  const fonts = [...used.matchAll(earlyFont)].join("");
  const beforeDrawn = `<style id="before-drawn">${fonts}${lateLater}</style>`;
  return html.replace(link, () => `<style>${used.replaceAll(earlyFont, "")}</style>${beforeDrawn}${later}`);
}
