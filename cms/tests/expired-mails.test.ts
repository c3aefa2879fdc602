import { expect, test } from "vitest";
import { deleteExpired } from "../src/inbox/delete-expired.ts";
import { addMails } from "../src/mail/mail-table.ts";
import { writeMail } from "../src/mail/write-mail.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();

const dayMs = 24 * 60 * 60 * 1000;

/** Mails in the queue to an address. */
const waiting = (recipient: string) => cms.strapi.db.connection("circuit_mails").where({ recipient });

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
