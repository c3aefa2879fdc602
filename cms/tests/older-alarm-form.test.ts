import { beforeAll, expect, test } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { postSubmission } from "./post-submission.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { alarmAddress, alarmEvent, publishAlarmForm, publishComingEvent } from "./ticket-alarm-form.ts";

const cms = emptyCmsForFile();

beforeAll(() => addLanguages(cms.strapi));

test("F18 a ticket alarm of an older form that lets the address or the event out is refused with the form's error", async () => {
  const { strapi } = cms;
  const event = await publishComingEvent(strapi);
  const fields = [
    { ...alarmAddress, name: "adres" },
    { ...alarmEvent, name: "wedstrijd" },
  ];
  const older = await publishAlarmForm(strapi, fields);
  for (const { __component, name } of fields)
    await strapi.db.query(__component).updateMany({ where: { name }, data: { required: false } });

  const sendOlder = (values: Record<string, string>) => postSubmission(cms.origin, { form: older, values });
  const required = { key: "forms.errors.required" };
  const noAddress = { errors: { adres: { ...required, params: { label: "E-mail" } } } };
  expect(await sendOlder({ wedstrijd: event })).toMatchObject({ status: 422, body: noAddress });
  const noEvent = { errors: { wedstrijd: required } };
  expect(await sendOlder({ adres: "ouder@example.nl" })).toMatchObject({ status: 422, body: noEvent });
  const kept = strapi.documents("api::subscription.subscription");
  expect(await kept.findMany({ filters: { email: { $eq: "ouder@example.nl" } } })).toEqual([]);
});
