import { parse, type AtRule, type Container, type Declaration, type Rule } from "postcss";

/** A rule, with all that decides whether a page needs it, read once. */
export interface PreparedRule {
  kind: "rule";
  /** Marks of each selector that can apply when a page is first drawn: all of one must be in the page. */
  needs: readonly (readonly string[])[];
  /** Up to and with the opening brace. */
  head: string;
  declarations: readonly PreparedDeclaration[];
  /** From the closing brace on. */
  tail: string;
}

export interface PreparedDeclaration {
  text: string;
  /** Its name where it is a custom property. */
  customProperty: string | null;
  /** Custom properties that its value reads. */
  reads: readonly string[];
  /** Words that may name a movement. */
  movements: readonly string[];
  /** Width of letter that it sets, in per cent. */
  width: number | null;
}

/** `@media`, `@keyframes` and their like, with rules inside. */
export interface PreparedGroup {
  kind: "group";
  /** Name of the movement; `null` for any other group. */
  keyframes: string | null;
  head: string;
  parts: readonly PreparedPart[];
  tail: string;
}

/** `@font-face`, `@property` and what else has no rules inside. */
export interface PreparedStatement {
  kind: "statement";
  text: string;
  font: PreparedFont | null;
}

export interface PreparedFont {
  /** `null` for one of the visitor's own machine. */
  file: string | null;
  /** Widths of letter it has, in per cent; `null` where it says none. */
  widths: readonly [from: number, till: number] | null;
}

export type PreparedPart = PreparedRule | PreparedGroup | PreparedStatement;

/** What is taken out before anything is looked at, and how selectors are read. */
export interface Preparation {
  /** Parameters of `@media` whose rules wait for the whole sheet. */
  comesLater: ReadonlySet<string>;
  /** Selectors of what shows later only. */
  notAtFirst: RegExp;
  needsOf: (selector: string) => readonly string[];
}

/** Reads a style sheet once, so that choosing from it for a page is a look at each rule. */
export function prepareSheet(css: string, preparation: Preparation): readonly PreparedPart[] {
  const sheet = parse(css);
  sheet.walkAtRules("media", (rule) => {
    if (preparation.comesLater.has(rule.params)) rule.remove();
    else if (isNoScripts.test(rule.params)) freeFonts(rule);
  });
  return partsOf(sheet, preparation);
}

const isNoScripts = /^\(scripting:\s*none\)$/u;

/** Fonts of the first drawing: the whole sheet has them for who has no scripts alone, the page for everyone. */
function freeFonts(media: AtRule): void {
  for (const node of media.nodes?.slice() ?? []) {
    if (node.type === "atrule" && node.name === "font-face") media.before(node);
  }
}

function partsOf(container: Container, preparation: Preparation): PreparedPart[] {
  return (container.nodes ?? []).flatMap((node): PreparedPart[] => {
    if (node.type === "rule") return [toRule(node, needsOfRule(node, preparation))];
    if (node.type !== "atrule") return [];
    if (isKeyframes(node)) return [toGroup(node, framesOf(node), node.params)];
    const inside = partsOf(node, preparation);
    if (inside.length > 0) return [toGroup(node, inside, null)];
    // What stood in a group may have been taken out.
    return node.nodes?.length === 0 ? [] : [toStatement(node)];
  });
}

function needsOfRule({ selectors }: Rule, { notAtFirst, needsOf }: Preparation): PreparedRule["needs"] {
  return selectors.filter((selector) => !notAtFirst.test(selector)).map(needsOf);
}

/** The steps of a movement apply to whatever moves. */
function framesOf({ nodes = [] }: AtRule): PreparedRule[] {
  return nodes.flatMap((node) => (node.type === "rule" ? [toRule(node, [[]])] : []));
}

function toRule(rule: Rule, needs: PreparedRule["needs"]): PreparedRule {
  const { before = "", between = "", after = "" } = rule.raws;
  return {
    kind: "rule",
    needs,
    head: `${before}${rule.selector}${between}{`,
    declarations: declarationsIn(rule).map(toDeclaration),
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
