import { type ReactNode, useId } from "react";
import type { TrackShape } from "./track-shapes.ts";

interface TrackDrawingProps {
  shape: TrackShape;
  /** Accessible name; `null` when the text beside the drawing says the same. */
  label: string | null;
  className?: string | undefined;
  /** Whether the marks contain links: the drawing is then a group of these for screen readers, not one picture. */
  hasLinks?: boolean;
  /** SVG below the track, such as what a seat sees; in the shape's units (`pointInDrawing`, `outlinePathInDrawing`). */
  ground?: ReactNode;
  /** SVG above the track. */
  children?: ReactNode;
}

/**
 * Draws the circuit's track. Its colours come from the map's design tokens; on a coloured background set
 * `--track-line`, `--track-start`, `--track-arrow`, `--track-kerb` and `--track-kerb-light`.
 */
export function TrackDrawing({ shape, label, className, hasLinks = false, ground, children }: TrackDrawingProps) {
  const { width, height, line, thickness, start, arrows } = shape;
  const labelProps =
    label === null ? { "aria-hidden": true } : { role: hasLinks ? "group" : "img", "aria-label": label };
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} fill="none" {...labelProps}>
      {ground}
      <Kerbs shape={shape} />
      <path d={line} stroke="var(--track-line, var(--map-road))" strokeWidth={thickness} strokeLinejoin="round" />
      <path
        d={start}
        stroke="var(--track-start, var(--map-edge))"
        strokeWidth={Math.max(2, Math.round(thickness / 4))}
      />
      {arrows ? <path d={arrows} fill="var(--track-arrow, var(--brand-yellow))" /> : null}
      {children}
    </svg>
  );
}

function Kerbs({ shape: { kerbs, kerbThickness } }: { shape: TrackShape }) {
  const id = useId();
  if (!kerbs) return null;
  return (
    <g strokeWidth={kerbThickness}>
      <g stroke="var(--track-kerb, var(--brand-pink-strong))">
        <path id={id} d={kerbs} />
      </g>
      <use href={`#${id}`} stroke="var(--track-kerb-light, #fff)" strokeDasharray={kerbThickness * 1.6} />
    </g>
  );
}
