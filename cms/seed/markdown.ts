type RichTextWord = { readonly type: "text"; readonly text: string; readonly bold?: boolean };
type RichTextLink = { readonly type: "link"; readonly url: string; readonly children: readonly RichTextWord[] };
type RichTextInline = RichTextWord | RichTextLink;
type RichTextItem = { readonly type: "list-item"; readonly children: readonly RichTextInline[] };

type RichTextNode =
  | { readonly type: "paragraph"; readonly children: readonly RichTextInline[] }
  | { readonly type: "heading"; readonly level: number; readonly children: readonly RichTextInline[] }
  | { readonly type: "list"; readonly format: "ordered" | "unordered"; readonly children: readonly RichTextItem[] };

/** Rich text in the format of Strapi's blocks editor. */
export type RichText = readonly RichTextNode[];

const kinds = [
  ["heading", /^(?<level>#{2,4}) (?<text>.+)$/u],
  ["unordered", /^- (?<text>.+)$/u],
  ["ordered", /^\d+\. (?<text>.+)$/u],
  ["paragraph", /^(?<text>.+)$/u],
] as const;

/** Source of a node. A paragraph's lines are joined to one text; a list has one text for each item. */
interface Part {
  kind: (typeof kinds)[number][0];
  level: number;
  texts: string[];
}

/** Converts Markdown to rich text: paragraphs, headings of level 2 to 4, lists, and in them bold text and links. */
export function readMarkdown(markdown: string): RichText {
  const parts: Part[] = [];
  let isOpen = false;
  for (const line of markdown.split("\n").map((typed) => typed.trim())) {
    const [kind, pattern] = kinds.find((each) => each[1].test(line)) ?? [];
    const { level = "", text = "" } = pattern?.exec(line)?.groups ?? {};
    const last: Part | undefined = isOpen ? parts.at(-1) : undefined;
    if (kind === undefined) isOpen = false;
    else if (kind === "paragraph" && last !== undefined) last.texts.push(`${last.texts.pop() ?? ""} ${text}`);
    else if (kind === last?.kind) last.texts.push(text);
    else parts.push({ kind, level: level.length, texts: [text] });
    if (kind !== undefined) isOpen = kind !== "heading";
  }
  return parts.map(({ kind, level, texts }) => {
    if (kind === "paragraph") return { type: kind, children: inline(texts.join(" ")) };
    if (kind === "heading") return { type: kind, level, children: inline(texts.join(" ")) };
    return {
      type: "list",
      format: kind,
      children: texts.map((text) => ({ type: "list-item", children: inline(text) })),
    };
  });
}

const marks = /\*\*(?<bold>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;

/**
 * Parses bold text and links. Strapi's editor needs a text node before and after every link, so empty text nodes are
 * kept beside links.
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
