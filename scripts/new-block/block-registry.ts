import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { blockNames, type BlockNames } from "./block-names.ts";

const blocks = "web/app/blocks";

/** A block, by the files in its folder. */
interface Block extends BlockNames {
  /** Whether its view is in `weather-report.tsx` or in `weather-report-section.tsx`. */
  suffix: "" | "-section";
  isInteractive: boolean;
  hasData: boolean;
}

/**
 * Generates the registry of all blocks from their folders: interactive views (marked `"use client"`), static views, and
 * data loaders (`*.server.ts`).
 *
 * @param root - Folder of the repository.
 * @returns The text of each file by its path.
 */
export function blockRegistry(root: string): ReadonlyMap<string, string> {
  const all = readBlocks(path.join(root, blocks));
  // The form block has a separate chunk (`block-views.ts`).
  const interactive = all.filter(({ isInteractive, kebab }) => isInteractive && kebab !== "form");
  const texts = {
    "interactive-kinds.ts": interactiveKinds(all),
    "interactive-block.tsx": views("InteractiveBlock", interactive, "return block satisfies never"),
    "static-block.tsx": views(
      "StaticBlock",
      all.filter(({ isInteractive }) => !isInteractive),
      "return <SiteSection part={block} />",
    ),
    "with-data.server.ts": withData(all.filter(({ hasData }) => hasData)),
  };
  const files = Object.entries(texts).map(
    ([file, text]) => [`${blocks}/registry/${file}`, `${origin}${text}`] as const,
  );
  return new Map(files);
}

/** Writes the files of the block registry. */
export async function writeBlockRegistry(root: string): Promise<void> {
  await mkdir(path.join(root, blocks, "registry"), { recursive: true });
  await Promise.all([...blockRegistry(root)].map(([file, text]) => writeFile(path.join(root, file), text)));
}

const origin = "// `npm run lint` writes this file from the folders of the blocks.\n";

function readBlocks(folder: string): Block[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== "registry");
  return names.toSorted().map((name) => {
    const file = (end: string) => path.join(folder, name, `${name}${end}`);
    const suffix = existsSync(file("-section.tsx")) ? "-section" : "";
    const isInteractive = readFileSync(file(`${suffix}.tsx`), "utf8").startsWith('"use client";');
    return { ...blockNames(name), suffix, isInteractive, hasData: existsSync(file(".server.ts")) };
  });
}

function interactiveKinds(interactive: readonly Block[]): string {
  const kinds = interactive.filter(({ isInteractive }) => isInteractive).map(({ kebab }) => `  "blocks.${kebab}",\n`);
  return `export const interactiveKinds = [\n${kinds.join("")}] as const;\n`;
}

function views(name: "StaticBlock" | "InteractiveBlock", shown: readonly Block[], otherwise: string): string {
  const view = ({ pascal, suffix }: Block) => (suffix === "" ? pascal : `${pascal}Section`);
  const imports = shown.map(
    (block) => `import { ${view(block)} } from "../${block.kebab}/${block.kebab}${block.suffix}.tsx";\n`,
  );
  const cases = shown.map(
    (block) => `    case "blocks.${block.kebab}":\n      return <${view(block)} block={block} isFirst={isFirst} />;\n`,
  );
  const isStatic = name === "StaticBlock";
  return `${imports.join("")}${isStatic ? 'import { SiteSection } from "../site-part.tsx";\n' : ""}import type { ${name.replace("Block", "ViewBlock")} } from "../block-kinds.ts";

/** Renders a block that ${isStatic ? "needs no scripts" : "scripts bring to life"}. A block kind without one is a type error. */
export function ${name}({ block, isFirst }: { block: ${name.replace("Block", "ViewBlock")}; isFirst: boolean }) {
  switch (block.__component) {
${cases.join("")}    default:
      ${otherwise};
  }
}
${isStatic ? "" : '\n/** Re-exported to be in the same chunk, as rendering a page needs both. */\nexport { loadExtraBlockCode } from "../extra-block-code.ts";\n'}`;
}

function withData(loaded: readonly Block[]): string {
  const imports = loaded.map(
    ({ kebab, pascal }) => `import { load${pascal} } from "../${kebab}/${kebab}.server.ts";\n`,
  );
  const cases = loaded.map(
    ({ kebab, pascal }) =>
      `    case "blocks.${kebab}":\n      return { ...block, data: await load${pascal}(block, context) };\n`,
  );
  return `import type { Block } from "@circuit/contract/content/blocks";
import type { BlockContext } from "../block-context.ts";
${imports.join("")}
/** Adds to a block the data that it shows besides the editor's content. */
export async function loadBlockData(block: Block, context: BlockContext) {
  switch (block.__component) {
${cases.join("")}    default:
      return block;
  }
}
`;
}
