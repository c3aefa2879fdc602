import { expect, test } from "vitest";
import { deleteExpired } from "../src/inbox/delete-expired.ts";
import { addMails, type NewMail, prepareMailTable } from "../src/mail/mail-table.ts";
import { writeMail } from "../src/mail/write-mail.ts";
import { emptyOutbox, readOutbox, settled } from "./outbox.ts";
import { postSubscription } from "./post-submission.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();

const dayMs = 24 * 60 * 60 * 1000;

/** Mails in the queue to an address. */
const waiting = (recipient: string) => cms.strapi.db.connection("circuit_mails").where({ recipient });

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

test("more expired subscriptions than a query takes parameters are deleted", async () => {
  const longAgo = new Date(Date.now() - 30 * dayMs);
  const rows = Array.from({ length: 33_000 }, (_, index) => ({
    document_id: `oud${index}`,
    email: `oud${index}@example.nl`,
    kind: "newsletter",
    state: "pending",
    created_at: longAgo,
    updated_at: longAgo,
  }));
  await cms.strapi.db.connection.batchInsert("subscriptions", rows, 400);
  expect((await deleteExpired(cms.strapi)).subscriptions).toBe(33_000);
});

test("F02 a mail that was given up is deleted a month later, and one that waits never is", async () => {
  const letter = (recipient: string) => writeMail({ recipient }, { subject: "Oud", paragraphs: [] });
  await addMails(
    cms.strapi.db,
    ["weg", "bewaard", "wacht"].map((name) => letter(`${name}@oud.example`)),
  );
  const set = (name: string, changes: object) =>
    cms.strapi.db
      .connection("circuit_mails")
      .where({ recipient: `${name}@oud.example` })
      .update(changes);
  await set("weg", { refused: true, dueAt: Date.now() - 31 * dayMs });
  await set("bewaard", { refused: true, dueAt: Date.now() - 29 * dayMs });
  // The sender isn't woken, so that it is there still.
  await set("wacht", { dueAt: Date.now() - 90 * dayMs });

  expect((await deleteExpired(cms.strapi)).refusedMails).toBe(1);
  expect(await waiting("weg@oud.example")).toEqual([]);
  expect(await waiting("bewaard@oud.example")).toHaveLength(1);
  expect(await waiting("wacht@oud.example")).toHaveLength(1);
});
