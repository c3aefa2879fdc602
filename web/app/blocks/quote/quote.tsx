import type { BlockProps } from "#app/blocks/view-block.ts";
import { TextSection } from "#app/blocks/text-section.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";

/** Renders a quotation with its author. */
export function Quote({ block: { text, author, role } }: BlockProps<"blocks.quote">) {
  const source = [author, role].filter(Boolean).join(", ");

  return (
    <TextSection>
      <PullQuote source={source}>
        <p>{quoted(text)}</p>
      </PullQuote>
    </TextSection>
  );
}

/** Puts quotation marks around a text unless the editor typed them. */
function quoted(text: string): string {
  return /^[“"‘'„]/u.test(text.trim()) ? text : `“${text}”`;
}
