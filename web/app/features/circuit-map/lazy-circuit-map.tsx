import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(lazyWithRetry(async () => (await import("./circuit-map.tsx")).CircuitMap));

/** Gets the code, for a page with a map that the browser is about to draw. */
export const loadCircuitMap = part.need;

/** The map: what the server wrote stays until the code has come. */
export const LazyCircuitMap = part.Part;

if (import.meta.env.SSR) await part.need();
