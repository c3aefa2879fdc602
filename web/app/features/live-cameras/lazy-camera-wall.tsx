import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { serverRenderedPart } from "#app/ui/lazy-component.tsx";

const part = serverRenderedPart(lazyWithRetry(async () => (await import("./camera-wall.tsx")).CameraWall));

/** Gets the code, for a page with cameras that the browser is about to draw. */
export const loadCameraWall = part.need;

/** The cameras: what the server wrote stays until the code has come. */
export const LazyCameraWall = part.Part;

if (import.meta.env.SSR) await part.need();
