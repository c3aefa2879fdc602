/** A node of a rich text: a text, or an element with children. */
interface TextNode {
  type: string;
  text?: string;
  children?: readonly TextNode[];
}

/** Types of node within a line. */
const inlineKinds = ["text", "link"];

/** Returns the text of rich text nodes, with a space between lines. */
export function plainText(nodes: readonly TextNode[]): string {
  return nodes
    .map((node) => {
      const words = node.text ?? plainText(node.children ?? []);
      return inlineKinds.includes(node.type) ? words : `${words} `;
    })
    .join("");
}
