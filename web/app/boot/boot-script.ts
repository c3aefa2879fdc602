import type { PageParts } from "#app/router/page-parts.ts";
import type { RouterStart } from "#app/router/in-browser.ts";

/**
 * Script that is inlined in every page. It loads the rest of the code, and so starts React, once the browser is idle or
 * the visitor uses something that needs it. Until then links, menu and forms work without React.
 */
declare global {
  interface Window {
    /** What `entry.client.tsx` needs for hydration; absent in development, where React Router has its own scripts. */
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

/** Selects the buttons that do nothing before React runs. */
const needsScripts = "button[type=button]:not([commandfor],[popovertarget])";

/** Pause before the page's data is fetched again, in milliseconds: another machine may not have stored it yet. */
const retryMs = 2000;

function textOf(id: string): string {
  return doc.getElementById(id)?.textContent ?? "";
}

/** Reads the loaders' data: from the page itself, or from the file that its `data-src` names. */
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
  loadWholeStyleSheet();
  const parts: unknown = JSON.parse(textOf("page-parts"));
  if (!isParts(parts)) return;
  const { context, manifest, entry, routes } = parts;
  const loadRoute = async ([id, module]: PageParts["routes"][number]) => [id, await load(module)] as const;
  const [loaded, data] = await Promise.all([Promise.all(routes.map(loadRoute)), readData(), load(manifest)]);
  window.pageStart = { context, data: data.body, modules: Object.fromEntries(loaded) };
  await load(entry);
}

/**
 * Starts React and reports errors, except failed downloads, which the browser reports itself. After a failure, the
 * visitor's next action or a restored connection starts it again.
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
  // Repeat the clicks that came before React could handle them.
  for (const button of missed) button.click();
});

/** Measures the width of a word in each font, in pixels; all together, so that the browser lays the page out once. */
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
 * Loads the page's whole style sheet, whose link waits in a `<noscript>`, as the first paint uses inlined rules. Lazy
 * images load from now on too: it deletes the rule of `#before-drawn` that holds them back.
 */
function loadWholeStyleSheet(): void {
  const noScripts = doc.getElementById("style-sheet");
  if (noScripts === null) return;
  const { sheet } = doc.querySelector<HTMLStyleElement>("#before-drawn") ?? {};
  // Remove the font faces that came too late for the first paint: with the new style sheet the browser would swap them
  // in, and shift the layout. Compare widths, as a face that came too late counts as loaded though no text is drawn
  // with it.
  const fonts = [...(sheet?.cssRules ?? [])].map((rule) =>
    rule instanceof CSSFontFaceRule ? `${rule.style.getPropertyValue("font-family")},` : "",
  );
  const [standIn, ...widths] = widthsIn(["", ...fonts]);
  for (let index = fonts.length; index--;) if (widths[index] === standIn) sheet?.deleteRule(index);
  noScripts.insertAdjacentHTML("afterend", noScripts.textContent);
  noScripts.remove();
}

function whenLoaded(): void {
  loadWholeStyleSheet();
  if ("requestIdleCallback" in window) requestIdleCallback(startLogged, { timeout: 3000 });
  else setTimeout(startLogged, 200);
}

// Run after the first paint. Browsers don't paint a hidden tab: its style sheet comes when the page has loaded.
requestAnimationFrame(() => setTimeout(loadWholeStyleSheet));
if (doc.readyState === "complete") whenLoaded();
else window.addEventListener("load", whenLoaded);
