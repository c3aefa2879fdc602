import { expect, test } from "vitest";
import { addMails, type NewMail, prepareMailTable } from "../src/mail/mail-table.ts";
import { writeMail } from "../src/mail/write-mail.ts";
import { emptyOutbox, readOutbox, settled } from "./outbox.ts";
import { postSubscription } from "./post-submission.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();

test("a queue of an older version gets what files need, and keeps its mails", async () => {
  const { db } = cms.strapi;
  await emptyOutbox(cms);
  const old: Partial<NewMail> = writeMail(
    { recipient: "jan@example.nl" },
    { subject: "Bewaard", paragraphs: ["Hallo"] },
  );
  const { files: _, onceKey: __, ...columns } = old;
  await db.connection.schema.dropTable("circuit_mails");
  await db.connection.schema.createTable("circuit_mails", (table) => {
    table.increments("id");
    for (const name of ["about", "recipient"]) table.string(name);
    for (const name of ["replyTo", "subject", "text", "html", "unsubscribeUrl"]) table.text(name);
    table.integer("tries").notNullable().defaultTo(0);
    table.bigInteger("dueAt").notNullable();
    table.boolean("refused").notNullable().defaultTo(false);
  });
  await db.connection("circuit_mails").insert({ ...columns, tries: 0, refused: false, dueAt: Date.now() });
  await prepareMailTable(cms.strapi);
  await prepareMailTable(cms.strapi);
  const again = writeMail(
    { recipient: "jan@example.nl", onceKey: "once" },
    { subject: "Eén keer", paragraphs: ["Hallo"] },
  );
  await addMails(db, [again]);
  await addMails(db, [again]);
  await postSubscription(cms.origin, { action: "confirm", token: "x".repeat(43) });
  await settled(cms);
  const subjects = readOutbox(cms).map(({ head }) => /^Subject: (.*)$/mu.exec(head)?.[1]);
  expect(subjects).toEqual(["Bewaard", expect.stringContaining("keer")]);
});
