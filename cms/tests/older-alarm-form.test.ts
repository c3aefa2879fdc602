import { beforeAll, expect, test } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { postSubmission } from "./post-submission.ts";
import { publish } from "./publish.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { alarmAddress, alarmEvent, ticketAlarm } from "./ticket-alarm-form.ts";

const cms = emptyCmsForFile();

beforeAll(() => addLanguages(cms.strapi));

test("F18 a ticket alarm of an older form that lets the address or the event out is refused with the form's error", async () => {
  const { strapi } = cms;
  const soon = new Date(Date.now() + 100 * 24 * 60 * 60 * 1000).toISOString();
  const event = await publish(strapi, "api::event.event", (locale) => ({
    title: "TT",
    slug: `tt-${locale}`,
    startsAt: soon,
    endsAt: soon,
    saleState: "not-yet" as const,
  }));
  const fields = [
    { ...alarmAddress, name: "adres" },
    { ...alarmEvent, name: "wedstrijd" },
  ];
  const older = await publish(strapi, "api::form.form", (locale) => ({
    title: "Ouder alarm",
    slug: `ouder-alarm-${locale}`,
    ...ticketAlarm,
    fields,
    submitLabel: "Zet",
    retentionDays: 180,
    thanksTitle: "Dank je",
  }));
  for (const { __component, name } of fields)
    await strapi.db.query(__component).updateMany({ where: { name }, data: { required: false } });

  const sendOlder = (values: Record<string, string>) => postSubmission(cms.origin, { form: older, values });
  expect(await sendOlder({ wedstrijd: event })).toMatchObject({
    status: 422,
    body: { errors: { adres: { key: "forms.errors.required", params: { label: "E-mail" } } } },
  });
  expect(await sendOlder({ adres: "ouder@example.nl" })).toMatchObject({
    status: 422,
    body: { errors: { wedstrijd: { key: "forms.errors.required" } } },
  });
  const kept = strapi.documents("api::subscription.subscription");
  expect(await kept.findMany({ filters: { email: { $eq: "ouder@example.nl" } } })).toEqual([]);
});
