import type { BlockProps } from "#app/blocks/view-block.ts";
import { TextSection } from "#app/blocks/text-section.tsx";
import { titleAnchor } from "#app/domain/title-anchor.ts";
import { RichText, type RichTextHeading } from "./rich-text.tsx";
import { WideText } from "./wide/wide-text.tsx";

/** Text as wide as the page; on wide screens each heading stands beside its section. */
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
