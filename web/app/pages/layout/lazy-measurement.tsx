import { lateComponent } from "#app/ui/late-component.tsx";

/** Consent and the tag manager: never in the server's HTML, which every visitor shares. */
export const LazyMeasurement = lateComponent(async () => (await import("./measurement.tsx")).Measurement);
