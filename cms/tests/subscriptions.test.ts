import { subscriptionAnswerSchema } from "@circuit/contract/forms/subscriptions";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpired } from "../src/inbox/delete-expired.ts";
import { subscriptionTable } from "../src/inbox/export-rows.ts";
import { addLanguages } from "../src/content/languages.ts";
import { addMails } from "../src/mail/mail-table.ts";
import { writeMail } from "../src/mail/write-mail.ts";
import { sendTicketAlarms } from "../src/inbox/subscriptions/send-ticket-alarms.ts";
import { readSales } from "../src/shop/catalogue/catalogue-routes.ts";
import { emptyOutbox, type OutboxMail, readOutbox, settled } from "./outbox.ts";
import { postSubmission, postSubscription } from "./post-submission.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { publishAlarmForm, publishComingEvent } from "./ticket-alarm-form.ts";

const cms = emptyCmsForFile();
let form: string;
let event: string;

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

beforeAll(async () => {
  await addLanguages(cms.strapi);
  event = await publishComingEvent(cms.strapi);
  form = await publishAlarmForm(cms.strapi);
});

beforeEach(() => emptyOutbox(cms));

const setAlarm = (email: string, locale: "nl" | "en" = "nl") =>
  postSubmission(cms.origin, { form, locale, values: { email, event } });

async function ask(...request: Parameters<typeof postSubscription> extends [string, ...infer Rest] ? Rest : never) {
  const { body } = await postSubscription(cms.origin, ...request);
  return subscriptionAnswerSchema.parse(body);
}

async function mailsTo(address: string): Promise<OutboxMail[]> {
  await settled(cms);
  return readOutbox(cms).filter(({ head }) => head.includes(`To: ${address}`));
}

const tokenIn = (mail: OutboxMail | undefined) =>
  /(?:bevestigen|confirm)\/([\w-]{43})/u.exec(mail?.content ?? "")?.[1] ?? "";

async function confirmedAlarm(email: string, locale: "nl" | "en" = "nl"): Promise<string> {
  expect((await setAlarm(email, locale)).status).toBe(201);
  const [mail] = await mailsTo(email);
  const token = tokenIn(mail);
  expect(await ask({ action: "confirm", token })).toMatchObject({ state: "confirmed" });
  return token;
}

const find = (email: string) =>
  cms.strapi.documents("api::subscription.subscription").findMany({ filters: { email: { $eq: email } } });

/** An alarm for an event called Nachtrit, confirmed before the tests. */
const keepAlarm = (alarm: { email: string; language: "nl" | "en"; token: string; event: string }) =>
  cms.strapi.documents("api::subscription.subscription").create({
    data: { ...alarm, kind: "ticket-alarm", state: "confirmed", eventTitle: "Nachtrit" },
  });

const ring = () => sendTicketAlarms(cms.strapi, (locale) => readSales(cms.strapi, locale));

/** Mails in the queue to an address. */
const waiting = (recipient: string) => cms.strapi.db.connection("circuit_mails").where({ recipient });

