import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(lazyWithRetry(async () => (await import("./camera-wall.tsx")).CameraWall));

/** Loads the code before the browser draws a page with cameras. */
export const loadCameraWall = part.need;

/** The cameras, hydrated lazily: the server's HTML stays until their code has loaded. */
export const LazyCameraWall = part.Part;

if (import.meta.env.SSR) await part.need();
