import type { BlockProps } from "#app/blocks/view-block.ts";
import { TextSection } from "#app/blocks/text-section.tsx";
import { RichText } from "./rich-text.tsx";

/** Running text in a column of its own. */
export function RichTextSection({ block }: BlockProps<"blocks.rich-text">) {
  return (
    <TextSection>
      <RichText content={block.content} />
    </TextSection>
  );
}
