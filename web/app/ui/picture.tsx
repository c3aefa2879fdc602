import type { CSSProperties } from "react";
import { preload } from "react-dom";

interface PictureSize {
  url: string;
  /** In pixels. */
  width: number;
}

export interface PictureSource {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  variants: PictureSize[];
  /** The same in AVIF, for phones; none if the CMS made none. */
  avif: PictureSize[];
  /**
   * What stays in sight where the picture is cropped, in per cent from the
   * top left; `null`: what the style sheet says.
   */
  focalPoint: { x: number; y: number } | null;
}

interface PictureProps {
  image: PictureSource;
  /** Width of the picture on the page, as the `sizes` attribute takes it. */
  sizes: string;
  className?: string | undefined;
  /** The largest picture of the first view: loaded early instead of lazily. */
  isPriority?: boolean | undefined;
  /** In the first view of a phone: loaded early too, but without priority. */
  isEarly?: boolean | undefined;
  /** Says that words beside the picture tell the same, so that it is not read out. */
  isDecorative?: boolean | undefined;
}

/** Widest size that the CMS makes, in pixels: a wider original is for downloads. */
const widestVariant = 2400;

/** The CMS makes AVIF only as wide as phones need it. */
const phone = "(width < 48rem)";
const largerThanPhone = "(width >= 48rem)";
const avifType = "image/avif";

/**
 * A picture in the sizes the CMS made at upload, in half the bytes on a phone. Width
 * and height (pixels) are set, so that nothing shifts while it loads.
 */
export function Picture({ image, sizes, className, isDecorative = false, ...loading }: PictureProps) {
  const { isPriority = false, isEarly = isPriority } = loading;
  const { url, width, height, variants, avif } = image;
  // A CMS that stops at smaller sizes leaves the original for large screens.
  const needsOriginal = width !== null && (variants.at(-1)?.width ?? 0) < Math.min(width, widestVariant);
  const srcSet = srcSetOf(needsOriginal ? [...variants, { url, width }] : variants);
  // A picture that opens a page is wide, and its sizes stand in the page
  // twice: those too small for phones are left out.
  const avifSrcSet = srcSetOf(isPriority ? avif.filter((size) => size.width > 480) : avif);

  const img = (
    <img
      className={className}
      style={focalStyle(image)}
      src={url}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={isDecorative ? "" : (image.alternativeText ?? "")}
      loading={isEarly ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
    />
  );
  if (avifSrcSet === undefined) return img;

  // React preloads a picture of one format by itself; of two formats it can't know which.
  if (import.meta.env.SSR && isPriority) {
    const early = { as: "image", fetchPriority: "high", imageSizes: sizes } as const;
    preload(url, { ...early, imageSrcSet: avifSrcSet, type: avifType, media: phone });
    preload(url, { ...early, imageSrcSet: srcSet ?? url, media: largerThanPhone });
  }
  return (
    <picture>
      <source type={avifType} media={phone} srcSet={avifSrcSet} sizes={sizes} />
      {img}
    </picture>
  );
}

/** Where a picture is cropped, its style sheet takes `--focal` for the position; elsewhere it does nothing. */
function focalStyle({ focalPoint }: PictureSource): CSSProperties | undefined {
  if (focalPoint === null) return undefined;
  const style: CSSProperties & Record<"--focal", string> = { "--focal": `${focalPoint.x}% ${focalPoint.y}%` };
  return style;
}

function srcSetOf(candidates: readonly PictureSize[]): string | undefined {
  return candidates.map(({ url, width }) => `${url} ${width}w`).join(", ") || undefined;
}
