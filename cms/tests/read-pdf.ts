import { extractText, getDocumentProxy } from "unpdf";
import * as z from "zod";

/** What a PDF says. */
interface ReadPdf {
  pages: string[];
  /** What its pictures show. */
  pictures: string[];
  language: unknown;
  title: unknown;
}

const nodeSchema = z.object({
  role: z.string().optional(),
  alt: z.string().optional(),
  children: z.array(z.unknown()).optional(),
});

function picturesIn(node: unknown): string[] {
  const { role, alt = "", children = [] } = nodeSchema.parse(node ?? {});
  return [...(role === "Figure" ? [alt] : []), ...children.flatMap(picturesIn)];
}

/** Reads a PDF as a program that reads aloud does. */
export async function readPdf(content: Buffer | null): Promise<ReadPdf> {
  if (content === null) throw new Error("No file");
  const document = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(document, { mergePages: false });
  const trees = await Promise.all(text.map(async (_, index) => (await document.getPage(index + 1)).getStructTree()));
  const { info } = z
    .object({ info: z.looseObject({ Title: z.unknown(), Language: z.unknown() }) })
    .parse(await document.getMetadata());
  const pages = text.map((page) => page.replaceAll(/\s+/gu, " "));
  return { pages, pictures: trees.flatMap(picturesIn), language: info.Language, title: info.Title };
}
