import { type Block, readBlocks } from "@circuit/contract/content/blocks";
import { blockFixtures } from "@circuit/contract/fixtures/blocks";
import { expect, test } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { StaticBlock } from "./registry/static-block.tsx";

/** An answer as the CMS gives it once every file is gone: a single one is `null`, one of a list is left out. */
function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles).filter((part) => part !== null);
  if (typeof value !== "object" || value === null) return value;
  if ("mime" in value) return null;
  if ("image" in value && "alternativeText" in value) return null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutFiles(part)]));
}

/** Downloads are nothing without their files; a film may still be on another site. */
const changed: Partial<Record<string, object>> = {
  "blocks.downloads": { files: [] },
  "blocks.video": { externalUrl: "https://film.example/ronde" },
};

const lost = Object.values(blockFixtures).map((fixture) =>
  withoutFiles({ ...fixture, ...changed[fixture.__component] }),
);

/** Whether a block has a text of the editor's own, with or without a picture or film. */
function isWhole(block: Block) {
  switch (block.__component) {
    case "blocks.app-promotion":
    case "blocks.call-to-action":
    case "blocks.cards":
    case "blocks.hero":
    case "blocks.quote":
    case "blocks.table":
    case "blocks.text-with-media":
    case "blocks.video":
      return block;
    default:
      return null;
  }
}

test("without any file of the media library every block stays on the page", () => {
  expect(readBlocks(lost).dropped).toEqual([]);
  expect(readBlocks(lost).blocks).toHaveLength(Object.keys(blockFixtures).length);
});

const blocks = readBlocks(lost).blocks.flatMap((block) => isWhole(block) ?? []);

test.each(blocks.map((block) => [block.__component, block] as const))(
  "without any file of the media library %s shows its words and buttons",
  (_kind, block) => {
    const html = renderPage(<StaticBlock block={block} isFirst />);
    expect(html).not.toContain("<img");
    const title = "title" in block ? block.title : null;
    const buttons = "buttons" in block ? block.buttons.map(({ label }) => label) : [];
    expect([title ?? "", ...buttons].filter((words) => !html.includes(words))).toEqual([]);
  },
);
