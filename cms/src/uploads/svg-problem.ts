import { type SvgElement, SvgFault, svgElements } from "./svg-elements.ts";

const svgNamespace = "http://www.w3.org/2000/svg";

/** Namespaces whose elements do something in a browser; it ignores those of drawing programs. */
const activeNamespaces = new Set([
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1998/Math/MathML",
  "http://www.w3.org/1999/XSL/Transform",
  "http://www.mozilla.org/xbl",
  "http://www.w3.org/2001/xml-events",
]);

/** Names of elements, in lower case: all of SVG 1.1 and 2 but scripts, other documents, sound and film. */
const drawingElements = new Set(
  `svg g defs symbol use switch a view style title desc metadata image path rect circle ellipse line polyline polygon
  text tspan tref textpath altglyph altglyphdef altglyphitem glyph glyphref font font-face font-face-src font-face-uri
  font-face-name font-face-format missing-glyph hkern vkern marker lineargradient radialgradient meshgradient mesh
  meshrow meshpatch hatch hatchpath solidcolor stop pattern clippath mask filter color-profile cursor animate
  animatecolor animatemotion animatetransform set mpath discard flowroot flowregion flowpara flowspan flowdiv flowline
  feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap
  fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode
  femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence`.split(/\s+/u),
);

/** Elements that change an attribute of another while the drawing is shown. */
const animatingElements = new Set(["animate", "animatecolor", "animatemotion", "animatetransform", "set"]);

/** Elements that show a picture by its URL, which may be a `data:` URL. */
const pictureElements = new Set(["image", "feimage"]);

const pixelData = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/u;

/**
 * The first part of an SVG that could run or load something when the file is opened by itself: anything that isn't known as
 * part of a drawing.
 *
 * @param text - The whole file, read as Latin-1.
 * @returns That part, as the file writes it; `null` when the file is a drawing and nothing else.
 */
export function svgProblem(text: string): string | null {
  try {
    for (const element of svgElements(text)) {
      const problem = elementProblem(element);
      if (problem !== null) return problem;
    }
    return null;
  } catch (error) {
    if (error instanceof SvgFault) return error.message;
    throw error;
  }
}

function elementProblem(element: SvgElement): string | null {
  if (isForeignElement(element)) return `<${element.name}>`;
  const [written, value] = Array.from(element.attributes).find((one) => isHarmful(element, one)) ?? [];
  return written === undefined ? null : `<${element.name} ${written}="${value?.slice(0, 30)}">`;
}

/** Whether an element is no part of a drawing. */
export function isForeignElement({ name, namespace }: SvgElement): boolean {
  const local = localName(name);
  if (activeNamespaces.has(namespace)) return true;
  if ((namespace === svgNamespace || namespace === "") && !drawingElements.has(local)) return true;
  // A note of a drawing program has any name; these say that it is something else.
  return ["script", "foreignobject", "iframe", "object", "embed", "handler"].includes(local);
}

/** Whether an attribute of an element runs something, or loads it. */
export function isHarmful({ name }: SvgElement, [written, value]: readonly [string, string]): boolean {
  const [local, attribute] = [localName(name), localName(written)];
  const plain = value.replace(/[\p{Cc}\s]/gu, "").toLowerCase();
  if (/^on[a-z]/u.test(attribute) || /(?:javascript|vbscript):/u.test(plain)) return true;
  if (attribute === "href" && !isAllowedAddress(local, plain)) return true;
  return attribute === "attributename" && animatingElements.has(local) && /^(?:href$|on)/u.test(localName(plain));
}

/** @param address - Without white space, in lower case. */
function isAllowedAddress(element: string, address: string): boolean {
  if (element === "use") return address === "" || address.startsWith("#");
  if (address.startsWith("data:")) return pictureElements.has(element) && pixelData.test(address);
  const scheme = /^([a-z][a-z0-9+.-]*):/u.exec(address)?.[1];
  return scheme === undefined || ["http", "https", "mailto", "tel"].includes(scheme);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
