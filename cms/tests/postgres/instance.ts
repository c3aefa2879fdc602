import { setTimeout as pause } from "node:timers/promises";
import { addChanges } from "../../src/site-link/change-log.ts";
import { createPurges } from "../../src/site-link/send-purges.ts";
import { addMails } from "../../src/mail/mail-table.ts";
import { writeMail } from "../../src/mail/write-mail.ts";
import { startCms } from "../strapi.ts";

/** Runs one instance of the CMS: `instance.ts <folder> <database url> <name> <site's url> <secret>`. */
const [folder = "", databaseUrl = "", name = "", siteUrl = "", secret] = process.argv.slice(2);
const cms = await startCms({ folder, databaseUrl });
const purges = createPurges(cms.strapi, [siteUrl], secret);
await purges.start();
process.send?.(cms.origin);

/** Concurrent transactions of one instance. */
const lanes = 4;

/** Writes changes and mails, in transactions that don't commit in the order in which they began. */
async function write(count: number): Promise<void> {
  const { db } = cms.strapi;
  const numbers = Array.from({ length: count }, (_, index) => index).values();
  const lane = async () => {
    for (const number of numbers) {
      await db.transaction(async () => {
        const about = { type: "pages", documentId: `${name}${number}`, locale: "nl", slugs: [], moments: [] };
        await addChanges(db, [about]);
        const mail = { subject: `${name}${number}`, paragraphs: ["Hallo"] };
        await addMails(db, [writeMail({ recipient: `${name}${number}@example.nl` }, mail)]);
        await pause((number * 7) % 20);
      });
      purges.wake();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

process.on("message", (count) => {
  void write(Number(count)).then(() => process.send?.("written"));
});
