export interface PictureSource {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  variants: { url: string; width: number }[];
}

interface PictureProps {
  image: PictureSource;
  /** Width of the picture on the page, as the `sizes` attribute takes it. */
  sizes: string;
  className?: string | undefined;
  /** The largest picture of the first view: loaded early instead of lazily. */
  isPriority?: boolean | undefined;
  /** Says that words beside the picture tell the same, so that it is not read out. */
  isDecorative?: boolean | undefined;
}

/** What the CMS makes no sizes beyond, in pixels: a wider original is for downloads. */
const widestVariant = 2400;

/**
 * A picture in the sizes the CMS made at upload. Width and height (pixels) are
 * set, so that nothing shifts while it loads.
 */
export function Picture({ image, sizes, className, isPriority = false, isDecorative = false }: PictureProps) {
  const { url, width, height, variants } = image;
  // A CMS that stops at smaller sizes leaves the original for large screens.
  const needsOriginal = width !== null && (variants.at(-1)?.width ?? 0) < Math.min(width, widestVariant);
  const candidates = needsOriginal ? [...variants, { url, width }] : variants;
  const srcSet = candidates.map((candidate) => `${candidate.url} ${candidate.width}w`).join(", ");

  return (
    <img
      className={className}
      src={url}
      srcSet={srcSet === "" ? undefined : srcSet}
      sizes={srcSet === "" ? undefined : sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={isDecorative ? "" : (image.alternativeText ?? "")}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding="async"
    />
  );
}
