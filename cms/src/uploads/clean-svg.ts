import { svgElements } from "./svg-elements.ts";
import { isForeignElement, isHarmful } from "./svg-problem.ts";

/** The heading of a drawing program, with the abbreviations that it defines between brackets. */
const heading = /<!DOCTYPE\s+svg[^[>]*\[([^\]]*)\]\s*>/u;

/** An abbreviation of plain text; longer ones, and those of others, are none of a drawing program. */
const abbreviation = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"<&%]{0,200})"|'([^'<&%]{0,200})')\s*>/gu;

const ofXml = new Set(["amp", "lt", "gt", "quot", "apos"]);

/**
 * Takes out of an SVG what is no part of a drawing, as drawing programs and web pages leave it there: abbreviations, which
 * are written out, parts of other documents, scripts, and addresses that run. `svgProblem` still has to look at the rest.
 *
 * @param text - The whole file, read as Latin-1.
 * @throws {SvgFault} It can't be read.
 */
export function cleanSvg(text: string): string {
  const written = writtenOut(text).replaceAll(/<\?xml-stylesheet\s[^]*?\?>/giu, "");
  let clean = "";
  let at = 0;
  // Where an element ends is known once all are read.
  for (const element of Array.from(svgElements(written))) {
    const { start, tagEnd, end } = element;
    // In one that was taken out.
    if (start < at) continue;
    const harmful = Array.from(element.attributes).filter((one) => isHarmful(element, one));
    if (isForeignElement(element)) {
      clean += written.slice(at, start);
      at = end;
    } else if (harmful.length > 0) {
      const names = new Set(harmful.map(([name]) => name));
      const tag = written.slice(start, tagEnd);
      const rest = tag.replaceAll(/\s+([^\s=/<>"']+)\s*=\s*(?:"[^"]*"|'[^']*')/gu, (whole, name: string) =>
        names.has(name) ? "" : whole,
      );
      clean += written.slice(at, start) + rest;
      at = tagEnd;
    }
  }
  return clean + written.slice(at);
}

/** Writes out the abbreviations that a heading defines, and drops it. */
function writtenOut(text: string): string {
  const [whole, inside = ""] = heading.exec(text) ?? [];
  if (whole === undefined) return text;
  const meant = new Map(
    Array.from(inside.matchAll(abbreviation), ([, name = "", double, single]) => [name, double ?? single ?? ""]),
  );
  return text
    .replace(whole, "")
    .replaceAll(/&([\w:.-]+);/gu, (reference, name: string) => meant.get(name) ?? (ofXml.has(name) ? reference : ""));
}
