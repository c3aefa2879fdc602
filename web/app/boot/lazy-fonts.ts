import headlines from "#app/styles/fonts/anybody-headlines.woff2?url";
import labels from "#app/styles/fonts/anybody-labels.woff2?url";
import text from "#app/styles/fonts/familjen-grotesk.woff2?url";

/** Creates the site's fonts, under the names that `styles/fonts.css` has for fonts that come after the first paint. */
const lazyFonts = () => [
  new FontFace("Anybody Headlines Late", `url(${headlines})`, { weight: "900", stretch: "50% 92%" }),
  new FontFace("Anybody Labels Late", `url(${labels})`, { weight: "800", stretch: "84% 125%" }),
  new FontFace("Familjen Grotesk Variable Late", `url(${text})`, { weight: "400 700" }),
];

/** Largest layout shift that late fonts may cause, in the unit of `layout-shift` entries (a page may have 0.01). */
const maxShift = 0.004;

/** Smallest move that browsers count as a layout shift, in pixels. */
const leastMove = 3;

/** Position in the window of the first line of an element or text, and the box around all of it. */
interface Place {
  x: number;
  y: number;
  box: DOMRect;
}

/**
 * Applies fonts that came too late for the first paint, if they hardly shift the layout; else only with the next page,
 * or once the tab is hidden. Both layouts are measured between two paints, so that the visitor sees only the chosen
 * one.
 */
async function loadLazyFonts(): Promise<void> {
  const late = lazyFonts();
  const [, ...loads] = await Promise.allSettled([whenStyleSheetLoaded(), ...late.map((font) => font.load())]);
  // When a font can't be loaded, the fallback fonts stay; the browser reports the error itself.
  if (loads.some(({ status }) => status === "rejected")) return;
  for (const font of late) document.fonts.add(font);

  const { dataset } = document.documentElement;
  const before = measureNearby();
  dataset["fonts"] = "used";
  if (shiftSince(before) <= maxShift) return;
  dataset["fonts"] = "late";
  whenPageIsLeft(() => (dataset["fonts"] = "used"));
}

/** Calls back once: before the next page is painted, or when the tab is hidden. */
function whenPageIsLeft(tell: () => void): void {
  const { pathname } = location;
  const look = () => {
    if (location.pathname === pathname && !document.hidden) return;
    changes.disconnect();
    document.removeEventListener("visibilitychange", look);
    tell();
  };
  // A mutation observer runs before the browser paints again.
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("visibilitychange", look);
}

/** Waits for the page's whole style sheet, which comes after the first paint and has the rules for late fonts. */
async function whenStyleSheetLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (link === null || link.sheet !== null) return;
  await new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
}

function measureNode(node: Node): Place | null {
  const measured = node instanceof Element ? node : document.createRange();
  if (measured instanceof Range) measured.selectNode(node);
  const [first] = measured.getClientRects();
  return first === undefined ? null : { x: first.x, y: first.y, box: measured.getBoundingClientRect() };
}

/** Measures every element and text in the window, or within one window height of it. */
function measureNearby(): Map<Node, Place> {
  const places = new Map<Node, Place>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const place = measureNode(node);
    if (place !== null && isNearby(place.box)) places.set(node, place);
  }
  return places;
}

function isNearby({ top, bottom }: DOMRect): boolean {
  return bottom > -innerHeight && top < 2 * innerHeight;
}

/** Returns the visible area of a box, in square pixels. */
function seenArea({ left, top, right, bottom }: DOMRect): number {
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Computes the layout shift since a measurement as browsers do: moved share of the window times the longest move. */
function shiftSince(before: ReadonlyMap<Node, Place>): number {
  const moved = new Set<Node>();
  let area = 0;
  let longest = 0;
  for (const [node, old] of before) {
    const now = measureNode(node);
    const way = now === null ? 0 : Math.max(Math.abs(now.x - old.x), Math.abs(now.y - old.y));
    const seen = seenArea(old.box) + (now === null ? 0 : seenArea(now.box));
    if (way < leastMove || seen === 0) continue;
    moved.add(node);
    longest = Math.max(longest, way);
    // A node that moves along with its parent adds no area.
    if (node.parentNode === null || !moved.has(node.parentNode)) area += seen;
  }
  return (area / (innerWidth * innerHeight)) * (longest / Math.max(innerWidth, innerHeight));
}

void loadLazyFonts();
