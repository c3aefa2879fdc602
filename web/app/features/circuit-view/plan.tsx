import type { RefObject } from "react";
import type { PlanDrawing } from "./plan-drawing.ts";
import styles from "./plan.module.css";

interface PlanProps {
  plan: PlanDrawing;
  /** Id of the visitor's grandstand; `null` elsewhere. */
  ownStand: string | null;
  /** Viewing direction, and width of the view, in degrees. */
  bearing: number;
  fieldDegrees: number;
  /** Accessible name; `null` where the text beside it says the same. */
  label: string | null;
  /** `near` is a square around the eye, `wide` fills a stage. */
  reach: "near" | "wide";
  className?: string | undefined;
  /** Ref to the cone of sight, for a parent that turns it with the view. */
  cone?: RefObject<SVGGElement | null> | undefined;
}

/** Side of the square that a `near` plan shows, in units of the drawing. */
const nearUnits = 420;

/** Draws the ground around an eye from above, with its cone of sight. */
export function Plan({ plan, ownStand, bearing, fieldDegrees, label, reach, className = "", cone }: PlanProps) {
  const { size, areas, track, pitLane, trackWidth, stands, x, y } = plan;
  const half = (size - nearUnits) / 2;
  const wide = (size * 9) / 16;
  const viewBox =
    reach === "near" ? `${half} ${half} ${nearUnits} ${nearUnits}` : `0 ${(size - wide) / 2} ${size} ${wide}`;
  return (
    <svg
      className={`${styles.plan} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role={label === null ? undefined : "img"}
      aria-label={label ?? undefined}
      aria-hidden={label === null ? true : undefined}
    >
      <rect className={styles.land} width={size} height={size} />
      {areas.map(({ kind, d }) => (
        <path key={d} className={styles.area} data-kind={kind} d={d} />
      ))}
      <path className={styles.pit} d={pitLane} strokeWidth={Math.max(4, trackWidth * 0.6)} />
      <path className={styles.edge} d={track} strokeWidth={trackWidth + 8} />
      <path className={styles.track} d={track} strokeWidth={trackWidth} />
      <g ref={cone} transform={`rotate(${Math.round(bearing)} ${x} ${y})`}>
        <path className={styles.cone} d={conePath(plan, fieldDegrees)} />
      </g>
      {stands.map(({ id, colour, d }) => (
        <path
          key={id}
          className={styles.stand}
          data-colour={colour}
          data-own={id === ownStand ? "" : undefined}
          d={d}
        />
      ))}
      <circle className={styles.eye} cx={x} cy={y} r="8" />
    </svg>
  );
}

/** Returns the path of a circle's sector from the eye, centred on north. */
function conePath({ x, y, reach }: PlanDrawing, degrees: number): string {
  const at = (angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${Math.round(x + Math.sin(radians) * reach)} ${Math.round(y - Math.cos(radians) * reach)}`;
  };
  const isWide = degrees > 180 ? 1 : 0;
  return `M${x} ${y}L${at(-degrees / 2)}A${reach} ${reach} 0 ${isWide} 1 ${at(degrees / 2)}Z`;
}
