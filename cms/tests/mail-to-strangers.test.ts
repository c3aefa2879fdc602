import { formFixture } from "@circuit/contract/fixtures/forms";
import { sign } from "@circuit/contract/site-link/signature";
import { beforeAll, describe, expect, test } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { canonicalEmail } from "@circuit/contract/forms/canonical-email";
import { consumeMailQuota, maxMailsInDay } from "../src/mail/recipient-limit.ts";
import { emptyOutbox, readOutbox, settled } from "./outbox.ts";
import { postSubmission, postSubscription, webSecret } from "./post-submission.ts";
import { publish } from "./publish.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { publishAlarmForm, publishComingEvent } from "./ticket-alarm-form.ts";

const cms = emptyCmsForFile();
let form: string;
let alarm: string;
let event: string;

beforeAll(async () => {
  await addLanguages(cms.strapi);
  event = await publishComingEvent(cms.strapi);
  alarm = await publishAlarmForm(cms.strapi);
  // Every kind of field but those with a condition or two limits.
  const fields = formFixture.fields.filter(({ name }) => name !== "wish");
  form = await publish(cms.strapi, "api::form.form", (locale) => ({
    submitLabel: "Versturen",
    thanksTitle: "Dank je",
    retentionDays: 30,
    title: "Alles",
    slug: `alles-${locale}`,
    recipients: "staf@circuit.example",
    fields: JSON.parse(JSON.stringify(fields)),
  }));
});

const filledIn = (email: string) => ({
  name: "KOOPNU geluk",
  email,
  "email.confirmation": email,
  phone: "0906 1234567",
  message: "KOOPNU bij https://kwaad.example",
  visitors: "666",
  budget: "777.77",
  weight: "888",
  ticketDay: "sunday",
  jobs: ["radio"],
  vip: "true",
  "home.street": "KOOPNU straat",
  "home.housenumber": "1",
  "home.zipcode": "KOOPNU",
  "home.city": "KOOPNU stad",
  "home.country": "KOOPNU land",
});

const mailsTo = (address: RegExp) =>
  readOutbox(cms).filter(({ head }) => address.test(/^To: (.+)$/mu.exec(head)?.[1] ?? ""));

describe("mail to somebody who never asked for it", () => {
  test("twenty sends to one inbox, under many spellings, put five mails in it, and all of them are stored", async () => {
    const spellings = ["slacht.offer@gmail.com", "Slachtoffer+a@gmail.com", "SLACHTOFFER@googlemail.com"];
    for (let send = 0; send < 20; send += 1) {
      const email = (spellings[send % 3] ?? "").replace("+a", `+${send}`);
      if (send % 10 === 8) await postSubmission(cms.origin, { form: alarm, values: { email, event } });
      else if (send % 10 === 9) await postSubscription(cms.origin, { action: "newsletter", email, locale: "nl" });
      else await postSubmission(cms.origin, { form, values: filledIn(email) });
    }
    await settled(cms);

    expect(mailsTo(/slacht/iu)).toHaveLength(maxMailsInDay);
    expect(mailsTo(/staf@/u)).toHaveLength(16);
    const stored = await cms.strapi.documents("api::submission.submission").findMany({ limit: 100 });
    expect(stored).toHaveLength(16);
    expect(stored.filter(({ note }) => /Geen bevestiging gemaild/u.test(note ?? ""))).toHaveLength(11);
    const subscribed = await cms.strapi.documents("api::subscription.subscription").findMany({ limit: 100 });
    expect(subscribed.every(({ note }) => /Geen bevestiging gevraagd/u.test(note ?? ""))).toBe(true);
  });

  test("of all that was typed in every kind of field nothing goes there, and what was chosen does", async () => {
    await emptyOutbox(cms);
    await postSubmission(cms.origin, { form, values: filledIn("rustig@example.nl") });
    await settled(cms);
    const [mail, ...others] = mailsTo(/rustig/u);

    expect(others).toEqual([]);
    const reference = /Kenmerk: ([A-Z0-9]{8})/u.exec(mail?.content ?? "")?.[1] ?? "none";
    // The reference is random: it may contain the digits below.
    expect(mail?.content.replaceAll(reference, "")).not.toMatch(/KOOPNU|kwaad|0906|666|777|888|geluk/u);
    expect(mail?.content).toContain("Zondag");
    const [staff] = mailsTo(/staf@/u);
    for (const typed of ["KOOPNU geluk", "https://kwaad.example", "0906 1234567", "KOOPNU stad"]) {
      expect(staff?.content).toContain(typed);
    }
    expect(staff?.content).toContain(`Kenmerk: ${reference}`);
  });

  test("a day later there is mail again", async () => {
    const now = Date.now();
    for (let mail = 0; mail < maxMailsInDay; mail += 1)
      expect(await consumeMailQuota(cms.strapi.db, "morgen@example.nl", now)).toBe(true);
    expect(await consumeMailQuota(cms.strapi.db, "Morgen+x@example.nl", now)).toBe(false);
    expect(await consumeMailQuota(cms.strapi.db, "ander@example.nl", now)).toBe(true);
    expect(await consumeMailQuota(cms.strapi.db, "morgen@example.nl", now + 24 * 60 * 60 * 1000)).toBe(true);
  });
});

test.each([
  ["Jan+circuit@Example.NL", "jan@example.nl"],
  ["j.a.n+x+y@googlemail.com", "jan@gmail.com"],
  ["j.an@example.nl", "j.an@example.nl"],
  ["jan@example.nl.", "jan@example.nl"],
  ["ｊan@example.nl", "jan@example.nl"],
])("%s is read in the inbox of %s", (address, inbox) => {
  expect(canonicalEmail(address)).toBe(inbox);
});

test("a signed message that is sent again is refused, that of a subscription as well as a question about changes", async () => {
  const now = Math.floor(Date.now() / 1000);
  const path = "/api/changes?after=0";
  const headers = { "x-signature": sign(webSecret, "changes", `GET ${path}`, now) };
  expect((await fetch(`${cms.origin}${path}`, { headers })).status).toBe(200);
  expect((await fetch(`${cms.origin}${path}`, { headers })).status).toBe(401);

  const message = JSON.stringify({ action: "confirm", token: "x".repeat(43) });
  const post = {
    method: "POST",
    headers: { "content-type": "application/json", "x-signature": sign(webSecret, "subscription", message, now) },
    body: JSON.stringify({ message }),
  };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => fetch(`${cms.origin}/api/subscription-requests`, post)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
});
