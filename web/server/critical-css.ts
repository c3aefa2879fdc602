import { AtRule, parse, type Container, type Root, type Rule } from "postcss";

/** The rules of a style sheet, parsed once, with what an element needs for one to apply. */
export class CriticalCss {
  readonly #sheet: Root;
  readonly #needs = new Map<Rule, readonly (readonly string[])[]>();

  /** @param css - The whole style sheet, as built. */
  constructor(css: string) {
    this.#sheet = parse(css);
    this.#sheet.walkAtRules("media", (rule) => {
      if (comesLater.has(rule.params)) rule.remove();
      else if (isNoScripts.test(rule.params)) freeFonts(rule);
    });
    this.#sheet.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const drawn = rule.selectors.filter((selector) => !notAtFirst.test(selector));
      this.#needs.set(rule, drawn.map(needsOf));
    });
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
    const used = this.#sheet.clone();
    // The copy has its rules in the same order as the sheet.
    const needs = [...this.#needs.values()];
    let index = 0;
    used.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const selectors = needs[index] ?? [];
      index += 1;
      if (!selectors.some((names) => names.every((name) => marks.has(name)))) rule.remove();
    });
    removeUnusedKeyframes(used);
    removeLaterFonts(used, html);
    removeUnusedFaces(used);
    removeUnusedProperties(used, html);
    removeEmpty(used);
    return used.toString();
  }
}

const isNoScripts = /^\(scripting:\s*none\)$/u;

/** Fonts of the first drawing: the whole sheet has them for who has no scripts alone, the page for everyone. */
function freeFonts(media: AtRule): void {
  for (const node of media.nodes?.slice() ?? []) {
    if (node.type === "atrule" && node.name === "font-face") media.before(node);
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

function isKeyframe(rule: Rule): boolean {
  const { parent } = rule;
  return parent?.type === "atrule" && "name" in parent && parent.name.endsWith("keyframes");
}

function removeEmpty(container: Container): void {
  // Taking one out moves the others up.
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type !== "atrule" || node.nodes === undefined) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** Movements that no rule left over asks for. */
function removeUnusedKeyframes(sheet: Root): void {
  const asked = new Set<string>();
  sheet.walkDecls(/^animation(?:-name)?$/u, ({ value }) => {
    for (const word of value.split(/[\s,]+/u)) asked.add(word);
  });
  sheet.walkAtRules(/keyframes$/u, (rule: AtRule) => {
    if (!asked.has(rule.params)) rule.remove();
  });
}

const fontFile = /url\(["']?([^"')]+)/u;

/** Fonts in files that the head doesn't ask for. */
function removeLaterFonts(sheet: Root, html: string): void {
  sheet.walkDecls("src", ({ value, parent }) => {
    const [, file] = fontFile.exec(value) ?? [];
    if (file !== undefined && parent instanceof AtRule && !html.includes(`href="${file}"`)) parent.remove();
  });
}

/** Faces for widths of letter that no rule left over sets; 100% is what an element has by itself. */
function removeUnusedFaces(sheet: Root): void {
  const widths = new Set([100]);
  const faces: { rule: AtRule; from: number; till: number }[] = [];
  sheet.walkDecls("font-stretch", ({ value, parent }) => {
    const [from = 100, till = from] = value.split(" ").map(Number.parseFloat);
    if (parent instanceof AtRule) faces.push({ rule: parent, from, till });
    else widths.add(from);
  });
  for (const { rule, from, till } of faces) {
    if (![...widths].some((width) => width >= from && width <= till)) rule.remove();
  }
}

const propertyUse = /var\(\s*(--[\w-]+)/gu;

/** Custom properties that neither the page nor a rule left over reads, and then those that only they read. */
function removeUnusedProperties(sheet: Root, html: string): void {
  const inPage = new Set([...html.matchAll(/--[\w-]+/gu)].map(([name]) => name));
  for (let isDone = false; !isDone;) {
    const read = new Set(inPage);
    sheet.walkDecls(({ value }) => {
      for (const [, name = ""] of value.matchAll(propertyUse)) read.add(name);
    });
    isDone = true;
    sheet.walkDecls(/^--/u, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
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
