import type { BlockNames } from "./block-names.ts";

/** Inserts a text before another, which must occur once; with `from`, before its first occurrence after `from`. */
interface Insertion {
  from?: string;
  before: string;
  insert: string;
}

/** A new file, or insertions into an existing one. */
export type BlockFile = { path: string; content: string } | { path: string; edits: readonly Insertion[] };

/** Adds the block to Strapi's generated type of a page; `cms/bin/component-types.ts` generates the block's own type. */
export function generatedTypes({ kebab }: BlockNames): BlockFile {
  return {
    path: "cms/types/generated/contentTypes.d.ts",
    edits: [
      { from: "interface ApiPagePage ", before: "        'blocks.form',\n", insert: `        'blocks.${kebab}',\n` },
    ],
  };
}

/** Makes the files and edits for a new static block with a title and a text, as docs/recipes.md describes them. */
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
          from: "const features = {",
          before: "} satisfies Partial<BlockFixtures>;\n",
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

/** Shows a title and a text. */
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
