import track from "./track.svg";

/** Decorative outline of the track as a wide ribbon. */
export function TrackRibbon({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1907 1222" aria-hidden="true">
      <use href={`${track}#line`} />
    </svg>
  );
}
