import type { CSSProperties } from "react";
import type { LabelOffset } from "./map-data.ts";

/** Returns CSS properties that say how far a label moves aside on wide screens and on upright ones. */
export function labelOffsetStyle(labelOffset: LabelOffset | undefined): CSSProperties {
  if (labelOffset === undefined || labelOffset.every((length) => length === 0)) return {};
  const [across, down, uprightAcross, uprightDown] = labelOffset.map((length) => `${length}em`);
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    "--x": across,
    "--y": down,
    "--ux": uprightAcross,
    "--uy": uprightDown,
  };
  return style;
}
