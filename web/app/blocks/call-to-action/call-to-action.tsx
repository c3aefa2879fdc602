import type { BlockProps } from "#app/blocks/view-block.ts";
import { SplitBanner } from "#app/blocks/split-banner.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";

/** Banner with text and buttons on a coloured panel, with a picture beside it if the editor chose one. */
export function CallToAction({ block, isFirst }: BlockProps<"blocks.call-to-action">) {
  const { title, text, colour, image, buttons } = block;

  return (
    <SplitBanner colour={colour} image={image} isFirst={isFirst}>
      <h2 className="d3">{title}</h2>
      {text ? <p className="lead">{text}</p> : null}
      <ButtonRow buttons={buttons} />
    </SplitBanner>
  );
}
