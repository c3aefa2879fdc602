import type { MapDrawing } from "./map-drawing.ts";
import type { ShownRoute } from "./shown-route.ts";
import styles from "./map-picture.module.css";

/** Draws what lies under the grandstands: areas, track, the view from the chosen grandstand, and the route. */
export function MapGround({ drawing, cone, route }: { drawing: MapDrawing; cone: string; route: ShownRoute | null }) {
  const { areas, track, pitLane, kerbs, startLine, trackWidth } = drawing;
  return (
    <g aria-hidden="true">
      {areas.map(({ kind, d }) => (
        <path key={d} d={d} data-area={kind} className={styles.area} />
      ))}
      <path d={pitLane} className={styles.pitLane} strokeWidth={trackWidth * 0.5} />
      <path d={track} className={styles.edge} strokeWidth={trackWidth + 8} />
      <path d={kerbs} className={styles.kerbGround} strokeWidth={7} />
      <path d={kerbs} className={styles.kerb} strokeWidth={7} />
      <path d={track} className={styles.road} strokeWidth={trackWidth} />
      <path d={startLine} className={styles.start} strokeWidth={6} />
      {cone === "" ? null : <path d={cone} className={styles.cone} />}
      {route === null ? null : <RouteLine route={route} />}
    </g>
  );
}

function RouteLine({ route: { d, ends } }: { route: ShownRoute }) {
  return (
    <>
      <path d={d} className={styles.routeEdge} />
      <path d={d} className={styles.route} />
      {ends.map(({ x, y }, index) => (
        <circle
          key={index === 0 ? "start" : "end"}
          cx={x}
          cy={y}
          r={index === 0 ? 9 : 12}
          className={styles.routeEnd}
        />
      ))}
    </>
  );
}
