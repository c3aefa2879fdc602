import type { CSSProperties } from "react";
import type { LabelOffset } from "./map-data.ts";

/** For the style sheet: how far a sign moves aside on wide screens and on upright ones. */
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
