import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { addMails, dueMails, nextDue } from "../src/mail/mail-table.ts";
import { startSending } from "../src/mail/send-mails.ts";
import { writeMail } from "../src/mail/write-mail.ts";
import { toMail } from "./outbox.ts";
import { SmtpServer } from "./smtp-server.ts";
import { type RunningCms, startCms } from "./strapi.ts";

const server = new SmtpServer();

let cms: RunningCms;

beforeAll(async () => {
  vi.stubEnv("SMTP_URL", await server.start());
  vi.stubEnv("MAIL_RETRY_SECONDS", "0.05");
  cms = await startCms({ template: inject("template") });
});

afterAll(async () => {
  await cms.stop();
  await server.stop();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  server.received.length = 0;
  server.refusal = null;
});

const letter = (recipient: string) =>
  writeMail(
    { recipient, replyTo: "jan@example.nl" },
    { subject: `Bericht aan ${recipient}`, paragraphs: ["Zoë schreef:", "« hé »"] },
  );

/** Puts mails in the queue, and wakes a sender as the CMS's own would be. */
async function send(...recipients: string[]) {
  await addMails(cms.strapi.db, recipients.map(letter));
  const sender = startSending(cms.strapi, cms.strapi.config.get("mail"));
  return { stop: () => sender.stop() };
}

const arrived = () => server.received.flatMap(({ to }) => to).toSorted();

test("a mail arrives at the mail server, in plain text and HTML, to be answered to the sender", async () => {
  const sender = await send("a@example.nl");
  await expect.poll(arrived).toEqual(["a@example.nl"]);
  await sender.stop();

  const { head, content } = toMail(server.received[0]?.data ?? "");
  expect(server.received[0]?.from).toBe("noreply@circuit-drenthe.example");
  expect(head).toMatch(/^From: Circuit Drenthe <noreply@circuit-drenthe\.example>$/mu);
  expect(head).toMatch(/^Reply-To: jan@example\.nl$/mu);
  expect(head).toMatch(/multipart\/alternative/u);
  expect(content).toContain("<p>« hé »</p>");
});

test("an outage in the middle loses no mail, and none arrives twice", async () => {
  const recipients = Array.from({ length: 30 }, (_, index) => `r${String(index).padStart(2, "0")}@example.nl`);
  const sender = await send(...recipients);
  await expect.poll(() => server.received.length).toBeGreaterThan(3);
  await server.stop();
  const before = server.received.length;
  expect(before).toBeLessThan(30);
  await expect.poll(async () => (await dueMails(cms.strapi.db, 50)).some(({ tries }) => tries > 1)).toBe(true);

  await server.start();
  await expect.poll(() => new Set(arrived()).size, { timeout: 30_000 }).toBe(30);
  await expect.poll(() => nextDue(cms.strapi.db)).toBeNull();
  await sender.stop();
  const times = new Map(recipients.map((recipient) => [recipient, arrived().filter((to) => to === recipient).length]));
  // The mail that was under way when the line broke may have been taken without our hearing so.
  expect([...times.values()].filter((count) => count !== 1).length).toBeLessThanOrEqual(1);
});

test("an address that the server refuses for good is given up, and doesn't stop the others", async () => {
  server.refusal = "550 5.1.1 no such person";
  const sender = await send("weg@example.nl");
  await expect.poll(() => nextDue(cms.strapi.db)).toBeNull();
  server.refusal = null;
  await addMails(cms.strapi.db, [letter("b@example.nl")]);
  const other = startSending(cms.strapi, cms.strapi.config.get("mail"));
  await expect.poll(arrived).toEqual(["b@example.nl"]);
  await Promise.all([sender.stop(), other.stop()]);
});

describe("nothing that somebody types begins a header", () => {
  test.each(["Jan\r\nBcc: kwaad@example.nl", "Jan\nBcc: kwaad@example.nl", "Jan\u2028Bcc: kwaad@example.nl"])(
    "%j",
    async (name) => {
      const mail = writeMail({ recipient: "c@example.nl" }, { subject: `Van ${name}`, paragraphs: [name] });
      await addMails(cms.strapi.db, [mail]);
      const sender = startSending(cms.strapi, cms.strapi.config.get("mail"));
      await expect.poll(arrived).toEqual(["c@example.nl"]);
      await sender.stop();

      expect(toMail(server.received[0]?.data ?? "").head).not.toMatch(/^Bcc:/mu);
    },
  );

  test("nor gets a second recipient", async () => {
    const sender = await send("d@example.nl, kwaad@example.nl");
    await expect.poll(() => nextDue(cms.strapi.db), { timeout: 10_000 }).toBeNull();
    await sender.stop();
    expect(arrived()).not.toContain("kwaad@example.nl");
  });
});
