import { lateCode } from "#app/ui/late-code.ts";
import { openedLate } from "#app/ui/late-component.tsx";
import { lateStyleSheet } from "#app/ui/late-style-sheet.ts";
import type { LightboxProps } from "./lightbox.tsx";
import href from "./style-sheet.css?url";

const Opened = openedLate(
  lateCode(async () => {
    const [{ Lightbox }] = await Promise.all([import("./lightbox.tsx"), lateStyleSheet(href)]);
    return Lightbox;
  }),
);

/** The full-screen viewer: its code and its styles are loaded when the first picture is opened. */
export function LazyLightbox({ shown, ...rest }: Omit<LightboxProps, "shown"> & { shown: number | null }) {
  return shown === null ? null : <Opened shown={shown} {...rest} />;
}
