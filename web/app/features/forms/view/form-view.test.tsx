import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { expect, test } from "vitest";
import { renderPage } from "../../../../test/render-page.tsx";
import type { FormOutcome, FormViewData } from "../form-view-data.ts";
import { FormView } from "./form-view.tsx";

const form = formSchema.parse(formFixture);

function htmlOf(data: Partial<FormViewData> = {}, locale: "nl" | "en" = "nl"): string {
  const whole: FormViewData = {
    form,
    outcome: null,
    chosen: {},
    isSent: false,
    humanCheck: { kind: "proof-of-work" },
    today: "2026-11-21",
    ...data,
  };
  return renderPage(<FormView {...whole} title="Stuur ons een bericht" intro={null} />, { locale });
}

const refused: FormOutcome = {
  form: form.documentId,
  values: { name: ["<b>Jorien</b>"], email: ["j@voorbeeld.nl"], jobs: ["photographer", "radio"], visitors: ["9.999"] },
  errors: {
    "email.confirmation": { key: "forms.errors.emailMatch", params: { label: "E-mail" } },
    visitors: { key: "forms.errors.max", params: { label: "Aantal bezoekers", max: 12_000 } },
  },
  problem: null,
  token: "token",
};

test("F17 without scripts a form posts to its own page, pictures and all", () => {
  const [tag = ""] = /<form [^>]*>/u.exec(htmlOf()) ?? [];
  for (const part of ['method="post"', 'action="/"', 'encType="multipart/form-data"']) expect(tag).toContain(part);
});

test("F17 browsers can fill in what they know of their visitor", () => {
  const html = htmlOf();
  for (const known of ["name", "email", "tel", "address-line1", "postal-code", "address-level2", "country-name"])
    expect(html).toContain(`autoComplete="${known}"`);
});

test("F17 F09 what was typed stands in the form again, next to what is wrong with it", () => {
  const html = htmlOf({ outcome: refused });
  expect(html).toContain('value="&lt;b&gt;Jorien&lt;/b&gt;"');
  const ticked = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/gu)].filter(([tag]) => tag.includes('checked=""'));
  expect(ticked.map(([tag]) => /value="(\w+)"/u.exec(tag)?.[1])).toEqual(["photographer", "radio"]);
  expect(html).toContain('<a href="#form-alles-email-confirmation">E-mailadres komt niet overeen<');
  expect(html).toContain('aria-describedby="form-alles-email-confirmation-error" aria-invalid="true"');
  expect(html).toContain("2 dingen gaan nog niet goed");
});

test("F17 who chose a file is asked for it again, and who chose none isn't", () => {
  const again = "Kies je bestand nog een keer";
  const missing = { photo: { key: "forms.errors.required", params: { label: "Foto" } } } as const;
  expect(htmlOf()).not.toContain(again);
  expect(htmlOf({ outcome: refused })).toContain(again);
  expect(htmlOf({ outcome: { ...refused, errors: missing } })).not.toContain(again);
});

test("F17 limits are written as the language writes them", () => {
  expect(htmlOf({ outcome: refused })).toContain("vul 12.000 of minder in");
  expect(htmlOf({ outcome: refused }, "en")).toContain("fill in 12,000 or less");
});

test("F11 the page holds nothing of one visitor, and asks for a token where there are no scripts", () => {
  expect(htmlOf()).not.toContain("form_token");
  expect(htmlOf()).toContain('<noscript><img src="/forms/start" alt="" hidden=""/></noscript>');
  expect(htmlOf({ outcome: refused })).toContain('name="form_token" value="token"');
});

test("F11 with reCAPTCHA the form carries the notice that replaces its badge", () => {
  const html = htmlOf({ humanCheck: { kind: "recaptcha", siteKey: "key" } });
  expect(html).toContain("https://policies.google.com/privacy");
  expect(html).toContain("https://policies.google.com/terms");
});

test("F16 a failure is told in the specification's words, with a way to try again", () => {
  const failed = { ...refused, errors: {}, problem: "failed" as const };
  expect(htmlOf({ outcome: failed })).toMatch(
    /role="alert".+Er is iets misgegaan\. Probeer het opnieuw\..+Probeer opnieuw/u,
  );
  expect(htmlOf({ outcome: failed }, "en")).toContain("Something went wrong. Please try again.");
});

test("F11 who sent too much from a network of many is offered a link by mail, beside the form", () => {
  const tooMany = { ...refused, errors: {}, problem: "tooMany" as const };
  expect(htmlOf({ outcome: tooMany })).toMatch(/href="\/aanmelding\/adres" target="_blank"/u);
  expect(htmlOf({ outcome: tooMany }, "en")).toMatch(/href="\/en\/subscription\/address" target="_blank"/u);
  expect(htmlOf({ outcome: refused })).not.toContain("/aanmelding/adres");
});

test("F18 what the address chooses is chosen without scripts, until the form comes back as it was sent", () => {
  const radio = (html: string) =>
    [...html.matchAll(/<input[^>]*type="radio"[^>]*>/gu)].filter(([tag]) => tag.includes("checked"));
  const field = form.fields.find(({ __component }) => __component === "fields.choice");
  if (field?.__component !== "fields.choice") throw new Error("No choice");
  const [first, second] = field.options.map(({ value }) => value);
  const chosen = { [field.name]: [second ?? ""] };
  const lists = {
    ...form,
    fields: form.fields.map((each) => (each === field ? { ...field, display: "select" as const } : each)),
  };
  expect(radio(htmlOf({ chosen })).map(([tag]) => tag)).toEqual([expect.stringContaining(`value="${second}"`)]);
  expect(htmlOf({ chosen, form: lists })).toContain(`<option value="${second}" selected="">`);
  const again = { ...refused, values: { [field.name]: [first ?? ""] } };
  expect(htmlOf({ chosen, form: lists, outcome: again })).toContain(`<option value="${first}" selected="">`);
});

test("F16 what can't be taken just now is told so, with a way to try again and a word about the files", () => {
  const later = { ...refused, errors: {}, problem: "later" as const };
  expect(htmlOf({ outcome: later })).toMatch(
    /role="alert".+We kunnen dit nu niet aannemen\..+Alles wat je hebt ingevuld staat er nog\..+Probeer opnieuw.+Kies je bestand nog een keer/su,
  );
  expect(htmlOf({ outcome: later }, "en")).toContain("We can’t take this just now. Please try again in a while.");
});

test("F17 once it is sent, the thank-you stands in the form's place", () => {
  const html = htmlOf({ isSent: true });
  expect(html).toContain("Aangekomen");
  expect(html).not.toContain("<form");
});

test("a long form stands in parts, each under its title", () => {
  const headings: Record<string, string> = { message: "Je bericht", vip: "Tot slot" };
  const fields = form.fields.map((field) => ({ ...field, heading: headings[field.name] ?? null }));
  const html = htmlOf({ form: { ...form, fields } });
  const [start = "", ...parts] = html.split(/<fieldset[^>]*><legend>(?=Je bericht|Tot slot)/u);
  expect(start).toContain('name="phone"');
  expect(parts.map((part) => /^[^<]+/u.exec(part)?.[0])).toEqual(["Je bericht", "Tot slot"]);
  expect(parts[0]).toContain('name="message"');
  expect(parts[0]).not.toContain('name="vip"');
  expect(parts[1]).toContain('name="vip"');
});
