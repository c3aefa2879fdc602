import { lateCode } from "./late-code.ts";
import { openedLate } from "./late-component.tsx";
import type { LightboxProps } from "./lightbox.tsx";

const Opened = openedLate(lateCode(async () => (await import("./lightbox.tsx")).Lightbox));

/** The full-screen viewer, loaded when the first picture is opened. */
export function LazyLightbox({ shown, ...rest }: Omit<LightboxProps, "shown"> & { shown: number | null }) {
  return shown === null ? null : <Opened shown={shown} {...rest} />;
}
