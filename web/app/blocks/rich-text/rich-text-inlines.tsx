import type { RichTextInline } from "@circuit/contract/content/rich-text";
import type { ReactNode } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";

type Text = Extract<RichTextInline, { type: "text" }>;

/** Text and links of one paragraph; a link with an unsafe URL becomes plain text. */
export function RichTextInlines({ nodes }: { nodes: readonly RichTextInline[] }) {
  return (
    <IndexedItems items={nodes}>
      {(node) => {
        if (node.type === "text") return <Words node={node} />;
        return (
          <AppLink to={node.url}>
            <IndexedItems items={node.children}>{(text) => <Words node={text} />}</IndexedItems>
          </AppLink>
        );
      }}
    </IndexedItems>
  );
}

function Words({ node }: { node: Text }) {
  let words: ReactNode = node.text.includes("\n") ? <Lines text={node.text} /> : <MarkedText text={node.text} />;
  if (node.code) words = <code>{words}</code>;
  if (node.strikethrough) words = <s>{words}</s>;
  if (node.underline) words = <u>{words}</u>;
  if (node.italic) words = <em>{words}</em>;
  if (node.bold) words = <strong>{words}</strong>;
  return words;
}

function Lines({ text }: { text: string }) {
  return (
    <IndexedItems items={text.split("\n")}>
      {(line, index) => (
        <>
          {index > 0 ? <br /> : null}
          <MarkedText text={line} />
        </>
      )}
    </IndexedItems>
  );
}
