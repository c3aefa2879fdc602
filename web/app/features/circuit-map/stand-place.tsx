import { TrackDrawing } from "#app/circuit/track-drawing.tsx";
import type { MapStand } from "./map-data.server.ts";
import type { SmallDrawing } from "./map-drawing.ts";
import styles from "./stand-place.module.css";

interface StandPlaceProps {
  stand: Pick<MapStand, "cone" | "outline" | "x" | "y">;
  drawing: SmallDrawing;
}

/** Draws where a grandstand is along the track and what it sees; its row says the same in words. */
export function StandPlace({ stand: { cone, outline, x, y }, drawing: { shape, transform } }: StandPlaceProps) {
  return (
    <TrackDrawing
      shape={shape}
      label={null}
      className={styles.place}
      ground={
        <g transform={transform}>
          <path d={cone} className={styles.cone} />
        </g>
      }
    >
      <g transform={transform} className={styles.stand}>
        <path d={outline} />
        <circle cx={x} cy={y} r="34" />
      </g>
    </TrackDrawing>
  );
}
