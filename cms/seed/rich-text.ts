/**
 * Builds the JSON of Strapi's blocks editor from short, readable calls.
 * In texts, `**bold**`, `[label](/path)` and a bold link are understood; nothing else.
 */

export type RichTextWord = { readonly type: "text"; readonly text: string; readonly bold?: boolean };
export type RichTextLink = { readonly type: "link"; readonly url: string; readonly children: readonly RichTextWord[] };
export type RichTextInline = RichTextWord | RichTextLink;
export type RichTextItem = { readonly type: "list-item"; readonly children: readonly RichTextInline[] };

export type RichTextNode =
  | { readonly type: "paragraph"; readonly children: readonly RichTextInline[] }
  | { readonly type: "heading"; readonly level: number; readonly children: readonly RichTextInline[] }
  | { readonly type: "list"; readonly format: "ordered" | "unordered"; readonly children: readonly RichTextItem[] };

export type RichText = readonly RichTextNode[];

/** A rich text field: its nodes in order. */
export function richText(...nodes: readonly RichTextNode[]): RichText {
  return nodes;
}

/** A paragraph. */
export function paragraph(text: string): RichTextNode {
  return { type: "paragraph", children: inline(text) };
}

/** A heading; pages own level 1, so rich text starts at 2. */
export function heading(level: 2 | 3 | 4, text: string): RichTextNode {
  return { type: "heading", level, children: inline(text) };
}

/** A bulleted list, one text an item. */
export function bullets(items: readonly string[]): RichTextNode {
  return { type: "list", format: "unordered", children: items.map(item) };
}

/** A numbered list, one text an item. */
export function numbers(items: readonly string[]): RichTextNode {
  return { type: "list", format: "ordered", children: items.map(item) };
}

function item(text: string): RichTextItem {
  return { type: "list-item", children: inline(text) };
}

const marks = /\*\*(?<bold>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;

/**
 * Reads bold and links in one line of text. The editor wants a text node before and
 * after every link, so empty text nodes are kept beside links and dropped elsewhere.
 */
function inline(text: string): RichTextInline[] {
  const nodes: RichTextInline[] = [];
  let end = 0;

  for (const match of text.matchAll(marks)) {
    nodes.push({ type: "text", text: text.slice(end, match.index) });
    nodes.push(marked(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  nodes.push({ type: "text", text: text.slice(end) });

  return nodes.filter((node, index) => node.type === "link" || node.text !== "" || isBesideLink(nodes, index));
}

function marked({ bold, label = "", url = "" }: Record<string, string | undefined>): RichTextInline {
  if (bold === undefined) return { type: "link", url, children: [{ type: "text", text: label }] };
  const link = /^\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)$/.exec(bold)?.groups;
  if (link === undefined) return { type: "text", text: bold, bold: true };
  return { type: "link", url: link["url"] ?? "", children: [{ type: "text", text: link["label"] ?? "", bold: true }] };
}

function isBesideLink(nodes: readonly RichTextInline[], index: number): boolean {
  return nodes[index - 1]?.type === "link" || nodes[index + 1]?.type === "link" || nodes.length === 1;
}
