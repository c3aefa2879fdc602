import type { Modules } from "@strapi/strapi";
import { beforeAll, describe, expect, test } from "vitest";
import { formSchema } from "../../contract/src/forms/form.ts";
import { fieldSchema } from "../../contract/src/forms/form-fields.ts";
import { singleAnswer } from "../../contract/src/response.ts";
import { addLanguages } from "../src/content/languages.ts";
import { fieldProblem } from "../src/content/publishing/field-problem.ts";
import { formDraftSchema } from "../src/content/publishing/form-draft.ts";
import { locales, publish, publishDraft } from "./publish.ts";
import { formOf } from "./site-form.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { alarmAddress as address, alarmEvent as event, ticketAlarm } from "./ticket-alarm-form.ts";

type FormData = Modules.Documents.Params.Data.Input<"api::form.form">;
type Fields = NonNullable<FormData["fields"]>;

const cms = emptyCmsForFile();
let form: string;

beforeAll(async () => {
  await addLanguages(cms.strapi);
  form = await publish(cms.strapi, "api::form.form", formOf);
});

test("a form that isn't there is a 404 in every view", async () => {
  for (const query of ["locale=nl", "locale=nl&view=detail"]) {
    expect((await cms.get(`/forms/zzzzzzzz?${query}`)).status).toBe(404);
  }
});

test.each(locales)(
  "a form in %s is answered with every kind of field the contract knows, in the editor's order",
  async (locale) => {
    const { body } = await cms.get(`/forms/${form}?view=detail&locale=${locale}`);
    const answer = singleAnswer(formSchema).parse(body);
    const kinds = new Set(answer?.fields.map(({ __component }) => __component));

    expect(answer?.title).toBe(`Alles (${locale})`);
    expect(kinds).toEqual(new Set(fieldSchema.options.map(({ shape }) => shape.__component.value)));
    expect(answer?.fields.slice(0, 2)).toMatchObject([
      { name: "naam", errorLabel: "Naam", required: true, heading: "Deel", width: "half", minLength: 1, maxLength: 9 },
      { name: "email", confirm: true, confirmLabel: "Nog eens" },
    ]);
    expect(answer?.fields.find(({ name }) => name === "keuze")).toMatchObject({
      options: [{ value: "zondag", label: "Zondag" }],
      display: "select",
    });
    expect(answer?.fields.find(({ name }) => name === "waarom")).toMatchObject({ showWhenField: "keuze" });
    expect(answer?.fields.find(({ name }) => name === "dag")).toMatchObject({
      disabledDays: { weekdays: [1], periods: [] },
    });
  },
);

test("a limit that is a day is written as the panel shows days, in each of its languages", () => {
  const asked = { __component: "fields.date", name: "dag", label: "Dag", min: "2028-02-01", max: "2028-01-01" };
  const { fields } = formDraftSchema.parse({ fields: [asked] });
  const problem = fields[0] === undefined ? null : fieldProblem(fields[0], fields);
  expect(problem?.nl).toContain("laagste grens (01-02-2028) hoger dan de hoogste (01-01-2028)");
  expect(problem?.en).toContain("lowest limit (1 February 2028) that is higher than the highest (1 January 2028)");
});

const publishForm = (changes: Partial<FormData>) => {
  const slug = `f-${Math.random().toString(36).slice(2)}`;
  return publishDraft(cms.strapi, "api::form.form", { ...formOf("nl"), slug, ...changes });
};

const name: Fields[number] = { __component: "fields.text", name: "naam", label: "Naam" };

const choice = (options: { value: string; label: string }[]): Fields[number] => ({
  __component: "fields.choice",
  name: "keuze",
  label: "Keuze",
  options,
});

const yes = { value: "ja", label: "Ja" };

/** What is wrong, the fields or more of the form, and what is said. */
type Refused = [string, Fields | Partial<FormData>, string];

const file: Fields[number] = { __component: "fields.file", name: "foto", label: "Foto" };

const measure = (unit: "kilogram" | "meter", displayUnit: "meter" | "celsius" | "mile"): Fields[number] => ({
  __component: "fields.unit",
  name: "maat",
  label: "Maat",
  unit,
  displayUnit,
});

const choices = {
  __component: "fields.multiple-choice" as const,
  name: "keuzes",
  label: "Keuzes",
  options: [yes, { value: "nee", label: "Nee" }],
};

/** Questions with an answer that they never get. */
const unanswerable: [Fields[number], string][] = [
  [{ __component: "fields.hidden", name: "eerst", value: "site" }, "app"],
  [{ __component: "fields.checkbox", name: "eerst", label: "Eerst" }, "ja"],
  [{ __component: "fields.number", name: "eerst", label: "Eerst" }, "veel"],
  [{ __component: "fields.date", name: "eerst", label: "Eerst" }, "zondag"],
  [{ ...choices, name: "eerst" }, "misschien"],
];

/** Answers that these questions can get; none stands for any. */
const answerable: [Fields[number], string][] = [
  [{ __component: "fields.hidden", name: "eerst", value: "site" }, "site"],
  [{ __component: "fields.hidden", name: "eerst", value: "site" }, ""],
  [{ __component: "fields.checkbox", name: "eerst", label: "Eerst" }, "false"],
  [{ __component: "fields.checkbox", name: "eerst", label: "Eerst" }, ""],
  [{ __component: "fields.number", name: "eerst", label: "Eerst" }, "3"],
  [{ __component: "fields.date", name: "eerst", label: "Eerst" }, "2027-05-01"],
  [{ __component: "fields.text", name: "eerst", label: "Eerst" }, "iets"],
  [{ ...choices, name: "eerst" }, "nee"],
  [{ ...choice([yes]), name: "eerst" }, ""],
];

