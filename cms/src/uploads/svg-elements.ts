/** An element of an SVG. */
export interface SvgElement {
  /** As the file writes it, with its prefix. */
  name: string;
  /** What its prefix stands for; empty when nothing. */
  namespace: string;
  /** By name with prefix; their values read as a browser does. */
  attributes: ReadonlyMap<string, string>;
  /** Where its tag begins. */
  start: number;
  /** Behind its tag. */
  tagEnd: number;
  /** Behind all of it; known once the elements in it are read. */
  end: number;
}

/** An SVG can't be read, or can be read in more than one way; the message quotes the file. */
export class SvgFault extends Error {}

type Namespaces = ReadonlyMap<string, string>;

interface Open {
  element: SvgElement;
  namespaces: Namespaces;
}

/** Comments, CDATA and instructions: the start and the end of each. */
const nonElements = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** The look-ahead after the name keeps the expression from trying every shorter name. */
const tag = /<(?<end>\/?)(?<name>[^\s/>=<"'!?]+)(?=[\s/>])(?<rest>(?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(?<empty>\/?)>/uy;
const attribute = /\s+(?<name>[^\s=/<>"']+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/uy;
const doctype = /<!DOCTYPE\s+svg(?:\s+(?:PUBLIC|SYSTEM)|\s+"[^"<>[\]]*"|\s+'[^'<>[\]]*')*\s*>/uy;

/** Most nested elements: the deepest drawings have some twenty. From fifty on Strapi takes a drawing for no picture. */
const maxDepth = 48;

/** Namespaces that one file may declare: drawing programs declare some ten. */
const maxNamespaces = 100;

/** Encodings in which a browser reads the same characters as this module. */
const plainEncodings = /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/iu;

const named = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * Reads the elements of an SVG in their order, as strictly as browsers read XML.
 *
 * @yields {SvgElement} Each, when its start is read.
 * @throws {SvgFault} It isn't well-formed, has abbreviations of its own, or instructions for how to show it.
 */
export function* svgElements(text: string): Generator<SvgElement> {
  const open: Open[] = [];
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at)) {
    const skipped = endOfNonElement(text, at);
    if (skipped !== null) {
      at = skipped;
      continue;
    }
    tag.lastIndex = at;
    const { end, name = "", rest = "", empty } = tag.exec(text)?.groups ?? {};
    if (end === undefined) throw new SvgFault(text.slice(at, at + 20));
    const start = at;
    at = tag.lastIndex;
    if (end === "/") {
      const closed = open.pop()?.element;
      if (closed?.name !== name) throw new SvgFault(`</${name}>`);
      closed.end = at;
      continue;
    }
    const attributes = attributesIn(rest);
    const namespaces = withDeclared(open.at(-1)?.namespaces ?? new Map(), attributes);
    const element = { name, namespace: namespaceOf(name, namespaces), attributes, start, tagEnd: at, end: at };
    if (empty === "") open.push({ element, namespaces });
    if (open.length > maxDepth) throw new SvgFault(`<${name}> × ${maxDepth}`);
    yield element;
  }
  const unclosed = open.at(-1)?.element;
  if (unclosed !== undefined) throw new SvgFault(`<${unclosed.name}>`);
}

/** @returns The end of a comment, CDATA, an instruction or a DOCTYPE; `null` for an element. */
function endOfNonElement(text: string, at: number): number | null {
  for (const [start, end] of nonElements) {
    if (!text.startsWith(start, at)) continue;
    const until = text.indexOf(end, at + start.length);
    if (until === -1) throw new SvgFault(start);
    if (start === "<?") checkInstruction(text.slice(at, until + end.length));
    return until + end.length;
  }
  if (!text.startsWith("<!", at)) return null;
  // With a part between brackets it would define abbreviations, which can stand for anything.
  doctype.lastIndex = at;
  if (!doctype.test(text)) throw new SvgFault(text.slice(at, at + 20));
  return doctype.lastIndex;
}

/** Style sheets of XML can hold scripts; in other encodings a browser reads other characters than this module. */
function checkInstruction(instruction: string): void {
  const encoding = /^<\?xml\s[^]*?encoding\s*=\s*["']([^"']*)["']/u.exec(instruction)?.[1];
  const isDeclaration = /^<\?xml\s/u.test(instruction);
  const isFine = isDeclaration
    ? encoding === undefined || plainEncodings.test(encoding)
    : !/^<\?xml/iu.test(instruction);
  if (!isFine) throw new SvgFault(instruction.slice(0, 60));
}

function attributesIn(rest: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  while (rest.slice(at).trim() !== "") {
    attribute.lastIndex = at;
    const { name, double, single } = attribute.exec(rest)?.groups ?? {};
    if (name === undefined || found.has(name)) throw new SvgFault(rest.slice(at, at + 30).trim());
    found.set(name, decoded(double ?? single ?? ""));
    at = attribute.lastIndex;
  }
  return found;
}

/** The last character there can be. */
const lastPoint = 0x10_ff_ff;

/** The value of an attribute with its references, such as `&#106;`, read. */
function decoded(value: string): string {
  return value.replace(/&([^;&]*);?/gu, (written, reference: string) => {
    const [, hexadecimal, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(reference) ?? [];
    const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const letter = point <= lastPoint ? String.fromCodePoint(point) : named.get(reference);
    if (letter === undefined || !written.endsWith(";")) throw new SvgFault(written.slice(0, 20));
    return letter;
  });
}

function withDeclared(namespaces: Namespaces, attributes: ReadonlyMap<string, string>): Namespaces {
  const declared = [...attributes].flatMap(([name, value]): [string, string][] => {
    if (name === "xmlns") return [["", value.trim()]];
    return name.startsWith("xmlns:") ? [[name.slice("xmlns:".length), value.trim()]] : [];
  });
  if (declared.length === 0) return namespaces;
  if (namespaces.size + declared.length > maxNamespaces) throw new SvgFault(`xmlns × ${maxNamespaces}`);
  return new Map([...namespaces, ...declared]);
}

/** @throws {SvgFault} Its prefix stands for nothing. */
function namespaceOf(name: string, namespaces: Namespaces): string {
  const [prefix, ...local] = name.split(":");
  if (local.length === 0) return namespaces.get("") ?? "";
  const namespace = namespaces.get(prefix ?? "");
  if (namespace === undefined) throw new SvgFault(`<${name}>`);
  return namespace;
}
