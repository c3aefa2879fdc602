import type { CSSProperties } from "react";
import { type LabelOffset, labelOffsetStyle } from "./label-offset-style.ts";
import styles from "./map-picture.module.css";
import { signWidth } from "#app/circuit/sign-measures.ts";

interface MapSignProps {
  kind: string;
  text: string;
  /** Full name, shown as a tooltip. */
  title: string;
  x: number;
  y: number;
  /** How far the sign moves aside for others; absent for not at all. */
  labelOffset?: LabelOffset;
}

/**
 * A sign on the map. It stays upright when the map is turned, grows with the visitor's font size, and moves aside where
 * it would stick out of the frame. Its sizes are in em, so that its background fits its text.
 */
export function MapSign({ kind, text, title, x, y, labelOffset }: MapSignProps) {
  const em = signWidth(text);
  const where: CSSProperties & Record<"--em" | "--at" | "--at-turned", string> = {
    "--em": String(em),
    "--at": `${x}px`,
    "--at-turned": `${-y}px`,
    ...labelOffsetStyle(labelOffset),
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.sign} data-sign={kind} style={where}>
        <title>{title}</title>
        <rect x={`${-em / 2}em`} y="-0.95em" width={`${em}em`} height="1.9em" />
        <text>{text}</text>
      </g>
    </g>
  );
}
