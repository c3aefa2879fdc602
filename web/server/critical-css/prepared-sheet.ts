import { parse, type AtRule, type Container, type Declaration, type Rule } from "postcss";

/** A parsed rule, with all that decides whether a page needs it. */
export interface PreparedRule {
  kind: "rule";
  /**
   * For each selector that can match at the first paint, its classes and data attributes. The rule applies when all
   * those of one selector are on the page.
   */
  needs: readonly (readonly string[])[];
  /** Text up to the opening brace, included. */
  head: string;
  declarations: readonly PreparedDeclaration[];
  /** Text from the closing brace. */
  tail: string;
}

export interface PreparedDeclaration {
  text: string;
  /** Name of the custom property that it sets; `null` for any other declaration. */
  customProperty: string | null;
  /** Custom properties that its value reads. */
  reads: readonly string[];
  /** Words of an `animation` that may be the animation's name; none for other properties. */
  movements: readonly string[];
  /** Value of `font-stretch`, in per cent; `null` for other properties. */
  width: number | null;
}

/** An at-rule with rules inside, such as `@media` and `@keyframes`. */
export interface PreparedGroup {
  kind: "group";
  /** Name of the animation of `@keyframes`; `null` for any other group. */
  keyframes: string | null;
  head: string;
  parts: readonly PreparedPart[];
  tail: string;
}

/** An at-rule without rules inside, such as `@font-face` and `@property`. */
export interface PreparedStatement {
  kind: "statement";
  text: string;
  font: PreparedFont | null;
}

export interface PreparedFont {
  /** URL of the font file; `null` for a local font. */
  file: string | null;
  /** Range of `font-stretch`, in per cent; `null` when the font declares none. */
  widths: readonly [from: number, till: number] | null;
}

export type PreparedPart = PreparedRule | PreparedGroup | PreparedStatement;

/** Conditions whose rules wait for the whole sheet: print, forced colours, and very narrow screens or large text. */
const comesLater: ReadonlySet<string> = new Set([
  "print",
  "(forced-colors:active)",
  "(width<=19.99rem)",
  "page (width<=18.9rem)",
]);

/** Selectors that match only on interaction or navigation, when the whole sheet has arrived. */
const notAtFirst = /(?<!:not\():(?:hover|active|focus-visible)|::view-transition|::backdrop/u;

/** Properties that take effect only on interaction or navigation, when the whole sheet has arrived. */
const laterProperties: ReadonlySet<string> = new Set(["cursor", "transition", "view-transition-name", "will-change"]);

/** Attribute that a script in the head sets before the first paint. */
const setBeforeDrawing = "data-mode";

/** Returns the classes and data attributes (not those in `:not()`) without which a selector can't match. */
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

/** Returns the key of a data attribute in a set of classes and attributes. */
export function attributeMark(name: string, value?: string): string {
  return value === undefined ? `[${name}]` : `[${name}=${value}]`;
}

/** Parses a style sheet to parts from which the rules of each page are selected. */
export function prepareSheet(css: string): readonly PreparedPart[] {
  const sheet = parse(css);
  sheet.walkAtRules(/^(?:media|container)$/u, (rule) => {
    if (comesLater.has(rule.params)) rule.remove();
    else if (isNoScripts.test(rule.params)) freeFonts(rule);
  });
  return partsOf(sheet);
}

const isNoScripts = /^\(scripting:\s*none\)$/u;

/**
 * Moves fonts out of `(scripting: none)`, where the whole sheet has them (`fonts.css`): critical CSS needs them always.
 */
function freeFonts(media: AtRule): void {
  for (const node of media.nodes?.slice() ?? []) {
    if (node.type === "atrule" && node.name === "font-face") media.before(node);
  }
}

function partsOf(container: Container): PreparedPart[] {
  return (container.nodes ?? []).flatMap((node): PreparedPart[] => {
    if (node.type === "rule") return [toRule(node, needsOfRule(node))];
    if (node.type !== "atrule") return [];
    if (isKeyframes(node)) return [toGroup(node, framesOf(node), node.params)];
    const inside = partsOf(node);
    if (inside.length > 0) return [toGroup(node, inside, null)];
    // Drops a group that is empty, maybe since its rules were left out.
    return node.nodes?.length === 0 ? [] : [toStatement(node)];
  });
}

function needsOfRule({ selectors }: Rule): PreparedRule["needs"] {
  return selectors.filter((selector) => !notAtFirst.test(selector)).map(needsOf);
}

/** Converts the steps of `@keyframes`, which match regardless of the page's classes. */
function framesOf({ nodes = [] }: AtRule): PreparedRule[] {
  return nodes.flatMap((node) => (node.type === "rule" ? [toRule(node, [[]])] : []));
}

function toRule(rule: Rule, needs: PreparedRule["needs"]): PreparedRule {
  const { before = "", between = "", after = "" } = rule.raws;
  return {
    kind: "rule",
    needs,
    head: `${before}${rule.selector}${between}{`,
    declarations: declarationsIn(rule)
      .filter(({ prop }) => !laterProperties.has(prop))
      .map(toDeclaration),
    tail: `${after}}`,
  };
}

function toDeclaration(declaration: Declaration): PreparedDeclaration {
  const { prop, value, raws } = declaration;
  return {
    text: `${raws.before ?? ""}${declaration.toString()}`,
    customProperty: prop.startsWith("--") ? prop : null,
    reads: readIn(value),
    movements: /^animation(?:-name)?$/u.test(prop) ? value.split(/[\s,]+/u) : [],
    width: prop === "font-stretch" ? (widthsOf(value)?.[0] ?? null) : null,
  };
}

function toGroup(rule: AtRule, parts: readonly PreparedPart[], keyframes: string | null): PreparedGroup {
  const { before = "", afterName = " ", between = "", after = "" } = rule.raws;
  const head = `${before}@${rule.name}${rule.params === "" ? "" : afterName}${rule.params}${between}{`;
  return { kind: "group", keyframes, head, parts, tail: `${after}}` };
}

function toStatement(rule: AtRule): PreparedStatement {
  const declarations = declarationsIn(rule);
  const valueOf = (name: string) => declarations.find(({ prop }) => prop === name)?.value ?? null;
  const [, file = null] = fontFile.exec(valueOf("src") ?? "") ?? [];
  const end = rule.nodes === undefined ? ";" : "";
  return {
    kind: "statement",
    text: `${rule.raws.before ?? ""}${rule.toString()}${end}`,
    font: rule.name === "font-face" ? { file, widths: widthsOf(valueOf("font-stretch")) } : null,
  };
}

const isKeyframes = ({ name }: AtRule) => name.endsWith("keyframes");

const fontFile = /url\(["']?([^"')]+)/u;

function declarationsIn({ nodes = [] }: Container): Declaration[] {
  return nodes.filter((node) => node.type === "decl");
}

function widthsOf(stretch: string | null): [number, number] | null {
  if (stretch === null) return null;
  const [from = 100, till = from] = stretch.split(" ").map(Number.parseFloat);
  return [from, till];
}

const propertyUse = /var\(\s*(--[\w-]+)/gu;

function readIn(value: string): string[] {
  return [...value.matchAll(propertyUse)].map(([, name = ""]) => name);
}
