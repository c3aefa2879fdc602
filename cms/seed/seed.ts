import type { Core } from "@strapi/strapi";
import { createSeedCalendar } from "./calendar.ts";
import { fillStock } from "./fill-stock.ts";
import { kinds } from "./kinds.ts";
import { seedContent } from "./seed-content.ts";
import { DocumentSeeder } from "./seed-documents.ts";
import { uploadMedia } from "./upload-media.ts";

/**
 * Fills an empty CMS with the demo content, in Dutch and English, unless that was done before. All documents are
 * written in one transaction, so that a failed seeding can be repeated.
 *
 * @param log - Prints one line per group of documents.
 * @throws {Error} The content is invalid; the message names it.
 */
export async function seed(
  strapi: Core.Strapi,
  log: (line: string) => void = (line) => strapi.log.info(line),
): Promise<void> {
  const store = strapi.store({ type: "core", name: "seed" });
  if ((await store.get({ key: "completedAt" })) !== null) return;

  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

  const media = await uploadMedia(strapi);
  log(`Seed: ${media.fileIds.size} files, ${media.uploaded} of them new (${seconds()})`);

  await strapi.db.transaction(async ({ trx }) => {
    const now = new Date();
    const { groups, stock } = seedContent(createSeedCalendar(now));
    const seeder = new DocumentSeeder(strapi, media);

    for (const { kind, documents } of groups) {
      await seeder.seed(kind, documents);
      log(`Seed: ${documents.length} ${kinds[kind].label} (${seconds()})`);
    }

    await seeder.finish();
    await fillStock(trx, stock, (kind, key) => seeder.idOf(kind, key));
    await store.set({ key: "completedAt", value: now.toISOString() });
  });
  log(`Seed: complete in ${seconds()}`);
}
