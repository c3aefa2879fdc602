import * as z from "zod";

const buildSchema = z.object({ id: z.string() });
const metaSchema = z.object({ prerendered: z.array(z.string()) });

/** Paths of the pages that a site has stored. */
export async function storedPathsOf(siteUrl: string): Promise<string[]> {
  const { id } = buildSchema.parse(await read(`${siteUrl}/builds/latest.json`));
  return metaSchema.parse(await read(`${siteUrl}/builds/meta/${id}.json`)).prerendered;
}

/** Waits until every page of the sitemap is stored. @returns How many there are. */
export async function untilWarm(siteUrl: string): Promise<number> {
  const deadline = Date.now() + 1_200_000;
  while (Date.now() < deadline) {
    const missing = await missingPathsOf(siteUrl);
    if (missing === 0) return (await storedPathsOf(siteUrl)).length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The site's pages aren't made in twenty minutes");
}

/** How many paths of the sitemap aren't stored yet; `null` while there is no sitemap. */
async function missingPathsOf(siteUrl: string): Promise<number | null> {
  const answer = await fetch(`${siteUrl}/sitemap.xml`);
  const sitemap = await answer.text();
  if (!answer.ok) return null;
  const wanted = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = "/"]) => new URL(address).pathname);
  const stored = new Set(await storedPathsOf(siteUrl));
  return wanted.filter((path) => !stored.has(path)).length;
}

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}