const alarm = (...fields: Fields): Partial<FormData> => ({ ...ticketAlarm, fields });

describe("an editor reads in Dutch why a form can't be published", () => {
  test.each<Refused>([
    ["it asks nothing", [], "nog geen vragen"],
    ["two questions share a name", [name, { ...name, label: "Nog een" }], "twee vragen met het kenmerk ‘naam’"],
    ["a name is JavaScript's own", [{ ...name, name: "constructor" }], "‘constructor’ kan geen kenmerk zijn"],
    ["a choice has no answers", [choice([])], "nog geen antwoorden"],
    ["two answers share a value", [choice([yes, yes])], "twee antwoorden met de waarde ‘ja’"],
    ["it waits for a question that isn't there", [{ ...name, showWhenField: "weg" }], "‘weg’, maar die is er niet"],
    ["it waits for itself", [{ ...name, showWhenField: "naam" }], "wacht op zichzelf"],
    ...["", "cv.pdf"].map((showWhenValue): Refused => [
      `it waits for files: ‘${showWhenValue}’`,
      [file, { ...name, showWhenField: "foto", showWhenValue }],
      "‘Naam’ wacht op ‘Foto’, maar op bestanden",
    ]),
    [
      "it waits for an address",
      [
        { __component: "fields.address", name: "adres", label: "Adres" },
        { ...name, showWhenField: "adres" },
      ],
      "‘Naam’ wacht op ‘Adres’, maar op bestanden en een adres",
    ],
    ...unanswerable.map(([decider, showWhenValue]): Refused => [
      `it waits for ‘${showWhenValue}’ of ${decider.__component}`,
      [decider, { ...name, showWhenField: "eerst", showWhenValue }],
      `wacht op het antwoord ‘${showWhenValue}’, maar dat heeft`,
    ]),
    ["units don't measure the same", [measure("kilogram", "meter")], "‘Maat’ meten ‘Eenheid’ (kilogram)"],
    ["nor do these", [measure("meter", "celsius")], "Conversion not supported"],
    ...(["fields.number", "fields.currency", "fields.unit"] as const).flatMap((kind): Refused[] => {
      const number = { __component: kind, name: "aantal", label: "Aantal", unit: "meter" as const };
      return [
        [`${kind} has a step of nothing`, [{ ...number, step: 0 }], "‘Aantal’ staat bij ‘Stap’ 0"],
        [`${kind} has its limits turned`, [{ ...number, min: 10, max: 9 }], "laagste grens (10) hoger"],
        [`${kind} counts down`, [{ ...number, step: -1 }], "‘Stap’"],
      ];
    }),
    [
      "more answers are asked than there are",
      [{ ...choices, required: true, minChoices: 3 }],
      "‘Keuzes’ staat bij ‘Minste keuzes’ 3, maar er zijn 2 antwoorden",
    ],
    [
      "fewer answers are allowed than asked",
      [{ ...choices, minChoices: 2, maxChoices: 1 }],
      "laagste grens (2) hoger dan de hoogste (1)",
    ],
    ["a text has to be longer than it may be", [{ ...name, minLength: 300 }], "laagste grens (300) hoger"],
    [
      "it waits for an answer that isn't there",
      [choice([yes]), { ...name, showWhenField: "keuze", showWhenValue: "nee" }],
      "wacht op het antwoord ‘nee’",
    ],
    [
      "two questions wait for each other",
      [
        { ...name, showWhenField: "tweede" },
        { ...name, name: "tweede", label: "Tweede", showWhenField: "naam" },
      ],
      "wachten op elkaar",
    ],
    ["limits are turned", [{ ...name, minLength: 9, maxLength: 3 }], "laagste grens (9) hoger"],
    [
      "a closed day is none",
      [{ __component: "fields.date", name: "dag", label: "Dag", disabledDays: "ooit" }],
      "‘ooit’ bij Gesloten dagen",
    ],
    ["nobody would read it", { recipients: "" }, "minstens één e-mailadres"],
    [
      "a recipient is no address",
      { recipients: "info@circuit.example\nJan" },
      "‘Jan’ bij Ontvangers is geen e-mailadres",
    ],
    ["a ticket alarm has no event", { purpose: "ticket-alarm" }, "vraagt om een evenement"],
    ["nor one that must be chosen", alarm(address, { ...event, required: false }), "vraagt om een evenement"],
    ["nor one that all see", alarm(address, { ...event, showWhenField: "email" }), "vraagt om een evenement"],
    [
      "a ticket alarm is for several events",
      alarm(address, { ...event, __component: "fields.multiple-choice" }),
      "vraagt om een evenement",
    ],
    ["its address may be left out", alarm({ ...address, required: false }, event), "vraagt om een e-mailadres"],
    ["its address isn't asked of all", alarm({ ...address, showWhenField: "event" }, event), "om een e-mailadres"],
  ])("when %s", async (_, changes, sentence) => {
    await expect(publishForm(Array.isArray(changes) ? { fields: changes } : changes)).rejects.toThrow(sentence);
  });

  test.each(["Naam", "1e", "een naam", "naam.deel"])("when a question is named %j, as a draft too", async (wrong) => {
    await expect(publishForm({ fields: [{ ...name, name: wrong }] })).rejects.toMatchObject({
      name: "ValidationError",
    });
  });

  test("and a form whose questions can all be shown and sent is", async () => {
    const waiting = { ...name, showWhenField: "eerst" };
    for (const [decider, showWhenValue] of answerable)
      await expect(publishForm({ fields: [decider, { ...waiting, showWhenValue }] })).resolves.toHaveProperty(
        "entries",
      );
    const fields = [measure("meter", "mile"), { ...choices, required: true, minChoices: 2, maxChoices: 2 }];
    await expect(publishForm({ fields })).resolves.toHaveProperty("entries");
  });
});
