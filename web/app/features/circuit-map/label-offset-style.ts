import type { CSSProperties } from "react";

/** How far a label moves right and down, in em: on wide screens, then on upright ones. */
export type LabelOffset = readonly [across: number, down: number, uprightAcross: number, uprightDown: number];

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
