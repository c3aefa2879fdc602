import { parse, type AtRule, type Container, type Declaration, type Rule } from "postcss";

/** A rule, with all that decides whether a page needs it, read once. */
export interface PreparedRule {
  kind: "rule";
  /**
   * For each selector that can match when a page is first drawn: the classes and data attributes that it needs.
   * The rule is needed when all those of one selector are on the page.
   */
  needs: readonly (readonly string[])[];
  /** Up to and with the opening brace. */
  head: string;
  declarations: readonly PreparedDeclaration[];
  /** Text from the closing brace on. */
  tail: string;
}

export interface PreparedDeclaration {
  text: string;
  /** Name of the custom property that it sets; `null` for any other declaration. */
  customProperty: string | null;
  /** Custom properties that its value reads. */
  reads: readonly string[];
  /** Words of the value that may name an animation; none for other properties. */
  movements: readonly string[];
  /** The `font-stretch` that it sets, in per cent; `null` for other properties. */
  width: number | null;
}

/** `@media`, `@keyframes` and their like, with rules inside. */
export interface PreparedGroup {
  kind: "group";
  /** Name of the animation of `@keyframes`; `null` for any other group. */
  keyframes: string | null;
  head: string;
  parts: readonly PreparedPart[];
  tail: string;
}

/** `@font-face`, `@property` and other at-rules without rules inside. */
export interface PreparedStatement {
  kind: "statement";
  text: string;
  font: PreparedFont | null;
}

export interface PreparedFont {
  /** Address of the font file; `null` for a font of the visitor's own machine. */
  file: string | null;
  /** Range of `font-stretch` that it covers, in per cent; `null` when it names none. */
  widths: readonly [from: number, till: number] | null;
}

export type PreparedPart = PreparedRule | PreparedGroup | PreparedStatement;

/** How to prepare a style sheet: what to leave out, and how to read selectors. */
export interface Preparation {
  /** Parameters of `@media` and `@container` whose rules wait for the whole sheet. */
  comesLater: ReadonlySet<string>;
  /** Properties that change nothing of what is drawn first: they wait for the whole sheet. */
  laterProperties: ReadonlySet<string>;
  /** Selectors that can't match when a page is first drawn. */
  notAtFirst: RegExp;
  needsOf: (selector: string) => readonly string[];
}

/** Parses a style sheet once, so that the rules of a page are chosen without parsing it again. */
export function prepareSheet(css: string, preparation: Preparation): readonly PreparedPart[] {
  const sheet = parse(css);
  sheet.walkAtRules(/^(?:media|container)$/u, (rule) => {
    if (preparation.comesLater.has(rule.params)) rule.remove();
    else if (isNoScripts.test(rule.params)) freeFonts(rule);
  });
  return partsOf(sheet, preparation);
}

const isNoScripts = /^\(scripting:\s*none\)$/u;

/**
 * Moves fonts out of `(scripting: none)`: the whole sheet has them only
 * there (see `fonts.css`), the page for everyone.
 */
function freeFonts(media: AtRule): void {
  for (const node of media.nodes?.slice() ?? []) {
    if (node.type === "atrule" && node.name === "font-face") media.before(node);
  }
}

function partsOf(container: Container, preparation: Preparation): PreparedPart[] {
  return (container.nodes ?? []).flatMap((node): PreparedPart[] => {
    if (node.type === "rule") return [toRule(node, needsOfRule(node, preparation), preparation.laterProperties)];
    if (node.type !== "atrule") return [];
    if (isKeyframes(node)) return [toGroup(node, framesOf(node), node.params)];
    const inside = partsOf(node, preparation);
    if (inside.length > 0) return [toGroup(node, inside, null)];
    // An empty group is dropped: its rules may have been left out.
    return node.nodes?.length === 0 ? [] : [toStatement(node)];
  });
}

function needsOfRule({ selectors }: Rule, { notAtFirst, needsOf }: Preparation): PreparedRule["needs"] {
  return selectors.filter((selector) => !notAtFirst.test(selector)).map(needsOf);
}

/** The steps of an animation need nothing on the page: it is chosen by its name. */
function framesOf({ nodes = [] }: AtRule): PreparedRule[] {
  return nodes.flatMap((node) => (node.type === "rule" ? [toRule(node, [[]], none)] : []));
}

const none: ReadonlySet<string> = new Set();

function toRule(rule: Rule, needs: PreparedRule["needs"], later: ReadonlySet<string>): PreparedRule {
  const { before = "", between = "", after = "" } = rule.raws;
  return {
    kind: "rule",
    needs,
    head: `${before}${rule.selector}${between}{`,
    declarations: declarationsIn(rule)
      .filter(({ prop }) => !later.has(prop))
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
