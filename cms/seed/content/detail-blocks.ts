import type { SeedFields } from "../document.ts";
import { picture } from "../references.ts";
import { type RichTextNode, richText } from "../rich-text.ts";

/** A button of a document or block. */
export type SeedButton = {
  label: string;
  /** Path of the site in the document's language, or an absolute address. */
  url: string;
  style: "filled" | "outline";
};

/** A filled button. */
export function filled(label: string, url: string): SeedButton {
  return { label, url, style: "filled" };
}

/** An outlined button, for the second choice. */
export function outline(label: string, url: string): SeedButton {
  return { label, url, style: "outline" };
}

/** A block of running text. */
export function textBlock(...nodes: readonly RichTextNode[]): SeedFields {
  return { __component: "blocks.rich-text", content: richText(...nodes) };
}

/** A pull quote with its speaker. */
export function quoteBlock(text: string, author: string, role: string): SeedFields {
  return { __component: "blocks.quote", text, author, role };
}

/** Pictures with a caption each, from pairs of media key and caption. */
export function galleryBlock(
  title: string,
  pictures: readonly (readonly [key: string, caption: string])[],
): SeedFields {
  return {
    __component: "blocks.gallery",
    title,
    images: pictures.map(([key, caption]) => picture(key, caption)),
  };
}

/** A table of rows of cells; the first row holds the headings. */
export function tableBlock(caption: string, rows: readonly (readonly string[])[]): SeedFields {
  return { __component: "blocks.table", caption, rows: rows.map((cells) => cells.join(" | ")).join("\n") };
}

/** Text beside a picture. */
export function textWithMediaBlock(shown: {
  title: string;
  nodes: readonly RichTextNode[];
  image: string;
  side?: "left" | "right";
  colour?: string;
  buttons?: readonly SeedButton[];
}): SeedFields {
  const { title, nodes, image, side = "right", colour = null, buttons = [] } = shown;
  return {
    __component: "blocks.text-with-media",
    title,
    content: richText(...nodes),
    image: picture(image),
    imagePosition: side,
    colour,
    buttons,
  };
}
