import type { CornerNumber } from "#app/circuit/corner-shapes.ts";
import { TrackDrawing } from "#app/circuit/track-drawing.tsx";
import type { TrackShape } from "#app/circuit/track-shapes.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cornerMessages } from "#app/i18n/messages/corners.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { cornerAnchor } from "./corner-anchor.ts";
import type { CornerFacts } from "./corners.server.ts";
import styles from "./corners.module.css";

interface NumberedTrackProps {
  shape: TrackShape;
  marks: readonly CornerNumber[];
  corners: readonly CornerFacts[];
  label: string;
  className: string | undefined;
}

/** Draws the track with the number of each corner as a link to that corner's description. */
export function NumberedTrack({ shape, marks, corners, label, className }: NumberedTrackProps) {
  const words = cornerMessages[useLocale()];
  return (
    <TrackDrawing shape={shape} label={label} className={className} hasLinks>
      {corners.map(({ number, name }, index) => (
        <g key={number} transform={`translate(${marks[index]?.x ?? 0} ${marks[index]?.y ?? 0})`}>
          <AppLink to={`#${cornerAnchor(number)}`} className={styles.mark} aria-label={words.corner(number, name)}>
            <path d="M-22 19L-12-19H28L18 19Z" />
            <text x="3" y="9">
              {number}
            </text>
          </AppLink>
        </g>
      ))}
    </TrackDrawing>
  );
}
