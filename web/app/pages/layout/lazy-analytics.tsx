import { lazyComponent } from "#app/ui/lazy-component.tsx";

/** Consent and the tag manager: never in the server's HTML, which every visitor shares. */
export const LazyAnalytics = lazyComponent(async () => (await import("./analytics.tsx")).Analytics);
