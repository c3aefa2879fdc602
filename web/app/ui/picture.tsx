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
  /** AVIF variants for phones; empty if the CMS made none. */
  avif: PictureSize[];
  /**
   * Point to keep visible when the picture is cropped, in per cent from the top left; `null` leaves it to the style
   * sheet.
   */
  focalPoint: { x: number; y: number } | null;
}

interface PictureProps {
  image: PictureSource;
  /** Width on the page, as for the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** Whether it is the largest picture of the first screen: it loads eagerly with high priority. */
  isPriority?: boolean | undefined;
  /** Whether it is on the first screen of a phone: it loads eagerly, but without priority. */
  isEarly?: boolean | undefined;
  /** Whether text beside the picture says the same, so that screen readers skip it. */
  isDecorative?: boolean | undefined;
}

/** Widest variant that the CMS makes, in pixels; wider originals are for downloads. */
const widestVariant = 2400;

/** Media queries: the CMS makes AVIF variants only as wide as phones need. */
const phone = "(width < 48rem)";
const largerThanPhone = "(width >= 48rem)";
const avifType = "image/avif";

/**
 * Picture in the variants that the CMS made, as AVIF on phones. Width and height prevent layout shifts while it loads.
 */
export function Picture({ image, sizes, className, isDecorative = false, ...loading }: PictureProps) {
  const { isPriority = false, isEarly = isPriority } = loading;
  const { url, width, height, variants, avif } = image;
  // If the CMS has only smaller variants, large screens get the original.
  const needsOriginal = width !== null && (variants.at(-1)?.width ?? 0) < Math.min(width, widestVariant);
  const srcSet = srcSetOf(needsOriginal ? [...variants, { url, width }] : variants);
  // A priority picture is wide, and the HTML has its variants twice, so leave out those too small for phones.
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

  // React preloads a picture of one format itself, but can't choose between two formats.
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

/** Passes the focal point to style sheets, which use `--focal` as position when they crop the picture. */
function focalStyle({ focalPoint }: PictureSource): CSSProperties | undefined {
  if (focalPoint === null) return undefined;
  const style: CSSProperties & Record<"--focal", string> = { "--focal": `${focalPoint.x}% ${focalPoint.y}%` };
  return style;
}

function srcSetOf(candidates: readonly PictureSize[]): string | undefined {
  return candidates.map(({ url, width }) => `${url} ${width}w`).join(", ") || undefined;
}