describe("F18 a ticket alarm", () => {
  test("is set only by the link in the mail", async () => {
    await setAlarm("eerst@example.nl", "en");
    const [mail, ...others] = await mailsTo("eerst@example.nl");

    expect(others).toEqual([]);
    expect(mail?.content).toContain("http://localhost:3000/en/subscription/confirm/");
    expect(mail?.content).toContain("TT of Drenthe");
    expect(await find("eerst@example.nl")).toMatchObject([{ state: "pending" }]);
    expect(await ask({ action: "confirm", token: tokenIn(mail) })).toEqual({
      state: "confirmed",
      kind: "ticket-alarm",
      eventTitle: "TT of Drenthe",
    });
    expect(await find("eerst@example.nl")).toMatchObject([{ state: "confirmed" }]);
  });

  test("can't be set for an event that isn't coming", async () => {
    const values = { email: "x@example.nl", event: "verzonnen" };
    const { status, body } = await postSubmission(cms.origin, { form, values });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { event: { key: "forms.errors.choice" } } });
  });

  test("asked for again brings no second mail, confirmed or not", async () => {
    await setAlarm("dubbel@example.nl");
    await setAlarm("Dubbel@example.nl");
    expect(await mailsTo("dubbel@example.nl")).toHaveLength(1);
    expect(await find("dubbel@example.nl")).toHaveLength(1);
  });

  test("rings once, when the sale opens, with one click to stop", async () => {
    await confirmedAlarm("wekker@example.nl");
    await setAlarm("nooit-bevestigd@example.nl");
    await emptyOutbox(cms);
    expect(await ring()).toBe(0);

    const events = cms.strapi.documents("api::event.event");
    await events.update({ documentId: event, locale: "nl", data: { saleState: "on-sale" }, status: "published" });
    expect(await ring()).toBeGreaterThan(0);
    expect(await ring()).toBe(0);

    // In production the job wakes the mail sender; here the next submission does.
    await setAlarm("wekt-de-post@example.nl");
    const [mail, ...others] = await mailsTo("wekker@example.nl");
    expect(others).toEqual([]);
    expect(await mailsTo("nooit-bevestigd@example.nl")).toEqual([]);
    expect(mail?.head).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/aanmelding\/afmelden\/[\w-]{43}>$/mu);
    expect(mail?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/mu);
    expect(mail?.content).toContain("http://localhost:3000/evenementen/tt-nl");
  });

  test("that rang is set anew by who was too late, once, and confirmed once more", async () => {
    const [email, notifiedAt] = ["te-laat@example.nl", new Date().toISOString()];
    await confirmedAlarm(email);
    await cms.strapi.db.query("api::subscription.subscription").updateMany({ where: { email }, data: { notifiedAt } });
    await emptyOutbox(cms);
    await setAlarm(email);
    await setAlarm(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await find(email)).toMatchObject([{ state: "pending", notifiedAt: null }]);
  });

  test("rings for an event that is published in English alone", async () => {
    const events = cms.strapi.documents("api::event.event");
    const times = { startsAt: inDays(50), endsAt: inDays(51) };
    const data = { title: "Sidecar Night", slug: "sidecar-night", ...times, saleState: "not-yet" as const };
    const { documentId } = await events.create({ locale: "en", data, status: "published" });
    const values = { email: "night@example.com", event: documentId };
    expect((await postSubmission(cms.origin, { form, locale: "en", values })).status).toBe(201);
    const [mail] = await mailsTo("night@example.com");
    await ask({ action: "confirm", token: tokenIn(mail) });

    await events.update({ documentId, locale: "en", data: { saleState: "on-sale" }, status: "published" });
    await ring();
    expect(await find("night@example.com")).toMatchObject([{ notifiedAt: expect.any(String) }]);
    // As above: the next submission wakes the mail sender.
    await setAlarm("wekt-de-post-ook@example.nl");
    expect(await mailsTo("night@example.com")).toHaveLength(2);
  });

  test("leads to the event's page in the other language, where it has none in the reader's, and rings for nobody who stops it meanwhile", async () => {
    const { strapi } = cms;
    const { documentId } = await strapi.documents("api::event.event").create({
      locale: "nl",
      status: "published",
      data: { title: "Nachtrit", slug: "nachtrit", startsAt: inDays(60), endsAt: inDays(61), saleState: "on-sale" },
    });
    const token = "g".repeat(43);
    await keepAlarm({ email: "only-dutch@example.com", language: "en", token: "n".repeat(43), event: documentId });
    await keepAlarm({ email: "gestopt@example.nl", language: "nl", token, event: documentId });
    let isStopped = false;
    strapi.documents.use(async ({ uid, action }, next) => {
      const read = await next();
      if (uid !== "api::subscription.subscription" || action !== "findMany" || isStopped) return read;
      if (!JSON.stringify(read).includes(token)) return read;
      isStopped = true;
      expect(await ask({ action: "unsubscribe", token })).toMatchObject({ state: "unsubscribed" });
      return read;
    });

    expect(await ring()).toBe(1);
    expect(await ask({ action: "unsubscribe", token })).toEqual({ state: "unknown" });
    expect(await find("gestopt@example.nl")).toEqual([]);
    expect(await waiting("gestopt@example.nl")).toEqual([]);
    await setAlarm("wekt-de-post-weer@example.nl");
    const [mail] = await mailsTo("only-dutch@example.com");
    expect(mail?.content).toContain("http://localhost:3000/evenementen/nachtrit");
  });

  test.each(["the click", "staff"])("ended by %s takes its waiting mail along", async (who) => {
    const email = `wacht-${who.length}@example.nl`;
    const token = await confirmedAlarm(email);
    const [found] = await find(email);
    const { documentId = "" } = found ?? {};
    const mail = writeMail({ recipient: email, about: documentId }, { subject: "Wacht", paragraphs: [] });
    await addMails(cms.strapi.db, [mail]);
    await waiting(email).update({ dueAt: Date.now() + dayMs });
    expect(await waiting(email)).toHaveLength(1);

    if (who === "staff") await cms.strapi.documents("api::subscription.subscription").delete({ documentId });
    else await ask({ action: "unsubscribe", token });
    expect(await waiting(email)).toEqual([]);
    expect(await find(email)).toEqual([]);
  });

  test("is deleted after the event, and unconfirmed ones after a week", async () => {
    await confirmedAlarm("na-afloop@example.nl");
    await setAlarm("vergeten@example.nl");

    await setAlarm("weer-gevraagd@example.nl");
    const longAgo = new Date(Date.now() - 6 * dayMs).toISOString();
    const again = { where: { email: "weer-gevraagd@example.nl" }, data: { createdAt: longAgo, updatedAt: longAgo } };
    await cms.strapi.db.query("api::subscription.subscription").update(again);
    await setAlarm("weer-gevraagd@example.nl");

    await deleteExpired(cms.strapi, new Date(Date.now() + dayMs));
    expect(await find("weer-gevraagd@example.nl")).toHaveLength(1);
    // The last night within the week that mails promise.
    await deleteExpired(cms.strapi, new Date(Date.now() + 6 * dayMs));
    expect(await find("vergeten@example.nl")).toEqual([]);
    expect(await find("weer-gevraagd@example.nl")).toEqual([]);
    expect(await find("na-afloop@example.nl")).toHaveLength(1);
    await deleteExpired(cms.strapi, new Date(Date.now() + 103 * dayMs));
    expect(await find("na-afloop@example.nl")).toEqual([]);
  });
});

