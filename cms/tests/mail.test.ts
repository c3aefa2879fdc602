import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { addMails, type NewMail, nextDue } from "../src/mail/mail-table.ts";
import { writeMail } from "../src/mail/write-mail.ts";
import { toMail } from "./outbox.ts";
import { postSubscription, webSecret } from "./post-submission.ts";
import { SmtpServer } from "./smtp-server.ts";
import { type RunningCms, startCms } from "./strapi.ts";

const server = new SmtpServer();

let cms: RunningCms;

beforeAll(async () => {
  vi.stubEnv("SMTP_URL", await server.start());
  vi.stubEnv("SITE_CMS_SECRET", webSecret);
  vi.stubEnv("MAIL_RETRY_SECONDS", "0.01");
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
  server.outage = null;
});

const letter = (recipient: string) =>
  writeMail(
    { recipient, replyTo: "jan@example.nl" },
    { subject: `Bericht aan ${recipient}`, paragraphs: ["Zoë schreef:", "« hé »"] },
  );

/** Queues mails, and sends a request of the site that wakes the mail sender. */
async function send(...mails: NewMail[]): Promise<void> {
  await addMails(cms.strapi.db, mails);
  await postSubscription(cms.origin, { action: "confirm", token: "x".repeat(43) });
}

const arrived = () => server.received.flatMap(({ to }) => to).toSorted();

test("a mail arrives at the mail server, in plain text and HTML, to be answered to the sender", async () => {
  await send(letter("a@example.nl"));
  await expect.poll(arrived).toEqual(["a@example.nl"]);

  const { head, content } = toMail(server.received[0]?.data ?? "");
  expect(server.received[0]?.from).toBe("noreply@circuit-drenthe.example");
  expect(head).toMatch(/^From: Circuit Drenthe <noreply@circuit-drenthe\.example>$/mu);
  expect(head).toMatch(/^Reply-To: jan@example\.nl$/mu);
  expect(head).toMatch(/multipart\/alternative/u);
  expect(content).toContain("<p>« hé »</p>");
});

test("an outage in the middle loses no mail, and none arrives twice", async () => {
  const recipients = Array.from({ length: 30 }, (_, index) => `r${String(index).padStart(2, "0")}@example.nl`);
  await send(...recipients.map(letter));
  await expect.poll(() => server.received.length, { interval: 5 }).toBeGreaterThan(3);
  await server.stop();
  const before = server.received.length;
  expect(before).toBeLessThan(30);
  const due = () =>
    cms.strapi.db.connection("circuit_mails").where({ refused: false }).where("dueAt", "<=", Date.now());
  await expect.poll(() => due().where("tries", ">", 1).first()).toBeDefined();

  await server.start();
  await expect.poll(() => new Set(arrived()).size, { timeout: 30_000 }).toBe(30);
  await expect.poll(() => nextDue(cms.strapi.db)).toBeNull();
  const times = new Map(recipients.map((recipient) => [recipient, arrived().filter((to) => to === recipient).length]));
  // The mail that was being sent when the connection broke may have been accepted without an answer.
  expect([...times.values()].filter((count) => count !== 1).length).toBeLessThanOrEqual(1);
});

test("an address that the server refuses for good is given up, and doesn't stop the others", async () => {
  server.refusal = "550 5.1.1 no such person";
  await send(letter("weg@example.nl"));
  await expect.poll(() => nextDue(cms.strapi.db)).toBeNull();
  server.refusal = null;
  await send(letter("b@example.nl"));
  await expect.poll(arrived).toEqual(["b@example.nl"]);
});

test.each([
  { at: "AUTH", answer: "535 5.7.8 the password has changed" },
  { at: "greeting", answer: "554 5.3.2 no service" },
  { at: "EHLO", answer: "550 5.7.1 unknown client" },
  { at: "MAIL", answer: "550 5.7.1 sender not verified" },
] as const)("F02 a mail outlives settings that the server refuses: $answer", async (outage) => {
  server.outage = outage;
  await send(letter("later@example.nl"));
  const mail = () => cms.strapi.db.connection("circuit_mails").where({ recipient: "later@example.nl" });
  await expect.poll(() => mail().where("tries", ">", 4).first(), { timeout: 10_000 }).toBeDefined();

  server.outage = null;
  await mail().update({ dueAt: Date.now() });
  await expect.poll(arrived, { timeout: 10_000 }).toEqual(["later@example.nl"]);
});

describe("nothing that somebody types begins a header", () => {
  test.each(["Jan\r\nBcc: kwaad@example.nl", "Jan\nBcc: kwaad@example.nl", "Jan\u2028Bcc: kwaad@example.nl"])(
    "%j",
    async (name) => {
      const mail = writeMail({ recipient: "c@example.nl" }, { subject: `Van ${name}`, paragraphs: [name] });
      await send(mail);
      await expect.poll(arrived).toEqual(["c@example.nl"]);

      expect(toMail(server.received[0]?.data ?? "").head).not.toMatch(/^Bcc:/mu);
    },
  );

  test("nor gets a second recipient", async () => {
    await send(letter("d@example.nl, kwaad@example.nl"));
    await expect.poll(() => nextDue(cms.strapi.db), { timeout: 10_000 }).toBeNull();
    expect(arrived()).not.toContain("kwaad@example.nl");
  });
});
