import type { PageParts } from "#app/router/page-parts.ts";
import type { RouterStart } from "#app/router/in-browser.ts";

/**
 * This script is inlined in every page and starts everything else: once the page is
 * drawn and the browser idle, or earlier when a visitor needs it. Until then links, menu
 * and forms work by themselves. Slow and data-saving connections get the same, only
 * later, as their pages load later; they are only spared the prefetching (`visit.ts`).
 */
declare global {
  interface Window {
    /** What the entry needs for hydration; absent in development, where the router has its own scripts. */
    pageStart?: RouterStart;
  }
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

const doc = document;
const startingEvents = ["pointerdown", "keydown", "focusin"];
let isStarted = false;
let isReady = false;
const missed = new Set<HTMLElement>();

/** Buttons that do nothing by themselves. */
const needsScripts = "button[type=button]:not([commandfor],[popovertarget])";

/** Pause before data is asked for once more, in milliseconds: another machine may not have it yet. */
const retryMs = 2000;

function textOf(id: string): string {
  return doc.getElementById(id)?.textContent ?? "";
}

/** The page's data: in the page itself, or in the file that it names. */
async function readData(): Promise<Response> {
  const source = doc.getElementById("page-data")?.dataset["src"];
  if (source === undefined) return new Response(textOf("page-data"));
  const first = await fetch(source);
  if (first.ok) return first;
  await new Promise((resolve) => setTimeout(resolve, retryMs));
  const second = await fetch(source);
  if (second.ok) return second;
  throw new Error(`${source}: ${second.status}`);
}

/** A `null` check is enough: the server wrote the parts for this very script. */
function isParts(value: unknown): value is PageParts {
  return value !== null;
}

async function load(address: string): Promise<object> {
  // oxlint-disable-next-line house/no-raw-import -- `startLogged` sees to what fails
  const loaded: unknown = await import(/* @vite-ignore */ address);
  return typeof loaded === "object" && loaded !== null ? loaded : {};
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  bringTheRest();
  const parts: unknown = JSON.parse(textOf("page-parts"));
  if (!isParts(parts)) return;
  const { context, manifest, entry, routes } = parts;
  const loadRoute = async ([id, module]: PageParts["routes"][number]) => [id, await load(module)] as const;
  const [loaded, data] = await Promise.all([Promise.all(routes.map(loadRoute)), readData(), load(manifest)]);
  window.pageStart = { context, data: data.body, modules: Object.fromEntries(loaded) };
  await load(entry);
}

/**
 * Starts, and reports a failure; what can't be fetched the browser reports itself. The visitor's
 * next action then tries again, and so does a network that is back; until then the page works as it is.
 */
function startLogged(): void {
  start().catch((error: unknown) => {
    isStarted = false;
    addEventListener("online", startLogged, { once: true });
    if (!(error instanceof TypeError)) reportError(error);
  });
}

function startForElement({ type, target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(needsScripts) : null;
  if (type === "click" && button !== null && !isReady) missed.add(button);
  if (button !== null || (target instanceof Element && target.matches("input,select,textarea"))) startLogged();
}

for (const type of [...startingEvents, "click"])
  doc.addEventListener(type, startForElement, { capture: true, passive: true });

window.addEventListener("app-ready", () => {
  isReady = true;
  for (const type of [...startingEvents, "click"]) doc.removeEventListener(type, startForElement, true);
  // Clicks that came too early are made again.
  for (const button of missed) button.click();
});

/** Width of a word in each font, in pixels. All are measured together, so that the page is laid out once. */
function widthsIn(fonts: string[]): number[] {
  const probes = fonts.map((font) => {
    const probe = doc.createElement("i");
    probe.textContent = "Hiii";
    probe.style.cssText = `position:absolute;font:9em ${font}monospace`;
    doc.body.append(probe);
    return probe;
  });
  const widths = probes.map((probe) => probe.getBoundingClientRect().width);
  for (const probe of probes) probe.remove();
  return widths;
}

/**
 * Loads the whole style sheet, which `noscript` holds until now; the page has had the
 * rules it needs. Lazy pictures, which waited for the first drawing too, begin to load.
 */
function bringTheRest(): void {
  const noScripts = doc.getElementById("style-sheet");
  if (noScripts === null) return;
  const { sheet } = doc.querySelector<HTMLStyleElement>("#before-drawn") ?? {};
  // Font faces that missed the first drawing are removed: the browser looks for fonts again with the sheet, and
  // would bring them in. Whether a face is loaded doesn't tell: one that came too late is, but no text is
  // drawn with it.
  const fonts = [...(sheet?.cssRules ?? [])].map((rule) =>
    rule instanceof CSSFontFaceRule ? `${rule.style.getPropertyValue("font-family")},` : "",
  );
  const [standIn, ...widths] = widthsIn(["", ...fonts]);
  for (let index = fonts.length; index--;) if (widths[index] === standIn) sheet?.deleteRule(index);
  noScripts.insertAdjacentHTML("afterend", noScripts.textContent);
  noScripts.remove();
}

function whenLoaded(): void {
  bringTheRest();
  if ("requestIdleCallback" in window) requestIdleCallback(startLogged, { timeout: 3000 });
  else setTimeout(startLogged, 200);
}

// After the first drawing. A page in a hidden tab isn't drawn: it gets the style sheet when it has loaded.
requestAnimationFrame(() => setTimeout(bringTheRest));
if (doc.readyState === "complete") whenLoaded();
else window.addEventListener("load", whenLoaded);