describe("F01 the newsletter's own list", () => {
  test("takes an address after a click, and lets it go after another", async () => {
    expect(await ask({ action: "newsletter", email: "lezer@example.nl", locale: "nl" })).toEqual({ state: "pending" });
    const [mail] = await mailsTo("lezer@example.nl");
    const token = tokenIn(mail);

    expect(await ask({ action: "confirm", token })).toEqual({
      state: "confirmed",
      kind: "newsletter",
      eventTitle: null,
    });
    expect(await ask({ action: "newsletter", email: "lezer@example.nl", locale: "nl" })).toEqual({ state: "pending" });
    expect(await mailsTo("lezer@example.nl")).toHaveLength(1);

    const [head, ...rows] = await subscriptionTable(cms.strapi, { kind: { $eq: "newsletter" } }, "nl");
    expect(head).toEqual(expect.arrayContaining(["E-mailadres", "Status", "Afmelden"]));
    expect(rows.map(([, email]) => email)).toEqual(["lezer@example.nl"]);
    expect(rows[0]?.at(-1)).toBe(`http://localhost:3000/aanmelding/afmelden/${token}`);
    expect(await ask({ action: "unsubscribe", token })).toMatchObject({ state: "unsubscribed", kind: "newsletter" });
  });
});

test("a request that another secret signed is refused, and so is one that is none", async () => {
  const request = { action: "newsletter", email: "a@example.nl", locale: "nl" } as const;
  expect((await postSubscription(cms.origin, request, "another-secret-altogether")).status).toBe(401);
  expect((await postSubscription(cms.origin, { action: "confirm", token: "kort" })).status).toBe(400);
});
