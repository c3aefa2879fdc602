import { lateCode } from "#app/ui/late-code.ts";
import { writtenPart } from "#app/ui/late-component.tsx";

const part = writtenPart(lateCode(async () => (await import("./circuit-map.tsx")).CircuitMap));

/** Gets the code, for a page with a map that the browser is about to draw. */
export const loadCircuitMap = part.need;

/** The map: what the server wrote stays until the code has come. */
export const LateCircuitMap = part.Part;

if (import.meta.env.SSR) await part.need();
