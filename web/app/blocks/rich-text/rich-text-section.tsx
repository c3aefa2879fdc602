import type { BlockProps } from "#app/blocks/view-block.ts";
import { TextSection } from "#app/blocks/text-section.tsx";
import { titleAnchor } from "#app/domain/title-anchor.ts";
import { RichText, type RichTextHeading } from "./rich-text.tsx";
import { WideText } from "./wide/wide-text.tsx";

/** Running text in the width of the page: each heading stands beside what it is about. */
export function RichTextSection({ block }: BlockProps<"blocks.rich-text">) {
  return (
    <TextSection>
      <WideText>
        <RichText content={block.content} anchorOf={anchorOf} />
      </WideText>
    </TextSection>
  );
}

function anchorOf({ children }: RichTextHeading): string | undefined {
  const texts = children.flatMap((node) => (node.type === "text" ? [node] : node.children));
  return titleAnchor(texts.map(({ text }) => text).join(""));
}
