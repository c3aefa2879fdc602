import type { BlockNames } from "./block-names.ts";

/** Text to insert before another, which stands there once; with `from` it is looked for after that text only. */
interface Insertion {
  from?: string;
  before: string;
  insert: string;
}

/** A new file, or insertions into an existing one. */
export type BlockFile = { path: string; content: string } | { path: string; edits: readonly Insertion[] };

/**
 * What Strapi writes of the page type once it knows of the block. What it writes of the block itself is made from the
 * schema (`cms/bin/component-types.ts`).
 */
export function generatedTypes({ kebab }: BlockNames): BlockFile {
  return {
    path: "cms/types/generated/contentTypes.d.ts",
    edits: [
      { from: "interface ApiPagePage ", before: "        'blocks.form',\n", insert: `        'blocks.${kebab}',\n` },
    ],
  };
}

/**
 * The files of a static block with a title and a text, as docs/recipes.md describes them.
 *
 * @returns New files with their content, and for existing files what to insert before which text.
 */
export function blockFiles(names: BlockNames): BlockFile[] {
  const { kebab, camel } = names;
  const uid = `blocks.${kebab}`;
  return [
    {
      path: "contract/src/content/blocks.ts",
      edits: [
        {
          before: "export const blockSchema = ",
          insert:
            `const ${camel}Block = z.object({\n  __component: z.literal("${uid}"),\n` +
            `  title: optionalText,\n  text: z.string(),\n});\n\n`,
        },
        { before: "]);\n\nexport type Block = ", insert: `  ${camel}Block,\n` },
      ],
    },
    {
      path: "contract/fixtures/blocks.ts",
      edits: [
        {
          before: "} satisfies Partial<BlockFixtures>;\n\n/** All block kinds",
          insert:
            `  "${uid}": {\n    id: 1,\n    __component: "${uid}",\n` +
            `    title: "Een titel",\n    text: "Een tekst.",\n  },\n`,
        },
      ],
    },
    { path: `cms/src/components/blocks/${kebab}.json`, content: componentSchema(names) },
    {
      path: "cms/src/api/page/content-types/page/schema.json",
      edits: [{ before: '        "blocks.form",\n', insert: `        "${uid}",\n` }],
    },
    { path: `web/app/blocks/${kebab}/${kebab}.tsx`, content: view(names) },
    {
      path: `web/app/blocks/${kebab}/${kebab}.module.css`,
      content: ".text {\n  max-inline-size: var(--measure);\n}\n",
    },
  ];
}

function view({ kebab, pascal }: BlockNames): string {
  return `import type { BlockProps } from "#app/blocks/view-block.ts";
import { TextSection } from "#app/blocks/text-section.tsx";
import styles from "./${kebab}.module.css";

/** Says what it shows, for who reads the list of blocks. */
export function ${pascal}({ block: { title, text }, isFirst }: BlockProps<"blocks.${kebab}">) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <TextSection>
      {title === null ? null : <Heading className="d3">{title}</Heading>}
      <p className={styles["text"]}>{text}</p>
    </TextSection>
  );
}
`;
}

function componentSchema({ kebab, words }: BlockNames): string {
  const label = (text: string) => ({ edit: { label: text }, list: { label: text } });
  const schema = {
    collectionName: `components_blocks_${kebab.replaceAll("-", "_")}`,
    info: { displayName: words, icon: "layer", description: "Wat dit blok laat zien." },
    options: {},
    attributes: {
      title: { type: "string", maxLength: 120 },
      text: { type: "text", required: true },
    },
    config: {
      settings: {
        bulkable: true,
        filterable: true,
        searchable: true,
        pageSize: 10,
        mainField: "title",
        defaultSortBy: "title",
        defaultSortOrder: "ASC",
      },
      metadatas: { title: label("Titel"), text: label("Tekst") },
      layouts: { list: [], edit: [[{ name: "title", size: 12 }], [{ name: "text", size: 12 }]] },
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
