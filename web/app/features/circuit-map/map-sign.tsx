import type { CSSProperties } from "react";
import { labelOffsetStyle } from "./label-offset-style.ts";
import type { LabelOffset } from "./map-data.ts";
import styles from "./map-picture.module.css";
import { signWidth } from "#app/circuit/sign-measures.ts";

interface MapSignProps {
  kind: string;
  text: string;
  /** Its whole name, which a mouse that rests on it shows. */
  title: string;
  x: number;
  y: number;
  /** How far it moves aside for other signs; not at all when absent. */
  labelOffset?: LabelOffset;
}

/**
 * A sign on the map: it stays upright when the map is turned, is as large as the visitor's letters are, and moves aside
 * where it would stick out of the frame. Its measures are in letters, so that its panel fits its text.
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
