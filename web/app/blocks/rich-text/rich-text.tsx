import type { RichText as RichTextContent, RichTextNode } from "@circuit/contract/content/rich-text";
import { fitHeadingLevels } from "#app/domain/heading-levels.ts";
import { linkTarget } from "#app/domain/link-target.ts";
import { Heading } from "#app/ui/heading.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";
import { RichTextInlines } from "./rich-text-inlines.tsx";
import { RichTextList } from "./rich-text-list.tsx";
import styles from "./rich-text.module.css";

export type RichTextHeading = Extract<RichTextNode, { type: "heading" }>;

interface RichTextProps {
  content: RichTextContent;
  /** Level of the highest heading in the text: one below the heading above the text. */
  topLevel?: number | undefined;
  /** Returns the id of a heading, for links to it. */
  anchorOf?: (heading: RichTextHeading) => string | undefined;
}

/**
 * Renders rich text from the CMS. React escapes every text and `AppLink` checks every link, so an editor can't add
 * markup.
 */
export function RichText({ content, topLevel = 2, anchorOf }: RichTextProps) {
  const headings = content.filter((node) => node.type === "heading");
  const fitted = fitHeadingLevels(
    headings.map(({ level }) => level),
    topLevel,
  );
  const levels = new Map<RichTextNode, number>(headings.map((heading, index) => [heading, fitted[index] ?? topLevel]));

  return (
    <div className={styles.text}>
      <IndexedItems items={content}>
        {(node) => (
          <RichTextBlock
            node={node}
            level={levels.get(node) ?? topLevel}
            topLevel={topLevel}
            anchor={node.type === "heading" ? anchorOf?.(node) : undefined}
          />
        )}
      </IndexedItems>
    </div>
  );
}

interface RichTextBlockProps {
  node: RichTextNode;
  level: number;
  topLevel: number;
  anchor: string | undefined;
}

function RichTextBlock({ node, level, topLevel, anchor }: RichTextBlockProps) {
  switch (node.type) {
    case "paragraph":
      return isEmpty(node) ? null : (
        <p>
          <RichTextInlines nodes={node.children} />
        </p>
      );
    case "heading":
      return isEmpty(node) ? null : (
        <Heading level={level} id={anchor} className={lookOf(node.level + topLevel - 2)}>
          <RichTextInlines nodes={node.children} />
        </Heading>
      );
    case "quote":
      return (
        <PullQuote>
          <RichTextInlines nodes={node.children} />
        </PullQuote>
      );
    case "code":
      return (
        <pre>
          <code>
            <RichTextInlines nodes={node.children} />
          </code>
        </pre>
      );
    case "list":
      return <RichTextList list={node} />;
    case "image":
      return <RichTextImage image={node.image} />;
    default:
      return node satisfies never;
  }
}

/** Returns the style of the level that the editor chose, even if the page's outline needs another level. */
function lookOf(level: number): string | undefined {
  if (level <= 2) return styles.large;
  return level === 3 ? styles.medium : styles.small;
}

/** Whether a node has no text: Strapi's editor leaves an empty paragraph behind every block. */
function isEmpty({ children }: { children: Extract<RichTextNode, { type: "paragraph" }>["children"] }): boolean {
  return children.every((node) => node.type === "text" && node.text.trim() === "");
}

function RichTextImage({ image }: { image: Extract<RichTextNode, { type: "image" }>["image"] }) {
  const target = linkTarget(image.url);
  if (target.kind !== "internal" && target.kind !== "external") return null;

  return (
    <img
      src={target.href}
      alt={image.alternativeText ?? ""}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      loading="lazy"
      decoding="async"
    />
  );
}
