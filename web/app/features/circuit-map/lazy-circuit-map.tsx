import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(lazyWithRetry(async () => (await import("./circuit-map.tsx")).CircuitMap));

/** Loads the code before the browser draws a page with a map. */
export const loadCircuitMap = part.need;

/** The map, hydrated lazily: the server's HTML stays until its code has loaded. */
export const LazyCircuitMap = part.Part;

if (import.meta.env.SSR) await part.need();
