import headlines from "#app/styles/fonts/anybody-headlines.woff2?url";
import labels from "#app/styles/fonts/anybody-labels.woff2?url";
import text from "#app/styles/fonts/familjen-grotesk.woff2?url";

/** The fonts under the names that `styles/fonts.css` has for this. */
const lazyFonts = () => [
  new FontFace("Anybody Headlines Late", `url(${headlines})`, { weight: "900", stretch: "50% 92%" }),
  new FontFace("Anybody Labels Late", `url(${labels})`, { weight: "800", stretch: "84% 125%" }),
  new FontFace("Familjen Grotesk Variable Late", `url(${text})`, { weight: "400 700" }),
];

/**
 * Largest layout shift that late fonts may cause, as `layout-shift`
 * entries count it (a page may have 0.01 in all).
 */
const maxShift = 0.004;

/** Smallest move that browsers count, in pixels. */
const leastMove = 3;

/** Where something begins in the window, and the box that it takes. */
interface Place {
  x: number;
  y: number;
  box: DOMRect;
}

/**
 * Brings in fonts that missed the first drawing, if that moves next to nothing in sight.
 * Else they wait for the next page of the visit, or until the tab is hidden. Both layouts
 * are measured between two drawings, so that the visitor never sees the one that isn't used.
 */
async function loadLazyFonts(): Promise<void> {
  const late = lazyFonts();
  const [, ...loads] = await Promise.allSettled([styleSheet(), ...late.map((font) => font.load())]);
  // When a font can't be loaded, the stand-ins stay; the browser reports the error itself.
  if (loads.some(({ status }) => status === "rejected")) return;
  for (const font of late) document.fonts.add(font);

  const { dataset } = document.documentElement;
  const before = placesNearby();
  dataset["fonts"] = "used";
  if (shiftSince(before) <= maxShift) return;
  dataset["fonts"] = "late";
  whenPageIsLeft(() => (dataset["fonts"] = "used"));
}

/** Calls back once: before the next page is drawn, or when the tab is hidden. */
function whenPageIsLeft(tell: () => void): void {
  const { pathname } = location;
  const look = () => {
    if (location.pathname === pathname && !document.hidden) return;
    changes.disconnect();
    document.removeEventListener("visibilitychange", look);
    tell();
  };
  // A mutation observer runs before the browser draws again.
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("visibilitychange", look);
}

/** Waits for the whole style sheet, which has the rules for these fonts and comes after the first drawing. */
async function styleSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (link === null || link.sheet !== null) return;
  await new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
}

function placeOf(node: Node): Place | null {
  const measured = node instanceof Element ? node : document.createRange();
  if (measured instanceof Range) measured.selectNode(node);
  const [first] = measured.getClientRects();
  return first === undefined ? null : { x: first.x, y: first.y, box: measured.getBoundingClientRect() };
}

/** Every element and text in the window, or so near that it may come into it. */
function placesNearby(): Map<Node, Place> {
  const places = new Map<Node, Place>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const place = placeOf(node);
    if (place !== null && isNearby(place.box)) places.set(node, place);
  }
  return places;
}

function isNearby({ top, bottom }: DOMRect): boolean {
  return bottom > -innerHeight && top < 2 * innerHeight;
}

/** How much of the window a box takes, in square pixels. */
function seenArea({ left, top, right, bottom }: DOMRect): number {
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(width, 0) * Math.max(height, 0);
}

/**
 * The layout shift since then, as browsers count it: the part of the
 * window that has moved, times the longest way.
 */
function shiftSince(before: ReadonlyMap<Node, Place>): number {
  const moved = new Set<Node>();
  let area = 0;
  let longest = 0;
  for (const [node, old] of before) {
    const now = placeOf(node);
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
