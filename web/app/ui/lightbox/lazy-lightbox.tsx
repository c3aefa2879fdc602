import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { lazyOnOpen } from "#app/ui/lazy-component.tsx";
import { loadStyleSheet } from "#app/ui/load-style-sheet.ts";
import type { LightboxProps } from "./lightbox.tsx";
import href from "./style-sheet.css?url";

const Opened = lazyOnOpen(
  lazyWithRetry(async () => {
    const [{ Lightbox }] = await Promise.all([import("./lightbox.tsx"), loadStyleSheet(href)]);
    return Lightbox;
  }),
);

/** Full-screen viewer, whose code and styles load when the visitor opens the first picture. */
export function LazyLightbox({ shown, ...rest }: Omit<LightboxProps, "shown"> & { shown: number | null }) {
  return shown === null ? null : <Opened shown={shown} {...rest} />;
}
