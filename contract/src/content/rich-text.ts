import * as z from "zod";

/*
 * Rich text of Strapi 5's field type "Rich text (Blocks)": structured data, never HTML, so that no markup of an editor
 * reaches the page unchecked.
 */
const textSchema = z.object({
  type: z.literal("text"),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
});

const linkSchema = z.object({
  type: z.literal("link"),
  url: z.string(),
  children: z.array(textSchema),
});

const inlineSchema = z.discriminatedUnion("type", [textSchema, linkSchema]);

const itemSchema = z.object({ type: z.literal("list-item"), children: z.array(inlineSchema) });

export interface RichTextList {
  type: "list";
  format: "ordered" | "unordered";
  children: (z.infer<typeof itemSchema> | RichTextList)[];
}

const listSchema: z.ZodType<RichTextList> = z.lazy(() =>
  z.object({
    type: z.literal("list"),
    format: z.enum(["ordered", "unordered"]),
    children: z.array(z.union([itemSchema, listSchema])),
  }),
);

const nodeSchema = z.union([
  z.object({ type: z.literal("paragraph"), children: z.array(inlineSchema) }),
  z.object({
    type: z.literal("heading"),
    level: z.number().int().min(1).max(6),
    children: z.array(inlineSchema),
  }),
  z.object({ type: z.literal("quote"), children: z.array(inlineSchema) }),
  z.object({ type: z.literal("code"), children: z.array(inlineSchema) }),
  z.object({
    type: z.literal("image"),
    image: z.object({
      url: z.string(),
      alternativeText: z.string().nullish(),
      width: z.number().nullish(),
      height: z.number().nullish(),
    }),
  }),
  listSchema,
]);

export const richTextSchema = z.array(nodeSchema);

export type RichTextInline = z.infer<typeof inlineSchema>;
export type RichTextNode = z.infer<typeof nodeSchema>;
export type RichText = RichTextNode[];
