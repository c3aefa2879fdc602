/** A node of a rich text: words, or nodes below it. */
interface TextNode {
  type: string;
  text?: string;
  children?: readonly TextNode[];
}

/** Kinds of node that go on in the same line. */
const inlineKinds = ["text", "link"];

/** The words of a rich text, with a space where one line ends and the next begins. */
export function plainText(nodes: readonly TextNode[]): string {
  return nodes
    .map((node) => {
      const words = node.text ?? plainText(node.children ?? []);
      return inlineKinds.includes(node.type) ? words : `${words} `;
    })
    .join("");
}
