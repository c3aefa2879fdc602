import { lazy, Suspense } from "react";
import type { LightboxProps } from "./lightbox.tsx";

const Lightbox = lazy(async () => ({ default: (await import("./lightbox.tsx")).Lightbox }));

/** The full-screen viewer, loaded when the first picture is opened. */
export function LazyLightbox({ shown, ...rest }: Omit<LightboxProps, "shown"> & { shown: number | null }) {
  if (shown === null) return null;
  return (
    <Suspense>
      <Lightbox shown={shown} {...rest} />
    </Suspense>
  );
}
